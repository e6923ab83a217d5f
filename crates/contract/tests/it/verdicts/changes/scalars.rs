//! Changes of types, listed values and bounds.

use serde_json::{Value, json};

use crate::random::Random;
use crate::verdicts::making::FORMATS;
use crate::verdicts::patterns::PATTERNS;
use crate::verdicts::schema::{but_one, has, is_reference, kinds, number, parts, with, without};
use crate::verdicts::side::{Side, Version};

use super::Change;

pub(super) const CHANGES: &[Change] = &[
    another_type,
    drop_type,
    toggle_null,
    list_more,
    list_less,
    toggle_list,
    number_bound,
    toggle_exclusive,
    multiple,
    length,
    pattern,
    format,
    count,
    toggle_unique,
    constant,
];

/// Changes after which a schema is still much like before.
pub(super) const NEAR: &[Change] =
    &[number_bound, length, list_less, list_more, another_type, count, super::objects::require];

const NUMBERS: &[f64] = &[0.0, 1.0, -1.0, 2.0, 3.0, 5.0, 10.0, 100.0, 0.5, 2.5, -10.0];
const COUNTS: &[u64] = &[0, 1, 2, 3, 5, 8];

fn another_type(schema: &Value, random: &mut Random, _: &Side) -> Option<Value> {
    let known = kinds(schema);
    let Some(first) = known.first() else {
        return (!is_reference(schema))
            .then(|| with(schema, "type", random.one(&["string", "object", "array", "integer"])));
    };
    let other = match *first {
        "integer" if random.chance(40) => "number",
        "number" if random.chance(40) => "integer",
        _ => random.one(&["string", "integer", "number", "boolean", "object", "array"]),
    };
    if known.len() == 1 {
        return Some(with(schema, "type", other));
    }
    let mut all = vec![other];
    all.extend(known[1..].iter().filter(|kind| **kind != other));
    Some(with(schema, "type", json!(all)))
}

fn drop_type(schema: &Value, _: &mut Random, _: &Side) -> Option<Value> {
    (schema.get("nullable").is_none()).then(|| without(schema, &["type"]))
}

fn toggle_null(schema: &Value, _: &mut Random, side: &Side) -> Option<Value> {
    let known = kinds(schema);
    match side.version {
        _ if known.is_empty() => None,
        Version::V3_0 => Some(with(schema, "nullable", schema.get("nullable") != Some(&json!(true)))),
        Version::V3_1 => {
            let mut others: Vec<&str> = known.iter().copied().filter(|kind| *kind != "null").collect();
            if others.len() == known.len() || others.is_empty() {
                others.push("null");
            }
            Some(with(schema, "type", json!(others)))
        }
    }
}

fn list_more(schema: &Value, random: &mut Random, _: &Side) -> Option<Value> {
    let listed = parts(schema, "enum");
    let more = match listed.iter().find(|value| !value.is_null())? {
        Value::String(_) => random.pick(&[json!("new"), json!("a"), json!("e")]).clone(),
        _ => random.pick(&[json!(7), json!(8), json!(1), json!("x"), json!(null)]).clone(),
    };
    let is_new = !listed.contains(&more);
    is_new.then(|| with(schema, "enum", listed.iter().cloned().chain([more]).collect::<Vec<_>>()))
}

fn list_less(schema: &Value, random: &mut Random, _: &Side) -> Option<Value> {
    let listed = parts(schema, "enum");
    (listed.len() > 1).then(|| with(schema, "enum", but_one(listed, random.below(listed.len()))))
}

fn toggle_list(schema: &Value, random: &mut Random, _: &Side) -> Option<Value> {
    if schema.get("enum").is_some() {
        return Some(without(schema, &["enum"]));
    }
    if has(schema, &["string"]) {
        return Some(with(schema, "enum", json!(random.sample(&["a", "b", "abc", "2024-02-29", ""], 2))));
    }
    has(schema, &["integer", "number"]).then(|| with(schema, "enum", json!(random.sample(&[1, 2, 3], 2))))
}

