//! Patterns, each compiled once.

use std::collections::HashMap;

use crate::pattern::Pattern;

use super::budget::Budget;

/// Weight of the patterns that are kept at a time. A pattern of a few bytes can take megabytes once it is compiled.
const MAX_KEPT: usize = 1_000_000;

/// Weight of the lightest pattern: even an empty one has a cache that grows while it is used.
const MIN_WEIGHT: usize = 1_000;

/// Weight of a class such as `[a-z]` or `\w`, and of one by Unicode property, which has hundreds of ranges.
const CLASS_WEIGHT: usize = 8;
const PROPERTY_WEIGHT: usize = 300;

/// Bytes within braces: two counts, or the name of a Unicode property.
const MAX_BRACED: usize = 64;

/// Compiled patterns by their text; `None` for one that does not compile.
#[derive(Default)]
pub(super) struct Patterns<'s> {
    compiled: HashMap<&'s str, Option<Pattern>>,
    weight: usize,
}

impl<'s> Patterns<'s> {
    /// Whether a pattern matches somewhere in a text; `None` when it cannot be told.
    pub(super) fn matches(&mut self, pattern: &'s str, text: &str, budget: &mut Budget) -> Option<bool> {
        if let Some(known) = self.compiled.get(pattern) {
            return known.as_ref().map(|known| known.is_match(text));
        }
        let weight = weight(pattern);
        if !budget.spend_on_pattern(weight) {
            return None;
        }
        let compiled = Pattern::parse(pattern).ok();
        let verdict = compiled.as_ref().map(|compiled| compiled.is_match(text));
        if self.weight.saturating_add(weight) > MAX_KEPT {
            *self = Patterns::default();
        }
        self.weight += weight.min(MAX_KEPT);
        self.compiled.insert(pattern, compiled);
        verdict
    }
}

/// Roughly how large a pattern becomes: its characters and classes, each as often as counts around it say.
fn weight(pattern: &str) -> usize {
    // What the groups that are open weigh so far, the innermost last.
    let mut around = Vec::new();
    let mut group = 0_usize;
    let mut last = 0;
    let mut rest = pattern;
    while let Some(first) = rest.chars().next() {
        rest = &rest[first.len_utf8()..];
        match first {
            '(' => {
                around.push(group);
                (group, last) = (0, 0);
                continue;
            }
            ')' => {
                last = group;
                group = around.pop().unwrap_or_default();
            }
            '{' => {
                let (count, behind) = greatest_count(rest);
                rest = behind;
                // One of them is in the sum already.
                last = last.saturating_mul(count - 1);
            }
            '[' => {
                let end = class_end(rest);
                let n_properties = rest[..end].matches("\\p").count() + rest[..end].matches("\\P").count();
                last = CLASS_WEIGHT + n_properties * PROPERTY_WEIGHT;
                rest = rest[end..].strip_prefix(']').unwrap_or_default();
            }
            '\\' => {
                let escaped = rest.chars().next().unwrap_or('\\');
                rest = rest.get(escaped.len_utf8()..).unwrap_or_default();
                last = CLASS_WEIGHT;
                if matches!(escaped, 'p' | 'P') {
                    last = PROPERTY_WEIGHT;
                    rest = braced(rest).map_or(rest, |(_, behind)| behind);
                }
            }
            '.' => last = CLASS_WEIGHT,
            _ => last = 1,
        }
        group = group.saturating_add(last);
    }
    around.into_iter().fold(group, usize::saturating_add).max(MIN_WEIGHT)
}

/// The greatest number of `3}`, `3,}` or `3,5}`, and what follows; one if it is no count.
fn greatest_count(text: &str) -> (usize, &str) {
    let Some((counts, behind)) = braced(text) else { return (1, text) };
    match counts.split(',').filter_map(|count| count.parse::<usize>().ok()).max() {
        Some(count) => (count.max(1), behind),
        None => (1, text),
    }
}

/// What stands before a closing brace that is near, and what behind. Looking for a far one again and again is slow.
fn braced(text: &str) -> Option<(&str, &str)> {
    let end = text.bytes().take(MAX_BRACED).position(|byte| byte == b'}')?;
    Some((&text[..end], &text[end + 1..]))
}

/// Where a class ends whose bracket was just opened.
fn class_end(text: &str) -> usize {
    let mut is_escaped = false;
    let end = text.find(|character| {
        let is_end = character == ']' && !is_escaped;
        is_escaped = character == '\\' && !is_escaped;
        is_end
    });
    end.unwrap_or(text.len())
}

#[cfg(test)]
mod tests {
    use super::weight;

    #[test]
    fn counts_multiply() {
        let rows = [
            ("", 1_000),
            ("^[a-z]{1,63}$", 1_000),
            ("(", 1_000),
            ("[", 1_000),
            ("\\", 1_000),
            ("a{5000}", 5_000),
            ("[\\]}{a]{1000}", 8_000),
            ("\\p{L}{10}", 3_000),
            ("((ab){100}c){100}", 20_100),
            ("a{99999999999999999999}", 1_000),
        ];
        for (pattern, expected) in rows {
            assert_eq!(weight(pattern), expected, "{pattern}");
        }
        assert_eq!(weight(&"(".repeat(1_000_000)), 1_000);
        assert_eq!(weight(&"\\p{".repeat(100_000)), 30_000_000);
        assert!(weight("((((a{9999}){9999}){9999}){9999}){9999}") > 10_000_000);
    }
}
