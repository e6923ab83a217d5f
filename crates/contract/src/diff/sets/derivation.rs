//! Derivation of an answer, for a person who checks it by hand, with sets of values in words: `texts of 1 to 9 characters`,
//! `objects with a, required: a`.
//!
//! A proof names, for each part of the narrower set, the part of the wider set that holds it. A value that escapes is
//! shown with what refuses it.

use serde_json::Value;

use crate::diff::{SchemaPair, Writing};
use crate::model::Direction;

use super::Engine;
use super::conjunction::ShapeId;
use super::count::Count;
use super::cube::Cube;
use super::evaluate::Fit;
use super::list_rules::ListRules;
use super::object_rules::ObjectRules;
use super::relation::Relation;
use super::rules::{Kinds, NumberRules, TextRules};

/// Parts of a set that are told; the others are counted.
const MAX_PARTS: usize = 12;

/// Values that are expected to arrive, those that are taken, and what follows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Derivation {
    /// What may arrive, part by part.
    pub narrower: Vec<String>,
    /// What is expected, part by part.
    pub wider: Vec<String>,
    /// The proof, the value that escapes, or why neither was found.
    pub reasoning: Vec<String>,
}

impl<'s> Engine<'_, 's> {
    /// The derivation of [`compare`](Engine::compare)'s answer.
    pub fn derive(&mut self, pair: SchemaPair<'s>) -> Derivation {
        let relation = self.compare(pair);
        self.within_budget(|engine| {
            let (small, large) = engine.sides(pair);
            let (narrow, wide) = (engine.normal(&[small]), engine.normal(&[large]));
            let reasoning = match &relation {
                Relation::Contained => engine.proof((small, &narrow.cubes), (large, &wide.cubes)),
                Relation::Escapes(witness) => engine.refutation(pair, (small, large), &witness.value),
                Relation::Undecided(reason) => vec![reason.clone()],
            };
            let (narrower, wider) = (engine.parts(&narrow.cubes), engine.parts(&wide.cubes));
            Derivation { narrower, wider, reasoning }
        })
    }

    fn parts(&mut self, cubes: &[Cube<'s>]) -> Vec<String> {
        let mut parts: Vec<String> = Vec::new();
        for (idx, cube) in cubes.iter().enumerate().take(MAX_PARTS) {
            parts.push(format!("{}. {}", idx + 1, self.in_words(cube)));
        }
        let n_more = cubes.len().saturating_sub(MAX_PARTS);
        parts.extend((n_more > 0).then(|| format!("… and {n_more} more")));
        parts.extend(cubes.is_empty().then(|| "nothing".to_owned()));
        parts
    }

    /// Which part of the wider set holds each part of the narrower one.
    fn proof(&mut self, small: (ShapeId, &[Cube<'s>]), large: (ShapeId, &[Cube<'s>])) -> Vec<String> {
        let at = self.location(vec![small.0], vec![large.0]);
        let mut lines = Vec::new();
        for (idx, cube) in small.1.iter().enumerate().take(MAX_PARTS) {
            let holder = large.1.iter().position(|wide| {
                let only = std::slice::from_ref(wide);
                wide.rules.kinds.overlaps(cube.rules.kinds)
                    && self.cover_cube(at, &[small.0], &[large.0], cube, only).is_proved
            });
            lines.push(match holder {
                Some(wide) => format!("part {} lies within part {}", idx + 1, wide + 1),
                None => format!("part {} lies within the others together, or is proved in its parts", idx + 1),
            });
        }
        lines.extend(small.1.is_empty().then(|| "nothing can arrive, so nothing is refused".to_owned()));
        lines
    }

    /// Who judged a value, and what refuses it.
    fn refutation(&mut self, pair: SchemaPair<'s>, (small, large): (ShapeId, ShapeId), value: &Value) -> Vec<String> {
        let (narrower, wider) = match pair.direction {
            Direction::Request => ("the old document", "the new document"),
            Direction::Response => ("the new document", "the old document"),
        };
        let second = self.is_valid(&[small], value) == Some(true) && self.is_invalid_as(pair.writing, large, value);
        let mut lines = vec![
            format!("value: {value}"),
            format!("{narrower} allows it, {wider} does not"),
            format!("the second validator {}", if second { "agrees" } else { "was not asked about this value" }),
        ];
        if pair.writing != Writing::Typed {
            lines.push("it is written as text, and no reading of the text is expected".to_owned());
        }
        let place = self.misfit(&[large], value);
        let inner = value.pointer(&place).unwrap_or(value);
        let at = if place.is_empty() { "the value itself".to_owned() } else { format!("`{place}`") };
        let said = self.said_at(large, value, &place);
        lines.extend(self.refusals(&said, inner).into_iter().map(|refusal| format!("{at}: {refusal}")));
        lines
    }

    /// What is said of the part of a value at a pointer.
    fn said_at(&mut self, whole: ShapeId, value: &Value, pointer: &str) -> Vec<ShapeId> {
        let (mut all, mut value) = (vec![whole], value);
        for step in pointer.split('/').skip(1) {
            all = self.said_of(&all, value, step);
            value = value.pointer(&format!("/{step}")).unwrap_or(value);
        }
        all
    }

    /// What keeps a value from fitting some shapes.
    fn refusals(&mut self, all: &[ShapeId], value: &Value) -> Vec<String> {
        let (mut lines, mut open) = (Vec::new(), all.to_vec());
        while let Some(id) = open.pop() {
            if lines.len() >= MAX_PARTS || !self.spend(1) {
                break;
            }
            let shape = self.shapes.get(id);
            let own = Cube { rules: shape.rules.clone(), nots: Vec::new(), unknown: None };
            if self.fits_cube(&own, value) == Fit::No {
                let mut own: Vec<String> = Vec::new();
                for kind in super::rules::Kinds::EACH {
                    let kinds = shape.rules.kinds.and(kind);
                    let mut rules = shape.rules.clone();
                    rules.kinds = kinds;
                    if !kinds.is_empty() {
                        own.push(self.in_words(&Cube { rules, nots: Vec::new(), unknown: None }));
                    }
                }
                own.dedup();
                lines.push(format!("expected are {}", own.join("; or ")));
            }
            open.extend(&shape.all_of);
            for (alternatives, keyword) in [(&shape.any_of, "anyOf"), (&shape.one_of, "oneOf")] {
                if alternatives.is_empty() {
                    continue;
                }
                let fits: Vec<String> = (1..)
                    .zip(alternatives)
                    .filter(|(_, id)| self.fits_all(&[**id], value) == Fit::Yes)
                    .map(|(number, _)| number.to_string())
                    .collect();
                match (fits.len(), keyword) {
                    (0, _) => lines.push(format!("it fits none of {} alternatives of `{keyword}`", alternatives.len())),
                    (2.., "oneOf") => {
                        lines.push(format!("it fits several alternatives of `oneOf`: {}", fits.join(", ")));
                    }
                    _ => {}
                }
            }
            if shape.not.is_some_and(|not| self.fits_all(&[not], value) == Fit::Yes) {
                lines.push("it fits what `not` excludes".to_owned());
            }
        }
        lines
    }
}

