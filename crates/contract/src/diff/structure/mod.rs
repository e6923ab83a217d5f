//! The walk of two documents side by side: everything that happened between them, in the order of the documents.
//!
//! The walk names what happened and where; it does not say how bad it is beyond the rule's own level. What did not change
//! is passed over by digests of whole schemas, so that the work grows with the changes and not with the documents.
//! Nothing here reads the clock: what day it is, is an [option](Options).

mod addresses;
mod callbacks;
mod compare;
mod content;
mod digest;
mod encoding;
mod headers;
mod lifecycle;
mod media_types;
mod operations;
mod parameters;
mod paths;
mod references;
mod responses;
mod schema;
mod security;
mod servers;
#[cfg(test)]
mod tests;
mod values;
mod walk;

pub use compare::{compare, version_change};
pub use lifecycle::Options;
