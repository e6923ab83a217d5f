//! Keywords of a schema that the model does not hold, or holds for another version.

use crate::model::{Api, LOST_KEYWORDS, Schema, Version};
use crate::source::{Node, NodeKind};
use crate::validate::format::TextFormat;

/// Keywords that a schema has and the model does not hold.
pub(super) fn lost_keywords(node: Node<'_>) -> impl Iterator<Item = (&str, Node<'_>)> {
    let entries = node.entries().filter_map(|(key, value)| Some((key.as_str()?, value)));
    entries.filter(|(name, _)| LOST_KEYWORDS.contains(name))
}

/// The known formats that texts have. What 3.0 calls `byte` is a `contentEncoding` of 3.1.
pub(super) fn text_formats(api: &Api<'_>, schema: &Schema<'_>) -> impl Iterator<Item = &'static TextFormat> {
    let encoding = match api.version {
        Version::V3_0 => None,
        Version::V3_1 => schema.node.get("contentEncoding").and_then(Node::as_str),
    };
    let encoding = encoding.filter(|encoding| *encoding == "base64").map(|_| "byte");
    schema.format.into_iter().chain(encoding).filter_map(TextFormat::named)
}

/// The values of an `enum` beside a `const`, of which the model holds only the latter: both must hold.
pub(super) fn beside_const<'s>(schema: &Schema<'s>) -> Option<impl Iterator<Item = Node<'s>> + use<'s>> {
    schema.node.get("const")?;
    Some(schema.node.get("enum")?.items())
}

/// Whether a schema allows null beside its types: by `nullable` in 3.0, by a list of types in 3.1.
pub(super) fn allows_null(api: &Api<'_>, schema: &Schema<'_>) -> bool {
    let is_listed = || {
        let types = schema.node.get("type").filter(|types| types.kind() == NodeKind::Array);
        types.is_some_and(|types| types.items().any(|name| name.as_str() == Some("null")))
    };
    schema.is_nullable && !schema.types.is_empty() && (api.version == Version::V3_0 || is_listed())
}
