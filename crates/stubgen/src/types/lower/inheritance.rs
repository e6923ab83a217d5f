//! Inheritance: a schema with a discriminator and no alternatives is meant to be any of those that extend it by `allOf`.

use std::collections::{HashMap, HashSet};

use contract::model::{Api, Schema, Use};

use crate::ir::{Alternative, Ty, TypeKind, Value};

use super::conjunction::Conjunction;
use super::enumeration::variants;
use super::place::Place;
use super::{SchemaId, Types};

/// Parents further up are not looked at: no document of people goes so far, and a hostile one would never end.
const MAX_GENERATIONS: usize = 64;

/// Who extends whom.
#[derive(Debug, Default)]
pub(super) struct Heirs<'s> {
    by_parent: HashMap<SchemaId<'s>, Vec<SchemaId<'s>>>,
}

impl<'s> Heirs<'s> {
    /// The heirs of every schema that has a discriminator and leaves the alternatives to them.
    pub(super) fn of(api: &Api<'s>) -> Heirs<'s> {
        let mut by_parent: HashMap<SchemaId<'s>, Vec<SchemaId<'s>>> = HashMap::new();
        if !api.schemas.iter().any(|(_, schema)| is_parent(schema)) {
            return Heirs { by_parent };
        }
        let mut seen = HashSet::new();
        for (_, used) in api.components.schemas.iter().filter(|(_, used)| used.via.is_none()) {
            if seen.insert(used.id) {
                for parent in parents(api, used.id) {
                    by_parent.entry(parent).or_default().push(used.id);
                }
            }
        }
        Heirs { by_parent }
    }

    /// The heirs of a schema in the document's order, those of heirs included.
    pub(super) fn of_parent(&self, id: SchemaId<'s>) -> &[SchemaId<'s>] {
        self.by_parent.get(&id).map_or(&[], Vec::as_slice)
    }
}

impl<'s> Types<'_, 's> {
    /// A parent where it is used: itself or any of its heirs, told apart by the discriminator.
    pub(super) fn family(&mut self, id: SchemaId<'s>, place: &Place<'s>) -> Option<Value> {
        let api = self.api;
        let discriminator = api[id].discriminator.as_deref()?;
        let members: Vec<SchemaId<'s>> = self.heirs.of_parent(id).to_vec();
        let type_id = place.reserved.filter(|_| !members.is_empty())?;
        let mut seen = HashSet::new();
        let mut tagged = Vec::new();
        for member in std::iter::once(id).chain(members) {
            let tags = self.tags_of(discriminator, Use { id: member, via: None }, 0)?;
            // Two of one name cannot be told apart; the schema is then what it says itself.
            if !tags.iter().all(|tag| seen.insert(tag.clone())) {
                return None;
            }
            tagged.push((member, tags));
        }
        let mut scope = variants();
        let mut alternatives = Vec::new();
        for (member, tags) in tagged {
            let ty = self.member(member, place);
            let name = match ty {
                Ty::Named(id) => self.table[id].name.trim_end_matches("Itself").to_owned(),
                _ => String::new(),
            };
            alternatives.push(Alternative { name: scope.claim(&name, "Member"), value: Value::plain(ty), tags });
        }
        let tag = Some(discriminator.property.to_owned());
        self.table.types[type_id.0].kind =
            TypeKind::Union { alternatives, tag, is_exclusive: false, rules: Vec::new() };
        Some(Value::plain(Ty::Named(type_id)))
    }

    /// A member of a family by what it says itself, its own heirs left out.
    fn member(&mut self, id: SchemaId<'s>, place: &Place<'s>) -> Ty {
        let Ty::Named(named) = self.named(id, place.direction) else { return Ty::Any };
        if self.heirs.of_parent(id).is_empty() {
            return Ty::Named(named);
        }
        let name = format!("{}Itself", self.table[named].name);
        let conjunction = Conjunction::of(self.api, &[id]);
        self.unnamed(conjunction, &Place { name, root: id, reserved: None, ..place.clone() }).ty
    }
}

fn is_parent(schema: &Schema<'_>) -> bool {
    schema.discriminator.is_some() && schema.one_of.is_empty() && schema.any_of.is_empty()
}

/// Every schema with heirs that a schema extends, directly or not.
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
