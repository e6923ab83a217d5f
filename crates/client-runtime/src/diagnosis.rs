//! Messages about answers: refusals in the server's own words, and bodies that do not fit the contract. Slow and thorough:
//! it runs only when something went wrong.

use bytes::Bytes;
use reqwest::header::{CONTENT_ENCODING, CONTENT_TYPE, HeaderMap};
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_path_to_error::{Path, Segment};

use crate::media_type;

/// How many bytes of a refusal are read: more than any that is meant for a person, and little enough to look into.
pub(crate) const LIMIT: usize = 256 << 10;

/// How many characters of a server's words are kept.
const MOST_SAID: usize = 1000;

/// The body of a refusal, as far as it could be read.
pub(crate) struct Refusal {
    pub(crate) bytes: Bytes,
    /// Whether all of it could be read.
    pub(crate) is_whole: bool,
    pub(crate) content_type: String,
}

impl Refusal {
    pub(crate) fn text(&self) -> Option<String> {
        text(&self.bytes, &self.content_type)
    }

    /// What the server says: a sentence of a JSON body if one is there, text as it is, otherwise the usual words for the
    /// status.
    pub(crate) fn message(&self, status: reqwest::StatusCode) -> String {
        let usual = || status.canonical_reason().unwrap_or("no reason given").to_owned();
        if media_type::is_html(&self.content_type) {
            return usual();
        }
        // What is no text, or was cut off within a character, is shown as far as it goes.
        let text = self.text().unwrap_or_else(|| String::from_utf8_lossy(&self.bytes).into_owned());
        let said = serde_json::from_str(&text).ok().and_then(|value| sentence(&value)).unwrap_or(text);
        let said = readable(said.trim(), MOST_SAID);
        if said.is_empty() { usual() } else { said }
    }
}

/// Bytes as text, by the charset that their content type names.
pub(crate) fn text(bytes: &[u8], content_type: &str) -> Option<String> {
    if media_type::is_latin1(content_type) {
        return Some(bytes.iter().map(|byte| char::from(*byte)).collect());
    }
    String::from_utf8(bytes.to_vec()).ok()
}

/// The beginning of a text without control characters.
pub(crate) fn readable(text: &str, most_characters: usize) -> String {
    let mut characters = text.chars().map(|character| if character.is_control() { ' ' } else { character });
    let mut kept: String = characters.by_ref().take(most_characters).collect();
    if characters.next().is_some() {
        kept.push('…');
    }
    kept
}

/// The sentence in a JSON body, by the names that such sentences usually have; RFC 9457's first.
fn sentence(value: &Value) -> Option<String> {
    const NAMES: [&str; 9] =
        ["detail", "message", "mensagem", "error_description", "description", "title", "error", "erro", "errors"];
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Array(items) => items.first().and_then(sentence),
        Value::Object(properties) => NAMES.iter().find_map(|name| properties.get(*name).and_then(sentence)),
        _ => None,
    }
}

/// How many characters of a body are shown.
const MOST_SHOWN: usize = 200;

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
        let encoding = readable(encoding, MOST_SHOWN);
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
    let content_type = readable(content_type, MOST_SHOWN);
    let begin = readable(String::from_utf8_lossy(body).trim(), MOST_SHOWN);
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

#[cfg(test)]
mod tests {
    use bytes::Bytes;
    use reqwest::StatusCode;

    use super::Refusal;

    #[test]
    fn servers_say_it_in_many_ways() {
        let long = "x".repeat(5000);
        for (content_type, body, message) in [
            ("text/plain", " O parâmetro `nome` falta.\n", "O parâmetro `nome` falta."),
            ("text/plain", "", "Bad Request"),
            ("text/html", "<html><h1>nginx</h1></html>", "Bad Request"),
            ("application/json", r#"{"code": 7, "message": "No such pet."}"#, "No such pet."),
            ("application/problem+json", r#"{"title": "Bad", "detail": "Too short."}"#, "Too short."),
            ("application/json", r#"{"error": {"code": 1, "message": "Inner."}}"#, "Inner."),
            ("application/json", r#"{"errors": [{"detail": "First."}, {"detail": "Second."}]}"#, "First."),
            ("application/json", r#""Just text.""#, "Just text."),
            ("application/json", r#"{"code": 7}"#, r#"{"code": 7}"#),
            ("application/json", r#"{"code": "#, r#"{"code":"#),
            ("", "a\u{1b}[31mb\r\nc", "a [31mb  c"),
            ("text/plain", &long, &format!("{}…", "x".repeat(1000))),
        ] {
            let refusal = Refusal {
                bytes: Bytes::copy_from_slice(body.as_bytes()),
                is_whole: true,
                content_type: content_type.to_owned(),
            };
            assert_eq!(refusal.message(StatusCode::BAD_REQUEST), message, "{body}");
        }
    }
}