/// Names and values that are listed; the others are counted.
const MAX_LISTED: usize = 12;

impl<'s> Engine<'_, 's> {
    /// A cube in words.
    pub(super) fn in_words(&mut self, cube: &Cube<'s>) -> String {
        let rules = &cube.rules;
        let mut words = match &rules.values {
            Some(values) => format!("only {}", listed(values.iter().map(|(_, value)| value.to_string()))),
            None if rules.kinds == Kinds::NULL => "null".to_owned(),
            None if rules.kinds == Kinds::BOOLEAN => "true and false".to_owned(),
            None if cube.has_kind(Kinds::NUMBER) => numbers(&rules.number),
            None if cube.has_kind(Kinds::STRING) => texts(&rules.text),
            None if cube.has_kind(Kinds::ARRAY) => self.list_in_words(&rules.list),
            None => objects(&rules.object),
        };
        for not in &cube.nots {
            let excluded = self.normal(&[*not]);
            let excluded: Vec<String> = excluded.cubes.iter().map(|cube| self.in_words(&plain(cube))).collect();
            words.push_str(&format!(", except {}", listed(excluded.into_iter())));
        }
        if let Some(reason) = cube.unknown {
            words.push_str(&format!(", or fewer: {reason}"));
        }
        words
    }

    fn list_in_words(&mut self, list: &ListRules) -> String {
        let mut words = format!("lists of {}", counted(list.count, "item"));
        for (place, items) in (1..).zip(&list.prefix).take(MAX_LISTED) {
            words.push_str(&format!(", item {place}{}", self.kinds_in_words(items).replacen(", each", "", 1)));
        }
        words.push_str(&self.kinds_in_words(&list.items));
        for contains in &list.contains {
            let kind = self.kinds_in_words(&[contains.shape]);
            words.push_str(&format!(", {}{kind}", counted(contains.count, "item")));
        }
        words + if list.is_unique { ", all different" } else { "" }
    }

    fn kinds_in_words(&mut self, all: &[super::conjunction::ShapeId]) -> String {
        if all.is_empty() {
            return String::new();
        }
        let normal = self.normal(all);
        let kinds: Vec<String> = normal.cubes.iter().map(|cube| short(cube)).collect();
        if kinds.is_empty() { " that nothing can be".to_owned() } else { format!(", each {}", kinds.join(" or ")) }
    }
}

