//! Media types as variants, and what their schemas say.

use contract::model::{Schema, Type};
use rust_text::name::{Scope, pascal};
use schema_algebra::essence;

/// Whether a schema says more than that there is text or there are bytes.
pub(super) fn is_structured(schema: &Schema<'_>) -> bool {
    let types = schema.types;
    let is_composed = !(schema.all_of.is_empty() && schema.any_of.is_empty() && schema.one_of.is_empty());
    types.contains(Type::Object) || types.contains(Type::Array) || schema.object.is_some() || is_composed
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
