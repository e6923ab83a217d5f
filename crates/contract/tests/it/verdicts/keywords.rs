//! Keywords of 3.1 in random sides, and changes of them.

use serde_json::{Map, Value, json};

use crate::random::Random;

use super::changes::Change;
use super::making::{NAMES, leaf, object};
use super::schema::{entries, has, is_reference, parts, with, without};
use super::side::{Side, Version};

/// All that 3.0 has not and that forbids something.
pub(super) const KEYWORDS: &[&str] = &[
    "prefixItems",
    "contains",
    "minContains",
    "maxContains",
    "patternProperties",
    "propertyNames",
    "dependentRequired",
    "dependentSchemas",
    "if",
    "then",
    "else",
    "unevaluatedProperties",
    "unevaluatedItems",
];

pub(super) const CHANGES: &[Change] = &[keyword_more, keyword_less, another_keyword, count_of_kind];

/// A schema with a keyword more.
type Keyword = fn(&Value, &mut Random) -> Value;

/// Patterns of names that every reader reads alike.
const NAME_PATTERNS: &[&str] = &["^[ab]", "^c$", "d|k", "^z"];

/// The schema with a keyword that 3.0 has not, now and then.
pub(super) fn with_keyword(schema: Value, random: &mut Random) -> Value {
    if random.chance(30) && !is_reference(&schema) { keyword(&schema, random) } else { schema }
}

fn keyword(schema: &Value, random: &mut Random) -> Value {
    let keywords: &[Keyword] = if has(schema, &["array"]) {
        &[places, places, kind_of_items, items_left, condition]
    } else if has(schema, &["object"]) {
        &[patterns, patterns, names, needed_names, dependent, properties_left, condition]
    } else {
        &[condition]
    };
    random.one(keywords)(schema, random)
}

fn small(random: &mut Random) -> Value {
    if random.chance(8) { json!(random.chance(50)) } else { leaf(random, Version::V3_1) }
}

fn places(schema: &Value, random: &mut Random) -> Value {
    let places: Vec<Value> = (0..random.one(&[1, 2])).map(|_| small(random)).collect();
    let more = with(schema, "prefixItems", places);
    if random.chance(30) { with(&more, "items", random.chance(20)) } else { more }
}

fn kind_of_items(schema: &Value, random: &mut Random) -> Value {
    with(schema, "contains", leaf(random, Version::V3_1))
}

fn items_left(schema: &Value, random: &mut Random) -> Value {
    let left = if random.chance(50) { json!(false) } else { leaf(random, Version::V3_1) };
    with(&without(schema, &["items"]), "unevaluatedItems", left)
}

fn patterns(schema: &Value, random: &mut Random) -> Value {
    let mut patterns = Map::new();
    for _ in 0..random.one(&[1, 1, 2]) {
        patterns.insert(random.one(NAME_PATTERNS).to_owned(), small(random));
    }
    with(schema, "patternProperties", patterns)
}

fn names(schema: &Value, random: &mut Random) -> Value {
    let names = match random.below(3) {
        0 => json!({ "pattern": random.one(NAME_PATTERNS) }),
        1 => json!({ "maxLength": random.one(&[1, 4]) }),
        _ => json!({ "enum": random.sample(NAMES, 3) }),
    };
    with(schema, "propertyNames", names)
}

fn needed_names(schema: &Value, random: &mut Random) -> Value {
    with(schema, "dependentRequired", json!({ random.one(NAMES): [random.one(NAMES)] }))
}

fn dependent(schema: &Value, random: &mut Random) -> Value {
    with(schema, "dependentSchemas", json!({ random.one(NAMES): part_of_object(random) }))
}

fn properties_left(schema: &Value, random: &mut Random) -> Value {
    let left = if random.chance(60) { json!(false) } else { leaf(random, Version::V3_1) };
    let closed = with(&without(schema, &["additionalProperties"]), "unevaluatedProperties", left);
    let known = parts(schema, "allOf").iter().cloned();
    match random.below(3) {
        0 => with(&closed, "allOf", known.chain([part_of_object(random)]).collect::<Vec<_>>()),
        1 if schema.get("anyOf").is_none() => {
            with(&closed, "anyOf", vec![part_of_object(random), part_of_object(random)])
        }
        _ => closed,
    }
}

fn condition(schema: &Value, random: &mut Random) -> Value {
    let is_object = has(schema, &["object"]);
    let mut part = || if is_object { part_of_object(random) } else { leaf(random, Version::V3_1) };
    let mut more = with(schema, "if", part());
    let (then, otherwise) = (part(), part());
    match random.below(3) {
        0 => more["then"] = then,
        1 => more["else"] = otherwise,
        _ => (more["then"], more["else"]) = (then, otherwise),
    }
    more
}

/// Keywords about an object beside its type.
fn part_of_object(random: &mut Random) -> Value {
    without(&object(random, Version::V3_1, 3), &["type", "additionalProperties"])
}

fn keyword_more(schema: &Value, random: &mut Random, side: &Side) -> Option<Value> {
    (side.version == Version::V3_1 && !is_reference(schema)).then(|| keyword(schema, random))
}

fn keyword_less(schema: &Value, random: &mut Random, _: &Side) -> Option<Value> {
    Some(without(schema, &[known_keyword(schema, random)?]))
}

/// Another schema where a keyword has one.
fn another_keyword(schema: &Value, random: &mut Random, side: &Side) -> Option<Value> {
    let key = known_keyword(schema, random)?;
    let known = &schema[key];
    if let Some(list) = known.as_array() {
        let mut list = list.clone();
        let idx = random.below(list.len());
        *list.get_mut(idx)? = leaf(random, side.version);
        return Some(with(schema, key, list));
    }
    match key {
        "minContains" | "maxContains" => None,
        "dependentRequired" => Some(needed_names(schema, random)),
        "propertyNames" => Some(names(schema, random)),
        "patternProperties" | "dependentSchemas" => {
            let name = entries(schema, key).keys().next()?.clone();
            Some(with(schema, key, with(known, &name, leaf(random, side.version))))
        }
        _ => Some(with(schema, key, leaf(random, side.version))),
    }
}

fn count_of_kind(schema: &Value, random: &mut Random, _: &Side) -> Option<Value> {
    schema.get("contains")?;
    Some(with(schema, random.one(&["minContains", "maxContains"]), random.below(4)))
}

fn known_keyword(schema: &Value, random: &mut Random) -> Option<&'static str> {
    let known: Vec<&str> = KEYWORDS.iter().copied().filter(|key| schema.get(*key).is_some()).collect();
    (!known.is_empty()).then(|| random.one(&known))
}
