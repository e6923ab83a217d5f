//! What a parameter is on a command line.

use contract::model::{Api, Schema, Type, Use};
use contract::source::Node;

use crate::ir::{ArgumentKind, ArgumentShape};

/// The shape of a schema.
pub(super) fn of<'s>(api: &Api<'s>, schema: Use<'s, Schema<'s>>) -> ArgumentShape {
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
