//! Fields of a JSON body as a command line gives them: the path to each plain value, and what it is.

use std::collections::HashSet;

use contract::model::{Api, Schema, Type, Use};

use crate::ir::{ArgumentKind, Field};

use super::kind;

/// Objects within objects within objects; what lies deeper is nothing that anybody types.
const DEEPEST: usize = 3;

/// A body with more fields is given as a file.
const MOST: usize = 100;

/// Properties that are looked at in all. Objects of nothing but objects would otherwise be walked at length for nothing.
const MOST_VISITS: usize = 1000;

/// The fields of a body, in the document's order.
pub(super) fn of<'s>(api: &Api<'s>, schema: Use<'s, Schema<'s>>) -> Vec<Field> {
    let mut walk = Walk { api, n_visits: 0, fields: Vec::new() };
    let Inside { schema, list } = inside(api, schema);
    walk.collect(schema, list, 1);
    walk.fields
}

struct Walk<'a, 's> {
    api: &'a Api<'s>,
    n_visits: usize,
    fields: Vec<Field>,
}

impl<'s> Walk<'_, 's> {
    /// The depth is limited, and with it the recursion.
    fn collect(&mut self, schema: &Schema<'s>, path: &str, depth: usize) {
        let api = self.api;
        let parts = parts(api, schema);
        let required: HashSet<&str> = parts.iter().flat_map(|part| part.required()).collect();
        let properties = parts.iter().flat_map(|part| part.properties());
        for property in properties.filter(|property| !api[property.schema.id].is_read_only) {
            self.n_visits += 1;
            if self.fields.len() == MOST || self.n_visits > MOST_VISITS {
                return;
            }
            let separator = if path.is_empty() { "" } else { "." };
            let path = format!("{path}{separator}{}", property.name);
            let shape = kind::of(api, property.schema);
            let Inside { schema: inner, list } = inside(api, property.schema);
            if shape.kind == ArgumentKind::Object && depth < DEEPEST {
                self.collect(inner, &format!("{path}{list}"), depth + 1);
            }
            // What may be anything is no plain value.
            let is_plain = shape.kind != ArgumentKind::Object && inner.types.single().is_some();
            if !is_plain || self.fields.iter().any(|field| field.path == path) {
                continue;
            }
            let description = api[property.schema.id].description.or(inner.description).map(ToOwned::to_owned);
            let is_required = required.contains(property.name);
            self.fields.push(Field { path, is_required, shape, description });
        }
    }
}

/// What a value holds, whether it stands alone or in a list.
struct Inside<'a, 's> {
    schema: &'a Schema<'s>,
    list: &'static str,
}

fn inside<'a, 's>(api: &'a Api<'s>, schema: Use<'s, Schema<'s>>) -> Inside<'a, 's> {
    let schema = kind::core(api, schema);
    let items = schema.array.as_deref().and_then(|array| array.items);
    match items.filter(|_| schema.types.single() == Some(Type::Array)) {
        Some(items) => Inside { schema: kind::core(api, items), list: "[]" },
        None => Inside { schema, list: "" },
    }
}

/// A schema and all that it is put together from.
fn parts<'a, 's>(api: &'a Api<'s>, schema: &'a Schema<'s>) -> Vec<&'a Schema<'s>> {
    let mut parts = vec![schema];
    let mut seen = HashSet::new();
    let mut idx = 0;
    while let Some(part) = parts.get(idx).copied() {
        parts.extend(part.all_of.iter().filter(|other| seen.insert(other.id)).map(|other| &api[other.id]));
        idx += 1;
    }
    parts
}
