//! What generated mocks ask for.

use serde::de::DeserializeOwned;
use serde_json::Value;

use super::MockError;
use super::answer::try_value;
use super::maker::Direction;
use crate::reply::Binary;

/// A value for a response: a body, or a header.
///
/// # Panics
///
/// If no value can be made, for instance since the schema contradicts itself.
pub fn value<T: DeserializeOwned>(document: &'static str, pointer: &str) -> T {
    try_value(document, pointer, Direction::Response).unwrap_or_else(|error| panic!("{error}"))
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
    let is_xml = pointer.rsplit('/').next().is_some_and(|media_type| media_type.contains("xml"));
    let bytes = if is_xml { b"<value/>".to_vec() } else { value::<Value>(document, pointer).to_string().into_bytes() };
    Binary::from(bytes)
}
