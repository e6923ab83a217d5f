//! `allOf`, `anyOf`, `oneOf` and `not`.

use serde_json::Value;

use super::super::maker::Maker;
use super::verdict::Fit;
use crate::document::json::Json;
use crate::document::parsed::Document;

impl Maker {
    pub(super) fn fits_composition(&mut self, schema: &'static Json, value: &Value) -> Fit {
        let mut fit = Fit::Yes;
        for part in schema.items("allOf") {
            fit = fit.min(self.applies(part, value));
        }
        if let Some(not) = schema.get("not") {
            fit = fit.min(match self.applies(not, value) {
                Fit::Yes => Fit::No,
                Fit::Unsure => Fit::Unsure,
                Fit::No => Fit::Yes,
            });
        }
        if fit == Fit::No {
            return Fit::No;
        }
        match self.fits_named(schema, value) {
            Some(named) => fit.min(named),
            None => fit.min(self.fits_any_of(schema, value)).min(self.fits_one_of(schema, value)),
        }
    }

    fn fits_any_of(&mut self, schema: &'static Json, value: &Value) -> Fit {
        let alternatives = schema.items("anyOf");
        alternatives.iter().map(|schema| self.applies(schema, value)).max().unwrap_or(Fit::Yes)
    }

    fn fits_one_of(&mut self, schema: &'static Json, value: &Value) -> Fit {
        let fits: Vec<Fit> = schema.items("oneOf").iter().map(|schema| self.applies(schema, value)).collect();
        let n = |fit| fits.iter().filter(|other| **other == fit).count();
        match (n(Fit::Yes), n(Fit::Unsure)) {
            _ if fits.is_empty() => Fit::Yes,
            (1, 0) => Fit::Yes,
            (0, 0) | (2.., _) => Fit::No,
            _ => Fit::Unsure,
        }
    }

    /// Whether an object fits the alternative that it names; `None` if it names none, and any may be meant.
    fn fits_named(&mut self, schema: &'static Json, value: &Value) -> Option<Fit> {
        let discriminator = schema.get("discriminator")?;
        let property = discriminator.text("propertyName")?;
        let alternatives = || schema.items("oneOf").iter().chain(schema.items("anyOf"));
        let object = value.as_object()?;
        alternatives().next()?;
        let name = match object.get(property) {
            Some(Value::String(name)) => name.clone(),
            Some(Value::Number(number)) => number.to_string(),
            Some(Value::Bool(value)) => value.to_string(),
            _ => return Some(Fit::No),
        };
        let mapped = discriminator.entries("mapping").find(|(key, _)| *key == name);
        let target = match mapped {
            Some((_, target)) => Some(self.document.mapped(target.as_str()?)?),
            None => {
                alternatives().find(|alternative| name_in(self.document, discriminator, alternative) == Some(&name))
            }
        };
        match target {
            Some(target) => Some(self.applies(target, value)),
            None => alternatives().all(|schema| schema.text("$ref").is_some()).then_some(Fit::No),
        }
    }
}

/// The value of a discriminator that means an alternative.
pub(in crate::mock) fn name_in(
    document: &Document,
    discriminator: &'static Json,
    alternative: &'static Json,
) -> Option<&'static str> {
    let reference = alternative.text("$ref")?;
    let target = document.referred(reference)?;
    let mut mapping = discriminator.entries("mapping");
    let is_target = |mapped: &'static Json| {
        mapped.as_str().and_then(|text| document.mapped(text)).is_some_and(|mapped| std::ptr::eq(mapped, target))
    };
    let mapped = mapping.find(|(_, mapped)| is_target(mapped)).map(|(name, _)| name);
    mapped.or_else(|| reference.rsplit('/').next())
}
