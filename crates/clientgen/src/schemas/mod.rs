//! Schemas → types of the client.
//!
//! [`Types`] gives the type of every schema that an operation uses, and collects what these types need: components of the
//! lowered document for typify, and types that this generator writes itself.

use contract::findings::Findings;
use contract::model::{Api, Schema, Use};
use serde_json::{Map, Value};

use crate::ir::Ty;
use crate::report::Changes;

/// Which way values of a schema travel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// Caller to server.
    Request,
    /// Server to caller.
    Response,
}

/// What the operations of a document need, being collected.
#[derive(Debug)]
pub struct Types<'a, 's> {
    api: &'a Api<'s>,
}

/// What was collected.
#[derive(Debug)]
pub struct Collected {
    /// `components.schemas` of the lowered document.
    pub components: Map<String, Value>,
    /// Components that stand for types of ours: all are replaced by `super::types::<name>`.
    pub own: Vec<String>,
    /// `types/own.rs` without its header.
    pub source: String,
    /// What no type expresses.
    pub findings: Findings,
}

impl<'a, 's> Types<'a, 's> {
    /// Names the components of the document first, so that they keep their names.
    pub fn new(api: &'a Api<'s>) -> Self {
        Types { api }
    }

    /// The type of a schema. `context` names it if it needs a name and has none: `get pet response`.
    pub fn ty(&mut self, _schema: Use<'s, Schema<'s>>, _way: Way, _context: &str, _changes: &mut Changes<'s>) -> Ty {
        let _ = self.api;
        Ty::Any
    }

    /// Takes a name for a type of the operations' own, such as an enum of responses: `wanted`, or the next free one.
    pub fn claim(&mut self, wanted: &str) -> String {
        wanted.to_owned()
    }

    /// Adds a type that the operations wrote, under a claimed name; `source` is a macro call or an item.
    pub fn add_own(&mut self, _name: &str, _source: &str) {}

    /// All that is needed.
    pub fn finish(self) -> Collected {
        Collected { components: Map::new(), own: Vec::new(), source: String::new(), findings: Findings::default() }
    }
}
