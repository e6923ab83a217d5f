//! Schemas: objects, lists, maps and what is composed of them.

use serde_json::{Map, Value, json};

use super::{Author, names};

/// Greatest depth of nested schemas.
const DEPTH: usize = 3;

/// A schema of the components.
pub(super) struct Named {
    pub(super) name: String,
    pub(super) schema: Value,
    /// The properties of an object that others may extend; nothing of any other.
    extensible: Option<Vec<String>>,
}

impl Author {
    /// Writes all schemas of the components.
    pub(super) fn write_schemas(&mut self) {
        let n_schemas = 2 + self.below(8);
        let chosen = self.random.choose_multiple(names::SCHEMAS.iter().copied(), n_schemas);
        self.names = chosen.into_iter().map(str::to_owned).collect();
        for name in self.names.clone() {
            let (schema, extensible) = match self.below(12) {
                0..=4 => self.open_object(),
                5 => self.extension(),
                6 => (self.tagged(&name), None),
                7 => (self.choice(DEPTH - 1), None),
                8 => (self.enumeration(), None),
                9 => (self.back().unwrap_or_else(|| json!({"type": "string"})), None),
                _ => (self.schema(DEPTH), None),
            };
            self.schemas.push(Named { name, schema, extensible });
        }
    }

    /// Any schema, whose values can end.
    pub(super) fn schema(&mut self, depth: usize) -> Value {
        let n_kinds = if depth == 0 { 6 } else { 14 };
        let schema = match self.below(n_kinds) {
            0 | 1 => self.text(),
            2 | 3 => self.number(),
            4 => self.boolean(),
            5 => self.enumeration(),
            6 | 7 => self.list(depth - 1),
            8 | 9 => self.object(depth - 1),
            10 => self.map(depth - 1),
            11 => self.choice(depth - 1),
            12 => return self.back().unwrap_or_else(|| json!({})),
            _ => return json!({}),
        };
        self.described(schema)
    }

    /// Annotations of any schema, and whether it may be null.
    fn described(&mut self, mut schema: Value) -> Value {
        if self.chance(15) {
            schema["description"] = json!(self.pick(names::PROSE));
        }
        if self.chance(5) {
            schema["title"] = json!(self.pick(names::TITLES));
        }
        if self.chance(5) {
            schema["deprecated"] = json!(true);
        }
        if self.chance(3) {
            schema["x-odd"] = json!({"any": ["thing", null]});
        }
        if self.chance(12) && schema.get("type").is_some() {
            schema["nullable"] = json!(true);
            if let Some(values) = schema.get_mut("enum").and_then(Value::as_array_mut) {
                values.push(Value::Null);
            }
        }
        schema
    }

    /// A reference to a schema that is written, if there is one.
    fn back(&mut self) -> Option<Value> {
        let name = self.random.choice(&self.schemas).map(|named| named.name.clone())?;
        Some(reference(&name))
    }

    /// A reference to any schema: only where a value need not have one.
    fn anywhere(&mut self) -> Value {
        let at = self.below(self.names.len());
        reference(&self.names[at])
    }

    /// Optional parts of a value.
    fn optional(&mut self, depth: usize) -> Value {
        if self.chance(35) { self.anywhere() } else { self.schema(depth) }
    }

    fn list(&mut self, depth: usize) -> Value {
        if self.chance(40) {
            return json!({"type": "array", "items": self.optional(depth)});
        }
        let mut schema = json!({"type": "array", "items": self.schema(depth)});
        let is_unique = self.chance(20);
        let n_least = self.below(if is_unique { 2 } else { 4 });
        if is_unique {
            schema["uniqueItems"] = json!(true);
        }
        if self.chance(50) {
            schema["minItems"] = json!(n_least);
        }
        if self.chance(30) {
            schema["maxItems"] = json!(n_least + 1 + self.below(5));
        }
        schema
    }

    fn map(&mut self, depth: usize) -> Value {
        let mut schema = json!({"type": "object", "additionalProperties": self.optional(depth)});
        if self.chance(15) {
            schema["maxProperties"] = json!(2 + self.below(5));
        }
        schema
    }

    /// An object, open, closed, or a map besides.
    pub(super) fn object(&mut self, depth: usize) -> Value {
        let names = self.some_of(names::PROPERTIES, 6);
        let mut schema = self.object_of(&names, depth);
        match self.below(8) {
            0 | 1 => schema["additionalProperties"] = json!(false),
            2 => schema["additionalProperties"] = json!(true),
            3 => schema["additionalProperties"] = self.optional(depth.min(1)),
            4 if !names.is_empty() => schema["maxProperties"] = json!(names.len() + 3),
            _ => {}
        }
        schema
    }

