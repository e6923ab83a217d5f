//! Constraints of values beyond their types, and the faults of values that break them.
//!
//! Nothing is allocated while all is well; the place of a fault is put together while the fault travels out.

mod constraint;
mod fault;
mod kind;
mod number;
mod pattern;
mod sentence;

pub use constraint::{
    Check, Constraint, any, at, at_index, at_key, exclusive_maximum, exclusive_minimum, finite, max_items, max_length,
    max_properties, maximum, min_items, min_length, min_properties, minimum, multiple_of, pattern, unique_items,
};
pub use fault::{Fault, Format, Rule, Step, Syntax};
pub use kind::Kind;
pub use number::{Bounded, Number};
pub use pattern::Pattern;

pub use crate::schema::schema;

#[cfg(test)]
mod tests;
