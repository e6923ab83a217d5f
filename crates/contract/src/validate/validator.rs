//! The validator: its question, its answer, its state, and what is learnt from applying a schema.

use crate::model::{Api, Direction, Id, Schema};
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
    /// True where a value that is not of its format is refused.
    pub(super) asserts_formats: bool,
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
            asserts_formats: true,
            patterns: Patterns::default(),
            budget: Budget::default(),
            direction: None,
            open: Vec::new(),
            trial: Trial::default(),
            violations: Vec::new(),
        }
    }

    /// The same, but formats say nothing, as JSON Schema has it where a dialect does not say otherwise.
    #[must_use]
    pub fn without_formats(self) -> Self {
        Validator { asserts_formats: false, ..self }
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

/// Steps that a violation costs: it is a text that somebody may read, so a thousand of them are plenty.
const VIOLATION_STEPS: usize = 1_000;

/// Bytes of a message that are kept: names and patterns of a document can be of any length.
const MAX_MESSAGE: usize = 1_000;

/// Whether a value fits a schema.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fit {
    Yes,
    No,
    /// A part of the schema could not be judged, and the rest allows the value.
    Unknown,
}

impl<'s> Validator<'_, 's> {
    /// Notes that a value breaks a rule. The words are made only if somebody will read them.
    pub(super) fn refuse(&mut self, schema: &Schema<'s>, value: Node<'s>, message: impl FnOnce() -> String) {
        self.trial.is_refused = true;
        if !self.trial.is_quiet {
            self.budget.spend(VIOLATION_STEPS);
            let mut message = message();
            if message.len() > MAX_MESSAGE {
                message.truncate(message.floor_char_boundary(MAX_MESSAGE));
                message.push('…');
            }
            self.violations.push(Violation { value, message, schema: schema.node });
        }
    }

    /// Notes that a rule could not be judged.
    pub(super) fn doubt(&mut self) {
        self.trial.is_doubtful = true;
    }

    /// Takes steps; `false` when there are none left, in which case nothing more is to be said.
    pub(super) fn spend(&mut self, n_steps: usize) -> bool {
        let is_granted = self.budget.spend(n_steps);
        self.trial.is_doubtful |= !is_granted;
        is_granted
    }

    /// Whether looking further would change nothing.
    pub(super) fn is_settled(&self) -> bool {
        (self.trial.is_quiet && self.trial.is_refused) || self.budget.is_exhausted()
    }

    /// Whether only the verdict matters.
    pub(super) fn is_quiet(&self) -> bool {
        self.trial.is_quiet
    }

    /// Whether a value fits a schema, which says nothing about the check that asks.
    pub(super) fn fit(&mut self, id: Id<Schema<'s>>, value: Node<'s>) -> Fit {
        let outer = std::mem::replace(&mut self.trial, Trial { is_quiet: true, ..Trial::default() });
        self.try_apply(id, value);
        let inner = std::mem::replace(&mut self.trial, outer);
        match inner {
            Trial { is_refused: true, .. } => Fit::No,
            Trial { is_doubtful: true, .. } => Fit::Unknown,
            Trial { .. } => Fit::Yes,
        }
    }

    /// Why a value does not fit a schema, which says nothing about the check that asks.
    pub(super) fn violations_of(&mut self, id: Id<Schema<'s>>, value: Node<'s>) -> Vec<Violation<'s>> {
        let outer = std::mem::take(&mut self.trial);
        let outer_violations = std::mem::take(&mut self.violations);
        self.try_apply(id, value);
        self.trial = outer;
        std::mem::replace(&mut self.violations, outer_violations)
    }

    /// Without steps nothing is learnt, which must not look like a fit.
    fn try_apply(&mut self, id: Id<Schema<'s>>, value: Node<'s>) {
        if self.budget.is_exhausted() {
            self.doubt();
        }
        self.apply(id, value);
    }
}
