//! Objects: property by property, the others, how many; alternatives are told apart by splitting at a property.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

use crate::diff::ValueStep;
use crate::diff::digest::Digest;

use super::Engine;
use super::cube::Cube;
use super::evaluate::Fit;
use super::locations::LocationId;
use super::proofs::Outcome;
use super::rules::{Kinds, ObjectRules, PropertyRules, ShapeId};
use super::shapes::SchemaShape;

/// How often a cube is split.
const MAX_SPLITS: usize = 4;

/// Pieces of one split.
const MAX_PIECES: usize = 64;

/// Proposals of one pair of cubes.
const MAX_PROPOSALS: usize = 24;

/// Proposals of two alternatives that are put together.
const MAX_MERGED: usize = 4;

/// What a proposal does to the least object.
enum Edit<'s> {
    Nothing,
    Without(&'s str),
    With(String, Value),
    Grow(u64),
}

impl<'s> Engine<'_, 's> {
    /// Whether every object of one cube is in one of others.
    pub(super) fn covers_objects(
        &mut self,
        at: LocationId,
        small: &Cube<'s>,
        larges: &[&Cube<'s>],
        n_splits: usize,
    ) -> Outcome {
        let larges: Vec<&Cube<'s>> = larges.iter().copied().filter(|wide| wide.rules.values.is_none()).collect();
        let mut groups: Vec<Vec<Value>> = Vec::new();
        for wide in &larges {
            let outcome = self.covers_object(at, &small.rules.object, &wide.rules.object);
            if outcome.is_proved {
                return outcome;
            }
            groups.push(outcome.candidates);
        }
        let mut candidates = Vec::new();
        if larges.len() > 1 && n_splits < MAX_SPLITS && self.spend(1) {
            let pieces = self.split(at, small, &larges);
            let mut is_proved = !pieces.is_empty();
            for piece in &pieces {
                let outcome = self.covers_objects(at, piece, &larges, n_splits + 1);
                is_proved &= outcome.is_proved;
                candidates.extend(outcome.candidates);
                if !is_proved && candidates.len() > MAX_PROPOSALS {
                    break;
                }
            }
            if is_proved {
                return Outcome::proved();
            }
        }
        if groups.is_empty() {
            candidates.extend(self.least_object(Some(at), &small.rules.object).map(Value::Object));
        }
        candidates.extend(merged(&groups));
        candidates.extend(groups.into_iter().flatten());
        Outcome::open(candidates)
    }

    fn covers_object(&mut self, at: LocationId, small: &ObjectRules<'s>, wide: &ObjectRules<'s>) -> Outcome {
        let mut edits: Vec<Edit<'s>> = Vec::new();
        let mut is_proved = true;
        for name in wide.required.difference(&small.required) {
            is_proved = false;
            if edits.len() < MAX_PROPOSALS {
                edits.push(Edit::Without(name));
            }
        }
        // Whether there may be properties beside the required ones.
        let has_room = small.count.max.is_none_or(|max| max > small.required.len() as u64);
        let mut names: BTreeSet<&'s str> = self.locations.names(at).collect();
        names.extend(small.properties.keys().chain(wide.properties.keys()));
        let mut n_possible = 0;
        for name in names {
            let (part, wanted) = (small.part(name), wide.part(name));
            if part.is_forbidden || self.locations.is_absent(at, name) {
                continue;
            }
            if !has_room && !small.required.contains(name) {
                continue;
            }
            n_possible += 1;
            if edits.len() >= MAX_PROPOSALS {
                continue;
            }
            let below = self.below_name(at, name);
            let outcome = self.covers_part(below, part, wanted);
            if !outcome.is_proved {
                is_proved = false;
                edits.extend(outcome.candidates.into_iter().map(|value| Edit::With(name.to_owned(), value)));
            }
        }
        if !small.rest.is_forbidden && has_room {
            let below = self.below(at, ValueStep::Other);
            let outcome = self.covers_part(below, &small.rest, &wide.rest);
            if !outcome.is_proved {
                is_proved = false;
                let name = self.made_up_name(at, small, wide);
                edits.extend(outcome.candidates.into_iter().map(|value| Edit::With(name.clone(), value)));
            }
        }
        let least = small.count.min.max(small.required.len() as u64);
        if wide.count.min > least {
            is_proved = false;
            edits.push(Edit::Nothing);
            edits.push(Edit::Grow(wide.count.min - 1));
        }
        let possible = small.rest.is_forbidden.then_some(n_possible);
        let most = small.count.max.into_iter().chain(possible).min();
        if let Some(wanted) = wide.count.max
            && most.is_none_or(|most| most > wanted)
        {
            is_proved = false;
            edits.push(Edit::Grow(wanted.saturating_add(1)));
        }
        if is_proved { Outcome::proved() } else { Outcome::open(self.proposals(at, small, edits)) }
    }

    fn covers_part(&mut self, below: LocationId, part: &PropertyRules, wanted: &PropertyRules) -> Outcome {
        if wanted.is_forbidden {
            if self.is_nothing(&part.all) {
                return Outcome::proved();
            }
            return Outcome::open(self.samples(&part.all).into_iter().take(2).collect());
        }
        self.cover(below, &part.all, &wanted.all)
    }

    fn proposals(&mut self, at: LocationId, small: &ObjectRules<'s>, edits: Vec<Edit<'s>>) -> Vec<Value> {
        // A part that cannot be made up may still be given.
        let least = self.least_object(Some(at), small);
        let mut proposals = Vec::new();
        for edit in edits {
            let mut map = match &least {
                Some(least) => least.clone(),
                None => Map::new(),
            };
            match edit {
                Edit::Nothing => {}
                Edit::Without(name) => {
                    let mut without = small.clone();
                    without.properties.insert(name, PropertyRules::forbidden());
                    match self.least_object(Some(at), &without) {
                        Some(least) => map = least,
                        None => continue,
                    }
                }
                Edit::With(name, value) => {
                    if least.is_none() {
                        for required in small.required.iter().filter(|required| **required != name) {
                            let value = self.sample_at(Some(at), required, &small.part(required).all);
                            map.extend(value.map(|value| ((*required).to_owned(), value)));
                        }
                    }
                    map.insert(name, value);
                }
                Edit::Grow(n) => {
                    if self.fill(Some(at), small, &mut map, n).is_none() {
                        continue;
                    }
                }
            }
            proposals.push(Value::Object(map));
        }
        proposals
    }

    fn made_up_name(&self, at: LocationId, small: &ObjectRules<'s>, wide: &ObjectRules<'s>) -> String {
        let declared: BTreeSet<&str> = self.locations.names(at).collect();
        let is_free = |name: &String| {
            !declared.contains(name.as_str())
                && !small.properties.contains_key(name.as_str())
                && !wide.properties.contains_key(name.as_str())
        };
        let names = (1..).map(|n| format!("extra{n}"));
        std::iter::once("extra".to_owned()).chain(names).find(is_free).unwrap_or_default()
    }

    /// Splits a cube at a property that the others tell apart: by its values, or by whether it is there.
    fn split(&mut self, at: LocationId, small: &Cube<'s>, larges: &[&Cube<'s>]) -> Vec<Cube<'s>> {
        let object = &small.rules.object;
        let mut names: BTreeSet<&'s str> = BTreeSet::new();
        for wide in larges {
            names.extend(wide.rules.object.properties.keys().chain(&wide.rules.object.required));
        }
        let differs = |name: &&&'s str| {
            let part = |wide: &&Cube<'s>| {
                let object = &wide.rules.object;
                (object.part(name).clone(), object.required.contains(**name))
            };
            let first = larges.first().map(part);
            larges.iter().any(|wide| Some(part(wide)) != first)
        };
        let telling: Vec<&'s str> = names.iter().filter(differs).copied().collect();
        for name in telling.iter().filter(|name| object.required.contains(**name)) {
            let pieces = self.pieces(&object.part(name).all.clone());
            if (2..=MAX_PIECES).contains(&pieces.len()) {
                let with = |piece: &ShapeId| {
                    let mut cube = small.clone();
                    let part = PropertyRules { all: vec![*piece], is_forbidden: false };
                    cube.rules.object.properties.insert(name, part);
                    cube
                };
                return pieces.iter().map(with).collect();
            }
        }
        for name in telling {
            let part = object.part(name);
            if object.required.contains(name) || part.is_forbidden || self.locations.is_absent(at, name) {
                continue;
            }
            let (mut without, mut with) = (small.clone(), small.clone());
            without.rules.object.properties.insert(name, PropertyRules::forbidden());
            with.rules.object.required.insert(name);
            with.rules.object.properties.insert(name, part.clone());
            return vec![without, with];
        }
        Vec::new()
    }

    /// Shapes that together allow what a conjunction does; none if it cannot be taken apart.
    fn pieces(&mut self, all: &[ShapeId]) -> Vec<ShapeId> {
        if let Some(known) = self.pieces.get(all) {
            return known.clone();
        }
        let normal = self.normal(all);
        let mut pieces = Vec::new();
        let mut is_whole = normal.is_complete;
        for (idx, cube) in normal.cubes.iter().enumerate() {
            let values: Vec<Value> = match &cube.rules.values {
                Some(values) => values.iter().map(|(_, value)| value.clone()).collect(),
                None if cube.rules.kinds == Kinds::BOOLEAN => vec![Value::Bool(false), Value::Bool(true)],
                None => {
                    is_whole &= cube.nots.is_empty() && cube.unknown.is_none();
                    let digests: Vec<_> = all.iter().map(|id| self.shapes.digest(*id)).collect();
                    let shape = SchemaShape { rules: cube.rules.clone(), ..SchemaShape::default() };
                    pieces.push(self.shapes.make(shape, Digest::of(&("piece", digests, idx))));
                    continue;
                }
            };
            if pieces.len() + values.len() > MAX_PIECES {
                is_whole = false;
                break;
            }
            for value in values {
                if self.fits_cube(cube, &value) != Fit::No {
                    pieces.push(self.shapes.only(&value));
                }
            }
        }
        if !is_whole {
            pieces.clear();
        }
        self.pieces.insert(all.to_vec(), pieces.clone());
        pieces
    }
}

/// Objects that have what the proposals of two alternatives have.
fn merged(groups: &[Vec<Value>]) -> Vec<Value> {
    let mut found: Vec<Value> = Vec::new();
    let mut sofar: Vec<Value> = groups.first().into_iter().flatten().take(MAX_MERGED).cloned().collect();
    for group in groups.iter().skip(1) {
        let mut next = Vec::new();
        for (a, b) in sofar.iter().flat_map(|a| group.iter().take(MAX_MERGED).map(move |b| (a, b))) {
            if let (Value::Object(a), Value::Object(b)) = (a, b) {
                let mut both = a.clone();
                both.extend(b.iter().map(|(name, value)| (name.clone(), value.clone())));
                next.push(Value::Object(both));
                let mut both = b.clone();
                both.extend(a.iter().map(|(name, value)| (name.clone(), value.clone())));
                next.push(Value::Object(both));
            }
        }
        found.extend(next.iter().cloned());
        next.truncate(MAX_MERGED);
        sofar = next;
    }
    found
}
