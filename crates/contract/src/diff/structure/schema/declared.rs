//! The properties that a schema declares, itself or through `allOf`.

use std::collections::{HashMap, HashSet};

use crate::model::{Api, Id, Property, Schema, Use};

/// Parts of an `allOf` that are looked into; a document that nests more of them says nothing that anybody could follow.
const MAX_PARTS: usize = 1_000;

/// Properties and what is required, of a schema and of everything in its `allOf`.
#[derive(Default)]
pub(super) struct Declared<'s> {
    pub(super) properties: HashMap<&'s str, Property<'s>>,
    /// In the order in which they were met.
    pub(super) order: Vec<&'s str>,
    pub(super) required: HashSet<&'s str>,
}

impl<'s> Declared<'s> {
    /// By a schema and by everything in its `allOf`.
    pub(super) fn by(api: &Api<'s>, schema: &Schema<'s>) -> Declared<'s> {
        let mut declared = Declared::default();
        declared.add(schema);
        declared.add_parts(api, &schema.all_of);
        declared
    }

    /// By the schemas of a list, and everything in their `allOf`.
    pub(super) fn by_parts(api: &Api<'s>, parts: &[Use<'s, Schema<'s>>]) -> Declared<'s> {
        let mut declared = Declared::default();
        declared.add_parts(api, parts);
        declared
    }

    fn add_parts(&mut self, api: &Api<'s>, parts: &[Use<'s, Schema<'s>>]) {
        let mut ids: Vec<Id<Schema<'s>>> = parts.iter().rev().map(|used| used.id).collect();
        let mut seen = HashSet::new();
        while let Some(id) = ids.pop() {
            if !seen.insert(id) || seen.len() > MAX_PARTS {
                continue;
            }
            let schema = &api[id];
            self.add(schema);
            ids.extend(schema.all_of.iter().rev().map(|used| used.id));
        }
    }

    fn add(&mut self, schema: &Schema<'s>) {
        for property in schema.properties() {
            if !self.properties.contains_key(property.name) {
                self.properties.insert(property.name, *property);
                self.order.push(property.name);
            }
        }
        let required = schema.object.as_deref().map_or(&[][..], |object| &object.required);
        self.required.extend(required.iter().filter_map(|name| name.as_str()));
    }
}
