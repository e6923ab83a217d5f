//! JSON numbers held against the document's.

use std::cmp::Ordering;

use crate::check::{Bounded, Number};

/// A JSON number as a number of ours.
pub(super) fn number(number: &serde_json::Number) -> Number {
    match number.as_i128() {
        Some(integer) => Number::Integer(integer),
        None => Number::Float(number.as_f64().unwrap_or(f64::NAN)),
    }
}

/// Whether it is whole: 1.0 is.
pub(super) fn is_integer(number: Number) -> bool {
    match number {
        Number::Integer(_) => true,
        Number::Float(float) => float.is_finite() && float.fract() == 0.0,
    }
}

/// Which is greater.
pub(super) fn compare(value: Number, bound: Number) -> Option<Ordering> {
    match (value, bound) {
        (Number::Integer(value), Number::Integer(bound)) => Some(value.cmp(&bound)),
        _ => float(value).partial_cmp(&float(bound)),
    }
}

/// Whether one divides the other.
pub(super) fn is_multiple(value: Number, divisor: Number) -> bool {
    match (value, divisor) {
        (Number::Integer(value), Number::Integer(divisor)) => value.is_multiple_of(divisor),
        _ => float(value).is_multiple_of(float(divisor)),
    }
}

fn float(number: Number) -> f64 {
    match number {
        #[expect(clippy::cast_precision_loss, reason = "compared with a number that is no more precise")]
        Number::Integer(integer) => integer as f64,
        Number::Float(float) => float,
    }
}
