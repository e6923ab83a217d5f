//! Strings: lengths, patterns and formats.

use serde_json::Value;

use super::Engine;
use super::automata::{Language, Search, search};
use super::count::Count;
use super::cube::Cube;
use super::rules::{Kinds, TextRules};

/// The longest text that is made up.
const MAX_LENGTH: u64 = 20_000;

/// Listed texts that are turned into a pattern.
const MAX_LISTED: usize = 500;

/// A text of each format, and a few of none.
const SAMPLES: &[&str] = &[
    "a",
    "",
    "1",
    "2024-02-29",
    "2024-02-29T12:00:00Z",
    "12:00:00Z",
    "123e4567-e89b-12d3-a456-426614174000",
    "a@example.com",
    "example.com",
    "192.0.2.1",
    "192.168.100.200",
    "2024-02-29T12:00:00.123456+01:00",
    "someone.with.a.long.name@mail.example.com",
    "mail.example.com",
    "https://example.com/a/long/path?query=with&parameters=1#fragment",
    "2001:db8::1",
    "https://example.com/a",
    "YWJj",
    "a b",
    "true",
    "é",
    "%",
];

/// Every text of a format matches this, in the syntax of the `regex` crate.
fn envelope(format: &str) -> Option<&'static str> {
    Some(match format {
        "date" => r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
        "date-time" => {
            r"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]+)?(?:[Zz]|[+\-][0-9]{2}:[0-9]{2})$"
        }
        "time" => r"^[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]+)?(?:[Zz]|[+\-][0-9]{2}:[0-9]{2})$",
        "uuid" => r"^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$",
        "email" => r"^(?s:.)+@(?s:.)+$",
        "hostname" => r"^[0-9A-Za-z\-.]{1,253}$",
        "ipv4" => r"^[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}$",
        "ipv6" => r"^[0-9A-Fa-f:.]{2,45}$",
        "uri" => r"^[A-Za-z][0-9A-Za-z+.\-]*:[!#$%&'()*+,\-./0-9:;=?@A-Z\[\]_a-z~]*$",
        "byte" => r"^[0-9A-Za-z+/]*={0,2}$",
        _ => return None,
    })
}

