//! Patterns: what we translate means what it means to an engine of ECMAScript.

use contract::pattern::Pattern;
use regress::{Flags, Regex};

/// The engine of the second opinion tries all ways that there are, and their number grows with the texts.
const MAX_PATTERN: usize = 24;
const MAX_TEXT: usize = 12;

/// A pattern, and in the lines after it texts to match.
pub(crate) fn pattern(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let mut lines = text.split('\n');
    let pattern = lines.next().unwrap_or_default();
    let checked = Pattern::check(pattern);
    let Ok(ours) = Pattern::parse(pattern) else { return };
    assert!(checked.is_ok(), "{pattern:?} can be compiled and not expressed");
    let theirs = (pattern.len() <= MAX_PATTERN).then(|| second_opinion(pattern)).flatten();
    for text in lines.filter(|text| text.chars().count() <= MAX_TEXT) {
        let is_match = ours.is_match(text);
        if let Some(theirs) = &theirs {
            let rust = ours.rust();
            assert_eq!(is_match, theirs.find(text).is_some(), "{pattern:?} as {rust:?} on {text:?}");
        }
    }
}

/// The pattern as an engine of ECMAScript reads it; nothing where that depends on the flags, or takes for ever.
fn second_opinion(pattern: &str) -> Option<Regex> {
    // Counts multiply, and nested ones explode.
    if pattern.matches(['*', '+', '{', '?']).count() > 3 {
        return None;
    }
    Regex::with_flags(pattern, Flags::from("u")).ok()
}
