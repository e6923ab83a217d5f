//! One schema applied to one value: its type, listed values, and rules for numbers, texts, arrays and objects.

use std::cmp::Ordering;

use serde_json::{Map, Number, Value};

use super::super::maker::Maker;
use super::format::is_of_format;
use crate::decimal::Decimal;
use crate::document::json::Json;

/// Whether a value fits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::mock) enum Fit {
    No,
    Unsure,
    Yes,
}

/// Schemas inside one another, those of the value's parts included.
const MAX_DEPTH: usize = 250;

/// Schemas that are searched for the declaration of one missing property.
const MAX_SEARCHED: usize = 100;

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
    pub(in crate::mock) fn fits_all(&mut self, schemas: &[&'static Json], value: &Value) -> Fit {
        schemas.iter().map(|schema| self.fits(schema, value)).min().unwrap_or(Fit::Yes)
    }

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

    fn fits_text(&mut self, schema: &'static Json, text: &str) -> Fit {
        let n_chars = text.chars().count() as u64;
        let is_within = schema.count("minLength").is_none_or(|min| n_chars >= min)
            && schema.count("maxLength").is_none_or(|max| n_chars <= max);
        if !is_within || !schema.text("format").is_none_or(|format| is_of_format(format, text)) {
            return Fit::No;
        }
        let Some(pattern) = schema.text("pattern") else {
            return Fit::Yes;
        };
        match self.pattern(pattern).and_then(|pattern| pattern.is_match(text)) {
            Some(true) => Fit::Yes,
            Some(false) => Fit::No,
            None => Fit::Unsure,
        }
    }

    fn fits_array(&mut self, schema: &'static Json, items: &[Value]) -> Fit {
        let n_items = items.len() as u64;
        let is_within = schema.count("minItems").is_none_or(|min| n_items >= min)
            && schema.count("maxItems").is_none_or(|max| n_items <= max);
        let repeats = || items.iter().enumerate().any(|(idx, item)| items[..idx].contains(item));
        if !is_within || (schema.flag("uniqueItems") && repeats()) {
            return Fit::No;
        }
        let n_before = schema.items("prefixItems").len();
        match schema.get("items") {
            Some(schema) => items.iter().skip(n_before).map(|item| self.fits(schema, item)).min().unwrap_or(Fit::Yes),
            None => Fit::Yes,
        }
    }

    fn fits_object(&mut self, schema: &'static Json, value: &Map<String, Value>) -> Fit {
        let n_properties = value.len() as u64;
        let is_within = schema.count("minProperties").is_none_or(|min| n_properties >= min)
            && schema.count("maxProperties").is_none_or(|max| n_properties <= max);
        let has_required = || {
            let required = schema.items("required").iter().filter_map(Json::as_str);
            required.into_iter().all(|name| value.contains_key(name) || self.is_excused(name))
        };
        if !is_within || !has_required() {
            return Fit::No;
        }
        let additional = schema.get("additionalProperties").filter(|_| schema.get("patternProperties").is_none());
        let mut fit = Fit::Yes;
        for (name, value) in value {
            let declared = schema.get("properties").and_then(|properties| properties.get(name));
            if let Some(schema) = declared.or(additional) {
                fit = fit.min(self.fits(schema, value));
            }
        }
        fit
    }

    /// Whether a property may be missing since it only travels the other way. Where `allOf` joins schemas, one may
    /// require what another declares.
    fn is_excused(&self, name: &str) -> bool {
        let mut joined: Vec<&'static Json> = self.wholes.last().copied().into_iter().collect();
        let mut idx = 0;
        while let Some(schema) = joined.get(idx).and_then(|schema| self.document.resolve(schema)) {
            let property = schema.get("properties").and_then(|properties| properties.get(name));
            if property.is_some_and(|property| self.travels_otherwise(property)) {
                return true;
            }
            let parts = ["allOf", "oneOf", "anyOf"].into_iter().flat_map(|key| schema.items(key));
            joined.extend(parts.take(MAX_SEARCHED.saturating_sub(joined.len())));
            idx += 1;
        }
        false
    }
}

