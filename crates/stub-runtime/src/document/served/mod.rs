//! The document in poem-openapi's terms, so that the document it serves means what the contract means.

mod body;
mod bound;
mod names;
mod operation;
mod parameter;
mod schema;
mod security;
mod text;

pub(super) use names::SchemaNames;
pub use operation::{meta, register};
