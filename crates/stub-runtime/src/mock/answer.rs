//! Values for a place of the document: its examples, then what is made up.

use serde::de::DeserializeOwned;
use serde_json::Value;

use super::error::MockError;
use super::fit::Fit;
use super::maker::{Direction, Maker};
use crate::document::json::Json;
use crate::document::parsed::Document;
use crate::json;

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
