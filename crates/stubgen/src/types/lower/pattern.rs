//! Patterns: each translated once, and told about once if it cannot be.

use std::collections::HashMap;

use contract::pattern::{Pattern, PatternError};
use contract::source::Node;

use crate::ir::PatternId;
use crate::rules::PATTERN_UNCHECKED;

use super::Types;

/// Patterns by their text; `None` for those that cannot be checked.
#[derive(Debug, Default)]
pub(super) struct Patterns<'s> {
    by_text: HashMap<&'s str, Option<PatternId>>,
}

impl<'s> Types<'_, 's> {
    /// The number of a pattern; `None` if it cannot be checked, which is reported.
    pub(super) fn pattern(&mut self, node: Node<'s>) -> Option<PatternId> {
        let text = node.as_str()?;
        if let Some(known) = self.patterns.by_text.get(text) {
            return *known;
        }
        let id = match Pattern::parse(text) {
            Ok(pattern) => {
                let id = PatternId(self.table.patterns.len());
                self.table.patterns.push((text.to_owned(), pattern.rust().to_owned()));
                Some(id)
            }
            // That it is no pattern at all is an error of the document's, which is found where documents are checked.
            Err(PatternError::Invalid { .. }) => None,
            Err(error) => {
                let message = format!("The stub does not check this pattern: {error}.");
                let help = "Write it without lookaround and backreferences, or check it in the implementation.";
                self.report(&PATTERN_UNCHECKED, node, message, help);
                None
            }
        };
        self.patterns.by_text.insert(text, id);
        id
    }
}
