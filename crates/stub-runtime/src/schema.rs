//! Schemas that no Rust type says: a value is held against the schema itself.
//!
//! The text is JSON Schema as `stubgen` writes it: references only to `#/$defs/NAME` at its top, patterns in the
//! language of the `regex` crate, unknown keywords ignored. It is compiled once, at its first use.

mod answers;
mod budget;
mod compile;
mod evaluate;
mod keyword;
#[cfg(test)]
mod tests;
mod unevaluated;

use std::sync::OnceLock;

use serde::Serialize;
use serde_json::Value;

use self::budget::Budget;
use self::compile::compile;
use self::keyword::Compiled;
use crate::check::{Fault, Rule};

pub(crate) use answers::Answers;
pub use compile::SchemaError;

/// A schema. Made as a `static`.
#[derive(Debug)]
pub struct Schema {
    text: &'static str,
    compiled: OnceLock<Result<Compiled, SchemaError>>,
}

impl Schema {
    /// A schema, as JSON text.
    pub const fn new(text: &'static str) -> Schema {
        Schema { text, compiled: OnceLock::new() }
    }

    /// Compiles it if that has not been done. `Err` if the text is no schema or a pattern is too big: then every value is
    /// refused.
    pub fn compile(&self) -> Result<(), SchemaError> {
        self.compiled().map(drop).map_err(SchemaError::clone)
    }

    /// The first fault of a value.
    pub fn check(&self, value: &Value) -> Result<(), Fault> {
        match self.compiled() {
            Ok(compiled) => compiled.check(compiled.root, value, &mut Budget::of(value)),
            Err(_) => Err(Fault::new(Rule::SchemaUnusable)),
        }
    }

    fn compiled(&self) -> Result<&Compiled, &SchemaError> {
        self.compiled.get_or_init(|| compile(self.text)).as_ref()
    }
}

/// Fits a schema, as JSON.
pub fn schema<T: Serialize + ?Sized>(value: &T, schema: &Schema) -> Result<(), Fault> {
    match serde_json::to_value(value) {
        Ok(value) => schema.check(&value),
        Err(_) => Err(Fault::new(Rule::Finite)),
    }
}
