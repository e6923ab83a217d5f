//! Random schemas, and values that are likely to fit them.

use serde_json::{Map, Value, json};

/// Xorshift: the same numbers for the same seed on every machine.
pub(super) struct Random {
    state: u64,
    /// True if schemas are of 3.1.
    pub(super) is_3_1: bool,
}

pub(super) const PATTERNS: &[(&str, &str)] = &[
    (r"^[0-9]+$", r"^\d+$"),
    (r"^[a-z]{2,4}$", r"^[a-z][a-z]{1,3}$"),
    (r"a|b", r"[ab]"),
    (r"^a|b$", r"(^a)|(b$)"),
    (r"^(a|aa)+$", r"^a+$"),
    (r"^\w*$", r"^[A-Za-z0-9_]*$"),
    (r"x", r"^[\s\S]*x"),
];

const FORMATS: &[&str] = &["date", "uuid", "ipv4", "email"];
pub(super) const NAMES: &[&str] = &["a", "b", "c", "d"];
const TEXTS: &[&str] = &[
    "",
    "a",
    "b",
    "ab",
    "aa",
    "x",
    "12",
    "abc",
    "2024-02-29",
    "123e4567-e89b-12d3-a456-426614174000",
    "192.0.2.1",
    "a@example.com",
    "aaaaa",
    "ä",
];

impl Random {
    pub(super) fn new(seed: u64, is_3_1: bool) -> Random {
        let mut random = Random { state: seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1, is_3_1 };
        random.next();
        random.next();
        random
    }

    pub(super) fn next(&mut self) -> u64 {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        self.state >> 11
    }

    pub(super) fn below(&mut self, n: usize) -> usize {
        usize::try_from(self.next() % (n.max(1) as u64)).expect("less than a usize")
    }

