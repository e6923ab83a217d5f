//! Schemas as Rust types, and the text of those types.

use contract::findings::Findings;
use contract::model::{Api, Schema, Use};

use crate::Text;
use crate::ir::{Direction, Home, Ty, TypeId, TypeTable, Value};
use crate::name::Scope;
use crate::settings::Settings;

/// Types being made.
#[derive(Debug)]
pub struct Types<'a, 's> {
    api: &'a Api<'s>,
    settings: &'a Settings,
    names: Scope,
    table: TypeTable,
    findings: Findings,
}

impl<'a, 's> Types<'a, 's> {
    /// Claims the names of the document's schemas first, in its order, so that traits and responses come after them.
    pub fn new(api: &'a Api<'s>, settings: &'a Settings) -> Self {
        Types { api, settings, names: Scope::of_types(), table: TypeTable::default(), findings: Findings::default() }
    }

    /// Takes a type name for something that is no schema (a trait, a response enum): `wanted`, or the first free one.
    pub fn claim(&mut self, wanted: &str) -> String {
        self.names.claim(wanted, "Type")
    }

    /// What a schema becomes where it is used. `hint` (`ListarClientesBody`) names the type of a schema without a name;
    /// `tag` is the number of the tag whose file needs it.
    pub fn value(&mut self, schema: Use<'s, Schema<'s>>, direction: Direction, hint: &str, tag: usize) -> Value {
        let _ = (schema, direction, hint, tag, self.api, self.settings);
        Value::plain(Ty::Any)
    }

    /// The schema's default as a Rust expression of the value's type (without `Option`), if it has one that fits.
    pub fn default_of(&mut self, schema: Use<'s, Schema<'s>>, value: &Value) -> Option<String> {
        let _ = (schema, value);
        None
    }

    /// The types so far. What a value that was handed out is made of stands here; files are not decided yet.
    pub fn table(&self) -> &TypeTable {
        &self.table
    }

    /// Every type, with its file decided, and what could not be expressed.
    pub fn finish(self) -> (TypeTable, Findings) {
        (self.table, self.findings)
    }
}

/// The Rust type of a value as written in a file: `Option<Vec<Pet>>`; types of another file by `super::`.
pub fn rust_type(table: &TypeTable, value: &Value, home: Home) -> String {
    let _ = (table, value, home);
    "crate::runtime::Value".to_owned()
}

/// Whether anything must be checked beyond what the type keeps.
pub fn needs_check(table: &TypeTable, value: &Value) -> bool {
    let _ = (table, value);
    false
}

/// Statements that check a value and leave by `?`; `place` is an expression for a reference to it.
pub fn check(table: &TypeTable, value: &Value, place: &str, text: &mut Text) {
    let _ = (table, value, place, text);
}

/// The text of a type with all that belongs to it.
pub fn emit(table: &TypeTable, id: TypeId, text: &mut Text) {
    let _ = (table, id, text);
}

/// The constraints of a value in words, for documentation: `at most 100 characters, matching \`^\d+$\``.
pub fn in_words(table: &TypeTable, value: &Value) -> Option<String> {
    let _ = (table, value);
    None
}
