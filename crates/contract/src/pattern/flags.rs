//! Flags: what `(?ims-ims:…)` changes for the inside of a group.

use super::cursor::Cursor;
use super::error::PatternError;
use super::habit;

/// The flags in force; a pattern starts with none.
#[derive(Clone, Copy, Default)]
pub(super) struct Flags {
    pub(super) ignore_case: bool,
    pub(super) multiline: bool,
    pub(super) dot_all: bool,
}

impl Flags {
    /// Reads `ims-ims:` and returns the flags inside; `offset` is that of the group.
    pub(super) fn read(self, cursor: &mut Cursor, offset: usize) -> Result<Self, PatternError> {
        let rest = cursor.rest();
        let text = cursor.take_while(|c| matches!(c, 'i' | 'm' | 's' | '-'));
        if !cursor.eat(":") {
            return Err(PatternError::invalid(offset, habit::of_group(rest)));
        }
        if text == "-" || "ims-".chars().any(|c| text.matches(c).count() > 1) {
            return Err(PatternError::invalid(offset, "each flag is to be given once"));
        }
        let (added, removed) = text.split_once('-').unwrap_or((text, ""));
        let is_set = |flag, before| (before || added.contains(flag)) && !removed.contains(flag);
        Ok(Self {
            ignore_case: is_set('i', self.ignore_case),
            multiline: is_set('m', self.multiline),
            dot_all: is_set('s', self.dot_all),
        })
    }
}
