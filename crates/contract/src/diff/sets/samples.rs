//! Values that fit a conjunction, for the parts of a proposal that do not matter.

use serde_json::{Map, Value};

use super::Engine;
use super::cube::Cube;
use super::evaluate::Fit;
use super::locations::LocationId;
use super::numbers;
use super::rules::{Kinds, ObjectRules, ShapeId};

/// Values that are kept of one conjunction, and of one of its cubes.
const MAX_KEPT: usize = 12;
const MAX_OF_CUBE: usize = 3;

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
                super::value::number_of(number)
                    .is_some_and(|number| numbers::allows(&rules.number, number) == Some(true))
            };
            numbers.retain(is_allowed);
            numbers
        } else if cube.has_kind(Kinds::STRING) {
            let mut texts = self.texts_outside(cube);
            texts.extend(self.text_samples(&rules.text));
            texts
        } else if cube.has_kind(Kinds::ARRAY) {
            let list = rules.list.clone();
            let n = list.count.min;
            let mut found: Vec<Value> = self.list_of(&list, n, None).map(Value::Array).into_iter().collect();
            if self.samples.depth <= 3 && list.count.allows(n + 1) {
                found.extend(self.list_of(&list, n + 1, None).map(Value::Array));
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
        let made_up = (1..=n).map(|n| format!("extra{n}"));
        for name in declared.into_iter().map(str::to_owned).chain(made_up) {
            if map.len() as u64 >= n {
                break;
            }
            let part = object.part(&name);
            let is_absent = at.is_some_and(|at| self.locations.is_absent(at, &name));
            if part.is_forbidden || is_absent || map.contains_key(&name) {
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
                && let Some(value) = self.samples(&part.all).into_iter().next()
            {
                map.insert((*name).to_owned(), value);
            }
        }
        (map.len() > least.len()).then_some(map)
    }
}
