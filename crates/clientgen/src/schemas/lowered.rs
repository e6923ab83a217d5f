//! Components of the lowered document.
//!
//! Its dialect has objects with properties, lists, maps, primitives with the formats that typify knows, references, and
//! null beside each of them: nothing that typify could refuse or misread. A type of ours is a component without any rule;
//! typify never looks at it, since it is told which type to take instead.

use serde_json::{Map, Value, json};

use crate::ir::Ty;

use super::definition::{Definition, Field, Object, TypeKind};
use super::source;

/// `components.schemas`, and which of them are types of ours.
pub(super) fn components(definitions: &[Definition]) -> (Map<String, Value>, Vec<String>) {
    let mut components = Map::new();
    let mut own = Vec::new();
    for definition in definitions {
        let mut schema = match &definition.kind {
            TypeKind::Alias(_) => continue,
            TypeKind::Wrapper(ty) => ty.lowered(),
            TypeKind::Struct(object) if !object.is_ours() => lowered_object(object),
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
        if let Ty::Named(_) | Ty::Base64 | Ty::Base64Url = field.ty {
            // A reference has no place for a description beside it.
            schema = json!({"allOf": [schema]});
        }
        schema["description"] = description.as_str().into();
    }
    schema
}
