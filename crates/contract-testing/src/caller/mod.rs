//! Calls that a document describes, made of the document alone and sent over real sockets.
//!
//! Values, styles and bodies are written by serialisers of their own: an error in how the stubs read a request is not
//! repeated here.

mod body;
mod http;
pub mod malformed;
mod request;
mod style;

pub use body::{Body, is_json};
pub use http::{Answer, call};
pub use request::{Caller, Part, Request};
