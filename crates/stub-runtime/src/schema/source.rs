//! A schema as the document gives it, compiled at its first use.

use std::sync::OnceLock;

use serde_json::Value;

use super::budget::Budget;
use super::compile::{SchemaError, compile};
use super::compiled::Compiled;
use crate::check::{Fault, Rule};

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
