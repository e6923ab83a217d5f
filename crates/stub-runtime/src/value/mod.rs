//! Values of the formats that OpenAPI names, and values as text, as parameters and headers carry them.

mod format;
mod text;

pub use format::{Base64, Date, DateTime, Uuid};
pub use serde_json::Value;
pub use text::{FromText, ToText};
pub(crate) use text::{read_str, scalar};

#[cfg(test)]
mod tests;
