//! Media types: which are read and written as what.

use contract::model::{Api, MediaType, RequestBody, Schema, Type, Use};

/// How a media type is read and written. The earlier, the better a client can do it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Media {
    /// `application/json`
    Json,
    /// Other JSON.
    JsonLike,
    /// Whatever the server likes, with a schema that JSON fits.
    Any,
    /// `application/x-www-form-urlencoded`
    Form,
    /// `multipart/form-data`
    Multipart,
    /// Text that needs no parser.
    Text,
    /// Bytes, possibly without end.
    Binary,
}

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

/// The media type of a body that serves callers best.
pub(crate) fn chosen<'a, 's>(api: &Api<'s>, body: &'a RequestBody<'s>) -> Option<&'a MediaType<'s>> {
    body.content.iter().min_by_key(|content| of(api, content))
}

/// How a media type is read and written. A wildcard is what its schema makes of it.
pub(crate) fn of<'s>(api: &Api<'s>, media: &MediaType<'s>) -> Media {
    let name = essence(media.name);
    let (kind, subtype) = name.split_once('/').unwrap_or((&name, ""));
    match (kind, subtype) {
        _ if JSON_STREAMS.contains(&name.as_str()) || name == "text/event-stream" => Media::Binary,
        ("application", "json") => Media::Json,
        (_, "json" | "x-json") => Media::JsonLike,
        _ if subtype.ends_with("+json") => Media::JsonLike,
        ("application", "x-www-form-urlencoded") => Media::Form,
        ("multipart", "form-data") => Media::Multipart,
        ("text", _) => Media::Text,
        ("*" | "application", "*") => by_schema(api, media.schema),
        _ => Media::Binary,
    }
}

fn by_schema<'s>(api: &Api<'s>, schema: Option<Use<'s, Schema<'s>>>) -> Media {
    match schema.map(|schema| &api[schema.id]) {
        None => Media::Binary,
        Some(schema) if is_binary(schema) => Media::Binary,
        Some(schema) if schema.types.single() == Some(Type::String) => Media::Text,
        Some(_) => Media::Any,
    }
}

/// Whether a schema stands for bytes that are not part of a JSON value.
pub(crate) fn is_binary(schema: &Schema<'_>) -> bool {
    schema.types.single() == Some(Type::String) && schema.format == Some("binary")
}

/// The media type without its parameters, in lower case.
pub(crate) fn essence(name: &str) -> String {
    name.split(';').next().unwrap_or_default().trim().to_ascii_lowercase()
}

/// Whether a media type can stand in a header as it is, and names one thing.
pub(crate) fn is_concrete(name: &str) -> bool {
    let is_word = |word: &str| {
        !word.is_empty() && word.bytes().all(|b| b.is_ascii_alphanumeric() || b"!#$%&'+-.^_`|~".contains(&b))
    };
    let name = essence(name);
    name.split_once('/').is_some_and(|(kind, subtype)| is_word(kind) && is_word(subtype))
}

#[cfg(test)]
mod tests {
    use super::is_concrete;

    #[test]
    fn wildcards_and_nonsense_cannot_be_sent() {
        let cases = [
            ("application/json", true),
            ("application/vnd.x+json; v=1", true),
            ("*/*", false),
            ("image/*", false),
            ("", false),
            ("text/\u{e9}", false),
            ("text", false),
        ];
        for (name, expected) in cases {
            assert_eq!(is_concrete(name), expected, "{name:?}");
        }
    }
}
