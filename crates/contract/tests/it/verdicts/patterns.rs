//! Patterns that every reader of regular expressions reads alike.

/// A pattern, another of the same meaning, and texts that it finds something in.
pub(super) struct Pattern {
    pub(super) written: &'static str,
    pub(super) otherwise: &'static str,
    pub(super) samples: &'static [&'static str],
}

pub(super) const PATTERNS: &[Pattern] = &[
    pattern("^[a-z]+$", "^[a-z][a-z]*$", &["a", "abc", "zz"]),
    pattern("^[a-z]*$", "^[a-z]{0,}$", &["", "q", "abcd"]),
    pattern("^[0-9]{2,4}$", "^[0-9][0-9]{1,3}$", &["12", "123", "0000"]),
    pattern("a", "^[^a]*a", &["a", "bab", "0a0"]),
    pattern("^a", "^a.*", &["a", "ab", "a0-"]),
    pattern("b$", "[b]$", &["b", "ab", "-b"]),
    pattern("^(a|b)+$", "^[ab]+$", &["a", "abba", "bb"]),
    pattern("^[A-Z][a-z]*$", "^[A-Z]([a-z]+)?$", &["A", "Zoe"]),
];

const fn pattern(written: &'static str, otherwise: &'static str, samples: &'static [&'static str]) -> Pattern {
    Pattern { written, otherwise, samples }
}

/// Texts that a pattern of ours finds something in.
pub(super) fn samples(pattern: &str) -> &'static [&'static str] {
    let known = PATTERNS.iter().find(|known| known.written == pattern || known.otherwise == pattern);
    known.map_or(&[], |known| known.samples)
}
