//! What a type of texts is held to.

use std::fmt;
use std::sync::OnceLock;

use regex::Regex;

/// The rules of one type of texts, with its pattern compiled at the first use.
#[derive(Debug)]
pub struct TextRules {
    pattern: Option<&'static str>,
    min_length: u64,
    max_length: u64,
    regex: OnceLock<Option<Regex>>,
}

/// Which rule a text breaks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TextError {
    /// It has fewer characters than this.
    TooShort(u64),
    /// It has more characters than this.
    TooLong(u64),
    /// It does not match this pattern.
    Pattern(&'static str),
}

impl TextRules {
    /// No rules yet.
    pub const fn new() -> TextRules {
        TextRules { pattern: None, min_length: 0, max_length: u64::MAX, regex: OnceLock::new() }
    }

    /// A pattern that must match somewhere, in the syntax of the `regex` crate.
    #[must_use]
    pub const fn pattern(mut self, pattern: &'static str) -> TextRules {
        self.pattern = Some(pattern);
        self
    }

    /// Fewest characters.
    #[must_use]
    pub const fn min_length(mut self, length: u64) -> TextRules {
        self.min_length = length;
        self
    }

    /// Most characters.
    #[must_use]
    pub const fn max_length(mut self, length: u64) -> TextRules {
        self.max_length = length;
        self
    }

    /// The pattern, as it was given.
    pub fn pattern_text(&self) -> Option<&'static str> {
        self.pattern
    }

    /// Fewest and most characters.
    pub fn lengths(&self) -> (u64, u64) {
        (self.min_length, self.max_length)
    }

    /// Checks a text.
    pub fn check(&self, text: &str) -> Result<(), TextError> {
        // Bytes tell enough to skip the count for most texts: no character has more than four.
        let n_bytes = text.len() as u64;
        if n_bytes / 4 < self.min_length || n_bytes > self.max_length {
            let n_chars = text.chars().count() as u64;
            if n_chars < self.min_length {
                return Err(TextError::TooShort(self.min_length));
            }
            if n_chars > self.max_length {
                return Err(TextError::TooLong(self.max_length));
            }
        }
        let Some(pattern) = self.pattern else { return Ok(()) };
        // The generator compiled the pattern with the same crate; if that ever fails here, the server has the last word.
        let regex = self.regex.get_or_init(|| Regex::new(pattern).ok());
        match regex {
            Some(regex) if !regex.is_match(text) => Err(TextError::Pattern(pattern)),
            _ => Ok(()),
        }
    }
}

impl Default for TextRules {
    fn default() -> Self {
        TextRules::new()
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The text itself is left out: it may be a password or a person's number.
        match self {
            TextError::TooShort(least) => write!(f, "shorter than {least} characters"),
            TextError::TooLong(most) => write!(f, "longer than {most} characters"),
            TextError::Pattern(pattern) => write!(f, "does not match the pattern {pattern}"),
        }
    }
}

impl std::error::Error for TextError {}
