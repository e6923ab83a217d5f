//! Bounds of numbers, which poem-openapi holds as floating point.

use poem_openapi::registry::MetaSchema;
use serde_json::Number;

use crate::document::json::Json;

/// Sets `minimum`, `maximum` and `multipleOf`.
pub(super) fn set(node: &'static Json, schema: &mut MetaSchema) {
    let format = node.text("format");
    (schema.minimum, schema.exclusive_minimum) = bound(node, "minimum", "exclusiveMinimum", format, f64::next_down);
    (schema.maximum, schema.exclusive_maximum) = bound(node, "maximum", "exclusiveMaximum", format, f64::next_up);
    schema.multiple_of = node.number("multipleOf").and_then(Number::as_f64);
}

/// One end of a range. `exclusive` is a flag beside the bound in 3.0 and a bound of its own in 3.1.
fn bound(
    node: &'static Json,
    inclusive: &str,
    exclusive: &str,
    format: Option<&str>,
    outward: fn(f64) -> f64,
) -> (Option<f64>, Option<bool>) {
    let (number, is_exclusive) = match (node.number(exclusive), node.number(inclusive)) {
        (Some(number), _) => (number, true),
        (None, Some(number)) => (number, node.flag(exclusive)),
        (None, None) => return (None, None),
    };
    if !is_exclusive && is_end_of_format(number, format) {
        return (None, None);
    }
    (nearest(number, outward), is_exclusive.then_some(true))
}

/// Whether the format sets the same bound already. No `f64` is written as `9223372036854775807`.
fn is_end_of_format(number: &Number, format: Option<&str>) -> bool {
    format == Some("int64") && number.as_i64().is_some_and(|value| value == i64::MIN || value == i64::MAX)
}

/// The number itself where floating point holds it as written, else the next one that allows all that it allows.
fn nearest(number: &Number, outward: fn(f64) -> f64) -> Option<f64> {
    let value = number.as_f64()?;
    let Some(whole) = number.as_i128() else {
        return Some(value);
    };
    let is_outward = |candidate: f64| {
        let written = as_written(candidate)?;
        Some(if outward(0.0) > 0.0 { written >= whole } else { written <= whole })
    };
    if as_written(value) == Some(whole) || is_outward(value) == Some(true) { Some(value) } else { Some(outward(value)) }
}

/// The whole number that a reader sees: the shortest digits that mean this `f64`, and zeros.
fn as_written(value: f64) -> Option<i128> {
    format!("{value}").parse().ok()
}

#[cfg(test)]
mod tests {
    use poem_openapi::registry::MetaSchema;

    use super::set;
    use crate::document::json::Json;

    #[test]
    fn bounds_are_kept_or_widened() {
        let cases = [
            (r#"{"minimum":1,"maximum":2.5}"#, (Some(1.0), None, Some(2.5), None)),
            (r#"{"minimum":1,"exclusiveMinimum":true}"#, (Some(1.0), Some(true), None, None)),
            (r#"{"exclusiveMaximum":9}"#, (None, None, Some(9.0), Some(true))),
            (r#"{"format":"int64","maximum":9223372036854775807}"#, (None, None, None, None)),
            (r#"{"maximum":9007199254740993}"#, (None, None, Some(9_007_199_254_740_994.0), None)),
            (r#"{"minimum":9007199254740993}"#, (Some(9_007_199_254_740_992.0), None, None, None)),
            (r#"{"minimum":-9007199254740993}"#, (Some(-9_007_199_254_740_994.0), None, None, None)),
        ];
        for (text, expected) in cases {
            let node: Json = serde_json::from_str(text).expect("it is JSON");
            let mut schema = MetaSchema::ANY;
            set(Box::leak(Box::new(node)), &mut schema);
            let MetaSchema { minimum, exclusive_minimum, maximum, exclusive_maximum, .. } = schema;
            assert_eq!((minimum, exclusive_minimum, maximum, exclusive_maximum), expected, "{text}");
        }
    }
}
