//! Values of the formats that OpenAPI names, and values as text, as parameters and headers carry them.

mod base64;
mod date;
mod date_time;
mod text;
mod text_format;
mod uuid;

pub use base64::Base64;
pub use date::Date;
pub use date_time::DateTime;
pub use serde_json::Value;
pub(crate) use text::scalar;
pub use text::{FromText, ToText};
pub use uuid::Uuid;

#[cfg(test)]
mod tests;
