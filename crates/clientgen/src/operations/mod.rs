//! Operations → methods of the client: what progenitor is given for each, and the `send` that takes the place of its own.

mod emit;
mod lower;

pub(crate) use emit::{method, of_builder, places, send, setter_doc, table};
pub(crate) use lower::escaped;
pub use lower::{Lowered, lower};
