//! Request bodies: the media type that serves a caller best, and the parts of multipart bodies.

use std::collections::HashSet;

use contract::model::{Api, MediaType, Property, RequestBody, Type};
use schema_algebra::{Algebra, SchemaId, essence, is_binary};

/// The media type of a body that serves callers best.
pub(crate) fn chosen<'b, 's>(algebra: Algebra<'_, 's>, body: &'b RequestBody<'s>) -> Option<&'b MediaType<'s>> {
    body.content.iter().min_by_key(|content| algebra.media(content))
}

/// Whether a media type can stand in a header as it is, and names one thing.
pub(crate) fn is_concrete(name: &str) -> bool {
    let is_word = |word: &str| {
        !word.is_empty() && word.bytes().all(|b| b.is_ascii_alphanumeric() || b"!#$%&'+-.^_`|~".contains(&b))
    };
    let name = essence(name);
    name.split_once('/').is_some_and(|(kind, subtype)| is_word(kind) && is_word(subtype))
}

/// The properties of a body's schema and of what it is made of: a part each.
pub(crate) fn parts<'a, 's>(api: &'a Api<'s>, body: SchemaId<'s>) -> Vec<&'a Property<'s>> {
    let mut parts = Vec::new();
    let mut seen = HashSet::new();
    let mut waiting = vec![body];
    while let Some(id) = waiting.pop() {
        if !seen.insert(id) {
            continue;
        }
        let schema = &api[id];
        parts.extend(schema.properties());
        waiting.extend(schema.all_of.iter().chain(&schema.one_of).chain(&schema.any_of).map(|part| part.id));
    }
    parts
}

/// The schema of the bytes that a part holds, one time or several times; none where it holds something else.
pub(crate) fn bytes_in<'s>(api: &Api<'s>, part: &Property<'s>) -> Option<SchemaId<'s>> {
    let schema = &api[part.schema.id];
    if is_binary(schema) {
        return Some(part.schema.id);
    }
    let items = schema.array.as_deref().and_then(|array| array.items)?;
    let is_list = schema.types.single() == Some(Type::Array) && is_binary(&api[items.id]);
    is_list.then_some(items.id)
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
