//! Rewrites that keep the meaning, and narrowings.

use serde_json::{Value, json};

use super::generate::{PATTERNS, Random};
use super::version_3_1::by_other_keywords;

impl Random {
    /// Says the same otherwise, somewhere in a set of schemas.
    pub(super) fn rewrite(&mut self, schemas: &mut Value) {
        let mut extracted = None;
        let schemas_text = schemas.to_string();
        let place = self.place(&schemas["S"]);
        let Some(target) = schemas["S"].pointer_mut(&place) else { return };
        let schema = target.take();
        // What no part of a schema looks at is left to a keyword further outside.
        let has_left = schemas_text.contains("unevaluated");
        *target = match self.below(if self.is_3_1 { 15 } else { 13 }) {
            0 => json!({ "allOf": [schema] }),
            1 => json!({ "anyOf": [schema] }),
            2 => json!({ "oneOf": [schema] }),
            3 => json!({ "anyOf": [schema.clone(), schema] }),
            4 if !has_left => json!({ "not": { "not": schema } }),
            5 => json!({ "allOf": [schema, {}] }),
            6 => reversed(schema),
            7 if !self.is_3_1 => exclusive(schema),
            8 => halved(&schema),
            9 => separated(schema),
            10 if !has_left => respelled(schema),
            13 | 14 => by_other_keywords(schema),
            11 => described(schema),
            _ => {
                extracted = Some(schema);
                json!({ "$ref": "#/components/schemas/Extracted" })
            }
        };
        if let Some(schema) = extracted {
            let name = format!("Extracted{}", schemas.as_object().map_or(0, serde_json::Map::len));
            schemas[&name] = schema;
            if let Some(target) = schemas["S"].pointer_mut(&place) {
                *target = json!({ "$ref": format!("#/components/schemas/{name}") });
            }
        }
    }

    /// Forbids something, somewhere in a schema; outside of what is negated or of which exactly one must fit.
    pub(super) fn narrow(&mut self, schema: &mut Value) {
        let place = self.narrowable(schema);
        let Some(target) = schema.pointer_mut(&place) else { return };
        if self.is_3_1 && self.chance(30) {
            self.narrow_by_keyword(target);
            return;
        }
        let known = target.clone();
        match target["type"].as_str() {
            Some("integer" | "number") => {
                let key = if self.chance(50) { "minimum" } else { "maximum" };
                let step = if key == "minimum" { 1.0 } else { -1.0 };
                let shift = step * f64::from(u32::try_from(1 + self.below(3)).expect("small"));
                target[key] = json!(known[key].as_f64().unwrap_or(-20.0 * step) + shift);
            }
            Some("string") if known.get("enum").is_none() => match self.below(3) {
                0 => target["maxLength"] = json!(known["maxLength"].as_u64().unwrap_or(12).saturating_sub(1)),
                1 => target["minLength"] = json!(known["minLength"].as_u64().unwrap_or_default() + 1),
                _ => {
                    let pattern = self.pick(PATTERNS).0;
                    *target = json!({ "allOf": [known, string_or_null(self.is_3_1, pattern)] });
                }
            },
            Some("array") => match self.below(3) {
                0 => target["maxItems"] = json!(known["maxItems"].as_u64().unwrap_or(6).saturating_sub(1)),
                1 => target["minItems"] = json!(known["minItems"].as_u64().unwrap_or_default() + 1),
                _ => target["uniqueItems"] = json!(true),
            },
            Some("object") => match self.below(4) {
                0 => target["additionalProperties"] = json!(false),
                1 => target["minProperties"] = json!(known["minProperties"].as_u64().unwrap_or_default() + 1),
                2 => target["maxProperties"] = json!(known["maxProperties"].as_u64().unwrap_or(4).saturating_sub(1)),
                _ => {
                    let names: Vec<String> =
                        known["properties"].as_object().map(|map| map.keys().cloned().collect()).unwrap_or_default();
                    let mut required = known["required"].as_array().cloned().unwrap_or_default();
                    if let Some(name) = names.into_iter().find(|name| !required.contains(&json!(name))) {
                        required.push(json!(name));
                        target["required"] = Value::Array(required);
                    }
                }
            },
            _ => {
                if let Some(values) = target["enum"].as_array_mut()
                    && values.len() > 1
                {
                    let idx = self.below(values.len());
                    values.remove(idx);
                } else {
                    *target = json!({ "allOf": [known, { "not": { "enum": ["a", 1, true] } }] });
                }
            }
        }
        if target["nullable"] == json!(true) && self.chance(30) {
            target["nullable"] = json!(false);
        }
        if let Some(map) = target.as_object_mut().filter(|_| self.is_3_1) {
            map.retain(|key, value| !value.is_null() || key == "const");
        }
    }

