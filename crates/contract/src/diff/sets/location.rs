//! Locations: where in a value the schemas of both documents meet, and which names each side declares there.
//!
//! A name that only the wider side declares counts as absent from the values of the narrower one: whoever wrote those
//! knew nothing of it. Names that neither declares follow `additionalProperties`. What is declared is a matter of the
//! place, not of the alternative: all schemas that may apply to a value there count.

use std::collections::{BTreeSet, HashSet};

use serde_json::Value;

use crate::diff::ValueStep;
use crate::diff::digest::Digest;

use super::Engine;
use super::conjunction::ShapeId;
use super::locations::{Location, LocationId};
use super::rules::Rules;

/// Locations of one engine.
const MAX_LOCATIONS: usize = 200_000;

/// Schemas that may apply at one location.
const MAX_SHAPES: usize = 5_000;

impl<'s> Engine<'_, 's> {
    /// The location where some shapes of the narrower side meet some of the wider.
    pub(super) fn location(&mut self, mut small: Vec<ShapeId>, mut large: Vec<ShapeId>) -> LocationId {
        for roots in [&mut small, &mut large] {
            roots.sort_unstable();
            roots.dedup();
        }
        if self.digests_of(&small) == self.digests_of(&large) {
            // Both declare the same, here and further down.
            small.clear();
            large.clear();
        }
        let roots = (small, large);
        if let Some(known) = self.locations.by_roots.get(&roots) {
            return *known;
        }
        let mut location = Location::default();
        let (mut declared, mut hidden): ([BTreeSet<&'s str>; 2], [BTreeSet<&'s str>; 2]) = Default::default();
        for (side, roots) in [&roots.0, &roots.1].into_iter().enumerate() {
            location.shapes[side] = self.applied(roots);
            for id in &location.shapes[side] {
                let shape = self.shapes.get(*id);
                let Rules { list, object, .. } = &shape.rules;
                location.tells_items_apart |= !list.prefix.is_empty();
                location.tells_names_apart |= !object.patterns.is_empty();
                if shape.is_silent {
                    continue;
                }
                declared[side].extend(object.properties.keys().copied().chain(object.required.iter().copied()));
                hidden[side].extend(&object.hidden);
            }
            declared[side].retain(|name| !hidden[side].contains(name));
        }
        location.is_alike = declared[0] == declared[1];
        location.absent = declared[1].difference(&declared[0]).chain(&hidden[0]).copied().collect();
        location.passed_over = std::mem::take(&mut hidden[1]);
        location.names = declared[1].union(&declared[0]).copied().collect();
        if self.locations.all.len() >= MAX_LOCATIONS {
            self.give_up();
        }
        let id = LocationId(u32::try_from(self.locations.all.len()).unwrap_or(u32::MAX));
        self.locations.all.push(location);
        self.locations.by_roots.insert(roots, id);
        id
    }

    fn digests_of(&self, shapes: &[ShapeId]) -> BTreeSet<Digest> {
        shapes.iter().map(|id| self.shapes.digest(*id)).collect()
    }

    /// All shapes that are applied to the same value as some.
    fn applied(&mut self, roots: &[ShapeId]) -> Vec<ShapeId> {
        let mut all = roots.to_vec();
        let mut known: HashSet<ShapeId> = all.iter().copied().collect();
        let mut idx = 0;
        while let Some(id) = all.get(idx).copied() {
            if all.len() > MAX_SHAPES || !self.spend(1) {
                self.give_up();
                break;
            }
            let shape = self.shapes.get(id);
            all.extend(shape.beside().filter(|id| known.insert(*id)));
            idx += 1;
        }
        all
    }

    /// The location one step further down.
    pub(super) fn below(&mut self, at: LocationId, step: ValueStep<'s>) -> LocationId {
        if let Some(known) = self.locations.steps.get(&(at, step)) {
            return *known;
        }
        let mut roots: [Vec<ShapeId>; 2] = Default::default();
        let shapes = self.locations.all.get(at.0 as usize).map(|location| location.shapes.clone()).unwrap_or_default();
        for (roots, shapes) in roots.iter_mut().zip(shapes) {
            for id in shapes {
                let shape = self.shapes.get(id);
                let Rules { list, object, .. } = &shape.rules;
                match step {
                    ValueStep::Item => {
                        roots.extend(list.places().flatten());
                        roots.extend(list.contains.iter().map(|contains| contains.shape));
                    }
                    ValueStep::Property(name) => roots.extend(&object.part(name).all),
                    ValueStep::Other => roots.extend(object.others().flat_map(|part| &part.all)),
                }
            }
        }
        let [small, large] = roots;
        let below = self.location(small, large);
        self.locations.steps.insert((at, step), below);
        if let Some(location) = self.locations.all.get_mut(at.0 as usize) {
            location.below.push(below);
        }
        below
    }

    /// The location of a property.
    pub(super) fn below_name(&mut self, at: LocationId, name: &str) -> LocationId {
        let Some(location) = self.locations.all.get(at.0 as usize) else { return at };
        match location.names.get(name) {
            Some(declared) => self.below(at, ValueStep::Property(declared)),
            None if !location.tells_names_apart => self.below(at, ValueStep::Other),
            None => self.below_by(at, |rules, roots| roots.extend(&rules.object.part(name).all)),
        }
    }

    /// The location of an item.
    pub(super) fn below_item(&mut self, at: LocationId, idx: usize) -> LocationId {
        let is_told = self.locations.all.get(at.0 as usize).is_some_and(|location| location.tells_items_apart);
        if !is_told {
            return self.below(at, ValueStep::Item);
        }
        self.below_by(at, |rules, roots| {
            roots.extend(rules.list.at(idx));
            roots.extend(rules.list.contains.iter().map(|contains| contains.shape));
        })
    }

    /// The location further down that rules lead to.
    fn below_by(&mut self, at: LocationId, lead: impl Fn(&Rules<'s>, &mut Vec<ShapeId>)) -> LocationId {
        let shapes = self.locations.all.get(at.0 as usize).map(|location| location.shapes.clone()).unwrap_or_default();
        let [small, large] = shapes.map(|shapes| {
            let mut roots = Vec::new();
            for id in shapes {
                lead(&self.shapes.get(id).rules, &mut roots);
            }
            roots
        });
        let below = self.location(small, large);
        if let Some(location) = self.locations.all.get_mut(at.0 as usize).filter(|at| !at.below.contains(&below)) {
            location.below.push(below);
        }
        below
    }

    /// Whether a side declares a property at a location; those of the narrower side are the first.
    pub(super) fn declares(&mut self, at: LocationId, side: usize, name: &str) -> bool {
        let Some(location) = self.locations.all.get(at.0 as usize) else { return false };
        if location.shapes.iter().all(Vec::is_empty) {
            // Both say the same here, so that nothing is gone.
            return true;
        }
        let shapes = location.shapes[side].clone();
        shapes.into_iter().any(|id| {
            let shape = self.shapes.get(id);
            !shape.is_silent && shape.rules.object.properties.contains_key(name)
        })
    }

    /// Whether a value has no name that counts as absent, or is passed over.
    pub(super) fn is_known(&mut self, at: LocationId, value: &Value) -> bool {
        match value {
            Value::Array(items) => (0..).zip(items).all(|(idx, item)| {
                let below = self.below_item(at, idx);
                self.is_known(below, item)
            }),
            Value::Object(map) => map.iter().all(|(name, inner)| {
                !self.locations.is_absent(at, name) && !self.locations.is_passed_over(at, name) && {
                    let below = self.below_name(at, name);
                    self.is_known(below, inner)
                }
            }),
            _ => true,
        }
    }
}
