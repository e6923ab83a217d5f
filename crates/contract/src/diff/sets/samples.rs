//! Values that fit a conjunction, for the parts of a proposal that do not matter.

use std::collections::{HashSet, VecDeque};

use serde_json::{Map, Value};

use super::conjunction::{Conjunction, ShapeId, join};
use super::cube::Cube;
use super::evaluate::Fit;
use super::list_samples::Wish;
use super::locations::LocationId;
use super::object_rules::ObjectRules;
use super::rules::Kinds;
use super::{Engine, numbers, value};

/// Values that are kept of one conjunction, and of one of its cubes.
const MAX_KEPT: usize = 12;
const MAX_OF_CUBE: usize = 3;

/// Names of a kind that are made up.
const MAX_NAMES: usize = 4;

/// How deep required parts are followed.
const MAX_DEPTH: usize = 12;

/// Properties that are made up.
const MAX_PROPERTIES: u64 = 500;

impl<'s> Engine<'_, 's> {
    /// A few values that fit all of some shapes; none if none was found.
    pub(super) fn samples(&mut self, all: &[ShapeId]) -> Vec<Value> {
        if all.is_empty() {
            return vec![Value::from("a"), Value::from(1), Value::Null];
        }
        if let Some(known) = self.samples.known.get(all) {
            return known.clone();
        }
        if self.samples.depth >= MAX_DEPTH || !self.spend(1) {
            return Vec::new();
        }
        self.samples.depth += 1;
        let normal = self.normal(all);
        let mut found: Vec<Value> = Vec::new();
        for cube in &normal.cubes {
            let mut n_of_cube = 0;
            for value in self.sample_cube(cube) {
                if n_of_cube < MAX_OF_CUBE && !found.contains(&value) && self.fits_all(all, &value) == Fit::Yes {
                    found.push(value);
                    n_of_cube += 1;
                }
            }
            if found.len() >= MAX_KEPT {
                break;
            }
        }
        self.samples.depth -= 1;
        if self.samples.depth == 0 || !found.is_empty() {
            self.samples.known.insert(all.to_vec(), found.clone());
        }
        found
    }

    fn sample_cube(&mut self, cube: &Cube<'s>) -> Vec<Value> {
        let rules = &cube.rules;
        if let Some(values) = &rules.values {
            return values.iter().take(MAX_KEPT).map(|(_, value)| value.clone()).collect();
        }
        if cube.has_kind(Kinds::NULL) {
            vec![Value::Null]
        } else if cube.has_kind(Kinds::BOOLEAN) {
            vec![Value::Bool(true), Value::Bool(false)]
        } else if cube.has_kind(Kinds::NUMBER) {
            let excluded = self.excluded_numbers(cube);
            let mut numbers = numbers::candidates(std::iter::once(&rules.number).chain(&excluded));
            let is_allowed = |number: &Value| {
                super::value::number_of(number).is_some_and(|number| numbers::allows(&rules.number, number))
            };
            numbers.retain(is_allowed);
            numbers
        } else if cube.has_kind(Kinds::STRING) {
            let mut texts = self.texts_outside(cube);
            texts.extend(self.text_samples(&rules.text));
            texts
        } else if cube.has_kind(Kinds::ARRAY) {
            let list = rules.list.clone();
            let n_of_kinds = list.contains.iter().map(|contains| contains.count.min).max().unwrap_or_default();
            let n_first = if n_of_kinds > 0 { list.prefix.len() as u64 } else { 0 };
            let n = list.count.min.max(n_of_kinds);
            let mut found: Vec<Value> = self.list_of(&list, n, Wish::default()).map(Value::Array).into_iter().collect();
            if n_first > 0 && list.count.allows(n_first + n) {
                found.extend(self.list_of(&list, n_first + n, Wish::default()).map(Value::Array));
            }
            if self.samples.depth <= 3 && list.count.allows(n + 1) {
                found.extend(self.list_of(&list, n + 1, Wish::default()).map(Value::Array));
            }
            found
        } else {
            let mut found = Vec::new();
            if let Some(least) = self.least_object(None, &rules.object) {
                if self.samples.depth <= 3 {
                    found.extend(self.fuller_object(&rules.object, &least).map(Value::Object));
                }
                found.insert(0, Value::Object(least));
            }
            found
        }
    }

    /// An object with no more properties than needed; none that counts as absent at a location.
    pub(super) fn least_object(
        &mut self,
        at: Option<LocationId>,
        object: &ObjectRules<'s>,
    ) -> Option<Map<String, Value>> {
        let mut map = Map::new();
        for name in &object.required {
            let part = object.part(name);
            if part.is_forbidden {
                return None;
            }
            map.insert((*name).to_owned(), self.sample_at(at, name, &part.all)?);
        }
        self.fill(at, object, &mut map, object.count.min)?;
        Some(map)
    }

    /// A value of a property, by preference one that counts as known.
    pub(super) fn sample_at(&mut self, at: Option<LocationId>, name: &str, all: &[ShapeId]) -> Option<Value> {
        let samples = self.samples(all);
        let Some(at) = at else { return samples.into_iter().next() };
        let below = self.below_name(at, name);
        samples.into_iter().find(|sample| self.is_known(below, sample))
    }

    /// Adds properties until there are enough.
    pub(super) fn fill(
        &mut self,
        at: Option<LocationId>,
        object: &ObjectRules<'s>,
        map: &mut Map<String, Value>,
        n: u64,
    ) -> Option<()> {
        if n > MAX_PROPERTIES {
            return None;
        }
        let declared: Vec<&'s str> =
            object.properties.keys().copied().filter(|name| !object.hidden.contains(name)).collect();
        let made_up = MADE_UP.iter().flat_map(|stem| (1..=n).map(move |n| format!("{stem}{n}")));
        let matching = self.names_of(object);
        for name in declared.into_iter().map(str::to_owned).chain(matching).chain(made_up) {
            if map.len() as u64 >= n {
                break;
            }
            let part = object.part(&name);
            let is_absent = at.is_some_and(|at| self.locations.is_absent(at, &name));
            if part.is_forbidden || is_absent || map.contains_key(&name) || self.allows_name(object, &name) == Fit::No {
                continue;
            }
            if let Some(value) = self.sample_at(at, &name, &part.all) {
                map.insert(name, value);
            }
        }
        (map.len() as u64 >= n).then_some(())
    }

    /// An object with all its declared properties.
    fn fuller_object(&mut self, object: &ObjectRules<'s>, least: &Map<String, Value>) -> Option<Map<String, Value>> {
        let mut map = least.clone();
        for (name, part) in &object.properties {
            if object.count.max.is_some_and(|max| map.len() as u64 >= max) {
                break;
            }
            if !part.is_forbidden
                && !object.hidden.contains(name)
                && !map.contains_key(*name)
                && self.allows_name(object, name) != Fit::No
                && let Some(value) = self.samples(&part.all).into_iter().next()
            {
                map.insert((*name).to_owned(), value);
            }
        }
        for name in self.names_of(object).into_iter().take(MAX_OF_CUBE) {
            let part = object.part(&name);
            if object.count.max.is_none_or(|max| (map.len() as u64) < max)
                && !part.is_forbidden
                && !map.contains_key(&name)
                && let Some(value) = self.samples(&part.all).into_iter().next()
            {
                map.insert(name, value);
            }
        }
        (map.len() > least.len()).then_some(map)
    }

    /// A few names that rules speak of without declaring them.
    pub(super) fn names_of(&mut self, object: &ObjectRules<'s>) -> Vec<String> {
        if !object.looks_at_names() {
            return Vec::new();
        }
        let mut spoken_of: Vec<Conjunction> = vec![object.names.clone()];
        for source in object.patterns.iter().filter_map(|rules| Some(rules.within.as_ref()?.source)) {
            let mut texts = vec![self.shapes.matching(source)];
            join(&mut texts, &object.names);
            spoken_of.push(texts);
        }
        spoken_of.retain(|texts| !texts.is_empty());
        let mut names: Vec<String> = Vec::new();
        for texts in spoken_of {
            let texts = self.distinct_samples(&texts, MAX_NAMES);
            names.extend(texts.into_iter().filter_map(|text| text.as_str().map(str::to_owned)));
        }
        names
    }
}

