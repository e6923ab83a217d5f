//! One schema applied to one value.

use serde_json::Value;

use super::super::maker::Maker;
use super::scalar::{fits_number, is_listed, is_type};
use crate::document::json::Json;

/// Whether a value fits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::mock) enum Fit {
    /// It does not.
    No,
    /// It cannot be told.
    Unsure,
    /// It does.
    Yes,
}

/// Schemas inside one another, those of the value's parts included.
const MAX_DEPTH: usize = 250;

/// Keywords of 3.1 that forbid values in ways that are not known here.
const UNKNOWN: [&str; 11] = [
    "contains",
    "dependentRequired",
    "dependentSchemas",
    "if",
    "patternProperties",
    "prefixItems",
    "propertyNames",
    "unevaluatedItems",
    "unevaluatedProperties",
    "$dynamicRef",
    "contentSchema",
];

impl Maker {
    /// Whether a value fits all schemas.
    pub(in crate::mock) fn fits_all(&mut self, schemas: &[&'static Json], value: &Value) -> Fit {
        schemas.iter().map(|schema| self.fits(schema, value)).min().unwrap_or(Fit::Yes)
    }

    /// Whether a value fits a schema.
    pub(in crate::mock) fn fits(&mut self, schema: &'static Json, value: &Value) -> Fit {
        self.wholes.push(schema);
        let fit = self.applies(schema, value);
        self.wholes.pop();
        fit
    }

    /// The same for a part of the schema of a value.
    pub(super) fn applies(&mut self, schema: &'static Json, value: &Value) -> Fit {
        if self.fit_depth >= MAX_DEPTH || !self.spend() {
            return Fit::Unsure;
        }
        self.fit_depth += 1;
        let fit = match schema {
            Json::Bool(true) => Fit::Yes,
            Json::Bool(false) => Fit::No,
            Json::Map(_) => self.keywords(schema, value),
            _ => Fit::Unsure,
        };
        self.fit_depth -= 1;
        fit
    }

    fn keywords(&mut self, schema: &'static Json, value: &Value) -> Fit {
        let mut fit = Fit::Yes;
        if let Some(reference) = schema.text("$ref") {
            fit = self.document.referred(reference).map_or(Fit::Unsure, |target| self.applies(target, value));
            // In 3.0 what stands beside a reference says nothing.
            if !self.is_3_1 {
                return fit;
            }
        }
        let scalar = self.fits_scalar(schema, value);
        if scalar == Fit::No {
            return Fit::No;
        }
        fit = fit.min(scalar);
        if UNKNOWN.iter().any(|keyword| schema.get(keyword).is_some()) {
            fit = fit.min(Fit::Unsure);
        }
        fit = fit.min(match value {
            Value::Array(items) => self.fits_array(schema, items),
            Value::Object(properties) => self.fits_object(schema, properties),
            _ => Fit::Yes,
        });
        if fit == Fit::No { Fit::No } else { fit.min(self.fits_composition(schema, value)) }
    }

    /// What a schema itself says about the type of a value, about listed values, numbers and texts.
    pub(in crate::mock) fn fits_scalar(&mut self, schema: &'static Json, value: &Value) -> Fit {
        if !is_type(schema, value) || !is_listed(schema, value) {
            return Fit::No;
        }
        match value {
            Value::Number(number) => fits_number(schema, number),
            Value::String(text) => self.fits_text(schema, text),
            _ => Fit::Yes,
        }
    }
}
