//! Two schemas that stand at the same place, and everything inside them.
//!
//! A pair of schemas is looked at once, however many places it stands at and however many ways lead to it. What happened
//! to it is then told of every place that leads to it; so the work grows with the pairs that differ, and not with the
//! ways between them.

mod annotations;
mod composition;
mod graph;
mod keywords;
mod objects;
mod pair;
mod reach;
mod transitions;
mod types;
mod values;
mod walk;
mod written;

pub(super) use graph::{Graph, Reached, SchemaPlace};
pub(super) use reach::Reach;
pub(super) use walk::Root;
pub(super) use written::{keywords_of, listed_types};
