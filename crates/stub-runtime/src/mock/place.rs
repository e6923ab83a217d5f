//! What generated mocks ask for.

use serde::de::DeserializeOwned;
use serde_json::Value;

use super::MockError;
use super::answer::try_value;
use super::maker::Direction;
use crate::json;
use crate::reply::Binary;

/// A value for a response: a body, or a header.
///
/// # Panics
///
/// If no value can be made, for instance since the schema contradicts itself.
pub fn value<T: DeserializeOwned>(document: &'static str, pointer: &str) -> T {
    let made = try_value(document, pointer, Direction::Response);
    made.or_else(|error| written(document, pointer).ok_or(error)).unwrap_or_else(|error| panic!("{error}"))
}

/// A value for a request: a body, or a parameter.
pub fn request<T: DeserializeOwned>(document: &'static str, pointer: &str) -> Result<T, MockError> {
    try_value(document, pointer, Direction::Request)
}

/// A body for a response that is neither JSON nor text.
///
/// # Panics
///
/// If no value can be made, for instance since the schema contradicts itself.
pub fn binary(document: &'static str, pointer: &str) -> Binary {
    if let Ok(text) = try_value::<String>(document, pointer, Direction::Response) {
        return Binary::from(text.into_bytes());
    }
    Binary::from(text(document, pointer).unwrap_or_else(|error| panic!("{error}")).into_bytes())
}

/// A text for a body that is no JSON though its schema is not one of texts.
fn written<T: DeserializeOwned>(document: &'static str, pointer: &str) -> Option<T> {
    let is_json = media_type(pointer).contains("json");
    let text = text(document, pointer).ok().filter(|_| !is_json)?;
    json::parse(Value::from(text).to_string().as_bytes()).ok()
}

/// What a value may look like that nobody here knows how to write: JSON does for all but XML.
fn text(document: &'static str, pointer: &str) -> Result<String, MockError> {
    if media_type(pointer).contains("xml") {
        return Ok("<value/>".to_owned());
    }
    try_value::<Value>(document, pointer, Direction::Response).map(|value| value.to_string())
}

/// The media type that a pointer leads to.
fn media_type(pointer: &str) -> &str {
    pointer.rsplit('/').next().unwrap_or_default()
}