/// The words that are types.
pub(in crate::mock) const TYPES: [&str; 7] = ["object", "string", "integer", "number", "boolean", "array", "null"];

/// Whether the schema's own `type` allows a value.
fn is_type(schema: &Json, value: &Value) -> bool {
    let is = |name: &str| match (name, value) {
        ("null", Value::Null)
        | ("boolean", Value::Bool(_))
        | ("number", Value::Number(_))
        | ("string", Value::String(_))
        | ("array", Value::Array(_))
        | ("object", Value::Object(_)) => true,
        ("integer", Value::Number(number)) => Decimal::of(number).is_none_or(Decimal::is_integer),
        // A word that is no type says nothing.
        (name, _) => !TYPES.contains(&name),
    };
    match schema.get("type") {
        Some(Json::Text(name)) => is(name) || (value.is_null() && schema.flag("nullable")),
        Some(Json::List(names)) => names.iter().filter_map(Json::as_str).any(is),
        _ => true,
    }
}

/// Whether `enum` or `const` allows a value.
fn is_listed(schema: &Json, value: &Value) -> bool {
    let is_constant = schema.get("const").is_none_or(|only| same(only, value));
    let is_in_enum = match schema.get("enum") {
        Some(Json::List(values)) => values.iter().any(|listed| same(listed, value)),
        _ => true,
    };
    is_constant && is_in_enum
}

/// Whether two values are equal as JSON: `1.0` is `1`.
fn same(listed: &Json, value: &Value) -> bool {
    match (listed, value) {
        (Json::Number(a), Value::Number(b)) => match (Decimal::of(a), Decimal::of(b)) {
            (Some(a), Some(b)) => a.compare(b) == Ordering::Equal,
            _ => a == b,
        },
        (Json::List(a), Value::Array(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b)),
        (Json::Map(a), Value::Object(b)) => {
            a.len() == b.len() && a.iter().all(|(key, a)| b.get(key.as_ref()).is_some_and(|b| same(a, b)))
        }
        (Json::Null, Value::Null) => true,
        (Json::Bool(a), Value::Bool(b)) => a == b,
        (Json::Text(a), Value::String(b)) => a == b,
        _ => false,
    }
}

/// Whether the rules for numbers allow one.
fn fits_number(schema: &'static Json, number: &Number) -> Fit {
    let Some(value) = Decimal::of(number) else {
        return Fit::Unsure;
    };
    let integers = match schema.text("format") {
        Some("int32") => Some((i128::from(i32::MIN), i128::from(i32::MAX))),
        Some("int64") => Some((i128::from(i64::MIN), i128::from(i64::MAX))),
        _ => None,
    };
    if let Some((least, greatest)) = integers
        && !value.scaled(0).is_some_and(|value| (least..=greatest).contains(&value))
    {
        return Fit::No;
    }
    let is_within = |key: &str, exclusive: &str, outside: Ordering| {
        let bound = |key| schema.number(key).and_then(Decimal::of).map(|bound| value.compare(bound));
        // `exclusive` is a flag beside the bound in 3.0, and a bound of its own in 3.1.
        let keeps = bound(key).is_none_or(|order| order != outside && !(schema.flag(exclusive) && order.is_eq()));
        keeps && bound(exclusive).is_none_or(|order| order != outside && order.is_ne())
    };
    if !is_within("minimum", "exclusiveMinimum", Ordering::Less)
        || !is_within("maximum", "exclusiveMaximum", Ordering::Greater)
    {
        return Fit::No;
    }
    match schema.number("multipleOf").and_then(Decimal::of).map(|divisor| value.is_multiple_of(divisor)) {
        None | Some(Some(true)) => Fit::Yes,
        Some(Some(false)) => Fit::No,
        Some(None) => Fit::Unsure,
    }
}
