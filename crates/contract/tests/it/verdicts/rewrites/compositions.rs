//! Parts and alternatives that say nothing new.

use serde_json::{Map, Value, json};

use crate::random::Random;
use crate::verdicts::keywords::KEYWORDS;
use crate::verdicts::schema::{
    but_one, entries, has, is_one_way, is_only, is_reference, kinds, parts, required, with, with_parts, without,
};
use crate::verdicts::side::{Side, Version};

use super::Rewrite;

pub(super) const REWRITES: &[(&str, Rewrite)] = &[
    ("reorder", reorder),
    ("wrap in allOf", wrap_in_all_of),
    ("wrap in anyOf", wrap_in_any_of),
    ("wrap in oneOf", wrap_in_one_of),
    ("split into allOf", split),
    ("flatten allOf", flatten),
    ("merge objects", merge_objects),
    ("repeat", repeat),
    ("subsumed alternative", subsumed),
    ("weaker part", weaker_part),
    ("null as alternative", null_as_alternative),
    ("types as alternatives", types_as_alternatives),
    ("number as alternatives", number_as_alternatives),
    ("not twice", not_twice),
];

fn reorder(schema: &Value, random: &mut Random, _: &mut Side) -> Option<Value> {
    let key = random.one(&["enum", "required", "anyOf", "oneOf", "allOf"]);
    let mut list = parts(schema, key).to_vec();
    random.shuffle(&mut list);
    (list.len() > 1).then(|| with(schema, key, list))
}

fn wrap_in_all_of(schema: &Value, _: &mut Random, _: &mut Side) -> Option<Value> {
    (!is_one_way(schema)).then(|| json!({ "allOf": [schema] }))
}

/// A property that travels one way need not be there even where a part beside it requires it, but whether an alternative
/// may say so is left open. So alternatives are made only where none does.
fn wrap_in_any_of(schema: &Value, _: &mut Random, side: &mut Side) -> Option<Value> {
    (!side.is_one_way()).then(|| json!({ "anyOf": [schema] }))
}

fn wrap_in_one_of(schema: &Value, _: &mut Random, side: &mut Side) -> Option<Value> {
    (!side.is_one_way()).then(|| json!({ "oneOf": [schema] }))
}

/// Keywords that mean something only together.
const TOGETHER: &[&[&str]] = &[
    &["type", "nullable", "format", "contentEncoding"],
    &["properties", "patternProperties", "additionalProperties"],
    &["prefixItems", "items"],
    &["contains", "minContains", "maxContains"],
    &["if", "then", "else"],
    &["minimum", "exclusiveMinimum"],
    &["maximum", "exclusiveMaximum"],
];

/// Some keywords move into a part of their own.
fn split(schema: &Value, random: &mut Random, _: &mut Side) -> Option<Value> {
    if is_reference(schema) || is_one_way(schema) {
        return None;
    }
    let map = schema.as_object()?;
    let mut groups: Vec<Vec<&str>> = TOGETHER
        .iter()
        .map(|group| group.iter().copied().filter(|key| map.contains_key(*key)).collect::<Vec<_>>())
        .filter(|group| !group.is_empty())
        .collect();
    // What is left is told by what stands beside.
    let is_bound = |key: &str| key == "allOf" || key.starts_with("unevaluated");
    let is_single = |key: &str| !is_bound(key) && !TOGETHER.iter().any(|group| group.contains(&key));
    groups.extend(map.keys().map(String::as_str).filter(|key| is_single(key)).map(|key| vec![key]));
    if groups.len() < 2 {
        return None;
    }
    let n_moved = 1 + random.below(groups.len() - 1);
    let moved: Vec<&str> = random.sample(&groups, n_moved).concat();
    let part: Map<String, Value> = moved.iter().map(|key| ((*key).to_owned(), map[*key].clone())).collect();
    let all: Vec<Value> = parts(schema, "allOf").iter().cloned().chain([Value::Object(part)]).collect();
    Some(with(&without(schema, &moved), "allOf", all))
}

/// A part whose keywords nobody else uses moves up.
fn flatten(schema: &Value, _: &mut Random, side: &mut Side) -> Option<Value> {
    let all = parts(schema, "allOf");
    for (idx, part) in all.iter().enumerate() {
        let part = side.target(part);
        // These depend on what else is said beside them.
        let is_apart = |schema: &Value| {
            ["additionalProperties", "nullable", "exclusiveMinimum", "exclusiveMaximum"]
                .iter()
                .chain(KEYWORDS)
                .all(|key| schema.get(*key).is_none())
        };
        let (Some(here), Some(there)) = (schema.as_object(), part.as_object()) else { continue };
        let clashes = there.keys().any(|key| here.contains_key(key));
        if clashes || !is_apart(schema) || !is_apart(part) || is_one_way(part) || is_reference(schema) {
            continue;
        }
        let mut out = with_parts(schema, "allOf", but_one(all, idx));
        for (key, value) in there {
            out = with(&out, key, value.clone());
        }
        return Some(out);
    }
    None
}

