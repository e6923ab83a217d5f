//! Keywords of 3.1 in random schemas, each with its share; the same in other words, and narrowings by them.

use serde_json::{Map, Value, json};

use super::generate::{NAMES, Random};

/// Those that 3.0 has not.
pub(super) const KEYWORDS: &[&str] = &[
    "const",
    "contains",
    "dependentRequired",
    "dependentSchemas",
    "else",
    "if",
    "maxContains",
    "minContains",
    "patternProperties",
    "prefixItems",
    "propertyNames",
    "then",
    "unevaluatedItems",
    "unevaluatedProperties",
];

/// Patterns of names, some of which overlap.
const NAME_PATTERNS: &[&str] = &["^[ab]", "^a$", "c|d", "^e", "^[a-d]$", "^.$"];

impl Random {
    /// A schema of 3.0 in the words of 3.1, with a few that 3.0 has not.
    pub(super) fn in_3_1(&mut self, mut schema: Value, depth: usize) -> Value {
        for (bound, flag) in [("minimum", "exclusiveMinimum"), ("maximum", "exclusiveMaximum")] {
            let Some(map) = schema.as_object_mut() else { break };
            if map.remove(flag) == Some(json!(true)) {
                let value = map.remove(bound).expect("a bound that is exclusive");
                map.insert(flag.to_owned(), value);
            }
        }
        match schema["type"].as_str().map(str::to_owned).as_deref() {
            Some("array") if depth > 1 => self.list_keyword(&mut schema, depth),
            Some("object") if depth > 1 => self.object_keyword(&mut schema, depth),
            None if depth > 1 && schema.get("enum").is_none() => self.unevaluated(&mut schema),
            _ => {}
        }
        if depth > 1 && self.chance(10) {
            self.condition(&mut schema, depth);
        }
        if schema.get("type").is_some_and(Value::is_string) && schema.get("enum").is_none() && self.chance(15) {
            let other = *self.pick(&["null", "null", "boolean", "string"]);
            let kind = schema["type"].clone();
            if kind != other {
                schema["type"] = json!([kind, other]);
            }
        }
        if schema.get("enum").is_some() && self.chance(20) {
            let only = schema["enum"][0].clone();
            schema.as_object_mut().expect("an object").remove("enum");
            schema["const"] = only;
        }
        without_nulls(schema)
    }

    fn list_keyword(&mut self, schema: &mut Value, depth: usize) {
        if self.chance(40) {
            schema["prefixItems"] = (0..=self.below(2)).map(|_| self.inner(depth)).collect();
            if self.chance(30) {
                schema["items"] = json!(self.chance(30));
            }
        }
        if self.chance(45) {
            schema["contains"] = self.schema(1);
            if self.chance(60) {
                schema["minContains"] = json!(self.below(3));
            }
            if self.chance(50) {
                schema["maxContains"] = json!(self.below(3));
            }
        }
        if self.chance(25) {
            schema.as_object_mut().expect("an object").remove("items");
            self.unevaluated_items(schema);
        }
    }

    fn object_keyword(&mut self, schema: &mut Value, depth: usize) {
        if self.chance(25) {
            let mut patterns = Map::new();
            for _ in 0..=self.below(2) {
                patterns.insert((*self.pick(NAME_PATTERNS)).to_owned(), self.inner(depth));
            }
            schema["patternProperties"] = json!(patterns);
        }
        if self.chance(20) {
            schema["propertyNames"] = match self.below(3) {
                0 => json!({ "pattern": self.pick(NAME_PATTERNS) }),
                1 => json!({ "maxLength": self.below(3) }),
                _ => json!({ "enum": NAMES.iter().take(1 + self.below(3)).collect::<Vec<_>>() }),
            };
        }
        if self.chance(20) {
            schema["dependentRequired"] = json!({ *self.pick(NAMES): [self.pick(NAMES)] });
        }
        if self.chance(20) {
            schema["dependentSchemas"] = json!({ *self.pick(NAMES): self.object_like(depth) });
        }
        if self.chance(20) {
            schema.as_object_mut().expect("an object").remove("additionalProperties");
            self.unevaluated_properties(schema);
            let beside = self.object_like(depth);
            match self.below(3) {
                0 => schema["allOf"] = json!([beside]),
                1 => schema["anyOf"] = json!([beside, self.object_like(depth)]),
                _ => {}
            }
        }
    }

    fn condition(&mut self, schema: &mut Value, depth: usize) {
        let like = |random: &mut Random, schema: &Value| match schema["type"].as_str() {
            Some("object") => random.object_like(depth),
            _ => random.schema(depth - 1),
        };
        schema["if"] = like(self, schema);
        for (keyword, percent) in [("then", 75), ("else", 60)] {
            if self.chance(percent) {
                schema[keyword] = like(self, schema);
            }
        }
    }