impl<'s> Engine<'_, 's> {
    /// Whether every text of one cube is in one of others; texts that may show that it is not.
    pub(super) fn covers_texts(&mut self, small: &Cube<'s>, larges: &[&Cube<'s>]) -> (bool, Vec<Value>) {
        let text = &small.rules.text;
        let has_formats =
            |large: &&&Cube<'s>| large.rules.text.formats.iter().all(|format| text.formats.contains(format));
        let fitting: Vec<&Cube<'s>> = larges.iter().filter(has_formats).copied().collect();
        // A pattern that stands on both sides says nothing, even if no automaton expresses it.
        let is_plain = |cube: &&&Cube<'s>| {
            let patterns = &cube.rules.text.patterns;
            cube.rules.values.is_none() && patterns.iter().all(|pattern| text.patterns.contains(pattern))
        };
        let plain = fitting.iter().filter(is_plain).map(|cube| cube.rules.text.length);
        if text.length.is_covered(plain) {
            return (true, Vec::new());
        }
        let mut candidates = text_candidates(text, larges);
        let Some(mut within) = self.language(text, true) else {
            return (false, candidates);
        };
        let mut outside = Vec::new();
        for cube in fitting {
            match self.language_of_cube(cube) {
                Some(language) => outside.push(language),
                None => self.doubt("a pattern is too large or cannot be expressed as an automaton"),
            }
        }
        // Without lengths the search is shorter, and often enough.
        let exact = within.clone();
        if outside.iter().all(|language| language.length.is_free()) {
            within.length = Count::default();
        }
        let mut found = self.search(&within, &outside);
        if matches!(&found, Search::Text(text) if !exact.length.allows(text.chars().count() as u64)) {
            found = self.search(&exact, &outside);
        }
        match found {
            Search::Nothing => (true, Vec::new()),
            Search::Text(text) => {
                candidates.insert(0, Value::String(text));
                (false, candidates)
            }
            Search::TooLarge => {
                self.doubt("the patterns and lengths of two schemas are too large to be compared");
                (false, candidates)
            }
        }
    }

    /// Whether no text is in two cubes.
    pub(super) fn has_no_common_text(&mut self, a: &TextRules<'s>, b: &TextRules<'s>) -> bool {
        let mut both = a.clone();
        both.restrict(b);
        if both.length.is_empty() {
            return true;
        }
        // Of lengths alone, all has been said.
        if both.patterns.is_empty() && both.formats.is_empty() {
            return false;
        }
        match self.language(&both, true) {
            Some(language) => self.search(&language, &[]) == Search::Nothing,
            None => false,
        }
    }

    /// Texts that obey rules, as far as they are easily found.
    pub(super) fn text_samples(&mut self, text: &TextRules<'s>) -> Vec<Value> {
        let mut samples = Vec::new();
        if !text.patterns.is_empty()
            && let Some(language) = self.language(text, true)
            && let Search::Text(found) = self.search(&language, &[])
        {
            samples.push(Value::String(found));
        }
        samples.extend(of_length(text.length.min.max(1)));
        samples.extend(of_length(text.length.min));
        samples.extend(SAMPLES.iter().map(|sample| Value::from(*sample)));
        samples
    }

    /// A text of a cube, where what it excludes can be told by patterns and lengths.
    pub(super) fn texts_outside(&mut self, cube: &Cube<'s>) -> Vec<Value> {
        if cube.nots.is_empty() {
            return Vec::new();
        }
        let normals: Vec<_> = cube.nots.iter().map(|not| self.normal(&[*not])).collect();
        let mut outside = Vec::new();
        for excluded in normals.iter().flat_map(|normal| &normal.cubes) {
            if excluded.has_kind(Kinds::STRING) {
                outside.extend(self.language_of_cube(excluded));
            }
        }
        let Some(within) = self.language(&cube.rules.text, true) else { return Vec::new() };
        match self.search(&within, &outside) {
            Search::Text(text) => vec![Value::String(text)],
            _ => Vec::new(),
        }
    }

    fn search(&mut self, within: &Language, outside: &[Language]) -> Search {
        if within.automata.is_empty() && outside.iter().all(|language| language.automata.is_empty()) {
            return search_lengths(within.length, outside);
        }
        let Some(universe) = self.automata.of_source("") else { return Search::TooLarge };
        self.spend(1_000);
        search(&universe, within, outside)
    }

    /// The texts that obey rules; more than those where a format is only enveloped, if that is wanted.
    fn language(&mut self, text: &TextRules<'s>, is_widened: bool) -> Option<Language> {
        let mut language = Language { automata: Vec::new(), length: text.length };
        for pattern in &text.patterns {
            match self.automata.of_pattern(pattern) {
                Some(automaton) => language.automata.push(automaton),
                None if is_widened => {
                    self.doubt("a pattern is too large or cannot be expressed as an automaton");
                }
                None => return None,
            }
        }
        if is_widened {
            for format in &text.formats {
                let automaton = envelope(format).and_then(|envelope| self.automata.of_source(envelope));
                language.automata.extend(automaton);
            }
        }
        Some(language)
    }

    /// The texts of a cube whose formats are known to hold; `None` if they cannot be told.
    fn language_of_cube(&mut self, cube: &Cube<'s>) -> Option<Language> {
        let Some(values) = &cube.rules.values else { return self.language(&cube.rules.text, false) };
        let texts: Vec<String> =
            values.iter().filter_map(|(_, value)| value.as_str()).take(MAX_LISTED).map(regex::escape).collect();
        if texts.is_empty() {
            return None;
        }
        let automaton = self.automata.of_source(&format!("^(?:{})$", texts.join("|")))?;
        Some(Language { automata: vec![automaton], length: Count::default() })
    }
}

/// Where only lengths are told, the shortest text that is left over begins the range or follows one that is taken out.
fn search_lengths(within: Count, outside: &[Language]) -> Search {
    let after = outside.iter().filter_map(|language| language.length.max?.checked_add(1));
    let is_left =
        |length: &u64| within.allows(*length) && !outside.iter().any(|language| language.length.allows(*length));
    match std::iter::once(within.min).chain(after).filter(is_left).min() {
        None => Search::Nothing,
        Some(length) if length > MAX_LENGTH => Search::TooLarge,
        Some(length) => Search::Text("a".repeat(usize::try_from(length).unwrap_or_default())),
    }
}

/// Texts of lengths that may show a difference, and one of each format. What patterns tell apart is searched for.
fn text_candidates<'s>(text: &TextRules<'s>, larges: &[&Cube<'s>]) -> Vec<Value> {
    let mut found = Vec::new();
    for length in larges.iter().map(|large| large.rules.text.length).chain([text.length]) {
        let above = length.max.map(|max| max.saturating_add(1));
        let lengths = [length.min.checked_sub(1), Some(length.min), length.max, above];
        found.extend(lengths.into_iter().flatten().filter_map(of_length));
    }
    found.extend(SAMPLES.iter().map(|sample| Value::from(*sample)));
    found
}

fn of_length(n: u64) -> Option<Value> {
    (n <= MAX_LENGTH).then(|| usize::try_from(n).ok()).flatten().map(|n| Value::String("a".repeat(n)))
}
