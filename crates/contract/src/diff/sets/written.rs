//! Values that are written as text: parameters, headers, forms.
//!
//! `?limit=10` is a text to whoever wants texts, a number to whoever wants numbers, and a list of one to whoever wants
//! lists. So a value is refused only if no reading of what is written is expected: an integer that became a string is
//! understood as before, and `?kind=cat&kind=dog` is refused where a single text is wanted.
//!
//! A proof looks for what is understood at least ([`Engine::readable`]): the schema itself, and what can be read into it
//! whatever the text is. A value that shows the opposite is tried reading by reading.

use serde_json::{Map, Value};

use crate::diff::Writing;
use crate::diff::digest::Digest;

use super::Engine;
use super::conjunction::{Conjunction, ShapeId};
use super::count::Count;
use super::cube::{Cube, finite};
use super::evaluate::Fit;
use super::object_rules::{ObjectRules, PropertyRules};
use super::proofs::Outcome;
use super::rules::{Kinds, Rules};
use super::shapes::SchemaShape;

/// Readings of one value.
const MAX_READINGS: usize = 64;

/// How deep parts of values are read as text.
const MAX_DEPTH: usize = 3;

/// How a part of a value is read.
#[derive(Debug, Clone, Copy, Hash)]
struct TextReading {
    writing: Writing,
    /// Whether it is an item of a list, which cannot be a list in turn.
    is_item: bool,
    /// How many more parts inside one another are read as text.
    depth: usize,
}

const UNTOLD: &str = "a text may be read as a number or a word, and whether it fits then depends on the text";

