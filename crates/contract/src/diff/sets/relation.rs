//! Relations between two sets of values.

use std::fmt;

use serde_json::Value;

/// Characters of a value that are shown.
const MAX_SHOWN: usize = 300;

/// The relation of the values that may arrive to those that are expected.
#[derive(Debug, Clone, PartialEq)]
pub enum Relation {
    /// Every value that may arrive is expected: proved.
    Contained,
    /// This one may arrive and is not expected.
    Escapes(Witness),
    /// Neither could be shown; why, in one sentence.
    Undecided(String),
}

/// A value that fits the one schema and not the other, by our own reading and by that of an independent validator.
#[derive(Debug, Clone, PartialEq)]
pub struct Witness {
    /// The value.
    pub value: Value,
}

impl fmt::Display for Witness {
    /// The value as JSON in one line, cut short if it is long.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.value.to_string();
        match text.char_indices().nth(MAX_SHOWN) {
            Some((end, _)) => write!(f, "{}…", &text[..end]),
            None => f.write_str(&text),
        }
    }
}
