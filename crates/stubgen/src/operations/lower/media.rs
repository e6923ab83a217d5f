//! Media types: which are read and written as what.

use contract::model::{Api, MediaType, Schema, Type, Use};

use rust_text::name::{Scope, pascal};

/// How a media type is read and written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Media {
    /// As JSON.
    Json,
    /// `application/x-www-form-urlencoded`
    Form,
    /// `multipart/form-data`
    Multipart,
    /// As text that means what it says.
    Text,
    /// As text that somebody else must parse.
    Markup,
    /// Not at all: bytes, possibly without end.
    Binary,
}

/// Texts that are not `text/…`.
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

/// How a media type is read and written. A wildcard is what its schema makes of it.
pub(super) fn of<'s>(api: &Api<'s>, media: &MediaType<'s>) -> Media {
    let name = essence(media.name);
    let (kind, subtype) = name.split_once('/').unwrap_or((&name, ""));
    match (kind, subtype) {
        _ if JSON_STREAMS.contains(&name.as_str()) || name == "text/event-stream" => Media::Binary,
        (_, "json" | "x-json") => Media::Json,
        _ if subtype.ends_with("+json") => Media::Json,
        ("application", "x-www-form-urlencoded") => Media::Form,
        ("multipart", "form-data") => Media::Multipart,
        (_, "xml") => Media::Markup,
        _ if subtype.ends_with("+xml") => Media::Markup,
        ("text", _) => Media::Text,
        _ if TEXTS.contains(&name.as_str()) => Media::Text,
        ("*" | "application", "*") => by_schema(api, media.schema),
        _ => Media::Binary,
    }
}

fn by_schema<'s>(api: &Api<'s>, schema: Option<Use<'s, Schema<'s>>>) -> Media {
    match schema.map(|schema| &api[schema.id]) {
        None => Media::Binary,
        Some(schema) if is_binary(schema) => Media::Binary,
        Some(schema) if schema.types.single() == Some(Type::String) => Media::Text,
        Some(_) => Media::Json,
    }
}

/// Whether a schema stands for bytes that are not part of a JSON value.
pub(super) fn is_binary(schema: &Schema<'_>) -> bool {
    schema.types.single() == Some(Type::String) && schema.format == Some("binary")
}

/// Whether a schema says more than that there is text or there are bytes.
pub(super) fn is_structured(schema: &Schema<'_>) -> bool {
    let types = schema.types;
    let is_composed = !(schema.all_of.is_empty() && schema.any_of.is_empty() && schema.one_of.is_empty());
    types.contains(Type::Object) || types.contains(Type::Array) || schema.object.is_some() || is_composed
}

/// The media type without its parameters, in lower case.
pub(super) fn essence(name: &str) -> String {
    name.split(';').next().unwrap_or_default().trim().to_ascii_lowercase()
}

/// The variant of a media type among several: `Json`, `Text`, `Png`, `VndGithubV3Json`.
pub(super) fn variant(name: &str, taken: &mut Scope) -> String {
    let essence = essence(name);
    let (kind, subtype) = essence.split_once('/').unwrap_or((&essence, ""));
    let wanted = match (kind, subtype) {
        ("application", "json") => "Json".to_owned(),
        ("application", "xml") => "Xml".to_owned(),
        ("application", "octet-stream") => "Binary".to_owned(),
        ("application", "x-www-form-urlencoded") => "Form".to_owned(),
        ("multipart", "form-data") => "Multipart".to_owned(),
        ("text", "plain") => "Text".to_owned(),
        ("*", "*") => "Any".to_owned(),
        (kind, "*") => format!("Any{}", pascal(kind)),
        ("text", "json" | "xml") => pascal(&essence),
        (_, subtype) => pascal(subtype),
    };
    taken.claim(&wanted, "Other")
}

#[cfg(test)]
mod tests {
    use super::variant;
    use rust_text::name::Scope;

    #[test]
    fn variants_are_named_by_the_subtype() {
        let mut taken = Scope::new();
        let names = [
            "application/json",
            "application/json; version=2",
            "text/json",
            "application/vnd.github.v3+json",
            "image/png",
            "image/*",
            "*/*",
            "???",
        ];
        let variants = names.map(|name| variant(name, &mut taken));
        let expected = ["Json", "Json2", "TextJson", "VndGithubV3Json", "Png", "AnyImage", "Any", "Other"];
        assert_eq!(variants, expected);
    }
}
