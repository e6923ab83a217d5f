//! Applying a schema to see whether a value fits, and what is learnt on the way.

use crate::model::{Id, Schema};
use crate::source::Node;

use super::validator::{Trial, Validator, Violation};

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
