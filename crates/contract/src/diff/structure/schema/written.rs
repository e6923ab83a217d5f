//! Keywords of a schema as it is written, beside what the model holds of it.

use crate::diff::catalogue::Aspect;
use crate::model::Schema;
use crate::source::{Node, NodeKind};

/// Keywords that are there, are gone, or are others.
pub(super) const KEYWORDS: [(&str, Aspect); 12] = [
    ("if", Aspect::If),
    ("then", Aspect::Then),
    ("else", Aspect::Else),
    ("contains", Aspect::Contains),
    ("dependentRequired", Aspect::DependentRequired),
    ("dependentSchemas", Aspect::DependentSchema),
    ("patternProperties", Aspect::PatternProperty),
    ("propertyNames", Aspect::PropertyNames),
    ("prefixItems", Aspect::PrefixItems),
    ("unevaluatedItems", Aspect::UnevaluatedItems),
    ("unevaluatedProperties", Aspect::UnevaluatedProperties),
    ("contentSchema", Aspect::ContentSchema),
];

/// Keywords that say something by being there or not, too.
pub(super) const WORDS: [(&str, Aspect); 2] =
    [("contentMediaType", Aspect::ContentMediaType), ("contentEncoding", Aspect::ContentEncoding)];

/// Keywords that count.
pub(super) const COUNTS: [(&str, Aspect); 2] =
    [("minContains", Aspect::MinContains), ("maxContains", Aspect::MaxContains)];

/// The keywords of 3.1 that a schema has, and `xml`, in its order.
pub(in crate::diff::structure) fn keywords_of<'s>(
    schema: &Schema<'s>,
) -> impl Iterator<Item = (&'s str, Node<'s>)> + use<'s> {
    schema.node.entries().filter_map(|(key, value)| {
        let name = key.as_str()?;
        let mut ours = KEYWORDS.iter().chain(&WORDS).chain(&COUNTS).map(|(keyword, _)| *keyword);
        let is_ours = name == "xml" || ours.any(|keyword| keyword == name);
        is_ours.then_some((name, value))
    })
}

/// What a keyword of 3.1 says of a text, whether in its own words or in those of 3.0: `byte` is base64, and `binary` a
/// stream of octets.
pub(super) fn word<'s>(schema: &Schema<'s>, keyword: &str) -> Option<&'s str> {
    let written = schema.node.get(keyword).and_then(Node::as_str);
    written.or_else(|| match (keyword, schema.format?) {
        ("contentEncoding", "byte") => Some("base64"),
        ("contentMediaType", "binary") => Some("application/octet-stream"),
        _ => None,
    })
}

/// The format of a schema, whether in its own words or in those of 3.1.
pub(super) fn format_of<'s>(schema: &Schema<'s>) -> Option<&'s str> {
    schema.format.or_else(|| match (word(schema, "contentEncoding"), word(schema, "contentMediaType")) {
        (Some("base64"), _) => Some("byte"),
        (None, Some("application/octet-stream")) => Some("binary"),
        _ => None,
    })
}

/// The types of a schema of 3.0 that wrongly lists them.
pub(in crate::diff::structure) fn listed_types<'s>(schema: &Schema<'s>) -> Option<Vec<&'s str>> {
    let listed = schema.node.get("type").filter(|node| node.kind() == NodeKind::Array && schema.types.is_empty())?;
    Some(listed.items().filter_map(Node::as_str).filter(|name| *name != "null").collect())
}
