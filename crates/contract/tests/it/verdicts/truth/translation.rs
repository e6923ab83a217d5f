//! From OpenAPI to JSON Schema, on the text of the schemas.
//!
//! Of 3.0 only keywords are written that all drafts since the seventh read alike, so that any of them may judge.

use std::collections::BTreeSet;

use contract::model::Direction;
use serde_json::{Map, Value, json};

use super::formats;
use super::scope::is_hidden;
use crate::verdicts::schema::{entries, kinds, parts, required};
use crate::verdicts::side::{Side, Version, reference};

/// Keywords that mean the same in both languages.
const COPIED: &[&str] = &[
    "enum",
    "const",
    "multipleOf",
    "minLength",
    "maxLength",
    "pattern",
    "minItems",
    "maxItems",
    "uniqueItems",
    "minProperties",
    "maxProperties",
    "minContains",
    "maxContains",
];

/// Names that need not be there, since they travel the other way.
type Excused = BTreeSet<String>;

/// A schema that allows what the side allows to travel one way.
pub(super) fn translated(side: &Side, direction: Direction) -> Value {
    let mut translation = Translation { side, direction, definitions: Map::new() };
    let root = translation.schema(side.root(), &Excused::new(), &[]);
    json!({ "allOf": [root], "$defs": translation.definitions })
}

struct Translation<'v> {
    side: &'v Side,
    direction: Direction,
    /// Components that contain themselves; others are written where they are used, since what is excused depends on it.
    definitions: Map<String, Value>,
}

impl<'v> Translation<'v> {
    fn schema(&mut self, schema: &'v Value, excused: &Excused, inside: &[&str]) -> Value {
        if !schema.is_object() {
            return schema.clone();
        }
        if let Some(name) = reference(schema) {
            return self.referred(schema, name, excused, inside);
        }
        self.keywords(schema, excused, inside)
    }

    /// All that a schema says besides where it refers to.
    fn keywords(&mut self, schema: &'v Value, excused: &Excused, inside: &[&str]) -> Value {
        let mut excused = excused.clone();
        for part in self.joined(schema) {
            let hidden =
                entries(part, "properties").iter().filter(|(_, inner)| is_hidden(self.side, inner, self.direction));
            excused.extend(hidden.map(|(name, _)| name.clone()));
        }
        let mut out = Map::new();
        for key in COPIED {
            out.extend(schema.get(*key).map(|value| ((*key).to_owned(), value.clone())));
        }
        self.put_types(schema, &mut out);
        self.put_bounds(schema, &mut out);
        self.put_inner(schema, &mut out, inside);
        if schema.get("required").is_some() {
            let needed: Vec<&str> = required(schema).into_iter().filter(|name| !excused.contains(*name)).collect();
            out.insert("required".to_owned(), json!(needed));
        }
        for key in ["anyOf", "oneOf"] {
            if schema.get(key).is_some() {
                let alternatives: Vec<Value> =
                    parts(schema, key).iter().map(|inner| self.schema(inner, &excused, inside)).collect();
                out.insert(key.to_owned(), json!(alternatives));
            }
        }
        for key in ["not", "if", "then", "else"] {
            if let Some(inner) = schema.get(key) {
                out.insert(key.to_owned(), self.schema(inner, &excused, inside));
            }
        }
        self.put_dependent(schema, &mut out, &excused, inside);
        let mut also: Vec<Value> =
            parts(schema, "allOf").iter().map(|inner| self.schema(inner, &excused, inside)).collect();
        also.extend(format(schema));
        if !also.is_empty() {
            out.insert("allOf".to_owned(), json!(also));
        }
        Value::Object(out)
    }

    fn referred(&mut self, schema: &'v Value, name: &'v str, excused: &Excused, inside: &[&str]) -> Value {
        let component = self.side.components().get(name).unwrap_or(&Value::Bool(true));
        if inside.contains(&name) {
            if !self.definitions.contains_key(name) {
                self.definitions.insert(name.to_owned(), json!(true));
                let definition = self.schema(component, &Excused::new(), &[name]);
                self.definitions.insert(name.to_owned(), definition);
            }
            return json!({ "$ref": format!("#/$defs/{name}") });
        }
        let deeper: Vec<&str> = inside.iter().copied().chain([name]).collect();
        let target = self.schema(component, excused, &deeper);
        let has_more = schema.as_object().is_some_and(|map| map.len() > 1);
        if self.side.version == Version::V3_0 || !has_more {
            return target;
        }
        json!({ "allOf": [target, self.keywords(schema, excused, inside)] })
    }

