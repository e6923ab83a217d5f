//! Objects: structs and maps.

use std::collections::{HashMap, HashSet};

use contract::model::{Direction, Property, Schema};
use schema_algebra::{Merged, SchemaId, is_absent};

use crate::ir::Ty;

use super::definition::{Field, Object, TypeKind};
use super::session::{TypePlace, Types};

/// A property and all that is said of it.
struct Declared<'s> {
    name: &'s str,
    said: Vec<Property<'s>>,
}

impl<'s> Types<'_, 's> {
    pub(super) fn object(&mut self, merged: &Merged<'_, 's>, place: &TypePlace<'s>) -> TypeKind {
        let required: HashSet<&str> = merged.schemas.iter().flat_map(|schema| schema.required()).collect();
        let declared = declared(&merged.schemas);
        if declared.len() > self.field_budget {
            let message = "The document has more properties than a client can hold: any value is taken.";
            return self.anything(self.api[place.root].node, "too many properties", message);
        }
        self.field_budget -= declared.len();
        let mut fields = Vec::new();
        for property in declared {
            fields.extend(self.field(&property, required.contains(property.name), place));
        }
        let extra = self.extra(merged, place);
        if fields.is_empty() {
            return TypeKind::Alias(Ty::Map(Box::new(extra.unwrap_or(Ty::Any))));
        }
        TypeKind::Struct(Object { fields, extra })
    }

    fn field(&mut self, property: &Declared<'s>, is_required: bool, place: &TypePlace<'s>) -> Option<Field> {
        let api = self.api;
        let ids: Vec<SchemaId<'s>> = property.said.iter().map(|property| property.schema.id).collect();
        if ids.iter().any(|id| api[*id].is_false()) {
            return None;
        }
        let is_absent_in = |direction| ids.iter().any(|id| is_absent(&api[*id], direction));
        let mut is_required = is_required;
        let uses = [(Direction::Request, place.uses.in_requests), (Direction::Response, place.uses.in_responses)];
        if uses.iter().any(|(_, is_used)| *is_used) {
            if uses.iter().all(|(direction, is_used)| !is_used || is_absent_in(*direction)) {
                return None;
            }
            if let (true, true, Some(first)) = (
                is_required,
                uses.iter().any(|(direction, is_used)| *is_used && is_absent_in(*direction)),
                property.said.first(),
            ) {
                is_required = false;
                let message =
                    "The schema is used in requests and responses, and this property in one of them: it is optional.";
                self.kept(first.key, "property made optional", message);
            }
        }
        let ty = self.joined(&ids, place, property.name, 0);
        let ty = self.absent_or_null(ty, is_required, property, place);
        let description =
            property.said.iter().rev().filter(|property| property.schema.via.is_none()).find_map(|property| {
                let schema = &api[property.schema.id];
                schema.description.or(schema.title)
            });
        Some(Field {
            name: property.name.to_owned(),
            ty,
            is_required,
            is_boxed: false,
            description: description.map(str::to_owned),
        })
    }

    /// Where null and nothing at all differ, the type says so, if values only travel to the server.
    fn absent_or_null(&mut self, ty: Ty, is_required: bool, property: &Declared<'s>, place: &TypePlace<'s>) -> Ty {
        let is_patch = !is_required && place.uses.in_requests;
        let ty = match ty {
            Ty::Nullable(inner) if is_patch => {
                if !place.uses.in_responses {
                    return Ty::Named(self.null_or(*inner));
                }
                if let Some(first) = property.said.first() {
                    let message = "The schema is used in requests and responses: null and nothing at all are the same.";
                    self.lost(first.key, "null not sent", message, "`null` cannot be sent.");
                }
                Ty::Nullable(inner)
            }
            other => other,
        };
        match ty {
            // typify would leave an empty list out, and a caller could not send one.
            Ty::List(_) | Ty::Map(_) if is_patch => ty.or_null(),
            other => other,
        }
    }

    /// The type that is null or a value.
    fn null_or(&mut self, ty: Ty) -> String {
        if let Some(known) = self.null_or.get(&ty) {
            return known.clone();
        }
        let name = self.names.claim(&format!("Nullable{}", word(&ty)));
        self.null_or.insert(ty.clone(), name.clone());
        self.define(name.clone(), None, TypeKind::NullOr { ty, is_boxed: false });
        name
    }
}

/// A word for a type, for names.
pub(super) fn word(ty: &Ty) -> String {
    match ty {
        Ty::Any => "Any".to_owned(),
        Ty::Bool => "Flag".to_owned(),
        Ty::I32 | Ty::I64 | Ty::U32 | Ty::U64 => "Integer".to_owned(),
        Ty::F32 | Ty::F64 => "Number".to_owned(),
        Ty::Text => "Text".to_owned(),
        Ty::Date => "Date".to_owned(),
        Ty::DateTime => "DateTime".to_owned(),
        Ty::Uuid => "Uuid".to_owned(),
        Ty::File => "File".to_owned(),
        Ty::Base64 | Ty::Base64Url => "Bytes".to_owned(),
        Ty::Named(name) => name.clone(),
        Ty::List(item) => format!("{}List", word(item)),
        Ty::Map(value) if **value == Ty::Any => "Object".to_owned(),
        Ty::Map(value) => format!("{}Map", word(value)),
        Ty::Nullable(inner) => word(inner),
    }
}

/// Properties of all schemas by name, and those that are only demanded, in the document's order.
fn declared<'s>(schemas: &[&Schema<'s>]) -> Vec<Declared<'s>> {
    let mut declared: Vec<Declared<'s>> = Vec::new();
    let mut by_name: HashMap<&str, usize> = HashMap::new();
    for property in schemas.iter().flat_map(|schema| schema.properties()) {
        let idx = *by_name.entry(property.name).or_insert(declared.len());
        match declared.get_mut(idx) {
            Some(known) => known.said.push(*property),
            None => declared.push(Declared { name: property.name, said: vec![*property] }),
        }
    }
    for name in schemas.iter().flat_map(|schema| schema.required()) {
        by_name.entry(name).or_insert_with(|| {
            declared.push(Declared { name, said: Vec::new() });
            declared.len() - 1
        });
    }
    declared
}