impl<'s> Engine<'_, 's> {
    /// Whether all values that fit some shapes are understood when they are written as text.
    pub(super) fn cover_as_text(&mut self, writing: Writing, all: &[ShapeId], large: ShapeId) -> Outcome {
        let normal = self.normal(all);
        let values: Option<Vec<Vec<Value>>> = normal.cubes.iter().map(finite).collect();
        if let Some(values) = values.filter(|_| normal.is_complete) {
            // Few values are tried one by one.
            let values = values.into_iter().flatten().filter(|value| self.fits_all(all, value) == Fit::Yes);
            let values: Vec<Value> = values.collect();
            let fits: Vec<Fit> = values.iter().map(|value| self.fits_as_text(writing, large, value)).collect();
            let is_proved = fits.iter().all(|fit| *fit == Fit::Yes);
            let refused = values.into_iter().zip(fits).filter(|(_, fit)| *fit == Fit::No).map(|(value, _)| value);
            return Outcome { is_proved, candidates: refused.collect() };
        }
        let wide = self.readable(TextReading { writing, is_item: false, depth: MAX_DEPTH }, &[large]);
        let at = self.location(all.to_vec(), vec![wide]);
        let mut outcome = self.cover(at, all, &[wide]);
        if !outcome.is_proved {
            outcome.candidates.extend(self.samples(all));
            let of_numbers = normal.cubes.iter().filter(|cube| cube.has_kind(Kinds::NUMBER));
            for cube in of_numbers {
                let numbers = super::numbers::candidates(std::iter::once(&cube.rules.number));
                outcome.candidates.extend(numbers.into_iter().filter(|number| self.fits_all(all, number) == Fit::Yes));
            }
        }
        outcome
    }

    /// Whether a value is surely refused by those who expect a shape.
    pub(super) fn is_refused(&mut self, writing: Writing, large: ShapeId, value: &Value) -> bool {
        match writing {
            Writing::Typed => true,
            Writing::Text | Writing::JoinedText => self.fits_as_text(writing, large, value) == Fit::No,
        }
    }

    /// Whether the independent validator refuses a value, in every reading.
    pub(super) fn is_invalid_as(&mut self, writing: Writing, large: ShapeId, value: &Value) -> bool {
        let readings = match writing {
            Writing::Typed => vec![value.clone()],
            Writing::Text | Writing::JoinedText => readings(writing, value),
        };
        readings.iter().all(|reading| self.is_valid(&[large], reading) == Some(false))
    }

    /// Whether a reading of a value fits; nobody says how `null` and an empty list are written.
    fn fits_as_text(&mut self, writing: Writing, large: ShapeId, value: &Value) -> Fit {
        if !is_writable(value) {
            return Fit::Yes;
        }
        let fits: Vec<Fit> = readings(writing, value).iter().map(|reading| self.fits_all(&[large], reading)).collect();
        if fits.contains(&Fit::Yes) {
            Fit::Yes
        } else if fits.contains(&Fit::Unknown) || fits.len() >= MAX_READINGS {
            Fit::Unknown
        } else {
            Fit::No
        }
    }

    /// A shape of values that are understood, when they are written as text, by those who expect all of some shapes.
    /// There may be more.
    fn readable(&mut self, reading: TextReading, all: &[ShapeId]) -> ShapeId {
        let normal = self.normal(all);
        let digests: Vec<_> = all.iter().map(|id| self.shapes.digest(*id)).collect();
        let digest = |role: &str, idx: usize| Digest::of(&("readable", role, reading, &digests, idx));
        let as_it_is = SchemaShape { all_of: all.to_vec(), ..SchemaShape::default() };
        let mut alternatives = vec![self.shapes.make(as_it_is, digest("itself", 0))];
        alternatives.extend([Kinds::NULL].map(|kinds| self.shapes.of_kinds(kinds)));
        let empty = Rules { kinds: Kinds::ARRAY, ..Rules::default() };
        let mut empty = SchemaShape { rules: empty, ..SchemaShape::default() };
        empty.rules.list.count = Count { min: 0, max: Some(0) };
        alternatives.push(self.shapes.make(empty, digest("empty", 0)));
        for (idx, cube) in normal.cubes.iter().enumerate() {
            // What a cube excludes and does not hold anyway says nothing.
            let bare = Cube { nots: Vec::new(), ..cube.clone() };
            if cube.unknown.is_some() || !cube.nots.iter().all(|not| self.is_apart(None, &bare, *not)) {
                continue;
            }
            let shapes = self.readings_of_cube(reading, &bare);
            for (role, shape) in shapes {
                // What is declared is declared by the schemas themselves.
                let shape = SchemaShape { is_silent: true, ..shape };
                alternatives.push(self.shapes.make(shape, digest(role, idx)));
            }
        }
        let any = SchemaShape { any_of: alternatives, ..SchemaShape::default() };
        self.shapes.make(any, digest("any", 0))
    }

    /// What can be read as a value of a cube, beside these values themselves.
    fn readings_of_cube(&mut self, reading: TextReading, cube: &Cube<'s>) -> Vec<(&'static str, SchemaShape<'s>)> {
        let TextReading { writing, is_item, depth } = reading;
        let rules = &cube.rules;
        let of_kinds =
            |kinds: Kinds| SchemaShape { rules: Rules { kinds, ..Rules::default() }, ..SchemaShape::default() };
        let scalars = Kinds::NUMBER.or(Kinds::BOOLEAN).or(Kinds::STRING);
        let unknown = |shape: SchemaShape<'s>| SchemaShape { unknown: Some(UNTOLD), ..shape };
        let mut found = Vec::new();
        if let Some(values) = &rules.values {
            let others = values.iter().flat_map(|(_, value)| readings(Writing::Text, value));
            let mut others: Vec<_> = others.map(|value| (super::value::key(&value), value)).collect();
            others.sort_by(|a, b| a.0.cmp(&b.0));
            others.dedup_by(|a, b| a.0 == b.0);
            let kinds = others.iter().fold(Kinds(0), |kinds, (_, value)| kinds.or(Kinds::of(value)));
            let listed = Rules { kinds, values: Some(others), ..Rules::default() };
            found.push(("listed", SchemaShape { rules: listed, ..SchemaShape::default() }));
        } else if cube.has_kind(Kinds::STRING) {
            let text = &rules.text;
            let is_free = text.length.min <= 1 && text.length.max.is_none();
            if is_free && text.patterns.is_empty() && text.formats.is_empty() {
                found.push(("scalars", of_kinds(Kinds::NUMBER.or(Kinds::BOOLEAN))));
                if writing == Writing::JoinedText && !is_item {
                    let mut joined = of_kinds(Kinds::ARRAY);
                    joined.rules.list.items = vec![self.shapes.of_kinds(scalars)];
                    found.push(("joined", joined));
                }
            } else {
                found.push(("some scalars", unknown(of_kinds(Kinds::NUMBER.or(Kinds::BOOLEAN)))));
            }
        } else if cube.has_kind(Kinds::NUMBER) || cube.has_kind(Kinds::BOOLEAN) {
            found.push(("some texts", unknown(of_kinds(Kinds::STRING))));
        } else if let (Kinds::ARRAY, Some(depth)) = (rules.kinds, depth.checked_sub(1)) {
            let reading = TextReading { is_item: true, depth, ..reading };
            let mut list = SchemaShape { rules: rules.clone(), ..SchemaShape::default() };
            let places = list.rules.list.prefix.iter_mut().chain([&mut list.rules.list.items]);
            places.for_each(|items| *items = vec![self.readable(reading, items)]);
            let first = list.rules.list.at(0)[0];
            // Of which kind an item is depends on how it is read.
            let is_counted = !rules.list.contains.is_empty();
            found.extend((!is_counted).then_some(("items", list)));
            if rules.list.count.allows(1) && !is_item && !is_counted {
                found.push((
                    "item",
                    SchemaShape { all_of: vec![first, self.shapes.of_kinds(scalars)], ..SchemaShape::default() },
                ));
            }
        } else if let (Kinds::OBJECT, Some(depth)) = (rules.kinds, depth.checked_sub(1)) {
            let mut object = SchemaShape { rules: rules.clone(), ..SchemaShape::default() };
            let ObjectRules { properties, patterns, rest, .. } = &mut object.rules.object;
            let patterns = patterns.iter_mut().map(|rules| &mut rules.part);
            let parts = properties.values_mut().chain(patterns).chain([rest]);
            for part in parts.filter(|part| !part.is_forbidden && !part.all.is_empty()) {
                let readable: Conjunction = vec![self.readable(TextReading { is_item, depth, ..reading }, &part.all)];
                *part = PropertyRules { all: readable, is_forbidden: false };
            }
            found.push(("properties", object));
        }
        if rules.kinds.overlaps(scalars) && !is_item {
            let mut list = of_kinds(Kinds::ARRAY);
            let item = SchemaShape { rules: rules.clone(), ..SchemaShape::default() };
            let digest = Digest::of(&("item", format!("{rules:?}")));
            list.rules.list.items = vec![self.shapes.make(item, digest)];
            list.rules.list.count = Count { min: 0, max: Some(1) };
            found.push(("list of one", list));
        }
        found
    }
}

