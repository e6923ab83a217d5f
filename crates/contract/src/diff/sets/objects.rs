//! Objects: property by property, the others, how many; alternatives are told apart by splitting at a property.

use std::borrow::Cow;
use std::collections::BTreeSet;

use serde_json::{Map, Value};

use crate::diff::ValueStep;

use super::Engine;
use super::cube::Cube;
use super::evaluate::Fit;
use super::locations::LocationId;
use super::object_rules::{ObjectRules, PropertyRules};
use super::proofs::Outcome;

/// How often a cube is split.
const MAX_SPLITS: usize = 4;

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
        if n_splits > 0 && self.is_void(&small.rules) {
            return Outcome::proved();
        }
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
        for name in names.iter().copied() {
            let (part, mut wanted) = (small.part(name), wide.part(name));
            if part.is_forbidden || self.locations.is_absent(at, name) || self.allows_name(small, name) == Fit::No {
                continue;
            }
            match self.allows_name(wide, name) {
                Fit::Yes => {}
                Fit::No => wanted = Cow::Owned(PropertyRules::forbidden()),
                Fit::Unknown => {
                    self.doubt("whether a name is allowed cannot be told");
                    is_proved = false;
                }
            }
            if !has_room && !small.required.contains(name) {
                continue;
            }
            n_possible += 1;
            if edits.len() >= MAX_PROPOSALS {
                continue;
            }
            let below = self.below_name(at, name);
            let outcome = self.covers_part(below, &part, &wanted);
            if !outcome.is_proved {
                is_proved = false;
                edits.extend(outcome.candidates.into_iter().map(|value| Edit::With(name.to_owned(), value)));
            }
        }
        if (small.looks_at_names() || wide.looks_at_names()) && has_room {
            is_proved &= self.covers_other_names(at, &names, (small, wide), &mut edits);
        } else if !small.rest.is_forbidden && has_room {
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
        let named = self.n_values(&small.names);
        let most = small.count.max.into_iter().chain(possible).chain(named).min();
        if let Some(wanted) = wide.count.max
            && most.is_none_or(|most| most > wanted)
        {
            is_proved = false;
            edits.push(Edit::Grow(wanted.saturating_add(1)));
        }
        if is_proved { Outcome::proved() } else { Outcome::open(self.proposals(at, small, edits)) }
    }

    /// True if properties that are not declared are what they should be, where their names count.
    fn covers_other_names(
        &mut self,
        at: LocationId,
        declared: &BTreeSet<&'s str>,
        (small, wide): (&ObjectRules<'s>, &ObjectRules<'s>),
        edits: &mut Vec<Edit<'s>>,
    ) -> bool {
        if self.says_as_much_of_names(small, wide) {
            return true;
        }
        let Some(classes) = self.name_classes(declared, small, wide) else { return false };
        let nowhere = self.location(Vec::new(), Vec::new());
        let mut is_proved = true;
        for class in classes {
            let names = self.cover(nowhere, &class.texts, &wide.names);
            let sample = class.samples.first();
            let part = match sample {
                _ if class.wanted.is_free() => Outcome::proved(),
                Some(name) => {
                    let below = self.below_name(at, name);
                    self.covers_part(below, &class.part, &class.wanted)
                }
                None => Outcome::open(Vec::new()),
            };
            is_proved &= names.is_proved && part.is_proved;
            edits.extend(
                sample
                    .into_iter()
                    .flat_map(|name| part.candidates.iter().map(|value| Edit::With(name.clone(), value.clone()))),
            );
            for name in names.candidates.iter().filter_map(Value::as_str) {
                let value = self.samples(&class.part.all).into_iter().next();
                edits.extend(value.map(|value| Edit::With(name.to_owned(), value)));
            }
        }
        is_proved
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
