//! One schema without alternatives that is near to what a composed one says.

use serde_json::{Value, json};

use super::Trying;
use crate::random::Random;
use crate::verdicts::schema::{entries, kinds, parts, with, without};

/// References that are followed before the rest counts as anything.
const DEEPEST: usize = 12;

impl Trying {
    /// The schema with one of its alternatives chosen and all parts joined.
    pub(super) fn flat(&self, schema: &Value, random: &mut Random, depth: usize) -> Value {
        if depth > DEEPEST {
            return json!(true);
        }
        if let Some(name) = schema.get("$ref").and_then(Value::as_str).and_then(|to| to.strip_prefix("#/$defs/")) {
            let definition = self.definitions.get(name).unwrap_or(&Value::Bool(true));
            return self.flat(definition, random, depth + 1);
        }
        let mut out = without(schema, &["allOf", "anyOf", "oneOf", "$defs"]);
        for part in parts(schema, "allOf") {
            out = merged(&out, &self.flat(part, random, depth + 1));
        }
        for key in ["anyOf", "oneOf"] {
            if !parts(schema, key).is_empty() {
                let chosen = random.pick(parts(schema, key));
                out = merged(&out, &self.flat(chosen, random, depth + 1));
            }
        }
        out
    }
}

/// A schema near to what two flat ones say together.
pub(super) fn merged(one: &Value, other: &Value) -> Value {
    let (Some(here), Some(there)) = (one.as_object(), other.as_object()) else {
        return if one.is_object() && *other != json!(false) { one.clone() } else { other.clone() };
    };
    let mut out = Value::Object(here.clone());
    for (key, value) in there {
        let merged = match here.get(key) {
            None => value.clone(),
            Some(known) => merged_keyword(key, known, value),
        };
        out = with(&out, key, merged);
    }
    out
}

fn merged_keyword(key: &str, known: &Value, value: &Value) -> Value {
    let is_more = value.as_f64() > known.as_f64();
    match key {
        "minimum" | "exclusiveMinimum" | "minLength" | "minItems" | "minProperties" if is_more => value.clone(),
        "maximum" | "exclusiveMaximum" | "maxLength" | "maxItems" | "maxProperties" if !is_more => value.clone(),
        "type" => merged_types(known, value),
        "enum" => {
            let both: Vec<&Value> = known
                .as_array()
                .into_iter()
                .flatten()
                .filter(|listed| value.as_array().is_some_and(|other| other.contains(listed)))
                .collect();
            if both.is_empty() { known.clone() } else { json!(both) }
        }
        "required" => {
            let mut all = known.as_array().cloned().unwrap_or_default();
            all.extend(value.as_array().into_iter().flatten().cloned());
            all.dedup();
            json!(all)
        }
        "properties" => {
            let mut all = known.clone();
            for (name, inner) in value.as_object().into_iter().flatten() {
                all[name] = known.get(name).map_or_else(|| inner.clone(), |known| both(known, inner));
            }
            all
        }
        "items" | "additionalProperties" => both(known, value),
        _ => known.clone(),
    }
}

/// Inner schemas are not flat yet.
fn both(one: &Value, other: &Value) -> Value {
    if one == other { one.clone() } else { json!({ "allOf": [one, other] }) }
}

fn merged_types(known: &Value, value: &Value) -> Value {
    let (known, other) = (json!({ "type": known }), json!({ "type": value }));
    let (here, there) = (kinds(&known), kinds(&other));
    let mut shared: Vec<&str> = here.iter().copied().filter(|kind| there.contains(kind)).collect();
    let has = |kind: &str| here.contains(&kind) || there.contains(&kind);
    if has("integer") && has("number") {
        shared.push("integer");
    }
    if shared.is_empty() { json!(here) } else { json!(shared) }
}

/// The names that a flat schema declares and does not require.
pub(super) fn optional<'v>(schema: &'v Value, needed: &[&str]) -> Vec<&'v String> {
    entries(schema, "properties").keys().filter(|name| !needed.contains(&name.as_str())).collect()
}
