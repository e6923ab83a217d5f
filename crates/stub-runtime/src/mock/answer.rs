//! Values for a place of the document: its examples, then what is made up.

use std::fmt;

use serde::de::DeserializeOwned;
use serde_json::Value;

use super::fit::Fit;
use super::maker::{Direction, Maker};
use crate::document::json::Json;
use crate::document::parsed::Document;
use crate::json;
use crate::reply::Binary;

/// A place of the document that no value can be made for, and the reason.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("cannot make a value for {pointer}: {reason}")]
pub struct MockError {
    pointer: String,
    reason: String,
}

impl MockError {
    fn new(pointer: &str, reason: impl fmt::Display) -> MockError {
        MockError { pointer: pointer.to_owned(), reason: reason.to_string() }
    }
}

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

/// Values that are made up for one place before it is given up.
const MAX_VARIANTS: usize = 12;

/// A value of a type for a media type object, a header or a parameter of the document, which stands at a JSON pointer.
///
/// Examples come first, if they fit their schema, then made-up values; the first that is of the type is taken.
pub fn try_value<T: DeserializeOwned>(
    document: &'static str,
    pointer: &str,
    direction: Direction,
) -> Result<T, MockError> {
    let mut refused = None;
    let mut unmade = String::new();
    for candidate in candidates(document, pointer, direction)? {
        match candidate {
            Ok(value) => match json::parse(value.to_string().as_bytes()) {
                Ok(value) => return Ok(value),
                Err(fault) => {
                    refused.get_or_insert((value, fault));
                }
            },
            Err(why) => {
                unmade = why;
                break;
            }
        }
    }
    let Some((value, fault)) = refused else {
        return Err(MockError::new(pointer, unmade));
    };
    // A body of text may stand for an object, as a token does.
    let as_text = Value::from(value.to_string()).to_string();
    json::parse(as_text.as_bytes()).map_err(|_| MockError::new(pointer, format!("no value is of the type: {fault}")))
}

/// Values for a place, one after the other; the last may be why there are no more.
fn candidates(
    document: &'static str,
    pointer: &str,
    direction: Direction,
) -> Result<impl Iterator<Item = Result<Value, String>>, MockError> {
    let document = Document::of(document).map_err(|error| MockError::new(pointer, error))?;
    let place = document.at(pointer).ok_or_else(|| MockError::new(pointer, "the document has nothing there"))?;
    let place = match place.entries("content").next() {
        Some((_, media_type)) if place.get("schema").is_none() => media_type,
        _ => place,
    };
    let schemas: Vec<&'static Json> = place.get("schema").into_iter().collect();
    let examples = examples(document, place);
    let mut maker = Maker::new(document, direction);
    let given: Vec<Value> = examples.iter().filter_map(|example| fitting(&mut maker, &schemas, example)).collect();
    let made = (0..MAX_VARIANTS).map(move |variant| {
        let mut maker = Maker::new(document, direction);
        maker.make(&schemas, variant).map_err(|unmade| unmade.to_string())
    });
    Ok(given.into_iter().map(Ok).chain(made))
}

/// `example`, then those of `examples` that stand in the document.
fn examples(document: &'static Document, place: &'static Json) -> Vec<Value> {
    let named = place.entries("examples").filter_map(|(_, example)| document.resolve(example)?.get("value"));
    place.get("example").into_iter().chain(named).map(Json::to_value).collect()
}

/// The example if it fits. One that was written as text may be meant as the JSON in it.
fn fitting(maker: &mut Maker, schemas: &[&'static Json], example: &Value) -> Option<Value> {
    if maker.fits_all(schemas, example) != Fit::No {
        return Some(example.clone());
    }
    let value = serde_json::from_str(example.as_str()?).ok()?;
    (maker.fits_all(schemas, &value) != Fit::No).then_some(value)
}
