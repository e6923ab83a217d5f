//! One text for each JSON value: equal values have equal texts.

use std::fmt::Write;

use serde::Serialize;
use serde_json::{Error, Number, Value};

/// A text that equals another exactly when the values are equal as JSON: 1 and 1.0 are, and objects whatever the order
/// of their properties.
pub fn canonical<T: Serialize + ?Sized>(value: &T) -> Result<String, Error> {
    let mut text = String::new();
    push(&serde_json::to_value(value)?, &mut text);
    Ok(text)
}

fn push(value: &Value, text: &mut String) {
    match value {
        Value::Null => text.push_str("null"),
        Value::Bool(value) => text.push_str(if *value { "true" } else { "false" }),
        Value::Number(number) => push_number(number, text),
        Value::String(value) => push_string(value, text),
        Value::Array(items) => {
            text.push('[');
            for item in items {
                push(item, text);
                text.push(',');
            }
            text.push(']');
        }
        Value::Object(properties) => {
            let mut sorted: Vec<_> = properties.iter().collect();
            sorted.sort_unstable_by_key(|(name, _)| *name);
            text.push('{');
            for (name, value) in sorted {
                push_string(name, text);
                push(value, text);
                text.push(',');
            }
            text.push('}');
        }
    }
}

/// Lengths instead of escapes: nothing inside a string can then look like its end.
fn push_string(value: &str, text: &mut String) {
    write!(text, "{}\"{value}\"", value.len()).expect("writing to a string cannot fail");
}

/// Whole numbers without a decimal point.
fn push_number(number: &Number, text: &mut String) {
    match number.as_f64() {
        // Within this range a floating point number that is whole is an integer exactly.
        Some(float) if number.is_f64() && float.fract() == 0.0 && float.abs() < 1e18 => {
            #[expect(clippy::cast_possible_truncation, reason = "whole and in range, as just checked")]
            let integer = float as i64;
            write!(text, "{integer}")
        }
        _ => write!(text, "{number}"),
    }
    .expect("writing to a string cannot fail");
}