    pub(super) fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub(super) fn pick<'t, T>(&mut self, from: &'t [T]) -> &'t T {
        &from[self.below(from.len())]
    }

    pub(super) fn schema(&mut self, depth: usize) -> Value {
        // Lists have the most keywords that 3.0 has not.
        let n_kinds = if depth <= 1 { 5 } else { 10 + usize::from(self.is_3_1) };
        let mut schema = match self.below(n_kinds) {
            0 => json!({ "type": "boolean" }),
            1 => self.number("integer"),
            2 => self.number("number"),
            3 => self.string(),
            4 => self.listed(),
            5 | 10 => self.array(depth),
            6 | 7 => self.object(depth),
            8 => self.composed(depth),
            _ => self.negated(depth),
        };
        if self.is_3_1 {
            return self.in_3_1(schema, depth);
        }
        if schema.get("type").is_some() && self.chance(15) {
            schema["nullable"] = json!(true);
        }
        schema
    }

    fn number(&mut self, kind: &str) -> Value {
        let mut schema = json!({ "type": kind });
        let low = i64::try_from(self.below(20)).expect("small") - 10;
        if self.chance(50) {
            schema["minimum"] = json!(low);
            if self.chance(30) {
                schema["exclusiveMinimum"] = json!(true);
            }
        }
        if self.chance(50) {
            schema["maximum"] = json!(low + i64::try_from(self.below(30)).expect("small"));
            if self.chance(30) {
                schema["exclusiveMaximum"] = json!(true);
            }
        }
        if self.chance(25) {
            schema["multipleOf"] = [json!(1), json!(2), json!(3), json!(0.5), json!(5)][self.below(5)].clone();
        }
        if kind == "integer" && self.chance(15) {
            schema["format"] = json!("int32");
        }
        schema
    }

    fn string(&mut self) -> Value {
        let mut schema = json!({ "type": "string" });
        match self.below(4) {
            0 => schema["pattern"] = json!(self.pick(PATTERNS).0),
            1 => schema["format"] = json!(self.pick(FORMATS)),
            _ => {}
        }
        let least = self.below(4);
        if self.chance(30) {
            schema["minLength"] = json!(least);
        }
        if self.chance(30) {
            schema["maxLength"] = json!(least + self.below(8));
        }
        schema
    }

    fn listed(&mut self) -> Value {
        let texts: Vec<&str> = (0..=self.below(4)).map(|_| *self.pick(TEXTS)).collect();
        match self.below(3) {
            0 => json!({ "enum": [1, 2, "a", null, true] }),
            1 => json!({ "type": "integer", "enum": (0..=self.below(5)).collect::<Vec<_>>() }),
            _ => json!({ "type": "string", "enum": texts }),
        }
    }

    fn array(&mut self, depth: usize) -> Value {
        let mut schema = json!({ "type": "array", "items": self.schema(depth - 1) });
        let least = self.below(3);
        if self.chance(30) {
            schema["minItems"] = json!(least);
        }
        if self.chance(40) {
            schema["maxItems"] = json!(least + self.below(4));
        }
        if self.chance(20) {
            schema["uniqueItems"] = json!(true);
        }
        schema
    }

    fn object(&mut self, depth: usize) -> Value {
        let mut properties = Map::new();
        for name in NAMES {
            if self.chance(50) {
                properties.insert((*name).to_owned(), self.schema(depth - 1));
            }
        }
        let required: Vec<&str> = NAMES.iter().copied().filter(|_| self.chance(25)).collect();
        let mut schema = json!({ "type": "object", "properties": properties });
        if !required.is_empty() {
            schema["required"] = json!(required);
        }
        match self.below(6) {
            0 | 1 => schema["additionalProperties"] = json!(false),
            2 => schema["additionalProperties"] = self.schema(1),
            3 => schema["additionalProperties"] = json!(true),
            _ => {}
        }
        if self.chance(15) {
            schema["maxProperties"] = json!(1 + self.below(4));
        }
        if self.chance(15) {
            schema["minProperties"] = json!(self.below(3));
        }
        schema
    }

    fn composed(&mut self, depth: usize) -> Value {
        let parts: Vec<Value> = (0..=self.below(2) + 1).map(|_| self.schema(depth - 1)).collect();
        let keyword = ["allOf", "anyOf", "oneOf"][self.below(3)];
        json!({ keyword: parts })
    }

    fn negated(&mut self, depth: usize) -> Value {
        let mut schema = self.schema(1);
        schema["not"] = self.schema(depth.min(2) - 1);
        schema
    }

    /// A value that may fit.
    pub(super) fn value(&mut self, schema: &Value, depth: usize) -> Value {
        if depth == 0 || self.chance(4) {
            return self.anything();
        }
        if schema["nullable"] == json!(true) && self.chance(10) {
            return Value::Null;
        }
        if let Some(listed) = schema["enum"].as_array()
            && !listed.is_empty()
        {
            return self.pick(listed).clone();
        }
        if let Some(only) = schema.get("const") {
            return only.clone();
        }
        for keyword in ["allOf", "anyOf", "oneOf"] {
            if schema.get("type").is_none()
                && let Some(parts) = schema[keyword].as_array()
            {
                return if keyword == "allOf" {
                    self.joined(parts, depth)
                } else {
                    let part = self.pick(parts).clone();
                    self.value(&part, depth)
                };
            }
        }
        let kinds: Vec<&str> = match &schema["type"] {
            Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
            kind => kind.as_str().into_iter().collect(),
        };
        match kinds.get(self.below(kinds.len())).copied() {
            Some("null") => Value::Null,
            Some("boolean") => json!(self.chance(50)),
            Some("integer" | "number") => self.number_near(schema),
            Some("string") => json!(self.pick(TEXTS)),
            Some("array") => {
                let least = usize::try_from(schema["minItems"].as_u64().unwrap_or_default()).expect("small");
                let n = least + self.below(4);
                let kinds = ["contains", "items"].map(|keyword| &schema[keyword]);
                let at = |random: &mut Random, idx: usize| match &schema["prefixItems"][idx] {
                    Value::Null if kinds[0].is_object() && random.chance(40) => kinds[0],
                    Value::Null => kinds[1],
                    inner => inner,
                };
                let each = |idx| {
                    let inner = at(self, idx);
                    self.value(inner, depth - 1)
                };
                (0..n).map(each).collect()
            }
            Some("object") => self.object_near(schema, depth),
            _ => self.anything(),
        }
    }

    fn joined(&mut self, parts: &[Value], depth: usize) -> Value {
        let mut values: Vec<Value> = parts.iter().map(|part| self.value(part, depth)).collect();
        if values.iter().all(Value::is_object) {
            let entries = values.into_iter().filter_map(|value| value.as_object().cloned()).flatten();
            return Value::Object(entries.collect());
        }
        let idx = self.below(values.len());
        values.swap_remove(idx)
    }

    fn number_near(&mut self, schema: &Value) -> Value {
        let bounds: Vec<f64> = ["minimum", "maximum"].iter().filter_map(|key| schema[*key].as_f64()).collect();
        let around = if bounds.is_empty() { 0.0 } else { *self.pick(&bounds) };
        let shift = f64::from(u32::try_from(self.below(13)).expect("small")) - 6.0;
        let value = around + if schema["type"] == "number" && self.chance(30) { shift / 2.0 } else { shift };
        #[expect(clippy::cast_possible_truncation, reason = "the numbers are small")]
        if value.fract() == 0.0 { json!(value as i64) } else { json!(value) }
    }

    fn object_near(&mut self, schema: &Value, depth: usize) -> Value {
        let mut map = Map::new();
        let required = schema["required"].as_array().cloned().unwrap_or_default();
        for name in NAMES.iter().chain(&["e", "f"]) {
            let is_required = required.contains(&json!(name));
            let property = &schema["properties"][*name];
            let percent = if property.is_object() { 50 } else { 12 };
            if is_required || self.chance(percent) {
                let patterns = || schema["patternProperties"].as_object().into_iter().flatten();
                let matching = || {
                    patterns()
                        .find(|(pattern, _)| regex::Regex::new(pattern).is_ok_and(|pattern| pattern.is_match(name)))
                };
                let inner = if property.is_object() {
                    property
                } else {
                    matching().map_or(&schema["additionalProperties"], |(_, inner)| inner)
                };
                let value = if inner.is_object() { self.value(inner, depth - 1) } else { self.anything() };
                map.insert((*name).to_owned(), value);
            }
        }
        Value::Object(map)
    }

    fn anything(&mut self) -> Value {
        match self.below(7) {
            0 => Value::Null,
            1 => json!(true),
            2 => json!(self.below(20)),
            3 => json!(0.5),
            4 => json!(self.pick(TEXTS)),
            5 => json!([]),
            _ => json!({}),
        }
    }
}
