//! Constraints of values beyond their types, and the faults of values that break them.
//!
//! Nothing is allocated while all is well; the place of a fault is put together while the fault travels out.

mod constraint;
mod fault;
mod number;
mod sentence;

pub(crate) use constraint::checked;
pub use constraint::{
    Check, Constraint, Pattern, any, at, at_index, at_key, exclusive_maximum, exclusive_minimum, finite, max_items,
    max_length, max_properties, maximum, min_items, min_length, min_properties, minimum, multiple_of, pattern, saying,
    unique_items,
};
pub use fault::{Fault, Format, JsonKind, Rule, Step, Syntax};
pub use number::{Bounded, Number};

pub use crate::schema::schema;

#[cfg(test)]
mod tests;
