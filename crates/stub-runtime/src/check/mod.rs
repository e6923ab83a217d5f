//! What must hold of a value beyond its type, and what is told when it does not.
//!
//! Each constraint of a document is one function here: it takes a reference to the value and says `Ok` or what is
//! wrong. Nothing is allocated while all is well; the place of a fault is put together while the fault travels out.

mod decimal;
mod fault;
mod items;
mod kind;
mod number;
mod pattern;
mod properties;
mod rule;
mod schema;
mod sentence;
mod text;

pub use fault::{Check, Fault, Step, any, at, at_index, at_key};
pub use items::{max_items, min_items, unique_items};
pub use kind::Kind;
pub use number::{Bounded, Number, exclusive_maximum, exclusive_minimum, finite, maximum, minimum, multiple_of};
pub use pattern::Pattern;
pub use properties::{max_properties, min_properties};
pub use rule::{Format, Rule, Syntax};
pub use schema::schema;
pub use text::{max_length, min_length, pattern};

#[cfg(test)]
mod tests;
