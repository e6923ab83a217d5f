//! The judge: the `jsonschema` crate on the schema as it stands, with what OpenAPI says otherwise put right.

use serde_json::{Value, json};

pub(super) struct Oracle(jsonschema::Validator);

impl Oracle {
    pub(super) fn new(schemas: &Value) -> Oracle {
        let mut schemas = schemas.clone();
        schemas.as_object_mut().into_iter().flatten().for_each(|(_, schema)| correct(schema));
        let schema = json!({
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "$ref": "#/components/schemas/S",
            "components": { "schemas": schemas },
        });
        let options = jsonschema::options().should_validate_formats(true).should_ignore_unknown_formats(true);
        Oracle(options.build(&schema).unwrap_or_else(|error| panic!("{error}: {schema}")))
    }

    pub(super) fn allows(&self, value: &Value) -> bool {
        self.0.is_valid(value)
    }
}

fn correct(schema: &mut Value) {
    if schema["nullable"] == json!(true)
        && let Some(kind) = schema["type"].as_str()
    {
        schema["type"] = json!([kind, "null"]);
    }
    for (bound, flag) in [("minimum", "exclusiveMinimum"), ("maximum", "exclusiveMaximum")] {
        if schema.get(flag).is_some_and(Value::is_number) {
            continue;
        }
        let value = schema.get(bound).cloned();
        if let (Some(map), Some(value)) = (schema.as_object_mut(), value)
            && let Some(flag_value) = map.remove(flag)
            && flag_value == json!(true)
        {
            map.remove(bound);
            map.insert(flag.to_owned(), value);
        }
    }
    let Some(map) = schema.as_object_mut() else { return };
    map.retain(|key, value| !value.is_null() || key == "const");
    if map.get("format") == Some(&json!("int32")) {
        let range = json!({ "minimum": i32::MIN, "maximum": i32::MAX });
        let parts = map.entry("allOf").or_insert(json!([]));
        parts.as_array_mut().expect("a list").push(range);
    }
    for (key, inner) in map {
        match key.as_str() {
            "properties" | "patternProperties" | "dependentSchemas" => {
                inner.as_object_mut().into_iter().flatten().for_each(|(_, inner)| correct(inner));
            }
            "allOf" | "anyOf" | "oneOf" | "prefixItems" => inner.as_array_mut().into_iter().flatten().for_each(correct),
            "enum" | "const" | "required" | "dependentRequired" => {}
            _ if inner.is_object() => correct(inner),
            _ => {}
        }
    }
}
