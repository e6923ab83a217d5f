//! A rule: one thing that can happen between two documents.

use crate::findings::Level;
use crate::model::Direction;

use super::DiffExample;

/// One entry of the catalogue.
#[derive(Debug)]
pub struct DiffRule {
    /// Kebab-case name of what happened.
    pub id: &'static str,
    /// The name that oasdiff has for it.
    pub oasdiff: Option<&'static str>,
    /// How bad it is where policy decides alone; where sets of values decide, what to start from.
    pub level: Level,
    /// Which way the values travel; nothing where it is not about values.
    pub direction: Option<Direction>,
    /// How bad it is in a call that the server makes; nothing where it is the same whoever calls.
    pub reversed: Option<Level>,
    /// Whether sets of values decide how bad it is.
    pub is_about_sets: bool,
    /// What happened, in one sentence.
    pub title: &'static str,
    /// Whom it can hurt and how.
    pub why: &'static str,
    /// What to do instead.
    pub remedy: &'static str,
    /// What it looks like.
    pub example: DiffExample,
}

impl PartialEq for DiffRule {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for DiffRule {}
