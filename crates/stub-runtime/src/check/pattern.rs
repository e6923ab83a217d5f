//! Patterns, compiled once.

use std::sync::OnceLock;

use regex::Regex;

/// A pattern of the document. Made as a `static`; compiled at its first use and kept.
#[derive(Debug)]
pub struct Pattern {
    source: &'static str,
    translation: &'static str,
    compiled: OnceLock<Option<Regex>>,
}

impl Pattern {
    /// A pattern as the document writes it, and the same in the language of the `regex` crate.
    pub const fn new(source: &'static str, translation: &'static str) -> Pattern {
        Pattern { source, translation, compiled: OnceLock::new() }
    }

    /// The pattern as the document writes it.
    pub fn source(&self) -> &'static str {
        self.source
    }

    /// Compiles it if that has not been done. `Err` if it is too big: then every text is refused.
    pub fn compile(&self) -> Result<(), regex::Error> {
        if self.compiled().is_some() { Ok(()) } else { Regex::new(self.translation).map(drop) }
    }

    /// True if a text matches anywhere; `None` if the pattern is too big to compile.
    #[inline]
    pub fn is_match(&self, text: &str) -> Option<bool> {
        self.compiled().map(|regex| regex.is_match(text))
    }

    #[inline]
    fn compiled(&self) -> Option<&Regex> {
        self.compiled.get_or_init(|| Regex::new(self.translation).ok()).as_ref()
    }
}