/// What a cube holds, without what it excludes: that would have no end.
fn plain<'s>(cube: &Cube<'s>) -> Cube<'s> {
    Cube { nots: Vec::new(), ..cube.clone() }
}

fn short(cube: &Cube<'_>) -> String {
    let rules = &cube.rules;
    match &rules.values {
        Some(values) => format!("one of {}", listed(values.iter().map(|(_, value)| value.to_string()))),
        None if rules.kinds == Kinds::NULL => "null".to_owned(),
        None if rules.kinds == Kinds::BOOLEAN => "a boolean".to_owned(),
        None if cube.has_kind(Kinds::NUMBER) => numbers(&rules.number),
        None if cube.has_kind(Kinds::STRING) => texts(&rules.text),
        None if cube.has_kind(Kinds::ARRAY) => "a list".to_owned(),
        None => "an object".to_owned(),
    }
}

fn listed(items: impl Iterator<Item = String>) -> String {
    let items: Vec<String> = items.collect();
    let shown = items.iter().take(MAX_LISTED).cloned().collect::<Vec<_>>().join(", ");
    match items.len().checked_sub(MAX_LISTED) {
        Some(n_more) if n_more > 0 => format!("{shown} and {n_more} more"),
        _ => shown,
    }
}

fn counted(count: Count, unit: &str) -> String {
    match (count.min, count.max) {
        (0, None) => format!("any number of {unit}s"),
        (min, None) => format!("{min} or more {unit}s"),
        (min, Some(max)) if min == max => format!("{min} {unit}s"),
        (min, Some(max)) => format!("{min} to {max} {unit}s"),
    }
}

fn numbers(rules: &NumberRules) -> String {
    let mut words = if super::numbers::is_whole(rules) { "whole numbers".to_owned() } else { "numbers".to_owned() };
    if let Some(low) = rules.low {
        words.push_str(&format!(" {} {}", if low.is_exclusive { "above" } else { "from" }, low.value));
    }
    if let Some(high) = rules.high {
        words.push_str(&format!(" {} {}", if high.is_exclusive { "below" } else { "up to" }, high.value));
    }
    for divisor in rules.divisors.iter().filter(|divisor| divisor.to_i128() != Some(1)) {
        words.push_str(&format!(", multiples of {divisor}"));
    }
    words
}

fn texts(rules: &TextRules<'_>) -> String {
    let mut words = if rules.length.is_free() {
        "texts".to_owned()
    } else {
        format!("texts of {}", counted(rules.length, "character"))
    };
    for pattern in &rules.patterns {
        words.push_str(&format!(", matching `{pattern}`"));
    }
    for format in &rules.formats {
        words.push_str(&format!(", in format {format}"));
    }
    words
}

fn objects(rules: &ObjectRules<'_>) -> String {
    let mut words = "objects".to_owned();
    if !rules.count.is_free() {
        words.push_str(&format!(" of {}", counted(rules.count, "property")));
    }
    let allowed = rules.properties.iter().filter(|(_, part)| !part.is_forbidden).map(|(name, _)| format!("`{name}`"));
    let names = listed(allowed);
    if !names.is_empty() {
        words.push_str(&format!(" with {names}"));
    }
    if !rules.required.is_empty() {
        let required = listed(rules.required.iter().map(|name| format!("`{name}`")));
        words.push_str(&format!(", required: {required}"));
    }
    for patterns in &rules.patterns {
        let forbidden = if patterns.part.is_forbidden { "no " } else { "" };
        if let Some(within) = &patterns.within {
            words.push_str(&format!(", {forbidden}names that match `{}`", within.source));
        }
        let without = listed(patterns.without.iter().map(|pattern| format!("`{}`", pattern.source)));
        if !without.is_empty() {
            words.push_str(&format!(", {forbidden}names that do not match {without}"));
        }
    }
    if !rules.names.is_empty() {
        words.push_str(", certain names only");
    }
    if rules.rest.is_forbidden {
        words.push_str(", and no other property");
    }
    words
}
