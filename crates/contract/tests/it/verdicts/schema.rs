//! Schemas as JSON: looking at keywords and putting others.

use std::sync::LazyLock;

use serde_json::{Map, Value, json};

static NO_ENTRIES: LazyLock<Map<String, Value>> = LazyLock::new(Map::new);

/// The types that a schema names.
pub(super) fn kinds(schema: &Value) -> Vec<&str> {
    match schema.get("type") {
        Some(Value::String(kind)) => vec![kind],
        Some(Value::Array(kinds)) => kinds.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    }
}

pub(super) fn has(schema: &Value, any: &[&str]) -> bool {
    kinds(schema).iter().any(|kind| any.contains(kind))
}

/// Whether the schema allows one type and says so.
pub(super) fn is_only(schema: &Value, kind: &str) -> bool {
    kinds(schema) == [kind] && schema.get("nullable") != Some(&json!(true))
}

pub(super) fn is_reference(schema: &Value) -> bool {
    schema.get("$ref").is_some()
}

/// Whether the schema says which way its values travel, which counts only where it is a property's.
pub(super) fn is_one_way(schema: &Value) -> bool {
    schema.get("readOnly").is_some() || schema.get("writeOnly").is_some()
}

pub(super) fn entries<'v>(schema: &'v Value, key: &str) -> &'v Map<String, Value> {
    schema.get(key).and_then(Value::as_object).unwrap_or_else(|| &NO_ENTRIES)
}

pub(super) fn parts<'v>(schema: &'v Value, key: &str) -> &'v [Value] {
    schema.get(key).and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

pub(super) fn required(schema: &Value) -> Vec<&str> {
    parts(schema, "required").iter().filter_map(Value::as_str).collect()
}

pub(super) fn with(schema: &Value, key: &str, value: impl Into<Value>) -> Value {
    let mut schema = schema.clone();
    schema[key] = value.into();
    schema
}

pub(super) fn without(schema: &Value, keys: &[&str]) -> Value {
    let mut schema = schema.clone();
    if let Some(map) = schema.as_object_mut() {
        map.retain(|key, _| !keys.contains(&key.as_str()));
    }
    schema
}

/// The schema with a list that has lost or gained something; an empty one is left out.
pub(super) fn with_parts(schema: &Value, key: &str, list: Vec<Value>) -> Value {
    if list.is_empty() { without(schema, &[key]) } else { with(schema, key, list) }
}

/// A list without one of its entries.
pub(super) fn but_one(list: &[Value], idx: usize) -> Vec<Value> {
    let kept = list.iter().enumerate().filter(|(at, _)| *at != idx);
    kept.map(|(_, value)| value.clone()).collect()
}

/// A number as JSON writes it: whole ones without a point.
#[expect(clippy::cast_possible_truncation, reason = "whole numbers below 2^53 are exact")]
pub(super) fn number(value: f64) -> Value {
    if value.fract() == 0.0 && value.abs() < 9e15 { json!(value as i64) } else { json!(value) }
}
