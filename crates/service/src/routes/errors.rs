//! The one way from what went wrong to each operation's declared errors.
//!
//! Work of an operation fails with that operation's own errors, so `?` is all it takes. What a rule refuses is told in
//! the rule's words; what the store could not do is told to the log, and the caller learns whether another try may help.
//! [`Refusal`] becomes only such errors as have a 404: one that an operation does not declare cannot be expressed.

use api::{
    Errors400_401_404_408_413_415_500_503, Errors400_401_404_500_503, Errors400_401_408_413_415_429_500_503,
    Errors400_401_408_413_415_500_503, Errors400_401_500_503, Errors400_408_413_415_429_500_503, Errors400_500_503,
    Mensagem,
};
use domain::{Refusal, Violation};
use store::{StoreError, is_passing};

use crate::failed::{Failed, Refused, Undone};

/// Seconds after which a caller may try again when the store is down.
pub(super) const RETRY_AFTER: i32 = 30;

/// What a caller is told when the store is down.
pub(super) const UNAVAILABLE: &str = "O serviço está temporariamente indisponível. Tente de novo em 30 segundos.";

/// What a caller is told when the service failed.
const FAILED: &str = "O serviço falhou ao atender o pedido, e nada foi gravado. Tente de novo ou avise o operador.";

/// Why something was not saved.
#[derive(Debug)]
pub(super) enum Failure {
    /// A rule refused it.
    Refused(Violation),
    /// The store could not work.
    Store(StoreError),
}

impl From<Violation> for Failure {
    fn from(violation: Violation) -> Self {
        Self::Refused(violation)
    }
}

impl From<Refused> for Failure {
    fn from(Refused(violation): Refused) -> Self {
        Self::Refused(violation)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl<E: From<Refused> + From<Undone>> From<Failure> for Failed<E> {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Refused(violation) => violation.into(),
            Failure::Store(error) => error.into(),
        }
    }
}

/// Text for a caller.
pub(super) fn message(text: &str) -> Mensagem {
    Mensagem::try_from(text).expect("texts of the domain have at most a thousand characters")
}

macro_rules! from_failures {
    ($($errors:ident),+ $(,)?) => { $(
        impl From<Refused> for $errors {
            fn from(Refused(violation): Refused) -> Self {
                Self::BadRequest(message(violation.text()))
            }
        }

        impl From<Undone> for $errors {
            fn from(Undone(error): Undone) -> Self {
                if is_passing(&error) {
                    Self::ServiceUnavailable { body: message(UNAVAILABLE), retry_after: RETRY_AFTER }
                } else {
                    Self::InternalServerError(message(FAILED))
                }
            }
        }
    )+ };
}

macro_rules! from_refusal {
    ($($errors:ident),+ $(,)?) => { $(
        impl From<Refusal> for Failed<$errors> {
            fn from(refusal: Refusal) -> Self {
                match refusal {
                    Refusal::NotFound => Self($errors::NotFound(message(&refusal.to_string()))),
                    Refusal::Invalid(violation) => violation.into(),
                }
            }
        }
    )+ };
}

from_failures! {
    Errors400_401_408_413_415_429_500_503,
    Errors400_401_500_503,
    Errors400_401_404_500_503,
    Errors400_401_408_413_415_500_503,
    Errors400_500_503,
    Errors400_408_413_415_429_500_503,
    Errors400_401_404_408_413_415_500_503,
}

from_refusal! { Errors400_401_404_500_503, Errors400_401_404_408_413_415_500_503 }
