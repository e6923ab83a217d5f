//! A check of the JSON report against the schema that is published for it.
//!
//! Closer than the schema itself: it allows fields to be added, but one that it does not describe is an oversight.

use std::collections::BTreeSet;

use serde_json::Value;

use super::example::{everything, nothing};
use super::{DiffFormat, render};

const SCHEMA: &str = include_str!("../../../../../docs/schemas/diff.schema.json");

#[test]
fn what_is_written_fits_the_published_schema() {
    let root: Value = SCHEMA.parse().expect("the schema is JSON");
    for comparison in [everything(), nothing()] {
        let mut out = Vec::new();
        render(&comparison, DiffFormat::Json, &mut out).expect("memory can be written to");
        let value: Value = serde_json::from_slice(&out).expect("it is JSON");
        assert_eq!(fault(&root, &root, &value), None);
    }
}

#[test]
fn a_value_that_does_not_fit_is_noticed() {
    let root: Value = SCHEMA.parse().expect("the schema is JSON");
    let finding = &root["$defs"]["finding"];
    let place = serde_json::json!({"file": "a", "line": 0, "column": 1, "pointer": "#"});
    assert_eq!(fault(&root, &root["$defs"]["place"], &place), Some("/line: 0 is too small".to_owned()));
    assert_eq!(fault(&root, &finding["properties"]["old"], &place), Some(": fits no alternative".to_owned()));
    assert_eq!(
        fault(&root, &finding["properties"]["level"], &"note".into()),
        Some(": \"note\" is not allowed".to_owned())
    );
}

/// Where and why a value does not fit. Knows the keywords of our schema and no other.
fn fault(root: &Value, schema: &Value, value: &Value) -> Option<String> {
    let within = |step: &str, schema, value| fault(root, schema, value).map(|fault| format!("/{step}{fault}"));
    schema.as_object().expect("a schema is an object").iter().find_map(|(keyword, said)| {
        let said_list = || said.as_array().cloned().unwrap_or_else(|| vec![said.clone()]);
        match keyword.as_str() {
            "$schema" | "title" | "description" | "$defs" => None,
            "$ref" => {
                let pointer = said.as_str()?.trim_start_matches('#');
                fault(root, root.pointer(pointer).expect("the reference leads somewhere"), value)
            }
            "type" => {
                let has_type = said_list().iter().any(|name| name.as_str() == Some(type_of(value)));
                (!has_type).then(|| format!(": {value} is no {said}"))
            }
            "enum" => (!said_list().contains(value)).then(|| format!(": {value} is not allowed")),
            "anyOf" => {
                let fits = said_list().iter().any(|schema| fault(root, schema, value).is_none());
                (!fits).then(|| ": fits no alternative".to_owned())
            }
            "minimum" => (value.as_u64() < said.as_u64()).then(|| format!(": {value} is too small")),
            "minLength" => value.as_str().is_some_and(str::is_empty).then(|| ": is empty".to_owned()),
            "pattern" => {
                assert_eq!(said, "^#", "another pattern needs another check");
                (!value.as_str()?.starts_with('#')).then(|| ": is no fragment".to_owned())
            }
            "items" => value.as_array()?.iter().find_map(|item| within("[]", said, item)),
            "required" | "properties" if !value.is_object() => None,
            "required" => {
                let missing =
                    said_list().into_iter().find(|name| name.as_str().is_some_and(|name| value.get(name).is_none()));
                missing.map(|name| format!(": lacks {name}"))
            }
            "properties" => {
                let names = |value: &Value| value.as_object().map(|map| map.keys().cloned().collect::<BTreeSet<_>>());
                if let Some(name) = names(value)?.difference(&names(said)?).next() {
                    return Some(format!("/{name}: is not described"));
                }
                value.as_object()?.iter().find_map(|(name, value)| within(name, &said[name], value))
            }
            other => panic!("the check does not know `{other}`"),
        }
    })
}

fn type_of(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_u64() => "integer",
        Value::Number(_) => "number",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}
