//! Where what goes wrong meets the errors that an operation declares.
//!
//! Rules and the store say what went wrong in words of their own, the contracts have errors of their own, and all of them
//! are other crates': what leads from one to the other must go through something of this one.

use domain::{Flaw, Violation};
use store::StoreError;

/// An operation's errors, within its work.
#[derive(Debug)]
pub(crate) struct Failed<E>(pub(crate) E);

impl<E> Failed<E> {
    /// What the operation answers.
    pub(crate) fn into_errors(self) -> E {
        let Self(errors) = self;
        errors
    }
}

/// What was sent breaks a rule, or asks for what breaks one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Refused(pub(crate) Violation);

impl Refused {
    /// What is wrong with a field.
    pub(crate) fn at(field: &str) -> impl FnOnce(Flaw) -> Self {
        move |flaw| Self(flaw.at(field))
    }

    /// The same, of a field within a part of what was sent.
    pub(crate) fn within(self, part: &str) -> Self {
        let Self(violation) = self;
        Self(violation.within(part))
    }
}

impl From<Violation> for Refused {
    fn from(violation: Violation) -> Self {
        Self(violation)
    }
}

impl<E: From<Refused>> From<Refused> for Failed<E> {
    fn from(refused: Refused) -> Self {
        Self(refused.into())
    }
}

impl<E: From<Refused>> From<Violation> for Failed<E> {
    fn from(violation: Violation) -> Self {
        Refused(violation).into()
    }
}

/// What the store could not do.
#[derive(Debug)]
pub(crate) struct Undone(pub(crate) StoreError);

impl<E: From<Undone>> From<StoreError> for Failed<E> {
    fn from(error: StoreError) -> Self {
        Self(Undone(error).into())
    }
}
