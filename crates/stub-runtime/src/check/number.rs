//! Numbers of a document, and the types of numbers that are held against them.

use std::cmp::Ordering;
use std::fmt;

use crate::decimal::is_multiple;

/// A number of the document.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Number {
    /// A whole one.
    Integer(i128),
    /// Any other.
    Float(f64),
}

impl Number {
    /// Whether it is whole: 1.0 is.
    pub(crate) fn is_integer(self) -> bool {
        match self {
            Number::Integer(_) => true,
            Number::Float(float) => float.is_finite() && float.fract() == 0.0,
        }
    }

    pub(crate) fn compare(self, bound: Number) -> Option<Ordering> {
        match (self, bound) {
            (Number::Integer(value), Number::Integer(bound)) => Some(value.cmp(&bound)),
            _ => self.to_f64().partial_cmp(&bound.to_f64()),
        }
    }

    pub(crate) fn is_multiple_of(self, divisor: Number) -> bool {
        match (self, divisor) {
            (Number::Integer(value), Number::Integer(divisor)) => Bounded::is_multiple_of(value, divisor),
            _ => is_multiple(self.to_f64(), divisor.to_f64()),
        }
    }

    fn to_f64(self) -> f64 {
        match self {
            #[expect(clippy::cast_precision_loss, reason = "compared with a number that is no more precise")]
            Number::Integer(integer) => integer as f64,
            Number::Float(float) => float,
        }
    }
}

impl From<&serde_json::Number> for Number {
    fn from(number: &serde_json::Number) -> Number {
        match number.as_i128() {
            Some(integer) => Number::Integer(integer),
            None => Number::Float(number.as_f64().unwrap_or(f64::NAN)),
        }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Number::Integer(integer) => integer.fmt(f),
            Number::Float(float) => float.fmt(f),
        }
    }
}

/// A type of numbers that can be held against bounds.
pub trait Bounded: PartialOrd + Copy {
    /// The number for a message.
    fn number(self) -> Number;

    /// Whether it can be divided by another without rest.
    fn is_multiple_of(self, divisor: Self) -> bool;
}

macro_rules! integers {
    ($($integer:ty)*) => {$(
        impl Bounded for $integer {
            fn number(self) -> Number {
                Number::Integer(i128::from(self))
            }

            fn is_multiple_of(self, divisor: Self) -> bool {
                // Every number is a multiple of nothing that could be checked: a document with 0 is refused earlier.
                divisor == 0 || self.checked_rem(divisor).is_none_or(|rest| rest == 0)
            }
        }
    )*};
}

integers! { i8 i16 i32 i64 i128 u8 u16 u32 u64 }

impl Bounded for f64 {
    fn number(self) -> Number {
        Number::Float(self)
    }

    fn is_multiple_of(self, divisor: Self) -> bool {
        is_multiple(self, divisor)
    }
}

impl Bounded for f32 {
    fn number(self) -> Number {
        Number::Float(as_written(self))
    }

    fn is_multiple_of(self, divisor: Self) -> bool {
        is_multiple(as_written(self), as_written(divisor))
    }
}

/// The number that is written as an `f32` is, without the digits that widening would show.
fn as_written(value: f32) -> f64 {
    value.to_string().parse().unwrap_or(f64::from(value))
}
