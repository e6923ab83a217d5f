//! What writers were told, and what they do not know.

use std::collections::BTreeMap;

use super::N_WRITERS;

/// The whole ledger: a page for each writer, who alone writes to what stands on it.
#[derive(Debug)]
pub(super) struct Ledger {
    pub(super) pages: Vec<Page>,
    pub(super) counts: Counts,
}

/// What came of all writes so far.
#[derive(Debug, Default)]
pub(super) struct Counts {
    pub(super) acknowledged: u64,
    pub(super) unanswered: u64,
    pub(super) unanswered_there: u64,
}

/// What one writer knows.
#[derive(Debug, Clone, Default)]
pub(super) struct Page {
    /// How many things it has made, whether or not they are there.
    pub(super) n_made: u32,
    /// The name under which its member was last saved, if it was.
    pub(super) member: Option<String>,
    /// Its benefits, by the code that it gave them itself.
    pub(super) benefits: BTreeMap<String, Known>,
    /// What it asked for last and has no answer to.
    pub(super) unanswered: Option<Asked>,
    /// Answers since the last verdict.
    pub(super) n_acknowledged: u64,
}

/// A benefit as its writer was told it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Known {
    pub(super) code: i32,
    pub(super) is_active: bool,
    /// Moves between situations, the first one included.
    pub(super) n_moves: u32,
}

/// A write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Asked {
    /// Its member is saved under a name.
    Member(String),
    /// A benefit is made.
    Make(String),
    /// A benefit is moved, to be active or not.
    Move(String, bool),
}

impl Default for Ledger {
    fn default() -> Self {
        Self { pages: vec![Page::default(); N_WRITERS], counts: Counts::default() }
    }
}

impl Page {
    /// Writes down that a write was done; `code` is that of the benefit.
    pub(super) fn is_done(&mut self, asked: Asked, code: i32) {
        match asked {
            Asked::Member(name) => self.member = Some(name),
            Asked::Make(own) => {
                self.benefits.insert(own, Known { code, is_active: true, n_moves: 1 });
            }
            Asked::Move(own, is_active) => {
                let known = self.benefits.get_mut(&own).expect("what is moved is known");
                *known = Known { is_active, n_moves: known.n_moves + 1, ..*known };
            }
        }
    }
}
