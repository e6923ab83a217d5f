//! What a parameter is on a command line.

use contract::model::{Api, Schema, Type, Use};
use contract::source::Node;

use crate::ir::Kind;

/// What one value is, which values are listed, and whether there are several.
pub(super) struct Shape {
    pub(super) kind: Kind,
    pub(super) values: Vec<String>,
    pub(super) is_list: bool,
}

/// The shape of a schema.
pub(super) fn of<'s>(api: &Api<'s>, schema: Use<'s, Schema<'s>>) -> Shape {
    let schema = core(api, schema);
    let items = schema.array.as_deref().and_then(|array| array.items);
    match (schema.types.single(), items) {
        (Some(Type::Array), Some(items)) => Shape { is_list: true, ..one(core(api, items)) },
        (Some(Type::Array), None) => Shape { kind: Kind::Object, values: Vec::new(), is_list: true },
        _ => one(schema),
    }
}

fn one(schema: &Schema<'_>) -> Shape {
    let kind = match schema.types.single() {
        Some(Type::Integer) => Kind::Integer,
        Some(Type::Number) => Kind::Number,
        Some(Type::Boolean) => Kind::Boolean,
        Some(Type::Array | Type::Object) => Kind::Object,
        None if schema.object.is_some() => Kind::Object,
        // Alternatives of plain values are written as they are; whether one fits is the server's to say.
        Some(Type::String) | None => Kind::Text,
    };
    let values = schema.values.iter().flatten().filter_map(|value| plain(*value)).collect();
    Shape { kind, values, is_list: false }
}

/// The schema that says something, where one is only wrapped around another.
pub(super) fn core<'a, 's>(api: &'a Api<'s>, schema: Use<'s, Schema<'s>>) -> &'a Schema<'s> {
    let mut schema = &api[schema.id];
    // Wrappers of wrappers may form a circle.
    for _ in 0..8 {
        match schema.all_of[..] {
            [inner] if schema.types.is_empty() => schema = &api[inner.id],
            _ => break,
        }
    }
    schema
}

fn plain(value: Node<'_>) -> Option<String> {
    value.as_str().or_else(|| value.as_number()).map(ToOwned::to_owned)
}
