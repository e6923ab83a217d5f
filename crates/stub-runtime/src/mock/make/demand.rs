//! All that is demanded of one value: schemas with their references followed and their `allOf` joined.

use std::fmt;

use serde_json::Value;

use super::super::fit::{Fit, name_in};
use super::super::maker::Maker;
use crate::document::json::Json;

/// Schemas that are joined for one value.
const MAX_PARTS: usize = 500;

/// What one value must fit.
#[derive(Debug, Clone, Default)]
pub(super) struct Demand {
    /// Schemas that must all hold, without what they refer to or join.
    pub(super) parts: Vec<&'static Json>,
    /// Alternatives of which one is still to be taken.
    pub(super) choices: Vec<Choice>,
    /// Properties that must have a value since they name the alternative that was taken.
    pub(super) tags: Vec<(&'static str, Value)>,
    /// What was referred to.
    pub(super) referred: Vec<&'static Json>,
    /// Alternatives of `oneOf` that were not taken, and must not fit.
    pub(super) rivals: Vec<&'static Json>,
}

/// `anyOf` or `oneOf`.
#[derive(Debug, Clone, Copy)]
pub(super) struct Choice {
    pub(super) alternatives: &'static [Json],
    pub(super) is_exclusive: bool,
    pub(super) discriminator: Option<&'static Json>,
}

impl Demand {
    /// What must fit all schemas.
    pub(super) fn of(maker: &mut Maker, schemas: &[&'static Json]) -> Result<Demand, Unmade> {
        let mut demand = Demand::default();
        schemas.iter().try_for_each(|schema| demand.add(maker, schema))?;
        Ok(demand)
    }

    /// Adds a schema that must hold too.
    pub(super) fn add(&mut self, maker: &mut Maker, schema: &'static Json) -> Result<(), Unmade> {
        if !maker.spend() || self.parts.len() > MAX_PARTS {
            return Err(Unmade::TooMuch);
        }
        if let Some(reference) = schema.text("$ref") {
            if let Some(target) = maker.document.referred(reference) {
                let is = |other: &&'static Json| std::ptr::eq(*other, target);
                if maker.open.iter().any(is) {
                    return Err(Unmade::Endless);
                }
                if !self.referred.iter().any(is) {
                    let is_outermost = self.referred.is_empty();
                    self.referred.push(target);
                    self.add(maker, target)?;
                    if is_outermost {
                        self.name_itself(maker, schema);
                    }
                }
            }
            if !maker.is_3_1 {
                return Ok(());
            }
        }
        if *schema == Json::Bool(false) {
            return Err(Unmade::unfit("nothing is allowed here"));
        }
        self.parts.push(schema);
        for part in schema.items("allOf") {
            self.add(maker, part)?;
        }
        for key in ["anyOf", "oneOf"] {
            let alternatives = schema.items(key);
            if !alternatives.is_empty() {
                let discriminator = schema.get("discriminator");
                self.choices.push(Choice { alternatives, is_exclusive: key == "oneOf", discriminator });
            }
        }
        Ok(())
    }

    /// A schema that others are made of by `allOf`, or that is one of those, says which it is where they are told apart.
    fn name_itself(&mut self, maker: &mut Maker, reference: &'static Json) {
        let bases = self.parts.iter().filter(|part| part.get("oneOf").is_none() && part.get("anyOf").is_none());
        let named = bases.filter_map(|part| {
            let discriminator = part.get("discriminator")?;
            Some((discriminator.text("propertyName")?, name_in(maker.document, discriminator, reference)?))
        });
        for (property, name) in named.collect::<Vec<_>>() {
            let is_named = self.tags.iter().any(|(tag, _)| *tag == property);
            let (schemas, value) = (self.schemas_of(property), Value::from(name));
            if !is_named && schemas.is_some_and(|schemas| maker.fits_all(&schemas, &value) != Fit::No) {
                self.tags.push((property, value));
            }
        }
    }

    /// What a property must fit; `None` if it must not be there.
    pub(super) fn schemas_of(&self, name: &str) -> Option<Vec<&'static Json>> {
        let mut schemas = Vec::new();
        for part in &self.parts {
            let declared = part.get("properties").and_then(|properties| properties.get(name));
            match declared.or(part.get("additionalProperties")) {
                Some(Json::Bool(false)) => return None,
                Some(schema) => schemas.push(schema),
                None => {}
            }
        }
        Some(schemas)
    }

    pub(super) fn is_nullable(&self) -> bool {
        self.parts.iter().all(|part| match part.get("type") {
            Some(Json::List(names)) => names.iter().any(|name| name.as_str() == Some("null")),
            Some(_) => part.flag("nullable"),
            None => true,
        })
    }

    /// The greatest of the counts that stand under a key.
    pub(super) fn greatest(&self, key: &str) -> Option<u64> {
        self.parts.iter().filter_map(|part| part.count(key)).max()
    }

    /// The least of the counts that stand under a key.
    pub(super) fn least(&self, key: &str) -> Option<u64> {
        self.parts.iter().filter_map(|part| part.count(key)).min()
    }

    pub(super) fn has(&self, key: &str) -> bool {
        self.parts.iter().any(|part| part.get(key).is_some())
    }
}

/// Why no value could be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::mock) enum Unmade {
    /// The schema demands itself inside itself.
    Endless,
    /// It takes too much work.
    TooMuch,
    /// Nothing was found that fits.
    Unfit {
        /// The properties and elements on the way, the innermost first.
        path: Vec<String>,
        /// What was looked for.
        reason: String,
    },
}

impl Unmade {
    pub(super) fn unfit(reason: impl Into<String>) -> Unmade {
        Unmade::Unfit { path: Vec::new(), reason: reason.into() }
    }

    /// The same, seen from the value around it.
    pub(super) fn inside(mut self, step: impl Into<String>) -> Unmade {
        if let Unmade::Unfit { path, .. } = &mut self {
            path.push(step.into());
        }
        self
    }
}

impl fmt::Display for Unmade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unmade::Endless => f.write_str("the schema demands itself inside itself, without end"),
            Unmade::TooMuch => f.write_str("the schema asks for too large a value"),
            Unmade::Unfit { path, reason } if path.is_empty() => f.write_str(reason),
            Unmade::Unfit { path, reason } => {
                let path: Vec<&str> = path.iter().rev().map(String::as_str).collect();
                write!(f, "at `{}`: {reason}", path.join("."))
            }
        }
    }
}