    fn put_types(&self, schema: &Value, out: &mut Map<String, Value>) {
        let mut types = kinds(schema);
        if types.is_empty() {
            return;
        }
        if self.side.version == Version::V3_0 && schema.get("nullable") == Some(&json!(true)) {
            types.push("null");
        }
        types.sort_unstable();
        types.dedup();
        out.insert("type".to_owned(), json!(types));
    }

    fn put_bounds(&self, schema: &Value, out: &mut Map<String, Value>) {
        for (bound, exclusive) in [("minimum", "exclusiveMinimum"), ("maximum", "exclusiveMaximum")] {
            match self.side.version {
                Version::V3_0 => {
                    let is_exclusive = schema.get(exclusive) == Some(&json!(true));
                    let key = if is_exclusive { exclusive } else { bound };
                    out.extend(schema.get(bound).map(|value| (key.to_owned(), value.clone())));
                }
                Version::V3_1 => {
                    let named =
                        [bound, exclusive].into_iter().filter_map(|key| schema.get(key).map(|value| (key, value)));
                    out.extend(named.map(|(key, value)| (key.to_owned(), value.clone())));
                }
            }
        }
    }

    /// Schemas of values inside the value.
    fn put_inner(&mut self, schema: &'v Value, out: &mut Map<String, Value>, inside: &[&str]) {
        let nobody = Excused::new();
        if schema.get("properties").is_some() {
            let mut properties = Map::new();
            for (name, inner) in entries(schema, "properties") {
                if !is_hidden(self.side, inner, self.direction) {
                    properties.insert(name.clone(), self.schema(inner, &nobody, inside));
                }
            }
            out.insert("properties".to_owned(), Value::Object(properties));
        }
        if schema.get("patternProperties").is_some() {
            let patterns = entries(schema, "patternProperties").iter();
            let patterns: Map<String, Value> =
                patterns.map(|(name, inner)| (name.clone(), self.schema(inner, &nobody, inside))).collect();
            out.insert("patternProperties".to_owned(), Value::Object(patterns));
        }
        if !parts(schema, "prefixItems").is_empty() {
            let places = parts(schema, "prefixItems").iter();
            let places: Vec<Value> = places.map(|inner| self.schema(inner, &nobody, inside)).collect();
            out.insert("prefixItems".to_owned(), json!(places));
        }
        for key in
            ["additionalProperties", "items", "contains", "propertyNames", "unevaluatedProperties", "unevaluatedItems"]
        {
            if let Some(inner) = schema.get(key) {
                out.insert(key.to_owned(), self.schema(inner, &nobody, inside));
            }
        }
    }

    /// Keywords that names of properties bring along, translated.
    fn put_dependent(&mut self, schema: &'v Value, out: &mut Map<String, Value>, excused: &Excused, inside: &[&str]) {
        if schema.get("dependentSchemas").is_some() {
            let schemas = entries(schema, "dependentSchemas").iter();
            let schemas: Map<String, Value> =
                schemas.map(|(name, inner)| (name.clone(), self.schema(inner, excused, inside))).collect();
            out.insert("dependentSchemas".to_owned(), Value::Object(schemas));
        }
        out.extend(schema.get("dependentRequired").map(|names| ("dependentRequired".to_owned(), names.clone())));
    }

    /// The schema and all that its `allOf` joins to it.
    fn joined(&self, schema: &'v Value) -> Vec<&'v Value> {
        let mut found = vec![schema];
        let mut idx = 0;
        while let Some(one) = found.get(idx).copied() {
            for part in parts(one, "allOf") {
                let part = self.side.target(part);
                if !found.iter().any(|known| std::ptr::eq(*known, part)) {
                    found.push(part);
                }
            }
            idx += 1;
        }
        found
    }
}

/// What a format says, by numbers or by its name.
fn format(schema: &Value) -> Option<Value> {
    if schema.get("contentEncoding") == Some(&json!("base64")) {
        return Some(json!({ "format": "byte" }));
    }
    match schema.get("format")?.as_str()? {
        "int32" => Some(json!({ "minimum": i32::MIN, "maximum": i32::MAX, "multipleOf": 1 })),
        "int64" => Some(json!({ "minimum": i64::MIN, "maximum": i64::MAX, "multipleOf": 1 })),
        "float" => Some(json!({ "minimum": f64::from(f32::MIN), "maximum": f64::from(f32::MAX) })),
        name => formats::find(name).map(|format| json!({ "format": format.name })),
    }
}