/// Parts that are plain objects with different properties become one object.
fn merge_objects(schema: &Value, _: &mut Random, side: &mut Side) -> Option<Value> {
    let all: Vec<&Value> = parts(schema, "allOf").iter().map(|part| side.target(part)).collect();
    let is_plain = |part: &Value| {
        let keys = part.as_object().into_iter().flatten().map(|(key, _)| key.as_str());
        is_only(part, "object") && keys.into_iter().all(|key| ["type", "properties", "required"].contains(&key))
    };
    if all.len() < 2 || schema.as_object()?.len() > 1 || !all.iter().all(|part| is_plain(part)) {
        return None;
    }
    let n_names: usize = all.iter().map(|part| entries(part, "properties").len()).sum();
    let properties: Map<String, Value> = all
        .iter()
        .flat_map(|part| entries(part, "properties"))
        .map(|(name, inner)| (name.clone(), inner.clone()))
        .collect();
    if properties.len() < n_names {
        return None;
    }
    let mut needed: Vec<&str> = all.iter().flat_map(|part| required(part)).collect();
    needed.sort_unstable();
    needed.dedup();
    let merged = json!({ "type": "object", "properties": properties });
    Some(with_parts(&merged, "required", needed.into_iter().map(Value::from).collect()))
}

/// A value, a part or an alternative is said twice.
fn repeat(schema: &Value, random: &mut Random, _: &mut Side) -> Option<Value> {
    let key = random.one(&["anyOf", "allOf", "enum"]);
    let list = parts(schema, key);
    if list.is_empty() {
        return None;
    }
    Some(with(schema, key, list.iter().chain([random.pick(list)]).cloned().collect::<Vec<_>>()))
}

/// An alternative that another contains.
fn subsumed(schema: &Value, random: &mut Random, side: &mut Side) -> Option<Value> {
    let list = parts(schema, "anyOf");
    if list.is_empty() {
        return None;
    }
    let wide = random.pick(list);
    let narrow = match *kinds(side.target(wide)).first()? {
        "object" => json!({ "minProperties": 1 }),
        "string" => json!({ "minLength": 1 }),
        "integer" | "number" => json!({ "minimum": 1 }),
        _ => return None,
    };
    let inside = json!({ "allOf": [wide, narrow] });
    Some(with(schema, "anyOf", list.iter().cloned().chain([inside]).collect::<Vec<_>>()))
}

/// A part that is true anyway.
fn weaker_part(schema: &Value, _: &mut Random, _: &mut Side) -> Option<Value> {
    if is_reference(schema) || is_one_way(schema) {
        return None;
    }
    let mut part = json!({ "type": schema.get("type")? });
    if let Some(nullable) = schema.get("nullable") {
        part["nullable"] = nullable.clone();
    }
    Some(with(schema, "allOf", parts(schema, "allOf").iter().cloned().chain([part]).collect::<Vec<_>>()))
}

fn null_as_alternative(schema: &Value, _: &mut Random, side: &mut Side) -> Option<Value> {
    let known = kinds(schema);
    let says_more = ["enum", "const", "not", "allOf", "anyOf", "oneOf"].iter().any(|key| schema.get(*key).is_some());
    if says_more || side.is_one_way() {
        return None;
    }
    match side.version {
        Version::V3_0 if schema.get("nullable") == Some(&json!(true)) && !known.is_empty() => {
            let only_null = json!({ "type": "string", "nullable": true, "enum": [null] });
            Some(json!({ "anyOf": [without(schema, &["nullable"]), only_null] }))
        }
        Version::V3_1 if known.len() > 1 && known.contains(&"null") => {
            let others: Vec<&str> = known.into_iter().filter(|kind| *kind != "null").collect();
            Some(json!({ "anyOf": [with(schema, "type", json!(others)), { "type": "null" }] }))
        }
        _ => None,
    }
}

fn types_as_alternatives(schema: &Value, _: &mut Random, side: &mut Side) -> Option<Value> {
    let known = kinds(schema);
    if known.len() < 2 || side.is_one_way() {
        return None;
    }
    Some(json!({ "anyOf": known.iter().map(|kind| with(schema, "type", *kind)).collect::<Vec<_>>() }))
}

fn number_as_alternatives(schema: &Value, _: &mut Random, _: &mut Side) -> Option<Value> {
    // Formats of numbers are not made for integers.
    let is_plain = is_only(schema, "number") && !is_one_way(schema) && schema.get("format").is_none();
    is_plain.then(|| json!({ "anyOf": [with(schema, "type", "integer"), schema] }))
}

/// Not for objects: what only a negated schema declares is declared by some readings and not by others.
fn not_twice(schema: &Value, _: &mut Random, _: &mut Side) -> Option<Value> {
    let is_plain = !has(schema, &["object", "array"]) && !kinds(schema).is_empty() && !is_one_way(schema);
    is_plain.then(|| json!({ "not": { "not": schema } }))
}
