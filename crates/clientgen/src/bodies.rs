//! Request bodies: the media type that serves a caller best, and the parts of multipart bodies.

use std::collections::HashSet;

use contract::model::{Api, MediaType, Property, RequestBody, Schema, Type};
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

/// Schemas around schemas that are looked through; people write two.
const MAX_WRAPPERS: usize = 8;

/// The schemas of the bytes that a part holds, one time or several times, from the outermost to the one that says so; none
/// where it holds something else.
pub(crate) fn bytes_in<'s>(api: &Api<'s>, part: &Property<'s>) -> Vec<SchemaId<'s>> {
    let one = unwrapped(api, part.schema.id);
    let is_bytes = |chain: &[SchemaId<'s>]| chain.last().is_some_and(|id| is_binary(&api[*id]));
    if is_bytes(&one) {
        return one;
    }
    let list = one.last().map(|id| &api[*id]).filter(|schema| schema.types.single() == Some(Type::Array));
    let items = list.and_then(|schema| schema.array.as_deref()?.items);
    items.map(|items| unwrapped(api, items.id)).filter(|element| is_bytes(element)).unwrap_or_default()
}

/// A schema, and those that it refers to with words beside the reference, or of which it only says that they may be null.
fn unwrapped<'s>(api: &Api<'s>, id: SchemaId<'s>) -> Vec<SchemaId<'s>> {
    let mut chain = vec![id];
    while let Some(inner) = chain.last().and_then(|id| wrapped(api, &api[*id])).filter(|_| chain.len() < MAX_WRAPPERS) {
        chain.push(inner);
    }
    chain
}

/// Both are words of 3.1: what stands beside a reference, and the type of null.
fn wrapped<'s>(api: &Api<'s>, schema: &Schema<'s>) -> Option<SchemaId<'s>> {
    let alternatives = schema.one_of.iter().chain(&schema.any_of).copied();
    let (nulls, others): (Vec<_>, Vec<_>) = alternatives.partition(|used| api[used.id].is_null_only);
    match (schema.all_of.as_slice(), others.as_slice()) {
        ([referred], []) if referred.via == Some(schema.node) => Some(referred.id),
        ([], [only]) if !nulls.is_empty() => Some(only.id),
        _ => None,
    }
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