/// Stems of made-up names; a pattern that rules one of them out leaves the others.
const MADE_UP: [&str; 3] = ["extra", "other", "more"];

/// Changed values that are tried for each one that is wanted, and for all.
const N_TRIES: usize = 16;
const MAX_TRIES: usize = 2_000;

/// How deep inside of a value something is changed, and in how many places of one array or object.
const MAX_CHANGE_DEPTH: usize = 4;
const MAX_PLACES: usize = 4;

impl Engine<'_, '_> {
    /// Different values that fit all of some shapes, for arrays whose items must differ: as many as are wanted, if so many
    /// are found easily. Nothing is derived from the schema: small numbers and short texts are tried.
    pub(super) fn distinct_samples(&mut self, all: &[ShapeId], n_wanted: usize) -> Vec<Value> {
        let found = self.samples(all);
        let numbers = (0..n_wanted).map(|n| Value::from(n as u64));
        let texts = (0..n_wanted.min(50)).map(|n| Value::String("a".repeat(n)));
        self.varied(all, found, numbers.chain(texts).collect(), n_wanted)
    }

    /// Adds values that are tried, and else what fits already changed a little, until there are as many different ones as
    /// are wanted.
    pub(super) fn varied(
        &mut self,
        all: &[ShapeId],
        mut found: Vec<Value>,
        mut tried: VecDeque<Value>,
        n_wanted: usize,
    ) -> Vec<Value> {
        let mut seen: HashSet<String> = HashSet::new();
        found.retain(|sample| seen.insert(value::key(sample)));
        let mut sources: VecDeque<Value> = found.iter().cloned().collect();
        let mut n_tries = tried.len() + n_wanted.saturating_mul(N_TRIES).min(MAX_TRIES);
        while found.len() < n_wanted && n_tries > 0 {
            let Some(next) = tried.pop_front() else {
                let Some(source) = sources.pop_front() else { break };
                tried.extend(variants(&source, MAX_CHANGE_DEPTH));
                continue;
            };
            n_tries -= 1;
            if seen.insert(value::key(&next)) && self.fits_all(all, &next) == Fit::Yes {
                sources.push_back(next.clone());
                found.push(next);
            }
        }
        found
    }
}