    /// An object that others may extend.
    fn open_object(&mut self) -> (Value, Option<Vec<String>>) {
        let names = self.some_of(names::PROPERTIES, 6);
        let schema = self.object_of(&names, DEPTH - 1);
        (self.described_object(schema), Some(names.into_iter().map(str::to_owned).collect()))
    }

    fn described_object(&mut self, mut schema: Value) -> Value {
        if self.chance(30) {
            schema["description"] = json!(self.pick(names::PROSE));
        }
        if self.chance(5) {
            schema["xml"] = json!({"name": "thing"});
        }
        schema
    }

    fn object_of(&mut self, names: &[&str], depth: usize) -> Value {
        let (mut properties, mut required) = (Map::new(), Vec::new());
        for name in names {
            let is_required = self.chance(40);
            let mut property = if is_required { self.schema(depth) } else { self.optional(depth) };
            if is_required {
                required.push(json!(name));
            }
            // Beside a reference it would mean nothing.
            if property.get("$ref").is_none() && self.chance(12) {
                property[self.pick(&["readOnly", "writeOnly"])] = json!(true);
            }
            properties.insert((*name).to_owned(), property);
        }
        let mut schema = json!({"type": "object"});
        if !properties.is_empty() || self.chance(50) {
            schema["properties"] = Value::Object(properties);
        }
        if !required.is_empty() {
            schema["required"] = Value::Array(required);
        }
        schema
    }

    /// `allOf`: something that is written, and more.
    fn extension(&mut self) -> (Value, Option<Vec<String>>) {
        let parents: Vec<(String, Vec<String>)> =
            self.schemas.iter().filter_map(|named| Some((named.name.clone(), named.extensible.clone()?))).collect();
        let Some((parent, mut known)) = self.random.choice(parents) else { return self.open_object() };
        let mut names = self.some_of(names::PROPERTIES, 4);
        names.retain(|name| !known.iter().any(|known| known == name));
        let more = self.object_of(&names, DEPTH - 2);
        known.extend(names.into_iter().map(str::to_owned));
        let mut schema = json!({"allOf": [reference(&parent), more]});
        if self.chance(30) {
            schema["type"] = json!("object");
        }
        if self.chance(10) {
            schema = json!({"allOf": [schema]});
        }
        (schema, Some(known))
    }

    /// `oneOf` with a discriminator, and the objects that it tells apart.
    fn tagged(&mut self, name: &str) -> Value {
        let tag = self.pick(&["kind", "type", "@type", "pet-kind"]);
        let has_mapping = self.chance(50);
        let (mut parts, mut mapping) = (Vec::new(), Map::new());
        for variant in 0..2 + self.below(2) {
            let own = format!("{name}{}", self.pick(&["-v", "_V", ".v"])) + &variant.to_string();
            let mut names = self.some_of(names::PROPERTIES, 3);
            names.retain(|name| *name != tag);
            let mut schema = self.object_of(&names, 1);
            let value = if has_mapping { format!("v{variant}") } else { own.clone() };
            schema["properties"][tag] =
                if self.chance(50) { json!({"type": "string", "enum": [value]}) } else { json!({"type": "string"}) };
            let mut required = schema["required"].as_array().cloned().unwrap_or_default();
            required.push(json!(tag));
            schema["required"] = Value::Array(required);
            parts.push(reference(&own));
            mapping.insert(value, json!(format!("#/components/schemas/{own}")));
            self.schemas.push(Named { name: own, schema, extensible: None });
        }
        let mut discriminator = json!({"propertyName": tag});
        if has_mapping {
            discriminator["mapping"] = Value::Object(mapping);
        }
        json!({self.pick(&["oneOf", "anyOf"]): parts, "discriminator": discriminator})
    }

    /// Alternatives that differ by their types, so that exactly one of them fits.
    fn choice(&mut self, depth: usize) -> Value {
        let field = self.pick(&["id", "type", "größe"]);
        let inner = self.schema(depth.min(1));
        let mut parts = [
            json!({"type": "string", "maxLength": 20}),
            json!({"type": "integer", "format": "int64"}),
            json!({"type": "boolean"}),
            json!({"type": "array", "items": {"type": "string"}}),
            json!({"type": "object", "required": [field], "properties": {field: inner}}),
        ];
        self.random.shuffle(&mut parts);
        let n_parts = 2 + self.below(3);
        json!({self.pick(&["oneOf", "anyOf"]): parts[..n_parts]})
    }
}

fn reference(name: &str) -> Value {
    json!({"$ref": format!("#/components/schemas/{name}")})
}
