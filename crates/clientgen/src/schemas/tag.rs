//! Which property tells alternatives apart, and by which values.

use std::collections::HashSet;

use contract::model::{Discriminator, Schema, Type, Use};
use rust_text::name::pascal;

use crate::ir::Ty;

use super::conjunction::Conjunction;
use super::definition::{Alternative, Kind};
use super::enumeration::variants;
use super::lower::Place;
use super::merged::{Form, Merged};
use super::{SchemaId, Types};

/// Alternatives that have alternatives that have alternatives are named this far.
const MAX_DEPTH: usize = 8;

impl<'s> Types<'_, 's> {
    /// A parent where it is used: itself or any of its heirs, told apart by the discriminator.
    pub(super) fn family(&mut self, id: SchemaId<'s>, place: &Place<'s>) -> Option<Kind> {
        let discriminator = self.api[id].discriminator.as_deref()?;
        let heirs = self.heirs.of_parent(id).to_vec();
        if heirs.is_empty() {
            return None;
        }
        let mut seen = HashSet::new();
        let mut scope = variants();
        let mut alternatives: Vec<Alternative> = Vec::new();
        for member in std::iter::once(id).chain(heirs) {
            let tags = self.tags_of(discriminator, Use { id: member, via: None }, 0)?;
            // Two of one name cannot be told apart; the schema is then what it says itself.
            if !tags.iter().all(|tag| seen.insert(tag.clone())) {
                return None;
            }
            let name = self.component_names.get(&member).cloned().unwrap_or_default();
            let ty = self.member(member, &name, place);
            alternatives.push(Alternative { name: scope.claim(&name, "Member"), ty, is_boxed: false, tags });
        }
        let node = self.api[id].node;
        self.kept(node, "parent is its children", "Where the parent is used, any schema that extends it may stand.");
        Some(Kind::Tagged(discriminator.property.to_owned(), alternatives))
    }

    /// A member of a family by what it says itself, its own heirs left out.
    fn member(&mut self, id: SchemaId<'s>, name: &str, place: &Place<'s>) -> Ty {
        let itself = Place { name: name.to_owned(), root: id, ..place.clone() };
        if self.heirs.of_parent(id).is_empty() {
            return self.used(id, &itself).without_null();
        }
        let conjunction = Conjunction::of(self.api, &[id]);
        self.unnamed(&conjunction, &Place { name: format!("{name}Itself"), ..itself })
    }

    /// The values that mean an alternative: what the mapping says, or else its name.
    pub(super) fn tags_of(
        &self,
        discriminator: &Discriminator<'s>,
        used: Use<'s, Schema<'s>>,
        depth: usize,
    ) -> Option<Vec<String>> {
        let mapped =
            discriminator.mapping.iter().filter(|(_, target)| target.is_some_and(|target| target.id == used.id));
        let mapped: Vec<String> = mapped.filter_map(|(key, _)| key.as_str()).map(str::to_owned).collect();
        if !mapped.is_empty() {
            return Some(mapped);
        }
        let schema = &self.api[used.id];
        if !schema.one_of.is_empty() || !schema.any_of.is_empty() {
            // An alternative with alternatives of its own is meant by all their names.
            let inner = schema.discriminator.as_deref().filter(|inner| inner.property == discriminator.property)?;
            let alternatives = schema.one_of.iter().chain(&schema.any_of);
            let names =
                alternatives.map(|used| if depth < MAX_DEPTH { self.tags_of(inner, *used, depth + 1) } else { None });
            return names.collect::<Option<Vec<_>>>().map(|names| names.concat());
        }
        let reference = used.via.and_then(|via| via.get("$ref")?.as_str());
        let referred = reference.and_then(|reference| Some(reference.rsplit_once("/schemas/")?.1));
        if let Some(name) = referred.or(schema.name) {
            return Some(vec![name.to_owned()]);
        }
        let texts = self.constants(&Conjunction::of(self.api, &[used.id]), Some(discriminator.property));
        texts.into_iter().next().filter(|texts| !texts.is_empty())
    }

    /// The text that alone marks an alternative, as a name.
    pub(super) fn sole_constant(&self, alternative: &Conjunction<'s>) -> Option<String> {
        let constants = self.constants(alternative, None);
        let sole = constants.iter().find_map(|texts| match texts.as_slice() {
            [only] => Some(pascal(only)),
            _ => None,
        });
        sole.filter(|name| !name.is_empty())
    }

    /// The texts that required properties, or one property, may be.
    fn constants(&self, alternative: &Conjunction<'s>, only: Option<&str>) -> Vec<Vec<String>> {
        let schemas: Vec<&Schema<'s>> = alternative.atoms.iter().map(|id| &self.api[*id]).collect();
        let required: HashSet<&str> = schemas.iter().flat_map(|schema| schema.required()).collect();
        let mut constants = Vec::new();
        for property in schemas.iter().flat_map(|schema| schema.properties()) {
            let is_meant = only.map_or_else(|| required.contains(property.name), |only| property.name == only);
            if !is_meant {
                continue;
            }
            let inner = Conjunction::of(self.api, &[property.schema.id]);
            let merged = Merged::of(inner.atoms.iter().map(|id| &self.api[*id]).collect());
            if let (Form::One(Type::String) | Form::Anything, Some(values)) = (&merged.form, merged.values()) {
                constants.push(values.iter().filter_map(|value| value.as_str()).map(str::to_owned).collect());
            }
        }
        constants
    }
}
