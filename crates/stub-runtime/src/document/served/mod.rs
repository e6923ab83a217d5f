//! The document in poem-openapi's terms, so that the document it serves means what the contract means.

mod bound;
mod content;
mod names;
mod operation;
mod schema;

pub(super) use names::SchemaNames;
pub use operation::{meta, register};
