//! What generated server stubs call: routing, parsing, checking and answering.

pub mod check;
mod value;

pub use check::{Check, Fault};
pub use value::{FromText, ToText};
