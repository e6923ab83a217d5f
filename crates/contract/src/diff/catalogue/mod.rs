//! The names of everything that can happen between two documents, as data.
//!
//! Most happenings are one of many alike: something about a schema ([`Aspect`]) moved one way or the other
//! ([`Movement`]), at one of the places where a schema can stand ([`Subject`]). Their rules are generated from a table, so
//! that requests and responses, adding and removing, raising and lowering mirror one another. What has no mirror is
//! written by hand, one file for each part of a document.

mod generate;
mod hand;
mod oasdiff;
mod row;
mod rows;
mod rule;
mod subject;
#[cfg(test)]
mod tests;

pub(in crate::diff) use generate::fill;
pub use generate::{all, find, schema_rule};
pub use hand::{
    body, callback, document, header, lifecycle, operation, parameter, response, schema, scheme, security, server,
};
pub use row::{Aspect, Effect, Movement, Row, RowExample};
pub use rule::{DiffExample, DiffRule};
pub use subject::{Need, Subject};
