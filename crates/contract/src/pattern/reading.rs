//! The state of reading a pattern.

use super::cursor::Cursor;
use super::error::PatternError;
use super::flags::Flags;

/// What is known of a pattern while it is read, beyond the place reached.
pub(super) struct PatternReader {
    pub(super) census: Census,
    /// The flags in force at this place.
    pub(super) flags: Flags,
    /// The first construct that only annex B allows, and what to write instead.
    legacy: Option<(usize, &'static str)>,
    /// Whether a construct was read that only the `u` flag allows or gives its meaning.
    needs_unicode: bool,
    /// The first construct that has no equivalent.
    unsupported: Option<(usize, &'static str)>,
}

impl PatternReader {
    pub(super) fn of(pattern: &str) -> Self {
        Self {
            census: Census::take(pattern),
            flags: Flags::default(),
            legacy: None,
            needs_unicode: false,
            unsupported: None,
        }
    }

    /// Notes a construct that is invalid with the `u` flag.
    pub(super) fn note_legacy(&mut self, offset: usize, instead: &'static str) {
        self.legacy.get_or_insert((offset, instead));
    }

    /// Notes a construct that is read as with the `u` flag.
    pub(super) fn note_unicode(&mut self) {
        self.needs_unicode = true;
    }

    /// Notes a construct that has no equivalent.
    pub(super) fn note_unsupported(&mut self, offset: usize, feature: &'static str) {
        self.unsupported.get_or_insert((offset, feature));
    }

    /// Judges the pattern as a whole, once all of it has been read.
    ///
    /// What is unsupported waits until here, so that an invalid pattern is never called that.
    pub(super) fn judge(&self) -> Result<(), PatternError> {
        if let (Some((offset, instead)), true) = (self.legacy, self.needs_unicode) {
            let message = format!("invalid with the `u` flag, which the pattern needs elsewhere: {instead}");
            return Err(PatternError::invalid(offset, message));
        }
        match self.unsupported {
            Some((offset, feature)) => Err(PatternError::Unsupported { offset, feature }),
            None => Ok(()),
        }
    }
}

/// What must be known of all groups before the first escape is read.
#[derive(Default)]
pub(super) struct Census {
    pub(super) n_groups: usize,
    /// Whether any group is named, which makes every `\k` a reference.
    pub(super) has_names: bool,
}

impl Census {
    pub(super) fn take(pattern: &str) -> Self {
        let mut census = Self::default();
        let mut cursor = Cursor::new(pattern);
        let mut is_in_class = false;
        while let Some(c) = cursor.take() {
            match c {
                '\\' => {
                    cursor.take();
                }
                '[' => is_in_class = true,
                ']' => is_in_class = false,
                '(' if !is_in_class => {
                    let rest = cursor.rest();
                    let is_named = rest.starts_with("?<") && !rest.starts_with("?<=") && !rest.starts_with("?<!");
                    census.has_names |= is_named;
                    census.n_groups += usize::from(is_named || !rest.starts_with('?'));
                }
                _ => {}
            }
        }
        census
    }
}
