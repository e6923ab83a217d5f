//! The embedded document: told to poem-openapi, served as it is, and shown as a page.
//!
//! What poem-openapi serves ([`service`], `OpenApiService::spec`) means what the document means, said in poem-openapi's
//! terms. This is done by rewriting:
//!
//! - References to anything but schemas are written out; parameters of a path stand at each of its operations, and so
//!   do its summary and description; the document's `security` stands at every operation that has none of its own.
//! - A schema that is referred to and is no component becomes one, and a name with characters that OpenAPI does not
//!   allow is spelled otherwise. Components that nothing uses are not served.
//! - `not: S` is `oneOf: [{}, S]`, and `additionalProperties: false` demands a schema that nothing fits: a
//!   text that is longer than its greatest length.
//! - A media type without a schema has an empty one.
//! - Schemas of headers are written out, since poem-openapi forgets components that only headers use.
//! - The least and the greatest number of `format: int64` are left to the format.
//! - Of 3.1: several types are `anyOf`, `const` is an `enum` of one, `null` among the types is `nullable`, a bound in
//!   `exclusiveMinimum` is a `minimum`.
//! - The order of tags, and the version `openapi: 3.0.0`, are poem-openapi's own.
//!
//! What poem-openapi cannot say is missing there, and there only; [`contract`] serves all of it:
//!
//! - callbacks, links, `encoding` of forms, `xml`, `x-` fields, and examples outside schemas;
//! - servers of single paths and operations;
//! - `allowReserved` and `allowEmptyValue` of parameters, `explode` of headers, and that a parameter or a header is
//!   written as a media type: its schema is served;
//! - the last digits of bounds that floating point cannot hold: the next wider bound is served;
//! - that the schema of a header holds itself: what is inside allows anything;
//! - of 3.1: webhooks, and keywords that 3.0 has no word for (`patternProperties`, `if`, …).

mod endpoint;
pub(crate) mod json;
mod origin;
pub(crate) mod parsed;
mod served;
mod service;
#[cfg(test)]
mod tests;

pub use endpoint::{Documentation, Page, contract, endpoint, page};
pub use served::{meta, register};
pub use service::service;
