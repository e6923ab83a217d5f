//! Parts of multipart bodies.

use std::collections::HashSet;

use contract::model::{Api, Property, Type};
use schema_algebra::{SchemaId, is_binary};

/// The properties of a body's schema and of what it is made of: a part each.
pub(crate) fn of<'a, 's>(api: &'a Api<'s>, body: SchemaId<'s>) -> Vec<&'a Property<'s>> {
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
