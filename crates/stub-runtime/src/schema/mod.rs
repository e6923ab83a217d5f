//! Schemas that no Rust type says: a value is held against the schema itself.
//!
//! The text is JSON Schema as `stubgen` writes it: references only to `#/$defs/NAME` at its top, patterns in the
//! language of the `regex` crate, unknown keywords ignored. It is compiled once, at its first use.

mod compile;
mod evaluate;
mod source;

pub use compile::SchemaError;
pub use source::{Schema, schema};

#[cfg(test)]
mod tests;
