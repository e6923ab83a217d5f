//! Components of the lowered document.
//!
//! Its dialect has objects with properties, lists, maps, primitives with the formats that typify knows, references, and
//! null beside each of them: nothing that typify could refuse or misread. A type of ours is a component without any rule;
//! typify never looks at it, since it is told which type to take instead.

use std::collections::HashSet;

use serde_json::{Map, Value, json};

use crate::ir::Ty;

use super::definition::{Definition, Field, Kind, Object};
use super::source;

/// `components.schemas`, and which of them are types of ours.
pub(super) fn components(definitions: &[Definition]) -> (Map<String, Value>, Vec<String>) {
    let mut components = Map::new();
    let mut own = Vec::new();
    for definition in definitions {
        let mut schema = match &definition.kind {
            Kind::Alias(_) => continue,
            Kind::Wrapper(ty) => ty.lowered(),
            Kind::Struct(object) if !source::is_ours(object) => lowered_object(object),
            _ => {
                own.push(definition.name.clone());
                json!({})
            }
        };
        if let Some(description) = source::description(definition) {
            schema["description"] = description.into();
        }
        components.insert(definition.name.clone(), schema);
    }
    (components, own)
}

fn lowered_object(object: &Object) -> Value {
    let properties: Map<String, Value> =
        object.fields.iter().map(|field| (field.name.clone(), lowered_field(field))).collect();
    let required: Vec<&str> =
        object.fields.iter().filter(|field| field.is_required).map(|field| field.name.as_str()).collect();
    let mut schema = json!({"type": "object", "properties": properties});
    if !required.is_empty() {
        schema["required"] = required.into();
    }
    if let Some(extra) = &object.extra {
        schema["additionalProperties"] = extra.lowered();
    }
    schema
}

fn lowered_field(field: &Field) -> Value {
    let mut schema = field.ty.lowered();
    if let Some(description) = &field.description {
        if let Ty::Named(_) = field.ty {
            // A reference has no place for a description beside it.
            schema = json!({"allOf": [schema]});
        }
        schema["description"] = source::harmless(description).into();
    }
    schema
}

/// Whether typify would give two properties one name.
pub(super) fn has_colliding_fields(object: &Object) -> bool {
    let mut seen = HashSet::new();
    if object.extra.is_some() {
        seen.insert("extra".to_owned());
    }
    !object.fields.iter().all(|field| seen.insert(letters(&field.name)))
}

/// What typify makes names from, with less regard to words than it has: what it takes for one is one here.
fn letters(wire: &str) -> String {
    let letters: String = match wire {
        "+1" => "plus1".to_owned(),
        "-1" => "minus1".to_owned(),
        _ => wire.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect(),
    };
    if letters.starts_with(char::is_alphabetic) { letters } else { format!("x{letters}") }
}
