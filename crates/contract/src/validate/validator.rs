//! The validator: its question, its answer, and its state.

use crate::model::{Api, Direction, Id, LOST_KEYWORDS, Schema, Version};
use crate::source::Node;

use super::budget::Budget;
use super::patterns::Patterns;

/// One reason why a value does not fit.
#[derive(Debug, Clone)]
pub struct Violation<'s> {
    /// The value at fault: the one that was checked, or one inside it.
    pub value: Node<'s>,
    /// The rule and how it is broken, as a sentence about `value` that lacks its subject and its full stop: "must be at
    /// most 20 characters long, and has 23".
    pub message: String,
    /// The schema that says so.
    pub schema: Node<'s>,
}

/// Checks values against the schemas of one document. It keeps what is costly to make, so one per document is best.
pub struct Validator<'a, 's> {
    pub(super) api: &'a Api<'s>,
    pub(super) lost: Lost,
    pub(super) patterns: Patterns<'s>,
    pub(super) budget: Budget,
    /// Nothing where either is possible: what may be missing one way may be missing.
    pub(super) direction: Option<Direction>,
    /// Schemas being applied, the outermost first, each with the value that it is applied to.
    pub(super) open: Vec<(Id<Schema<'s>>, Node<'s>)>,
    pub(super) trial: Trial,
    pub(super) violations: Vec<Violation<'s>>,
}

impl<'a, 's> Validator<'a, 's> {
    /// A validator for the schemas of a document.
    pub fn new(api: &'a Api<'s>) -> Self {
        Validator {
            api,
            lost: Lost::of(api),
            patterns: Patterns::default(),
            budget: Budget::default(),
            direction: None,
            open: Vec::new(),
            trial: Trial::default(),
            violations: Vec::new(),
        }
    }

    /// The reasons why a value does not fit a schema; none if it fits, or if it cannot be told.
    pub fn check(
        &mut self,
        schema: Id<Schema<'s>>,
        value: Node<'s>,
        direction: Option<Direction>,
    ) -> Vec<Violation<'s>> {
        self.direction = direction;
        self.budget.begin_check();
        self.trial = Trial::default();
        self.apply(schema, value);
        self.budget.end_check();
        std::mem::take(&mut self.violations)
    }
}

/// What is known so far about the value that is being checked.
#[derive(Debug, Default)]
pub(super) struct Trial {
    /// Whether only the verdict matters, so that the first refusal settles it and needs no words.
    pub(super) is_quiet: bool,
    pub(super) is_refused: bool,
    pub(super) is_doubtful: bool,
}

/// Which schemas say more than the model holds; empty for documents that cannot.
pub(super) struct Lost(Vec<bool>);

impl Lost {
    pub(super) fn of(api: &Api<'_>) -> Lost {
        let report_if_lost = |key: Node<'_>| key.as_str().is_some_and(|name| LOST_KEYWORDS.contains(&name));
        match api.version {
            Version::V3_0 => Lost(Vec::new()),
            Version::V3_1 => {
                let schemas = api.schemas.iter();
                Lost(schemas.map(|(_, schema)| schema.node.entries().any(|(key, _)| report_if_lost(key))).collect())
            }
        }
    }

    pub(super) fn is_in(&self, id: Id<Schema<'_>>) -> bool {
        self.0.get(id.index()).copied().unwrap_or_default()
    }
}
