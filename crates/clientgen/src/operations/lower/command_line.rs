//! Parameters and fields of a JSON body as a command line gives them: the path to each plain value, and what it is.

use std::collections::HashSet;

use contract::model::{Api, Schema, Type, Use};
use contract::source::Node;
use schema_algebra::is_null;

use crate::ir::{ArgumentKind, ArgumentShape, Field};

/// Objects within objects within objects; what lies deeper is nothing that anybody types.
const DEEPEST: usize = 3;

/// A body with more fields is given as a file.
const MOST: usize = 100;

/// Properties that are looked at in all. Objects of nothing but objects would otherwise be walked at length for nothing.
const MOST_VISITS: usize = 1000;

/// The fields of a body, in the document's order.
pub(super) fn fields<'s>(api: &Api<'s>, schema: Use<'s, Schema<'s>>) -> Vec<Field> {
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
            let shape = shape(api, property.schema);
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
    let schema = core(api, schema);
    let items = schema.array.as_deref().and_then(|array| array.items);
    match items.filter(|_| schema.types.single() == Some(Type::Array)) {
        Some(items) => Inside { schema: core(api, items), list: "[]" },
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

pub(super) fn shape<'s>(api: &Api<'s>, schema: Use<'s, Schema<'s>>) -> ArgumentShape {
    let schema = core(api, schema);
    let items = schema.array.as_deref().and_then(|array| array.items);
    match (schema.types.single(), items) {
        (Some(Type::Array), Some(items)) => ArgumentShape { is_list: true, ..one(core(api, items)) },
        (Some(Type::Array), None) => ArgumentShape { kind: ArgumentKind::Object, values: Vec::new(), is_list: true },
        _ => one(schema),
    }
}

fn one(schema: &Schema<'_>) -> ArgumentShape {
    let kind = match schema.types.single() {
        Some(Type::Integer) => ArgumentKind::Integer,
        Some(Type::Number) => ArgumentKind::Number,
        Some(Type::Boolean) => ArgumentKind::Boolean,
        Some(Type::Array | Type::Object) => ArgumentKind::Object,
        None if schema.object.is_some() => ArgumentKind::Object,
        // Alternatives of plain values are written as they are; whether one fits is the server's to say.
        Some(Type::String) | None => ArgumentKind::Text,
    };
    let values = schema.values.iter().flatten().filter_map(|value| plain(*value)).collect();
    ArgumentShape { kind, values, is_list: false }
}

/// The schema that says something, where one is only wrapped around another.
fn core<'a, 's>(api: &'a Api<'s>, schema: Use<'s, Schema<'s>>) -> &'a Schema<'s> {
    let mut schema = &api[schema.id];
    // Wrappers of wrappers may form a circle.
    for _ in 0..8 {
        let parts = schema.all_of.iter().chain(&schema.one_of).chain(&schema.any_of);
        // Null beside a schema adds nothing that anybody types.
        let mut parts = parts.filter(|part| !is_null(&api[part.id]));
        match (parts.next(), parts.next()) {
            (Some(inner), None) if schema.types.is_empty() => schema = &api[inner.id],
            _ => break,
        }
    }
    schema
}

fn plain(value: Node<'_>) -> Option<String> {
    value.as_str().or_else(|| value.as_number()).map(ToOwned::to_owned)
}
