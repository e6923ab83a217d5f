//! Inheritance: a schema with a discriminator and no alternatives is meant to be any of those that extend it by `allOf`.

use std::collections::{HashMap, HashSet};

use contract::model::{Api, Schema};

use crate::SchemaId;

/// Ancestors further up are not looked at: no document of people goes so far, and a hostile one would never end.
const MAX_GENERATIONS: usize = 64;

/// Schemas by the schema that they extend.
#[derive(Debug, Default)]
pub struct Subtypes<'s> {
    by_parent: HashMap<SchemaId<'s>, Vec<SchemaId<'s>>>,
}

impl<'s> Subtypes<'s> {
    /// The subtypes of every schema that has a discriminator and leaves the alternatives to them.
    pub fn of(api: &Api<'s>) -> Subtypes<'s> {
        let mut by_parent: HashMap<SchemaId<'s>, Vec<SchemaId<'s>>> = HashMap::new();
        if !api.schemas.iter().any(|(_, schema)| is_parent(schema)) {
            return Subtypes { by_parent };
        }
        let mut seen = HashSet::new();
        for (_, used) in api.components.schemas.iter().filter(|(_, used)| used.via.is_none()) {
            if seen.insert(used.id) {
                for parent in parents(api, used.id) {
                    by_parent.entry(parent).or_default().push(used.id);
                }
            }
        }
        Subtypes { by_parent }
    }

    /// The subtypes of a schema in the document's order, those of subtypes included.
    pub fn of_parent(&self, id: SchemaId<'s>) -> &[SchemaId<'s>] {
        self.by_parent.get(&id).map_or(&[], Vec::as_slice)
    }
}

fn is_parent(schema: &Schema<'_>) -> bool {
    schema.discriminator.is_some() && schema.one_of.is_empty() && schema.any_of.is_empty()
}

/// Every schema with subtypes that a schema extends, directly or not.
fn parents<'s>(api: &Api<'s>, id: SchemaId<'s>) -> Vec<SchemaId<'s>> {
    let mut parents = Vec::new();
    let mut seen = HashSet::from([id]);
    let mut generation = vec![id];
    for _ in 0..MAX_GENERATIONS {
        let parts = generation.iter().flat_map(|id| &api[*id].all_of).map(|part| part.id);
        let next: Vec<_> = parts.filter(|part| seen.insert(*part)).collect();
        parents.extend(next.iter().copied().filter(|part| is_parent(&api[*part])));
        if next.is_empty() {
            break;
        }
        generation = next;
    }
    parents
}
