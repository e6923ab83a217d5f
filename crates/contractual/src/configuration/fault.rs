//! The text of the file, and errors that lead to a place in it.

use std::ops::Range;

use anyhow::{Error, anyhow};

/// The file's text, and its name as the user would type it.
pub(super) struct Text {
    name: String,
    text: String,
}

impl Text {
    pub(super) fn new(name: String, text: String) -> Text {
        Text { name, text }
    }

    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// An error at a place. The message says what is wrong and what to do.
    pub(super) fn fault(&self, at: Range<usize>, message: &str) -> Error {
        let Text { name, .. } = self;
        let (line, column) = self.position(at.start);
        anyhow!("{name}:{line}:{column}: {message}")
    }

    /// The parser's error, with the key or the word that may have been meant.
    pub(super) fn misread(&self, error: &toml::de::Error) -> Error {
        let message = error.message();
        let message = match quoted(message).as_slice() {
            [unknown, known @ ..] if message.starts_with("unknown ") => {
                let kind = if message.starts_with("unknown variant") { "word" } else { "key" };
                format!("unknown {kind} `{unknown}`; {}", meant(unknown, known))
            }
            [missing] if message.starts_with("missing field") => format!("`{missing}` is missing; add it"),
            _ => message.replace('\n', ", "),
        };
        self.fault(error.span().unwrap_or_default(), &message)
    }

    /// The line on which something begins.
    pub(super) fn line(&self, at: Range<usize>) -> usize {
        self.position(at.start).0
    }

    /// Line and column of a byte, both from one.
    fn position(&self, byte: usize) -> (usize, usize) {
        let before = self.text.get(..byte).unwrap_or(&self.text);
        let line = before.rsplit('\n').next().unwrap_or_default();
        (before.matches('\n').count() + 1, line.chars().count() + 1)
    }
}

/// The word that a misspelled one was meant to be, or all that there are.
pub(super) fn meant(unknown: &str, known: &[&str]) -> String {
    let scored = known.iter().map(|known| (strsim::jaro_winkler(unknown, known), known));
    let best = scored.max_by(|a, b| a.0.total_cmp(&b.0)).filter(|(score, _)| *score > 0.75);
    match best {
        Some((_, meant)) => format!("did you mean `{meant}`?"),
        None => {
            let known: Vec<String> = known.iter().map(|known| format!("`{known}`")).collect();
            format!("there {} {}", if known.len() == 1 { "is" } else { "are" }, known.join(", "))
        }
    }
}

/// Words between backticks.
fn quoted(message: &str) -> Vec<&str> {
    message.split('`').skip(1).step_by(2).collect()
}
