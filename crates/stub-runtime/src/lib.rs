//! What generated server stubs call: routing, parsing, checking and answering.

pub mod check;
pub mod json;
mod value;

pub use check::{Check, Fault, Pattern, Rule};
pub use value::{Base64, Date, DateTime, FromText, ToText, Uuid, Value};