/// Whether it is said how a value is written as text.
fn is_writable(value: &Value) -> bool {
    match value {
        Value::Null => false,
        Value::Array(items) => !items.is_empty() && items.iter().all(is_writable),
        Value::Object(map) => map.values().all(is_writable),
        Value::Bool(_) | Value::Number(_) | Value::String(_) => true,
    }
}

/// What a value may be read as once it is written as text; the value itself is among them.
fn readings(writing: Writing, value: &Value) -> Vec<Value> {
    let mut found = vec![value.clone()];
    match value {
        Value::Null => {}
        Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            found.extend(readings_of_text(&text_of(value)));
            let lists: Vec<Value> = found.iter().map(|reading| Value::Array(vec![reading.clone()])).collect();
            found.extend(lists);
        }
        Value::Array(items) => {
            let each: Vec<Vec<Value>> = items.iter().map(scalar_readings).collect();
            if let [only] = &each[..] {
                found.extend(only.iter().cloned());
            }
            found.extend(combined(&each).into_iter().map(Value::Array));
            if writing == Writing::JoinedText && items.iter().all(|item| !item.is_array() && !item.is_object()) {
                let texts: Vec<String> = items.iter().map(text_of).collect();
                found.extend(readings_of_text(&texts.join(",")));
            }
        }
        Value::Object(map) => {
            let each: Vec<Vec<Value>> = map.values().map(|inner| readings(writing, inner)).collect();
            found.extend(
                combined(&each)
                    .into_iter()
                    .map(|values| Value::Object(map.keys().cloned().zip(values).collect::<Map<String, Value>>())),
            );
        }
    }
    found.dedup();
    found.truncate(MAX_READINGS);
    found
}

fn scalar_readings(value: &Value) -> Vec<Value> {
    match value {
        Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            let mut found = vec![value.clone()];
            found.extend(readings_of_text(&text_of(value)));
            found.dedup();
            found
        }
        other => vec![other.clone()],
    }
}

/// Every choice of one value from each list, as long as they are few.
fn combined(each: &[Vec<Value>]) -> Vec<Vec<Value>> {
    let mut found: Vec<Vec<Value>> = vec![Vec::new()];
    for choices in each {
        let more = found.iter().flat_map(|begun| {
            choices.iter().map(move |choice| begun.iter().cloned().chain([choice.clone()]).collect::<Vec<Value>>())
        });
        found = more.take(MAX_READINGS).collect();
    }
    found
}

fn text_of(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn readings_of_text(text: &str) -> Vec<Value> {
    let mut found = vec![Value::from(text)];
    if let Ok(value @ (Value::Bool(_) | Value::Number(_))) = serde_json::from_str::<Value>(text) {
        found.push(value);
    }
    found
}
