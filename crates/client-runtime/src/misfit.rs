//! Diagnosis of bodies that do not fit the contract. Slow and thorough: it runs only when something went wrong.

use reqwest::header::{CONTENT_ENCODING, CONTENT_TYPE, HeaderMap};
use serde::de::DeserializeOwned;
use serde_path_to_error::{Path, Segment};

use crate::media_type;
use crate::refusal::readable;

/// How many characters of a body are shown.
const MOST_CHARACTERS: usize = 200;

/// Why a JSON body does not fit, and where in it, if that can be said. Reads it once more.
#[cold]
pub(crate) fn explain<T: DeserializeOwned>(
    body: &[u8],
    error: &serde_json::Error,
    headers: &HeaderMap,
) -> (Option<String>, String) {
    let header = |name| headers.get(name).and_then(|value| value.to_str().ok());
    if body.is_empty() {
        return (None, "the body is empty and not JSON".to_owned());
    }
    if let Some(encoding) = header(CONTENT_ENCODING).filter(|encoding| !encoding.eq_ignore_ascii_case("identity")) {
        let encoding = readable(encoding, MOST_CHARACTERS);
        return (None, format!("the body is encoded as {encoding}, which was not asked for"));
    }
    // A declared type that is not JSON by its name may hold JSON; this one does not.
    if let Some(content_type) = header(CONTENT_TYPE).filter(|content_type| !media_type::is_json(content_type))
        && (error.is_syntax() || error.is_eof())
    {
        return (None, other_type(content_type, "JSON", body));
    }
    let mut deserializer = serde_json::Deserializer::from_slice(body);
    match serde_path_to_error::deserialize::<_, T>(&mut deserializer) {
        Err(error) => (json_path(error.path()), error.inner().to_string()),
        // It fits, and something stands after it.
        Ok(_) => (None, error.to_string()),
    }
}

/// A body of another type than declared, with its beginning.
#[cold]
pub(crate) fn other_type(content_type: &str, expected: &str, body: &[u8]) -> String {
    let content_type = readable(content_type, MOST_CHARACTERS);
    let begin = readable(String::from_utf8_lossy(body).trim(), MOST_CHARACTERS);
    format!("the body is {content_type} and not {expected}: {begin}")
}

/// A path as far as it is known; `None` for the whole body.
fn json_path(path: &Path) -> Option<String> {
    let mut text = String::new();
    for segment in path {
        match segment {
            Segment::Seq { index } => text.push_str(&format!("[{index}]")),
            Segment::Map { key: name } | Segment::Enum { variant: name } => {
                if !text.is_empty() {
                    text.push('.');
                }
                text.push_str(name);
            }
            // Within a key that is not complete.
            Segment::Unknown => break,
        }
    }
    if text.is_empty() { None } else { Some(text) }
}
