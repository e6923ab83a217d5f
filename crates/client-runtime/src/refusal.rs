//! Messages of servers that refuse a call.

use bytes::Bytes;
use serde_json::Value;

use crate::media_type;

/// How many bytes of a refusal are read: more than any that is meant for a person, and little enough to look into.
pub(crate) const LIMIT: usize = 256 << 10;

/// How many characters of a server's words are kept.
const MOST_CHARACTERS: usize = 1000;

/// The body of a refusal, as far as it could be read.
pub(crate) struct Refusal {
    pub(crate) bytes: Bytes,
    /// Whether all of it could be read.
    pub(crate) is_whole: bool,
    pub(crate) content_type: String,
}

impl Refusal {
    /// The body as text.
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
        let said = readable(said.trim(), MOST_CHARACTERS);
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