/// Moves, drops or puts one of two bounds that are counts.
pub(super) fn move_count(schema: &Value, random: &mut Random, keys: [&str; 2]) -> Value {
    let key = random.one(&keys);
    match schema.get(key).and_then(Value::as_u64) {
        Some(_) if random.chance(35) => without(schema, &[key]),
        Some(known) if random.chance(70) => {
            with(schema, key, known.saturating_add_signed(random.one(&[1, -1, 2, -2, 5])))
        }
        _ => with(schema, key, random.one(COUNTS)),
    }
}

fn number_bound(schema: &Value, random: &mut Random, _: &Side) -> Option<Value> {
    if !has(schema, &["integer", "number"]) {
        return None;
    }
    let (key, exclusive) = random.one(&[("minimum", "exclusiveMinimum"), ("maximum", "exclusiveMaximum")]);
    Some(match schema.get(key).and_then(Value::as_f64) {
        Some(_) if random.chance(35) => without(schema, &[key, exclusive]),
        Some(known) if random.chance(70) => with(schema, key, number(known + random.one(&[1.0, -1.0, 2.0, -2.0, 5.0]))),
        _ => with(schema, key, number(random.one(NUMBERS))),
    })
}

fn toggle_exclusive(schema: &Value, random: &mut Random, side: &Side) -> Option<Value> {
    let (bound, key) = random.one(&[("minimum", "exclusiveMinimum"), ("maximum", "exclusiveMaximum")]);
    match side.version {
        _ if !has(schema, &["integer", "number"]) => None,
        Version::V3_0 => schema.get(bound).map(|_| with(schema, key, schema.get(key) != Some(&json!(true)))),
        Version::V3_1 if schema.get(key).is_some() => Some(without(schema, &[key])),
        Version::V3_1 => Some(with(schema, key, number(random.one(NUMBERS)))),
    }
}

fn multiple(schema: &Value, random: &mut Random, _: &Side) -> Option<Value> {
    if !has(schema, &["integer", "number"]) {
        return None;
    }
    if schema.get("multipleOf").is_some() && random.chance(30) {
        return Some(without(schema, &["multipleOf"]));
    }
    // Halves and quarters are exact in every arithmetic.
    Some(with(schema, "multipleOf", number(random.one(&[1.0, 2.0, 3.0, 4.0, 6.0, 0.5, 0.25]))))
}

fn length(schema: &Value, random: &mut Random, _: &Side) -> Option<Value> {
    has(schema, &["string"]).then(|| move_count(schema, random, ["minLength", "maxLength"]))
}

fn count(schema: &Value, random: &mut Random, _: &Side) -> Option<Value> {
    has(schema, &["array"]).then(|| move_count(schema, random, ["minItems", "maxItems"]))
}

fn pattern(schema: &Value, random: &mut Random, _: &Side) -> Option<Value> {
    if !has(schema, &["string"]) {
        return None;
    }
    if schema.get("pattern").is_some() && random.chance(30) {
        return Some(without(schema, &["pattern"]));
    }
    Some(with(schema, "pattern", random.pick(PATTERNS).written))
}

fn format(schema: &Value, random: &mut Random, _: &Side) -> Option<Value> {
    let all = match *kinds(schema).first()? {
        "string" => FORMATS,
        "integer" => &["int32", "int64"],
        "number" => &["float", "double"],
        _ => return None,
    };
    if schema.get("format").is_some() && random.chance(40) {
        return Some(without(schema, &["format"]));
    }
    Some(with(schema, "format", random.one(all)))
}

fn toggle_unique(schema: &Value, _: &mut Random, _: &Side) -> Option<Value> {
    has(schema, &["array"]).then(|| with(schema, "uniqueItems", schema.get("uniqueItems") != Some(&json!(true))))
}

fn constant(schema: &Value, random: &mut Random, side: &Side) -> Option<Value> {
    if side.version == Version::V3_0 {
        return None;
    }
    if schema.get("const").is_some() {
        return Some(without(schema, &["const"]));
    }
    has(schema, &["string", "integer"]).then(|| {
        let value = random.pick(&[json!("a"), json!("dd"), json!(1), json!(2.5), json!(true), json!(null)]).clone();
        with(schema, "const", value)
    })
}
