//! Queries, and forms, which look the same.
//!
//! A table says which names there are; one pass over the raw text puts each value into its place, still encoded. Values
//! are decoded and read when they are asked for.

mod field;
mod read;
mod value;

pub use field::Field;
pub use read::{Form, Query};
pub(crate) use read::{UnknownQuery, pairs, read, values};
