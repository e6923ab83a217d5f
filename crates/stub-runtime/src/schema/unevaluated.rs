//! `unevaluatedProperties` and `unevaluatedItems`: what no other keyword of the schema, or of one that it is composed of, has
//! looked at.
//!
//! ```text
//! allOf: [{properties: {a: {}}}, {anyOf: [{properties: {b: {type: string}}}, {properties: {c: {}}}]}]
//! unevaluatedProperties: false
//!
//! {a: 1, b: x}    fits: the first part looks at `a`, the first alternative, which fits, at `b`
//! {a: 1, b: 2}    does not: that alternative does not fit, and the other one does not look at `b`
//! ```
//!
//! It is asked only where one of these keywords stands, after all others have let the value pass: no other schema pays for it.

use std::collections::HashSet;

use serde_json::Value;

use super::budget::Budget;
use super::keyword::{Compiled, Condition, Keyword, Others, Properties};
use crate::check::{Fault, Rule, Step};

/// Parts of one value that were looked at.
#[derive(Default)]
struct Evaluated {
    /// By `items`, `additionalProperties` or one of these keywords further inside: what else there is.
    is_all: bool,
    /// Elements and values of properties, by where they are in memory.
    parts: HashSet<*const Value>,
}

impl Compiled {
    /// Holds the parts of a value of which the schema says nothing else to what it says of those.
    pub(super) fn unevaluated(
        &self,
        own: usize,
        others: Others,
        value: &Value,
        budget: &mut Budget,
    ) -> Result<(), Fault> {
        let mut evaluated = Evaluated::default();
        for keyword in &self.schemas[own] {
            // What asks has looked at nothing yet.
            if !matches!(keyword, Keyword::UnevaluatedItems(..) | Keyword::UnevaluatedProperties(..)) {
                self.add_keyword(keyword, value, &mut evaluated, budget)?;
            }
        }
        let is_left = |part: &Value| !evaluated.is_all && !evaluated.parts.contains(&std::ptr::from_ref(part));
        match value {
            Value::Array(items) => {
                let mut left = items.iter().enumerate().filter(|(_, item)| is_left(item));
                left.try_for_each(|(idx, item)| {
                    self.other_item(others, item, budget).map_err(|fault| fault.under(Step::Index(idx)))
                })
            }
            Value::Object(properties) => {
                let mut left = properties.iter().filter(|(_, value)| is_left(value));
                left.try_for_each(|(name, value)| self.other(others, name, value, budget))
            }
            _ => Ok(()),
        }
    }

    fn other_item(&self, others: Others, item: &Value, budget: &mut Budget) -> Result<(), Fault> {
        match others {
            Others::Unsaid | Others::Free => Ok(()),
            Others::Refused => Err(Fault::new(Rule::Never)),
            Others::Schema(schema) => self.check(schema, item, budget),
        }
    }

    /// Adds what a schema that the value fits looks at, itself and by its parts.
    fn add(&self, schema: usize, value: &Value, evaluated: &mut Evaluated, budget: &mut Budget) -> Result<(), Fault> {
        let depth = budget.depth();
        budget.enter()?;
        for keyword in &self.schemas[schema] {
            if evaluated.is_all {
                break;
            }
            self.add_keyword(keyword, value, evaluated, budget)?;
        }
        budget.return_to(depth);
        Ok(())
    }

    /// Adds it if the value fits; true if it does.
    fn add_if_fit(
        &self,
        schema: usize,
        value: &Value,
        evaluated: &mut Evaluated,
        budget: &mut Budget,
    ) -> Result<bool, Fault> {
        let is_fit = self.fits(schema, value, budget)?.is_none();
        if is_fit {
            self.add(schema, value, evaluated, budget)?;
        }
        Ok(is_fit)
    }

    fn add_keyword(
        &self,
        keyword: &Keyword,
        value: &Value,
        evaluated: &mut Evaluated,
        budget: &mut Budget,
    ) -> Result<(), Fault> {
        match (keyword, value) {
            (Keyword::Items(prefix, rest), Value::Array(items)) => {
                evaluated.is_all |= rest.is_some();
                evaluated.parts.extend(items.iter().take(prefix.len()).map(std::ptr::from_ref));
            }
            (Keyword::Contains(contains), Value::Array(items)) => {
                for item in items {
                    if self.fits(contains.schema, item, budget)?.is_none() {
                        evaluated.parts.insert(item);
                    }
                }
            }
            (Keyword::Properties(rules), Value::Object(properties)) => {
                let Properties { declared, patterns, others } = &**rules;
                evaluated.is_all |= *others != Others::Unsaid;
                let is_said = |name: &str| {
                    declared.contains_key(name) || patterns.iter().any(|(pattern, _)| pattern.is_match(name))
                };
                let said = properties.iter().filter(|(name, _)| is_said(name));
                evaluated.parts.extend(said.map(|(_, value)| std::ptr::from_ref(value)));
            }
            (Keyword::UnevaluatedItems(..), Value::Array(_))
            | (Keyword::UnevaluatedProperties(..), Value::Object(_)) => {
                evaluated.is_all = true;
            }
            (Keyword::With(name, schema), Value::Object(properties)) if properties.contains_key(name) => {
                self.add(*schema, value, evaluated, budget)?;
            }
            (Keyword::All(schemas), _) => {
                for schema in schemas {
                    self.add(*schema, value, evaluated, budget)?;
                }
            }
            (Keyword::Any(schemas) | Keyword::One(schemas), _) => {
                for schema in schemas {
                    self.add_if_fit(*schema, value, evaluated, budget)?;
                }
            }
            (Keyword::If(Condition { asked, consequence, alternative }), _) => {
                let is_fit = self.add_if_fit(*asked, value, evaluated, budget)?;
                if let Some(chosen) = if is_fit { consequence } else { alternative } {
                    self.add(*chosen, value, evaluated, budget)?;
                }
            }
            (Keyword::Saying(keyword, _), _) => self.add_keyword(keyword, value, evaluated, budget)?,
            _ => {}
        }
        Ok(())
    }
}