/// Values that are like one, and different. No property is added: a name that nobody declares may count as absent.
fn variants(value: &Value, depth: usize) -> Vec<Value> {
    match value {
        Value::String(text) => vec![Value::String(format!("{text}a"))],
        Value::Number(number) => number.as_i64().map_or_else(Vec::new, |number| {
            [number.checked_add(1), number.checked_sub(1)].into_iter().flatten().map(Value::from).collect()
        }),
        Value::Bool(is_true) => vec![Value::Bool(!is_true)],
        Value::Array(items) if depth > 0 => {
            let mut found = Vec::new();
            for (idx, item) in items.iter().enumerate().take(MAX_PLACES) {
                found.extend(variants(item, depth - 1).into_iter().map(|variant| {
                    let mut items = items.clone();
                    items[idx] = variant;
                    Value::Array(items)
                }));
            }
            if let Some((last, others)) = items.split_last() {
                let longer = variants(last, depth - 1).into_iter().take(1).chain([last.clone()]);
                found.extend(longer.map(|more| Value::Array([items.as_slice(), &[more]].concat())));
                found.push(Value::Array(others.to_vec()));
            }
            found
        }
        Value::Object(map) if depth > 0 => {
            let changed = map.iter().take(MAX_PLACES).flat_map(|(name, inner)| {
                variants(inner, depth - 1).into_iter().map(|variant| {
                    let mut map = map.clone();
                    map.insert(name.clone(), variant);
                    Value::Object(map)
                })
            });
            changed.collect()
        }
        Value::Null | Value::Array(_) | Value::Object(_) => Vec::new(),
    }
}
