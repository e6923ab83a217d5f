//! Schemas by operation, as an OpenAPI document.

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};

use super::types::SENDS_NULL;

/// Direction that schemas describe.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    /// Values that the client's types let a caller send.
    Sends,
    /// Values that the client's types take.
    Reads,
}

/// Schemas by the place at which their values travel.
#[derive(Debug)]
pub struct Schemas {
    direction: Direction,
    generator: SchemaGenerator,
    paths: Map<String, Value>,
}

/// An operation that is being told of.
#[derive(Debug)]
pub struct OperationSchemas<'s> {
    direction: Direction,
    generator: &'s mut SchemaGenerator,
    operation: &'s mut Value,
}

impl Schemas {
    /// None yet.
    pub fn new(direction: Direction) -> Schemas {
        let settings = SchemaSettings::openapi3();
        let settings = match direction {
            Direction::Sends => settings.for_serialize(),
            Direction::Reads => settings.for_deserialize(),
        };
        Schemas { direction, generator: SchemaGenerator::new(settings), paths: Map::new() }
    }

    /// An operation of the contract.
    pub fn operation(&mut self, method: &str, path: &str, id: &str) -> OperationSchemas<'_> {
        let item = self.paths.entry(path).or_insert_with(|| json!({}));
        let method = method.to_lowercase();
        item[&method] = json!({"operationId": id, "parameters": [], "responses": {}});
        OperationSchemas { direction: self.direction, generator: &mut self.generator, operation: &mut item[method] }
    }

    /// All of it.
    pub fn into_document(mut self) -> Value {
        let mut schemas = Value::Object(self.generator.take_definitions(true));
        without_prose(&mut schemas);
        if self.direction == Direction::Sends {
            schemas.as_object_mut().into_iter().flat_map(Map::values_mut).for_each(as_sent);
        }
        json!({
            "openapi": "3.0.3",
            "info": {"title": "What the client's types allow", "version": "0"},
            "paths": self.paths,
            "components": {"schemas": schemas},
        })
    }
}

impl OperationSchemas<'_> {
    /// A parameter, `query` or another.
    pub fn parameter<T: JsonSchema>(&mut self, location: &str, name: &str) -> &mut Self {
        if self.direction == Direction::Sends {
            let schema = self.schema::<T>();
            let parameter = json!({"in": location, "name": name, "required": location == "path", "schema": schema});
            if let Some(parameters) = self.operation["parameters"].as_array_mut() {
                parameters.push(parameter);
            }
        }
        self
    }

    /// The body of the request.
    pub fn body<T: JsonSchema>(&mut self, media_type: &str) -> &mut Self {
        if self.direction == Direction::Sends {
            let schema = self.schema::<T>();
            self.operation["requestBody"] = json!({"content": {media_type: {"schema": schema}}});
        }
        self
    }

    /// An answer.
    pub fn answer<T: JsonSchema>(&mut self, status: &str, media_type: &str) -> &mut Self {
        if self.direction == Direction::Reads {
            let schema = self.schema::<T>();
            self.operation["responses"][status] =
                json!({"description": "", "content": {media_type: {"schema": schema}}});
        }
        self
    }

    /// A schema as OpenAPI 3.0 writes it, which has no word for `true`.
    fn schema<T: JsonSchema>(&mut self) -> Value {
        match self.generator.subschema_for::<T>().to_value() {
            Value::Bool(true) => json!({}),
            schema => schema,
        }
    }
}

/// Takes away what schemars read off doc comments: another wording allows the same values.
fn without_prose(value: &mut Value) {
    match value {
        Value::Object(object) => {
            // A property may be called so; its value is an object then.
            object.retain(|key, value| !(matches!(key.as_str(), "description" | "title") && value.is_string()));
            object.values_mut().for_each(without_prose);
        }
        Value::Array(items) => items.iter_mut().for_each(without_prose),
        _ => {}
    }
}

/// A schema as it holds for what serde writes: no property but its own, and none that is left out when it is `None` as
/// `null`.
fn as_sent(schema: &mut Value) {
    let Some(object) = schema.as_object_mut() else { return };
    let required = object.get("required").and_then(Value::as_array).cloned().unwrap_or_default();
    if let Some(properties) = object.get_mut("properties").and_then(Value::as_object_mut) {
        for (name, property) in properties {
            if !required.iter().any(|required| required == name) {
                without_null(property);
            }
        }
        object.entry("additionalProperties").or_insert(json!(false));
    }
}

fn without_null(property: &mut Value) {
    let Some(object) = property.as_object_mut().filter(|object| !object.contains_key(SENDS_NULL)) else { return };
    object.remove("nullable");
    if let Some(alternatives) = object.get_mut("anyOf").and_then(Value::as_array_mut) {
        alternatives.retain(|alternative| alternative["enum"] != json!([null]));
    }
    if let Some(values) = object.get_mut("enum").and_then(Value::as_array_mut) {
        values.retain(|value| !value.is_null());
    }
}

