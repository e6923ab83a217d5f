//! Sets of values in words: `texts of 1 to 9 characters`, `objects with a, required: a`.

use super::Engine;
use super::cube::Cube;
use super::rules::{Count, Kinds, NumberRules, ObjectRules, TextRules};

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
            None if cube.has_kind(Kinds::ARRAY) => {
                let items = self.kinds_in_words(&rules.list.items);
                let unique = if rules.list.is_unique { ", all different" } else { "" };
                format!("lists of {}{items}{unique}", counted(rules.list.count, "item"))
            }
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

    fn kinds_in_words(&mut self, all: &[super::rules::ShapeId]) -> String {
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
    if rules.rest.is_forbidden {
        words.push_str(", and no other property");
    }
    words
}
