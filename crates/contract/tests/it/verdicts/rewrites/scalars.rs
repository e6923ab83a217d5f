//! Values, bounds and patterns in other words.

use serde_json::{Value, json};

use crate::random::Random;
use crate::verdicts::patterns::PATTERNS;
use crate::verdicts::schema::{has, is_one_way, is_only, is_reference, kinds, parts, with, without};
use crate::verdicts::side::{Side, Version};

use super::Rewrite;

pub(super) const REWRITES: &[(&str, Rewrite)] = &[
    ("redundant keyword", redundant),
    ("keyword of another type", foreign),
    ("integer bound", integer_bound),
    ("values as alternatives", values_as_alternatives),
    ("split range", split_range),
    ("whole multiple", whole_multiple),
    ("range of format", range_of_format),
    ("single value", single_value),
    ("same pattern", same_pattern),
    ("implied type", implied_type),
    ("const as enum", const_as_enum),
    ("byte as encoding", byte_as_encoding),
];

fn redundant(schema: &Value, random: &mut Random, side: &mut Side) -> Option<Value> {
    let mut more = vec![
        ("minLength", json!(0)),
        ("minItems", json!(0)),
        ("minProperties", json!(0)),
        ("uniqueItems", json!(false)),
        ("additionalProperties", json!(true)),
        ("additionalProperties", json!({})),
        ("x-note", json!("new")),
        ("description", json!("new")),
        ("title", json!("New")),
        ("format", json!("nobody-knows")),
        ("pattern", json!("")),
    ];
    if side.version == Version::V3_0 {
        more.extend([("nullable", json!(false)), ("example", json!("a"))]);
    }
    if has(schema, &["string"]) {
        more.push(("not", json!({ "enum": [{ "never": "seen" }] })));
    }
    let (key, value) = random.pick(&more).clone();
    // What nothing is said of is left to others to speak of.
    if key == "additionalProperties" && side.asks_what_is_left() {
        return None;
    }
    (!is_reference(schema) && schema.get(key).is_none()).then(|| with(schema, key, value))
}

fn foreign(schema: &Value, random: &mut Random, _: &mut Side) -> Option<Value> {
    let more = match kinds(schema).as_slice() {
        ["string"] => json!({ "minimum": 5, "maxItems": 1, "required": ["q"], "multipleOf": 2 }),
        ["integer" | "number"] => json!({ "minLength": 5, "pattern": "^a", "minItems": 3 }),
        _ => return None,
    };
    let more: Vec<(&String, &Value)> = more.as_object()?.iter().collect();
    let (key, value) = random.one(&more);
    schema.get(key).is_none().then(|| with(schema, key, value.clone()))
}

/// `> n` and `>= n + 1` are the same for integers.
fn integer_bound(schema: &Value, random: &mut Random, side: &mut Side) -> Option<Value> {
    let (bound, exclusive, step) =
        random.one(&[("minimum", "exclusiveMinimum", 1), ("maximum", "exclusiveMaximum", -1)]);
    if kinds(schema) != ["integer"] || schema.get(exclusive).is_some() {
        return None;
    }
    let moved = schema.get(bound)?.as_i64()? - step;
    Some(match side.version {
        Version::V3_0 => with(&with(schema, bound, moved), exclusive, true),
        Version::V3_1 => with(&without(schema, &[bound]), exclusive, moved),
    })
}

fn values_as_alternatives(schema: &Value, random: &mut Random, _: &mut Side) -> Option<Value> {
    let values = parts(schema, "enum");
    let is_plain = schema.as_object()?.keys().all(|key| ["type", "enum"].contains(&key.as_str()));
    let is_distinct = values.iter().enumerate().all(|(idx, value)| !values[..idx].contains(value));
    if values.is_empty() || !is_plain || !is_distinct {
        return None;
    }
    let each: Vec<Value> = values.iter().map(|value| with(schema, "enum", json!([value]))).collect();
    Some(json!({ random.one(&["anyOf", "oneOf"]): each }))
}

/// The values below a bound, or those from it on.
fn split_range(schema: &Value, random: &mut Random, _: &mut Side) -> Option<Value> {
    let (low, high, cut) = match kinds(schema).as_slice() {
        ["integer"] => ("minimum", "maximum", 3),
        ["string"] => ("minLength", "maxLength", 2),
        ["array"] => ("minItems", "maxItems", 1),
        _ => return None,
    };
    let is_bounded =
        [low, high, "nullable", "exclusiveMinimum", "exclusiveMaximum"].iter().any(|key| schema.get(*key).is_some());
    if is_bounded || is_one_way(schema) {
        return None;
    }
    Some(json!({ random.one(&["anyOf", "oneOf"]): [with(schema, high, cut), with(schema, low, cut + 1)] }))
}

fn whole_multiple(schema: &Value, _: &mut Random, _: &mut Side) -> Option<Value> {
    (kinds(schema) == ["integer"] && schema.get("multipleOf").is_none()).then(|| with(schema, "multipleOf", 1))
}

fn range_of_format(schema: &Value, _: &mut Random, _: &mut Side) -> Option<Value> {
    let is_bounded =
        ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"].iter().any(|key| schema.get(*key).is_some());
    if kinds(schema) != ["integer"] || schema.get("format") != Some(&json!("int32")) || is_bounded {
        return None;
    }
    Some(with(&with(&without(schema, &["format"]), "minimum", i32::MIN), "maximum", i32::MAX))
}

fn single_value(schema: &Value, _: &mut Random, _: &mut Side) -> Option<Value> {
    let [value] = parts(schema, "enum") else { return None };
    let is_plain = schema.as_object()?.len() == 2 && (is_only(schema, "integer") || is_only(schema, "number"));
    (is_plain && value.is_number()).then(|| json!({ "type": schema["type"], "minimum": value, "maximum": value }))
}

fn same_pattern(schema: &Value, _: &mut Random, _: &mut Side) -> Option<Value> {
    let pattern = schema.get("pattern")?.as_str()?;
    let other = PATTERNS.iter().find_map(|known| match pattern {
        pattern if pattern == known.written => Some(known.otherwise),
        pattern if pattern == known.otherwise => Some(known.written),
        _ => None,
    });
    Some(with(schema, "pattern", other?))
}

/// Values that are listed have their types already.
fn implied_type(schema: &Value, _: &mut Random, _: &mut Side) -> Option<Value> {
    let is_plain = schema.as_object()?.keys().all(|key| ["type", "enum"].contains(&key.as_str()));
    let values = parts(schema, "enum");
    let is_implied = is_plain && is_only(schema, "string") && !values.is_empty() && values.iter().all(Value::is_string);
    is_implied.then(|| json!({ "enum": values }))
}

fn const_as_enum(schema: &Value, _: &mut Random, side: &mut Side) -> Option<Value> {
    match (schema.get("const"), parts(schema, "enum")) {
        _ if side.version == Version::V3_0 => None,
        (Some(value), []) => Some(with(&without(schema, &["const"]), "enum", json!([value]))),
        (None, [value]) => Some(with(&without(schema, &["enum"]), "const", value.clone())),
        _ => None,
    }
}

fn byte_as_encoding(schema: &Value, _: &mut Random, side: &mut Side) -> Option<Value> {
    let is_byte = schema.get("format") == Some(&json!("byte")) && kinds(schema) == ["string"];
    (side.version == Version::V3_1 && is_byte).then(|| with(&without(schema, &["format"]), "contentEncoding", "base64"))
}
