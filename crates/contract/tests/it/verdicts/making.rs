//! Random sides.

use serde_json::{Map, Value, json};

use crate::random::Random;

use super::keywords::with_keyword;
use super::patterns::PATTERNS;
use super::schema::{kinds, number, required, with};
use super::side::{Place, Side, Version, refer_to};

pub(super) const FORMATS: &[&str] =
    &["date", "date-time", "uuid", "email", "uri", "ipv4", "ipv6", "byte", "hostname", "time", "password"];
pub(super) const NAMES: &[&str] = &["a", "b", "c", "d", "kind"];

/// Schemas this deep have none inside them.
const DEEPEST: usize = 3;

/// A side of its own, sometimes with components, a cycle, or alternatives that one property tells apart.
pub(super) fn side(random: &mut Random, place: Place) -> Side {
    let version = if random.chance(30) { Version::V3_1 } else { Version::V3_0 };
    if place.is_text() {
        let item = schema(random, version, DEEPEST);
        let root = if random.chance(30) { json!({ "type": "array", "items": item }) } else { item };
        return Side::new(version, &root);
    }
    match random.below(100) {
        0..8 => tree(random, version),
        8..20 => animals(random, version),
        20..30 => {
            let mut side = Side::new(version, &object(random, version, 1));
            side.add_component("Part", schema(random, version, 2));
            if let Some(root) = side.at_mut("/root") {
                root["properties"][random.one(NAMES)] = refer_to("Part");
            }
            side
        }
        _ => Side::new(version, &schema(random, version, 0)),
    }
}

fn tree(random: &mut Random, version: Version) -> Side {
    let mut tree = object(random, version, 2);
    tree["properties"]["more"] = json!({ "type": "array", "items": refer_to("Tree") });
    let mut side = Side::new(version, &refer_to("Tree"));
    side.add_component("Tree", tree);
    side
}

fn animals(random: &mut Random, version: Version) -> Side {
    let names = &["Cat", "Dog", "Owl"][..random.one(&[2, 3])];
    let mut side = Side::new(version, &json!({ "oneOf": names.iter().map(|name| refer_to(name)).collect::<Vec<_>>() }));
    for name in names {
        let mut animal = object(random, version, 2);
        animal["properties"]["kind"] = json!({ "type": "string", "enum": [name] });
        let mut needed: Vec<String> = required(&animal).into_iter().map(str::to_owned).collect();
        needed.retain(|needed| needed != "kind");
        needed.push("kind".to_owned());
        animal["required"] = json!(needed);
        side.add_component(name, animal);
    }
    side
}

pub(super) fn schema(random: &mut Random, version: Version, depth: usize) -> Value {
    let n_kinds = if depth < DEEPEST { 12 } else { 4 };
    let made = match random.below(n_kinds) {
        0 => text(random),
        1 => amount(random, "integer"),
        2 => amount(random, "number"),
        3 => json!({ "type": "boolean" }),
        4..8 => object(random, version, depth),
        8 | 9 => list(random, version, depth),
        _ => return composed(random, version, depth),
    };
    let made = if random.chance(12) { nullable(&made, version) } else { made };
    if version == Version::V3_1 && depth < DEEPEST { with_keyword(made, random) } else { made }
}

/// A small schema, without any inside it.
pub(super) fn leaf(random: &mut Random, version: Version) -> Value {
    schema(random, version, DEEPEST)
}

fn text(random: &mut Random) -> Value {
    match random.below(100) {
        0..25 => {
            let n_values = random.one(&[1, 2, 3]);
            json!({ "type": "string", "enum": random.sample(&["a", "b", "c", "dd", ""], n_values) })
        }
        25..40 => json!({ "type": "string", "pattern": random.pick(PATTERNS).written }),
        40..55 => json!({ "type": "string", "format": random.pick(FORMATS) }),
        55..80 => {
            let least = random.below(3);
            json!({ "type": "string", "minLength": least, "maxLength": least + random.one(&[0, 1, 3, 8]) })
        }
        _ => json!({ "type": "string" }),
    }
}

fn amount(random: &mut Random, kind: &str) -> Value {
    if random.chance(10) {
        let n_values = random.one(&[1, 2]);
        return json!({ "type": kind, "enum": random.sample(&[1, 2, 3, 5], n_values) });
    }
    let mut made = json!({ "type": kind });
    let low = random.one(if kind == "number" { &[0.0, 1.0, -5.0, 2.5] } else { &[0.0, 1.0, -5.0] });
    if random.chance(50) {
        made["minimum"] = number(low);
    }
    if random.chance(50) {
        made["maximum"] = number(low + random.one(&[0.0, 1.0, 4.0, 10.0]));
    }
    if random.chance(15) {
        made["multipleOf"] = number(random.one(&[1.0, 2.0, 3.0, 0.5]));
    }
    if random.chance(15) {
        made["format"] = json!(random.one(if kind == "integer" { &["int32", "int64"] } else { &["float", "double"] }));
    }
    made
}

fn list(random: &mut Random, version: Version, depth: usize) -> Value {
    let mut made = json!({ "type": "array", "items": schema(random, version, depth + 1) });
    if random.chance(40) {
        made[random.one(&["minItems", "maxItems"])] = json!(random.below(4));
    }
    if random.chance(15) {
        made["uniqueItems"] = json!(true);
    }
    made
}

pub(super) fn object(random: &mut Random, version: Version, depth: usize) -> Value {
    let n_names = random.one(&[1, 2, 2, 3]);
    let mut properties = Map::new();
    for name in random.sample(NAMES, n_names) {
        let mut inner = schema(random, version, depth + 1);
        if random.chance(5) {
            inner[random.one(&["readOnly", "writeOnly"])] = json!(true);
        }
        properties.insert(name.to_owned(), inner);
    }
    let needed: Vec<String> = properties.keys().filter(|_| random.chance(40)).cloned().collect();
    let mut made = json!({ "type": "object", "properties": properties });
    if !needed.is_empty() {
        made["required"] = json!(needed);
    }
    match random.below(10) {
        0 | 1 => made["additionalProperties"] = json!(false),
        2 => made["additionalProperties"] = leaf(random, version),
        _ => {}
    }
    if random.chance(10) {
        made[random.one(&["minProperties", "maxProperties"])] = json!(random.one(&[1, 2]));
    }
    made
}

fn composed(random: &mut Random, version: Version, depth: usize) -> Value {
    let mut made = if random.chance(20) {
        let parts: Vec<Value> = (0..random.one(&[1, 2, 2])).map(|_| object(random, version, depth + 1)).collect();
        json!({ "allOf": parts })
    } else {
        let keyword = random.one(&["anyOf", "oneOf"]);
        let alternatives: Vec<Value> =
            (0..random.one(&[1, 2, 2, 3])).map(|_| schema(random, version, depth + 1)).collect();
        json!({ keyword: alternatives })
    };
    if random.chance(10) {
        made["not"] = leaf(random, version);
    }
    made
}

pub(super) fn nullable(schema: &Value, version: Version) -> Value {
    match version {
        Version::V3_0 => with(schema, "nullable", true),
        Version::V3_1 => {
            let kinds: Vec<&str> = kinds(schema).into_iter().chain(["null"]).collect();
            with(schema, "type", json!(kinds))
        }
    }
}
