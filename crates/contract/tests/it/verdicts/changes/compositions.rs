//! Changes of alternatives, parts and what is excluded.

use serde_json::{Value, json};

use crate::random::Random;
use crate::verdicts::making::{leaf, object};
use crate::verdicts::schema::{but_one, has, is_one_way, is_reference, parts, with, with_parts, without};
use crate::verdicts::side::Side;

use super::{Change, near};

pub(super) const CHANGES: &[Change] =
    &[alternative_more, alternative_less, another_kind, wrap_with_another, unwrap, part_more, part_less, toggle_not];

/// The keyword of a schema's alternatives.
fn choice(schema: &Value) -> Option<&'static str> {
    ["anyOf", "oneOf"].into_iter().find(|key| !parts(schema, key).is_empty())
}

fn alternative_more(schema: &Value, random: &mut Random, side: &Side) -> Option<Value> {
    let key = choice(schema)?;
    let known = parts(schema, key);
    let more = if random.chance(60) { near(random.pick(known), random, side) } else { leaf(random, side.version) };
    Some(with(schema, key, known.iter().cloned().chain([more]).collect::<Vec<_>>()))
}

fn alternative_less(schema: &Value, random: &mut Random, _: &Side) -> Option<Value> {
    let key = choice(schema)?;
    let known = parts(schema, key);
    (known.len() > 1).then(|| with(schema, key, but_one(known, random.below(known.len()))))
}

fn another_kind(schema: &Value, _: &mut Random, _: &Side) -> Option<Value> {
    let key = choice(schema)?;
    let other = if key == "anyOf" { "oneOf" } else { "anyOf" };
    schema.get(other).is_none().then(|| with(&without(schema, &[key]), other, parts(schema, key).to_vec()))
}

fn wrap_with_another(schema: &Value, random: &mut Random, side: &Side) -> Option<Value> {
    if is_reference(schema) || is_one_way(schema) || choice(schema).is_some() {
        return None;
    }
    let other = if random.chance(50) { near(schema, random, side) } else { leaf(random, side.version) };
    Some(json!({ random.one(&["anyOf", "oneOf"]): [schema, other] }))
}

fn unwrap(schema: &Value, random: &mut Random, _: &Side) -> Option<Value> {
    let key = ["anyOf", "oneOf", "allOf"].into_iter().find(|key| !parts(schema, key).is_empty())?;
    let is_alone = schema.as_object().is_some_and(|map| map.len() == 1);
    is_alone.then(|| random.pick(parts(schema, key)).clone())
}

fn part_more(schema: &Value, random: &mut Random, side: &Side) -> Option<Value> {
    if is_reference(schema) {
        return None;
    }
    let is_object = has(schema, &["object"]) || schema.get("allOf").is_some();
    let part = if is_object { object(random, side.version, 3) } else { near(schema, random, side) };
    Some(with(schema, "allOf", parts(schema, "allOf").iter().cloned().chain([part]).collect::<Vec<_>>()))
}

fn part_less(schema: &Value, random: &mut Random, _: &Side) -> Option<Value> {
    let known = parts(schema, "allOf");
    (!known.is_empty()).then(|| with_parts(schema, "allOf", but_one(known, random.below(known.len()))))
}

fn toggle_not(schema: &Value, random: &mut Random, side: &Side) -> Option<Value> {
    if schema.get("not").is_some() {
        return Some(without(schema, &["not"]));
    }
    let excluded = if random.chance(50) { near(schema, random, side) } else { leaf(random, side.version) };
    (!is_reference(schema)).then(|| with(schema, "not", excluded))
}
