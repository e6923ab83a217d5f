//! The walk of two documents side by side: everything that happened between them, in the order of the documents.
//!
//! The walk names what happened and where; it does not say how bad it is beyond the rule's own level. What did not change
//! is passed over by digests of whole schemas, so that the work grows with the changes and not with the documents.
//! Nothing here reads the clock: what day it is, is an [option](Options).

mod addresses;
mod callbacks;
mod caller;
mod compare;
mod components;
mod content;
mod date;
mod digest;
mod encoding;
mod headers;
mod lifecycle;
mod media_type;
mod media_types;
mod operations;
mod options;
mod parameter;
mod parameters;
mod paths;
mod references;
mod request_body;
mod responses;
mod schema;
mod security;
mod servers;
mod statuses;
mod template;
#[cfg(test)]
mod tests;
mod values;
mod version;
mod walk;
mod webhooks;

pub use compare::compare;
pub use options::Options;
pub use version::version_change;
