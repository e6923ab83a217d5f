//! Runtime of generated server stubs: routing, parsing, checking and answering.
//!
//! Generated code is thin: a table of routes, and for each operation a function that asks a [`Call`] for its parameters
//! and body, calls the implementation, and makes a [`Reply`] of its answer. A [`Stub`] around it is a poem endpoint.
//! Everything that goes wrong on the way is a [`Rejection`] with a structured reason, and ends in the body that the document
//! declares for it.

mod body;
mod call;
pub mod check;
mod decimal;
pub mod document;
pub mod json;
pub mod mock;
mod multipart;
pub mod query;
pub mod rejection;
pub mod reply;
mod router;
pub mod schema;
pub mod security;
mod server;
mod stub;
pub mod style;
pub mod unimplemented;
mod value;
mod version;
pub mod xml;

pub use bytes::Bytes;
pub use call::{Alternative, Call, Choice, Context, Link, Mark, PathText};
pub use check::{Check, Fault, Pattern, Rule};
pub use multipart::{Part, Parts, Upload};
pub use poem::Body;
pub use poem::http::{Method, StatusCode};
pub use query::Form;
pub use rejection::Rejection;
pub use reply::{Answer, Binary, Items, Reply, Status1xx, Status2xx, Status3xx, Status4xx, Status5xx};
pub use router::{NamedMethod, Route};
pub use schema::Schema;
pub use security::Denied;
pub use server::{serve, start};
pub use stub::{Answered, Operations, Stub, Unset};
pub use value::{Base64, Date, DateTime, FromText, ToText, Uuid, Value};
pub use version::assert_generated_for;
