//! Why there is no value to answer with.

use std::fmt;

/// Why there is no value to answer with. It names the place in the document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MockError {
    pointer: String,
    reason: String,
}

impl MockError {
    pub(super) fn new(pointer: &str, reason: impl fmt::Display) -> MockError {
        MockError { pointer: pointer.to_owned(), reason: reason.to_string() }
    }
}

impl fmt::Display for MockError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot make a value for {}: {}", self.pointer, self.reason)
    }
}

impl std::error::Error for MockError {}
