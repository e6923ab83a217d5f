//! Media types: which are read and written as what.

use contract::model::{MediaType, Schema, Type, Use};

use crate::{Algebra, Perspective};

/// Form of a media type. The earlier, the better a client can do it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Media {
    /// `application/json`
    Json,
    /// Other JSON.
    JsonLike,
    /// A range of media types with a schema that JSON fits.
    Any,
    /// `application/x-www-form-urlencoded`
    Form,
    /// `multipart/form-data`
    Multipart,
    /// Text that means what it says.
    Text,
    /// Text that the service must parse. A client has no such: where it is `text/…` it is text, else bytes.
    Markup,
    /// Bytes, possibly without end.
    Binary,
}

/// Texts that are not `text/…`. A client takes them as they come, since they may be long.
const TEXTS: &[&str] = &[
    "application/ecmascript",
    "application/graphql",
    "application/javascript",
    "application/jwt",
    "application/sql",
    "application/toml",
    "application/x-javascript",
    "application/x-yaml",
    "application/yaml",
];

/// JSON values one after the other, without end.
const JSON_STREAMS: &[&str] = &[
    "application/json-lines",
    "application/json-seq",
    "application/jsonl",
    "application/ndjson",
    "application/stream+json",
    "application/x-jsonlines",
    "application/x-ndjson",
];

impl<'s> Algebra<'_, 's> {
    /// Form of a media type. A range is what its schema makes of it.
    pub fn media(self, media: &MediaType<'s>) -> Media {
        let name = essence(media.name);
        let (kind, subtype) = name.split_once('/').unwrap_or((&name, ""));
        let is_server = self.perspective == Perspective::Server;
        match (kind, subtype) {
            _ if JSON_STREAMS.contains(&name.as_str()) || name == "text/event-stream" => Media::Binary,
            ("application", "json") => Media::Json,
            (_, "json" | "x-json") => Media::JsonLike,
            _ if subtype.ends_with("+json") => Media::JsonLike,
            ("application", "x-www-form-urlencoded") => Media::Form,
            ("multipart", "form-data") => Media::Multipart,
            _ if is_server && (subtype == "xml" || subtype.ends_with("+xml")) => Media::Markup,
            ("text", _) => Media::Text,
            _ if is_server && TEXTS.contains(&name.as_str()) => Media::Text,
            ("*" | "application", "*") => self.media_of(media.schema),
            _ => Media::Binary,
        }
    }

    fn media_of(self, schema: Option<Use<'s, Schema<'s>>>) -> Media {
        match schema.map(|schema| &self.api[schema.id]) {
            None => Media::Binary,
            Some(schema) if is_binary(schema) => Media::Binary,
            Some(schema) if schema.types.single() == Some(Type::String) => Media::Text,
            Some(_) => Media::Any,
        }
    }
}

impl Media {
    /// Whether it is JSON by any name.
    pub fn is_json(self) -> bool {
        self <= Media::Any
    }
}

/// True if a schema stands for bytes that are not part of a JSON value: `format: binary`, or in 3.1 the media type of
/// something that is no text and is not written as one.
pub fn is_binary(schema: &Schema<'_>) -> bool {
    let is_string = schema.types.single() == Some(Type::String);
    let rules = schema.json_schema.as_deref();
    let content = rules.filter(|rules| rules.content_encoding.is_none()).and_then(|rules| rules.content_media_type);
    let is_by_format = is_string && schema.format == Some("binary");
    is_by_format || content.is_some_and(|content| (is_string || schema.types.is_empty()) && !is_textual(content))
}

/// True if values of a media type are texts.
fn is_textual(name: &str) -> bool {
    let name = essence(name);
    let (kind, subtype) = name.split_once('/').unwrap_or((&name, ""));
    let ends = |word: &str| subtype.rsplit('+').next() == Some(word);
    kind == "text" || ends("json") || ends("xml") || TEXTS.contains(&name.as_str())
}

/// The media type without its parameters, in lower case.
pub fn essence(name: &str) -> String {
    name.split(';').next().unwrap_or_default().trim().to_ascii_lowercase()
}
