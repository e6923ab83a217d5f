//! Constraints of numbers.

use std::fmt;

use super::decimal::is_multiple;
use super::{Fault, Rule};

/// A number of the document.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Number {
    /// A whole one.
    Integer(i128),
    /// Any other.
    Float(f64),
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

/// No less than this.
#[inline]
pub fn minimum<T: Bounded>(value: &T, least: T) -> Result<(), Fault> {
    if *value >= least { Ok(()) } else { Err(Fault::new(Rule::Minimum(least.number()))) }
}

/// No more than this.
#[inline]
pub fn maximum<T: Bounded>(value: &T, greatest: T) -> Result<(), Fault> {
    if *value <= greatest { Ok(()) } else { Err(Fault::new(Rule::Maximum(greatest.number()))) }
}

/// More than this.
#[inline]
pub fn exclusive_minimum<T: Bounded>(value: &T, bound: T) -> Result<(), Fault> {
    if *value > bound { Ok(()) } else { Err(Fault::new(Rule::ExclusiveMinimum(bound.number()))) }
}

/// Less than this.
#[inline]
pub fn exclusive_maximum<T: Bounded>(value: &T, bound: T) -> Result<(), Fault> {
    if *value < bound { Ok(()) } else { Err(Fault::new(Rule::ExclusiveMaximum(bound.number()))) }
}

/// Divisible by this. Integers are divided exactly; floating point numbers stand for the decimal that they are written
/// as, so 0.07 is a multiple of 0.01.
#[inline]
pub fn multiple_of<T: Bounded>(value: &T, divisor: T) -> Result<(), Fault> {
    if value.is_multiple_of(divisor) { Ok(()) } else { Err(Fault::new(Rule::MultipleOf(divisor.number()))) }
}

/// A number, not an overflow: 1e39 has no `f32`, and JSON's readers make it infinite.
#[inline]
pub fn finite<T: Into<f64> + Copy>(value: &T) -> Result<(), Fault> {
    let value: f64 = (*value).into();
    if value.is_finite() { Ok(()) } else { Err(Fault::new(Rule::Finite)) }
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
