//! Conversions of failures into the errors that an operation declares.
//!
//! Rules and the store say what went wrong in words of their own, the contract has errors of its own, and all of them are
//! other crates': what leads from one to the other must go through something of this one.

use domain::{Flaw, Violation};
use store::StoreError;

/// The failure of an operation's work, which may yet be done again.
#[derive(Debug)]
pub(super) enum Failed<E> {
    /// One of the operation's errors.
    Errors(E),
    /// What becomes one of them when it is answered.
    Undone(StoreError),
}

impl<E: From<Undone>> Failed<E> {
    /// What the operation answers.
    pub(super) fn into_errors(self) -> E {
        match self {
            Self::Errors(errors) => errors,
            Self::Undone(error) => Undone(error).into(),
        }
    }
}

/// What was sent breaks a rule, or asks for what breaks one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Refused(pub(super) Violation);

impl Refused {
    /// What is wrong with a field.
    pub(super) fn at(field: &str) -> impl FnOnce(Flaw) -> Self {
        move |flaw| Self(flaw.at(field))
    }

    /// The same, of a field within a part of what was sent.
    pub(super) fn within(self, part: &str) -> Self {
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
        Self::Errors(refused.into())
    }
}

impl<E: From<Refused>> From<Violation> for Failed<E> {
    fn from(violation: Violation) -> Self {
        Refused(violation).into()
    }
}

/// What the store could not do.
#[derive(Debug)]
pub(super) struct Undone(pub(super) StoreError);

impl<E> From<StoreError> for Failed<E> {
    fn from(error: StoreError) -> Self {
        Self::Undone(error)
    }
}
