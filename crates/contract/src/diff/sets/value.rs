//! JSON values, compared exactly: `1.0` is `1`, and the order of keys says nothing.

use serde_json::{Map, Value};

use crate::number::Number;
use crate::source::{Node, NodeKind};

/// Values inside one another; the loader allows as many.
const MAX_DEPTH: usize = 256;

/// A value that a document lists; `None` if it holds a number that JSON programs would round, or nests too deep.
pub(super) fn of_node(node: Node<'_>) -> Option<Value> {
    of_node_within(node, MAX_DEPTH)
}

fn of_node_within(node: Node<'_>, depth: usize) -> Option<Value> {
    let depth = depth.checked_sub(1)?;
    Some(match node.kind() {
        NodeKind::Null => Value::Null,
        NodeKind::Boolean => Value::Bool(node.as_bool()?),
        NodeKind::Number => of_number(Number::parse(node.as_number()?)?)?,
        NodeKind::String => Value::String(node.as_str()?.to_owned()),
        NodeKind::Array => Value::Array(node.items().map(|item| of_node_within(item, depth)).collect::<Option<_>>()?),
        NodeKind::Object => {
            let mut map = Map::new();
            for (key, inner) in node.entries() {
                map.insert(key.as_str()?.to_owned(), of_node_within(inner, depth)?);
            }
            Value::Object(map)
        }
    })
}

/// A number as JSON programs hold it; `None` if they would round it.
pub(super) fn of_number(number: Number) -> Option<Value> {
    let whole = number.to_i128();
    let value = match whole {
        Some(whole) if i64::try_from(whole).is_ok() => Value::from(i64::try_from(whole).ok()?),
        Some(whole) if u64::try_from(whole).is_ok() => Value::from(u64::try_from(whole).ok()?),
        _ => serde_json::Number::from_f64(number.to_f64()).map(Value::Number)?,
    };
    (number_of(&value) == Some(number)).then_some(value)
}

/// The number that a value is.
pub(super) fn number_of(value: &Value) -> Option<Number> {
    let number = value.as_number()?;
    match number.as_i64() {
        // Nearly all are whole, and need not be written down to be read.
        Some(whole) => Some(Number::from(i128::from(whole))),
        None => Number::parse(&number.to_string()),
    }
}

/// A text that equal values share and others do not.
pub(super) fn key(value: &Value) -> String {
    let mut key = String::new();
    write_key(value, &mut key);
    key
}

fn write_key(value: &Value, out: &mut String) {
    match value {
        Value::Number(_) => out.push_str(&number_of(value).unwrap_or(Number::ZERO).to_string()),
        Value::Null | Value::Bool(_) | Value::String(_) => out.push_str(&value.to_string()),
        Value::Array(items) => {
            out.push('[');
            for item in items {
                write_key(item, out);
                out.push(',');
            }
            out.push(']');
        }
        Value::Object(map) => {
            let mut entries: Vec<_> = map.iter().collect();
            entries.sort_unstable_by_key(|(name, _)| *name);
            out.push('{');
            for (name, inner) in entries {
                out.push_str(&Value::from(name.as_str()).to_string());
                out.push(':');
                write_key(inner, out);
                out.push(',');
            }
            out.push('}');
        }
    }
}

/// How deep values nest in a value; a scalar is one deep.
pub(super) fn depth(value: &Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter().map(depth).max().unwrap_or_default(),
        Value::Object(map) => map.values().map(depth).max().unwrap_or_default(),
        _ => 0,
    }
}

/// How many characters a value has, counted no further than needed to prefer a short one.
pub(super) fn size(value: &Value) -> usize {
    value.to_string().len()
}
