//! Types that need no place to be named after: of unnamed schemas that are written alike at several places, which become one
//! type, and of what only puts named schemas together.

use std::collections::HashMap;

use contract::model::Direction;
use contract::source::SourceFile;
use rust_text::name::pascal;
use schema_algebra::{SchemaId, is_composed, json};

use super::place::{TypePlace, cut};
use super::session::{Types, UnnamedKey};

/// More properties than this are no name.
const MAX_ADDED: usize = 2;

/// Unnamed schemas that were met.
#[derive(Debug, Default)]
pub(super) struct Equals<'s> {
    /// The first schema of a text; references mean the same only within one file.
    by_text: HashMap<(*const SourceFile, String), SchemaId<'s>>,
    /// The first schema that is equal to another.
    first: HashMap<SchemaId<'s>, SchemaId<'s>>,
}

impl<'s> Types<'_, 's> {
    /// The schema that was met first of those that are written like this one, whatever the order of their keys. Named ones
    /// stay themselves, and so do those that need no type of their own.
    pub(super) fn first_equal(&mut self, id: SchemaId<'s>) -> SchemaId<'s> {
        let schema = &self.api[id];
        let needs_type =
            is_composed(schema) || schema.object.is_some() || schema.values.is_some() || schema.json_schema.is_some();
        if self.is_named(id) || !needs_type {
            return id;
        }
        let Equals { by_text, first } = &mut self.equals;
        *first.entry(id).or_insert_with(|| {
            let key = (std::ptr::from_ref(schema.node.file()), json::sorted_text(schema.node));
            *by_text.entry(key).or_insert(id)
        })
    }

    /// A name made of those that an `allOf` puts together: `BookingWithLinks`, `SelfLinkAndPageLinks`. `None` where the
    /// parts do more than add to each other.
    pub(super) fn name_of_parts(&mut self, key: &UnnamedKey<'s>, place: &TypePlace<'s>) -> Option<String> {
        let (api, conjunction) = (self.api, &key.0);
        let whole = self.algebra.conjunction(&[place.root]);
        let is_whole = (whole.atoms.len(), whole.choices.len()) == (conjunction.atoms.len(), 0);
        if !is_whole || !conjunction.choices.is_empty() || self.is_named(place.root) {
            return None;
        }
        let parts = api[place.root].all_of.iter().map(|part| self.unwrapped(part.id));
        let (named, unnamed): (Vec<_>, Vec<_>) = parts.partition(|part| self.is_named(*part));
        let own = unnamed.iter().chain([&place.root]).flat_map(|part| api[*part].properties());
        let mut added: Vec<&str> = own.map(|property| property.name).collect();
        let declared = |name: &str| whole.atoms.iter().filter(|id| api[**id].property(name).is_some()).count();
        if added.len() > MAX_ADDED || added.iter().any(|name| declared(name) != 1) {
            return None;
        }
        added.sort_unstable();
        let added: Vec<String> = added.into_iter().map(pascal).collect();
        let names: Vec<String> = named.iter().map(|part| self.name_in(*part, key.1)).collect();
        match (names.as_slice(), added.as_slice()) {
            ([name], [_, ..]) => Some(cut(format!("{name}With{}", added.join("And")))),
            ([_, _], []) => Some(cut(names.join("And"))),
            _ => None,
        }
    }

    fn name_in(&mut self, id: SchemaId<'s>, direction: Option<Direction>) -> String {
        let place = TypePlace::outermost(direction.unwrap_or(Direction::Response), "", id);
        let place = self.place_in(id, &place);
        if direction.is_some() { place.name } else { place.stem }
    }
}