    /// Keywords of a composed schema about what its parts leave.
    fn unevaluated(&mut self, schema: &mut Value) {
        if self.chance(15) {
            self.unevaluated_properties(schema);
        } else if self.chance(8) {
            self.unevaluated_items(schema);
        }
    }

    fn unevaluated_properties(&mut self, schema: &mut Value) {
        schema["unevaluatedProperties"] = if self.chance(70) { json!(false) } else { self.schema(1) };
    }

    fn unevaluated_items(&mut self, schema: &mut Value) {
        schema["unevaluatedItems"] = if self.chance(60) { json!(false) } else { self.schema(1) };
    }

    /// A part of a value: now and then anything, or nothing.
    fn inner(&mut self, depth: usize) -> Value {
        if self.chance(8) { json!(self.chance(50)) } else { self.schema(depth - 1) }
    }

    /// Keywords about an object beside its type.
    fn object_like(&mut self, depth: usize) -> Value {
        let name = *self.pick(NAMES);
        let inner = self.schema(depth.min(2) - 1);
        match self.below(4) {
            0 => json!({ "required": [name] }),
            1 => json!({ "required": [name], "properties": { name: inner } }),
            2 => json!({ "properties": { name: inner, *self.pick(NAMES): true } }),
            _ => json!({ "properties": { name: inner } }),
        }
    }

    /// Forbids something by a keyword that the schema has not.
    pub(super) fn narrow_by_keyword(&mut self, target: &mut Value) {
        let more = match (target["type"].as_str(), self.below(3)) {
            (Some("array"), 0) => json!({ "contains": self.schema(1) }),
            (Some("array"), 1) => json!({ "prefixItems": [self.schema(1)] }),
            (Some("array"), _) => json!({ "contains": self.schema(1), "minContains": 0, "maxContains": 1 }),
            (Some("object"), 0) => json!({ "propertyNames": { "pattern": self.pick(NAME_PATTERNS) } }),
            (Some("object"), 1) => json!({ "dependentRequired": { *self.pick(NAMES): [self.pick(NAMES)] } }),
            (Some("object"), _) => json!({ "patternProperties": { *self.pick(NAME_PATTERNS): self.schema(1) } }),
            _ => json!({ "if": self.schema(1), "then": self.schema(1) }),
        };
        // What a part of its own looks at is also looked at where others ask.
        *target = json!({ "allOf": [target.take()], "not": { "not": more } });
    }
}

/// The same by other keywords; the schema itself where there are none.
pub(super) fn by_other_keywords(schema: Value) -> Value {
    let Some(mut map) = schema.as_object().cloned() else { return schema };
    let asks_what_is_left = map.keys().any(|keyword| keyword.starts_with("unevaluated"));
    if let Some(condition) = map.get("if").filter(|_| !asks_what_is_left).cloned() {
        map.remove("if");
        let [then, otherwise] = ["then", "else"].map(|keyword| map.remove(keyword).unwrap_or(json!(true)));
        let either = json!({ "anyOf": [
            { "allOf": [condition.clone(), then] },
            { "allOf": [{ "not": condition }, otherwise] },
        ] });
        return json!({ "allOf": [map, either] });
    }
    if let Some(Value::Object(dependent)) = map.remove("dependentRequired") {
        let schemas = dependent.into_iter().map(|(key, names)| (key, json!({ "required": names })));
        let schemas: Map<String, Value> = schemas.collect();
        return json!({ "allOf": [map, { "dependentSchemas": schemas }] });
    }
    if let Some(only) = map.remove("const") {
        map.insert("enum".to_owned(), json!([only]));
    } else if let Some(names) = map.remove("propertyNames") {
        return json!({ "allOf": [map, { "propertyNames": { "not": { "not": names } } }] });
    } else if let Some(Value::Array(kinds)) = map.get("type").cloned()
        && !asks_what_is_left
    {
        map.remove("type");
        let kinds: Vec<Value> = kinds.iter().map(|kind| json!({ "type": kind })).collect();
        let known = map.remove("allOf").unwrap_or(json!([true]));
        map.insert("allOf".to_owned(), json!([{ "anyOf": kinds }, { "allOf": known }]));
    }
    Value::Object(map)
}

/// Looking for a keyword puts one.
fn without_nulls(mut schema: Value) -> Value {
    if let Some(map) = schema.as_object_mut() {
        map.retain(|key, value| !value.is_null() || key == "const");
    }
    schema
}
