//! Schemas as Rust types, and the text of those types.
//!
//! [`Types`] turns schemas into the IR as operations ask for them; `finish` decides what can only be decided once all are
//! known (which fields need a `Box`, which file a type stands in); the functions of `emit` write the text.

mod emit;
mod finish;
mod lower;

pub use emit::{check, emit, emit_patterns, in_words, needs_check, rust_type};
pub use lower::{Answers, Types};
