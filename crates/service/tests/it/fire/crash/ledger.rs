//! What writers were told, and what they do not know.

use std::collections::{BTreeMap, BTreeSet};

use domain::attendance::Entity;

use super::N_WRITERS;

/// The whole ledger: a page for each writer, who alone writes to what stands on it.
#[derive(Debug)]
pub(super) struct Ledger {
    pub(super) pages: Vec<Page>,
    /// The codes of all changes that are known to be there.
    pub(super) changes: BTreeSet<i32>,
    pub(super) counts: Counts,
}

/// What came of all writes so far.
#[derive(Debug, Default)]
pub(super) struct Counts {
    pub(super) acknowledged: u64,
    pub(super) unanswered: u64,
    pub(super) unanswered_there: u64,
}

/// Something with situations, by the text that its writer gave it.
pub(super) type Key = (Entity, String);

/// What one writer knows.
#[derive(Debug, Clone, Default)]
pub(super) struct Page {
    /// How many things it has asked for, whether or not they are there.
    pub(super) n_asked: u32,
    /// Its member, once there is one.
    pub(super) member: Option<Member>,
    /// Users whom it created, each with how many links it was told are on their way.
    pub(super) users: BTreeMap<String, usize>,
    /// How many links it asked for and has no answer to: nothing in the database tells whether they are on their way.
    pub(super) n_uncertain_links: usize,
    /// What it opened.
    pub(super) things: BTreeMap<Key, Known>,
    /// What it asked for last and has no answer to.
    pub(super) unanswered: Option<Asked>,
    /// What it will ask for again, under the same key.
    pub(super) repeated: Option<Asked>,
    /// The answers since the last verdict, each with the code of the change, where it was told.
    pub(super) answers: Vec<Option<i32>>,
}

/// A member as its writer last saved it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Member {
    pub(super) code: i32,
    pub(super) name: String,
}

/// Something with situations, as its writer was told it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Known {
    pub(super) code: i32,
    pub(super) situation: i32,
    /// Moves between situations, the first one included.
    pub(super) n_moves: u32,
}

/// A write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Asked {
    /// Its member is saved under a name.
    Save { name: String },
    /// A user is created, who is told of it by mail.
    Create { login: String },
    /// A link for another password is asked for, by the e-mail of a user whom it created.
    Link { login: String },
    /// Something is opened in a situation.
    Open { key: Key, at: i32 },
    /// Something is moved to another situation, by the operator or through the service.
    Move { key: Key, to: i32, is_by_operator: bool },
}

/// What a writer was answered: a code, and that of the change if it was told.
#[derive(Debug, Clone, Copy)]
pub(super) struct Answer {
    pub(super) code: i32,
    pub(super) change: Option<i32>,
}

impl Default for Ledger {
    fn default() -> Self {
        Self { pages: vec![Page::default(); N_WRITERS], changes: BTreeSet::new(), counts: Counts::default() }
    }
}

impl Ledger {
    /// How many users were created.
    pub(super) fn n_users(&self) -> usize {
        self.pages.iter().map(|page| page.users.len()).sum()
    }

    /// How many links were asked for, and answered.
    pub(super) fn n_links(&self) -> usize {
        self.pages.iter().flat_map(|page| page.users.values()).sum()
    }

    /// How many links were asked for without an answer.
    pub(super) fn n_uncertain_links(&self) -> usize {
        self.pages.iter().map(|page| page.n_uncertain_links).sum()
    }
}

impl Page {
    /// Writes down that a write was done; `code` is that of what was written.
    pub(super) fn is_done(&mut self, asked: Asked, code: i32) {
        match asked {
            Asked::Save { name } => {
                let known = self.member.replace(Member { code, name });
                assert!(known.is_none_or(|known| known.code == code), "a member has two codes");
            }
            Asked::Create { login } => drop(self.users.insert(login, 0)),
            Asked::Link { login } => *self.users.get_mut(&login).expect("whoever asks is known") += 1,
            Asked::Open { key, at } => {
                let known = *self.things.entry(key).or_insert(Known { code, situation: at, n_moves: 1 });
                assert_eq!(known.code, code, "what was asked for twice was done twice");
            }
            Asked::Move { key, to, is_by_operator: _ } => {
                let known = self.things.get_mut(&key).expect("what is moved is known");
                *known = Known { situation: to, n_moves: known.n_moves + 1, ..*known };
            }
        }
    }

    /// Its first benefit, for which everything else is opened.
    pub(super) fn benefit(&self) -> Option<i32> {
        self.things.iter().find(|((entity, _), _)| *entity == Entity::Benefit).map(|(_, known)| known.code)
    }
}
