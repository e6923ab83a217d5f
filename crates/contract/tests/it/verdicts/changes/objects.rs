//! Changes of properties and items.

use serde_json::{Map, Value, json};

use crate::random::Random;
use crate::verdicts::making::{NAMES, leaf};
use crate::verdicts::schema::{entries, has, is_reference, required, with, with_parts, without};
use crate::verdicts::side::Side;

use super::Change;
use super::scalars::move_count;

pub(super) const CHANGES: &[Change] =
    &[toggle_items, property_count, require, require_less, property_more, property_less, rename, rest, one_way];

fn toggle_items(schema: &Value, random: &mut Random, side: &Side) -> Option<Value> {
    let is_any = schema.get("items").is_none_or(|items| *items == json!({}));
    let items = if is_any { leaf(random, side.version) } else { json!({}) };
    has(schema, &["array"]).then(|| with(schema, "items", items))
}

fn property_count(schema: &Value, random: &mut Random, _: &Side) -> Option<Value> {
    has(schema, &["object"]).then(|| move_count(schema, random, ["minProperties", "maxProperties"]))
}

pub(super) fn require(schema: &Value, random: &mut Random, _: &Side) -> Option<Value> {
    let mut needed: Vec<&str> = required(schema);
    let mut names: Vec<&str> = entries(schema, "properties").keys().map(String::as_str).collect();
    if random.chance(10) {
        names.push("undeclared");
    }
    names.retain(|name| !needed.contains(name));
    if names.is_empty() {
        return None;
    }
    needed.push(random.one(&names));
    Some(with(schema, "required", json!(needed)))
}

fn require_less(schema: &Value, random: &mut Random, _: &Side) -> Option<Value> {
    let mut needed = required(schema);
    if needed.is_empty() {
        return None;
    }
    needed.remove(random.below(needed.len()));
    Some(with_parts(schema, "required", needed.into_iter().map(Value::from).collect()))
}

fn property_more(schema: &Value, random: &mut Random, side: &Side) -> Option<Value> {
    let name = if random.chance(20) { "fresh" } else { random.one(NAMES) };
    if !has(schema, &["object"]) || entries(schema, "properties").contains_key(name) {
        return None;
    }
    let mut properties = entries(schema, "properties").clone();
    properties.insert(name.to_owned(), leaf(random, side.version));
    let more = with(schema, "properties", properties);
    if random.chance(75) || required(schema).contains(&name) {
        return Some(more);
    }
    let needed: Vec<&str> = required(schema).into_iter().chain([name]).collect();
    Some(with(&more, "required", json!(needed)))
}

fn property_less(schema: &Value, random: &mut Random, _: &Side) -> Option<Value> {
    replaced(schema, random, |_| None)
}

fn rename(schema: &Value, random: &mut Random, _: &Side) -> Option<Value> {
    replaced(schema, random, |_| Some("renamed"))
}

/// The schema with one property under another name or gone.
fn replaced(schema: &Value, random: &mut Random, name_of: fn(&str) -> Option<&str>) -> Option<Value> {
    let known = entries(schema, "properties");
    let names: Vec<&String> = known.keys().collect();
    if names.is_empty() {
        return None;
    }
    let gone = random.one(&names).as_str();
    let renamed = |name: &str| if name == gone { name_of(name).map(str::to_owned) } else { Some(name.to_owned()) };
    let properties: Map<String, Value> =
        known.iter().filter_map(|(name, inner)| Some((renamed(name)?, inner.clone()))).collect();
    let needed: Vec<Value> = required(schema).into_iter().filter_map(|name| renamed(name).map(Value::from)).collect();
    Some(with_parts(&with(schema, "properties", properties), "required", needed))
}

fn rest(schema: &Value, random: &mut Random, _: &Side) -> Option<Value> {
    if !has(schema, &["object"]) {
        return None;
    }
    if schema.get("additionalProperties").is_some() && random.chance(30) {
        return Some(without(schema, &["additionalProperties"]));
    }
    let all = [json!(false), json!(true), json!({ "type": "string" }), json!({ "type": "integer" })];
    let rest = if random.chance(40) { &all[0] } else { random.pick(&all[1..]) };
    Some(with(schema, "additionalProperties", rest.clone()))
}

fn one_way(schema: &Value, random: &mut Random, _: &Side) -> Option<Value> {
    let known = entries(schema, "properties");
    let names: Vec<&String> = known.iter().filter(|(_, inner)| !is_reference(inner)).map(|(name, _)| name).collect();
    if names.is_empty() {
        return None;
    }
    let (name, key) = (random.one(&names), random.one(&["readOnly", "writeOnly"]));
    let inner = &known[name];
    let plain = without(inner, &["readOnly", "writeOnly"]);
    let inner = if inner.get(key).is_some() { plain } else { with(&plain, key, true) };
    let mut properties = known.clone();
    properties.insert(name.clone(), inner);
    Some(with(schema, "properties", properties))
}