#[cfg(test)]
#[allow(unreachable_pub, reason = "what the macros declare is public, and these types are a test's")]
mod tests {
    use super::*;
    use crate::Nullable;

    /// A dog, in words that do not matter.
    #[derive(Debug, Clone, schemars::JsonSchema, serde::Serialize, serde::Deserialize)]
    pub struct Dog {
        name: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        age: Option<i32>,
        #[serde(skip_serializing_if = "Option::is_none")]
        owner: Option<Nullable<String>>,
    }

    crate::texts! {
        /// A code.
        pub Code { pattern: "^[a-z]+$", max_length: 5 }
    }

    crate::text_enum! {
        /// A size.
        pub enum Size { Small = "small", Large = "large" }
    }

    crate::tagged! {
        /// An animal.
        pub enum Animal by "kind" { Dog(Dog) = "dog" | "DOG" }
    }

    crate::union! {
        /// A code, an animal, or several of either.
        pub enum Found { Code(Code), Animal(Box<Animal>), Many(Vec<Found>) }
    }

    crate::int_enum! {
        /// A grade.
        pub enum Grade { One = 1, Two = 2 }
    }

    fn document(direction: Direction) -> Value {
        let mut schemas = Schemas::new(direction);
        let mut place = schemas.operation("POST", "/dogs", "addDog");
        place
            .parameter::<Code>("query", "code")
            .body::<Dog>("application/json")
            .answer::<Size>("200", "application/json");
        schemas.into_document()
    }

    #[test]
    fn what_is_sent_keeps_every_rule() {
        let document = document(Direction::Sends);
        let schemas = &document["components"]["schemas"];
        assert_eq!(schemas["Code"], json!({"type": "string", "pattern": "^[a-z]+$", "maxLength": 5}));
        assert_eq!(schemas["Dog"]["properties"]["age"], json!({"type": "integer", "format": "int32"}));
        assert_eq!(schemas["Dog"]["properties"]["owner"]["anyOf"][0][SENDS_NULL], true);
        assert_eq!(schemas["Dog"]["additionalProperties"], false);
        assert_eq!(schemas["Dog"].get("description"), None);
        assert_eq!(document["paths"]["/dogs"]["post"]["responses"], json!({}));
    }

    /// The schema of a type and of all that it refers to.
    fn described<T: JsonSchema>(direction: Direction) -> Value {
        let mut schemas = Schemas::new(direction);
        schemas.operation("GET", "/", "any").body::<T>("application/json").answer::<T>("200", "application/json");
        schemas.into_document()["components"]["schemas"].take()
    }

    #[test]
    fn a_union_is_whatever_one_of_its_alternatives_is() {
        for direction in [Direction::Sends, Direction::Reads] {
            let schemas = described::<Found>(direction);
            let many = json!({"type": "array", "items": {"$ref": "#/components/schemas/Found"}});
            let [code, animal] = ["Code", "Animal"].map(|name| json!({"$ref": format!("#/components/schemas/{name}")}));
            assert_eq!(schemas["Found"], json!({"anyOf": [code, animal, many]}), "{direction:?}");
        }
    }

    #[test]
    fn a_tag_is_promised_where_it_is_read() {
        let dog = json!({"$ref": "#/components/schemas/Dog"});
        assert_eq!(described::<Animal>(Direction::Sends)["Animal"], json!({"anyOf": [dog]}));
        let tags = json!({"type": "string", "enum": ["dog", "DOG"]});
        let tag = json!({"type": "object", "properties": {"kind": tags}, "required": ["kind"]});
        assert_eq!(described::<Animal>(Direction::Reads)["Animal"], json!({"anyOf": [{"allOf": [dog, tag]}]}));
    }

    #[test]
    fn an_open_enum_of_numbers_sends_those_that_it_names() {
        assert_eq!(described::<Grade>(Direction::Sends)["Grade"], json!({"type": "integer", "enum": [1, 2]}));
        assert_eq!(described::<Grade>(Direction::Reads)["Grade"], json!({"type": "integer", "format": "int64"}));
    }

    #[test]
    fn what_is_read_is_taken_as_it_comes() {
        let document = document(Direction::Reads);
        let schemas = &document["components"]["schemas"];
        assert_eq!(schemas["Size"], json!({"type": "string"}));
        assert_eq!(schemas.get("Dog"), None);
        let answer = &document["paths"]["/dogs"]["post"]["responses"]["200"]["content"]["application/json"]["schema"];
        assert_eq!(*answer, json!({"$ref": "#/components/schemas/Size"}));
    }
}
