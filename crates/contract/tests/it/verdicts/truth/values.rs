//! The values of one side.

use std::collections::BTreeSet;

use contract::model::Direction;
use serde_json::Value;

use super::{formats, translation};
use crate::verdicts::keywords::KEYWORDS;
use crate::verdicts::side::Side;

/// The values of one side that travel one way.
pub(in crate::verdicts) struct Set {
    side: Side,
    direction: Direction,
    schema: Value,
    validator: jsonschema::Validator,
    formats: BTreeSet<&'static str>,
}

impl Set {
    /// `None` if the side is no schema at all, which happens to sides that are being made small.
    pub(in crate::verdicts) fn new(side: &Side, direction: Direction) -> Option<Set> {
        let schema = translation::translated(side, direction);
        let text = schema.to_string();
        let is_used = |name: &str| text.contains(&format!(r#""format":"{name}""#));
        let formats: BTreeSet<&str> =
            formats::FORMATS.iter().map(|format| format.name).filter(|name| is_used(name)).collect();
        // What 3.0 says is in the seventh draft, whose own schema, against which each is checked first, is small.
        let is_of_3_1 = KEYWORDS.iter().any(|keyword| text.contains(&format!("\"{keyword}\":")));
        let draft = if is_of_3_1 { jsonschema::Draft::Draft202012 } else { jsonschema::Draft::Draft7 };
        let mut options = jsonschema::options().with_draft(draft).should_validate_formats(true);
        for name in &formats {
            let name: &'static str = name;
            options = options.with_format(name, move |text: &str| formats::is_valid(name, text));
        }
        let validator = options.build(&schema).ok()?;
        Some(Set { side: side.clone(), direction, schema, validator, formats })
    }

    pub(super) fn side(&self) -> &Side {
        &self.side
    }

    pub(super) fn direction(&self) -> Direction {
        self.direction
    }

    pub(super) fn schema(&self) -> &Value {
        &self.schema
    }

    pub(in crate::verdicts) fn has(&self, value: &Value) -> bool {
        self.validator.is_valid(value)
    }

    /// Whether all readers agree on what the texts in a value are.
    pub(in crate::verdicts) fn is_clear_about(&self, value: &Value) -> bool {
        match value {
            Value::String(text) => self.formats.iter().all(|format| formats::is_clear(format, text)),
            Value::Array(items) => items.iter().all(|item| self.is_clear_about(item)),
            Value::Object(map) => map.values().all(|inner| self.is_clear_about(inner)),
            _ => true,
        }
    }
}