    fn place(&mut self, schema: &Value) -> String {
        let mut places = Vec::new();
        collect(schema, "", true, &mut places);
        self.pick(&places).clone()
    }

    fn narrowable(&mut self, schema: &Value) -> String {
        let mut places = Vec::new();
        collect(schema, "", false, &mut places);
        self.pick(&places).clone()
    }
}

fn string_or_null(is_3_1: bool, pattern: &str) -> Value {
    if is_3_1 {
        json!({ "type": ["string", "null"], "pattern": pattern })
    } else {
        json!({ "type": "string", "nullable": true, "pattern": pattern })
    }
}

/// Places of schemas, as JSON pointers.
fn collect(schema: &Value, place: &str, with_complements: bool, places: &mut Vec<String>) {
    if !schema.is_object() {
        return;
    }
    places.push(place.to_owned());
    if let Some(properties) = schema["properties"].as_object() {
        for (name, inner) in properties {
            collect(inner, &format!("{place}/properties/{name}"), with_complements, places);
        }
    }
    let lists: &[&str] = if with_complements { &["allOf", "anyOf", "oneOf"] } else { &["allOf", "anyOf"] };
    for keyword in lists {
        for (idx, inner) in schema[*keyword].as_array().into_iter().flatten().enumerate() {
            collect(inner, &format!("{place}/{keyword}/{idx}"), with_complements, places);
        }
    }
    let single: &[&str] =
        if with_complements { &["items", "additionalProperties", "not"] } else { &["items", "additionalProperties"] };
    for keyword in single {
        if schema[*keyword].is_object() {
            collect(&schema[*keyword], &format!("{place}/{keyword}"), with_complements, places);
        }
    }
}

fn reversed(mut schema: Value) -> Value {
    for keyword in ["enum", "required", "anyOf", "oneOf", "allOf"] {
        if let Some(list) = schema[keyword].as_array_mut() {
            list.reverse();
        } else if let Some(map) = schema.as_object_mut() {
            map.remove(keyword);
        }
    }
    schema
}

/// Bounds of integers by the other kind of bound.
fn exclusive(mut schema: Value) -> Value {
    if schema["type"] != "integer" {
        return json!({ "anyOf": [schema] });
    }
    for (bound, flag, shift) in [("minimum", "exclusiveMinimum", -1), ("maximum", "exclusiveMaximum", 1)] {
        if let Some(value) = schema.get(bound).and_then(Value::as_i64) {
            let is_exclusive = schema.get(flag) == Some(&json!(true));
            schema[bound] = json!(if is_exclusive { value - shift } else { value + shift });
            schema[flag] = json!(!is_exclusive);
        }
    }
    schema
}

/// A listed half and the other half.
fn halved(schema: &Value) -> Value {
    let Some(values) = schema.get("enum").and_then(Value::as_array) else { return json!({ "allOf": [schema] }) };
    let (first, second) = values.split_at(values.len() / 2);
    let with = |values: &[Value]| {
        let mut half = schema.clone();
        half["enum"] = json!(values);
        half
    };
    json!({ "anyOf": [with(first), with(second)] })
}

/// Each keyword in a part of its own, but for those that need one another.
fn separated(schema: Value) -> Value {
    let Some(map) = schema.as_object() else { return schema };
    let is_apart = |key: &str| {
        matches!(
            key,
            "minLength"
                | "maxLength"
                | "pattern"
                | "multipleOf"
                | "minItems"
                | "maxItems"
                | "required"
                | "enum"
                | "not"
        )
    };
    let (apart, together): (Vec<_>, Vec<_>) = map.iter().partition(|(key, _)| is_apart(key));
    let mut parts: Vec<Value> =
        vec![Value::Object(together.into_iter().map(|(key, value)| (key.clone(), value.clone())).collect())];
    parts.extend(apart.into_iter().map(|(key, value)| json!({ key: value })));
    json!({ "allOf": parts })
}

/// Another pattern of the same meaning, an open object in other words, null by an alternative.
fn respelled(mut schema: Value) -> Value {
    if let Some(pattern) = schema.get("pattern").and_then(Value::as_str)
        && let Some((_, other)) = PATTERNS.iter().find(|(known, _)| *known == pattern)
    {
        schema["pattern"] = json!(other);
    }
    if schema["type"] == "object" && schema.get("additionalProperties").is_none_or(|rest| *rest == json!(true)) {
        schema["additionalProperties"] = json!({});
    }
    if schema["nullable"] == json!(true) && schema.get("enum").is_none() && schema.get("not").is_none() {
        schema["nullable"] = json!(false);
        return json!({ "anyOf": [schema, { "type": "string", "nullable": true, "enum": [null] }] });
    }
    schema
}

fn described(mut schema: Value) -> Value {
    schema["description"] = json!("words");
    schema["x-words"] = json!([1]);
    schema
}
