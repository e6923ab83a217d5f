//! A rule: what is looked for, why it matters and what to do about it.

use serde::Serialize;

use crate::words::words;

/// One entry of the catalogue.
#[derive(Debug)]
pub struct Rule {
    /// Kebab-case name of the bad thing.
    pub id: &'static str,
    /// What sort of rule it is.
    pub group: Group,
    /// How bad a breach is.
    pub level: Level,
    /// The bad thing in one sentence.
    pub title: &'static str,
    /// Why it matters, to someone who has never met it.
    pub why: &'static str,
    /// What to do about it in general; each finding says it for its case.
    pub remedy: &'static str,
    /// A document that breaks it and the same document mended.
    pub example: Example,
}

/// The example by which a rule is shown and tested.
#[derive(Debug)]
pub enum Example {
    /// Two documents in YAML, without the parts that do not matter (`openapi`, `info`, an empty `paths`).
    Yaml {
        /// Breaks the rule.
        bad: &'static str,
        /// Does not, and is as near to it as can be.
        good: &'static str,
    },
    /// Cannot be written as a short text: told in words and tested by a case of its own.
    Words(&'static str),
}

words! {
    /// The group of a rule, which decides which documents are held to it.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Group by name {
        /// The document cannot be read, or only in part.
        Unusable = "unusable",
        /// The document breaks OpenAPI.
        Invalid = "invalid",
        /// The document is right, but our model or our generators cannot express it.
        Unsupported = "unsupported",
        /// Allowed, and bound to trouble someone.
        Untidy = "untidy",
        /// A promise of this workspace's own contracts. Only documents that a configuration names are held to it.
        House = "house",
        /// What was made or written from a contract no longer matches it. The gate says so, never `lint`.
        Drift = "drift",
    }
}

words! {
    /// The severity of a finding.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Level by name {
        /// Must be mended.
        Error = "error",
        /// Should be mended.
        Warning = "warning",
        /// Good to know; does not fail a run.
        Note = "note",
    }
}

impl PartialEq for Rule {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Rule {}
