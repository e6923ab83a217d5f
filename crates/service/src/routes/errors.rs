//! The one way from what went wrong to each operation's declared errors.
//!
//! Work of an operation fails with that operation's own errors, so `?` is all it takes. What a rule refuses is told in
//! the rule's words; what the store could not do is told to the log, and the caller learns whether another try may help.
//! [`Refusal`] becomes only such errors as have a 404: one that an operation does not declare cannot be expressed.

use api::Mensagem;
use domain::{Refusal, Violation};
use store::StoreError;

// Sets of errors by what an operation takes: besides 400, 401, 500 and 503 a *path* that names a record adds 404, a *body*
// 408, 413 and 415; an *open* operation has no 401. Those that count tries have 429.
pub(super) use api::{
    Errors400_401_404_408_413_415_500_503 as PathBodyErrors, Errors400_401_404_500_503 as PathErrors,
    Errors400_401_408_413_415_429_500_503 as LoginErrors, Errors400_401_408_413_415_500_503 as BodyErrors,
    Errors400_401_500_503 as QueryErrors, Errors400_408_413_415_429_500_503 as OpenBodyErrors,
    Errors400_500_503 as OpenErrors,
};

/// Seconds after which a caller may try again when the store is down.
pub(super) const RETRY_AFTER: i32 = 30;

/// What a caller is told when the store is down.
pub(super) const UNAVAILABLE: &str = "O serviço está temporariamente indisponível. Tente de novo em 30 segundos.";

/// What a caller is told when the service failed.
const FAILED: &str = "O serviço falhou ao atender o pedido, e nada foi gravado. Tente de novo ou avise o operador.";

/// Why something was not read, found or saved.
///
/// Rules and the store say what went wrong in words of their own, the contract has errors of its own, and all of them are
/// other crates': what leads from one to the other must go through something of this one.
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

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// The failure of an operation's work, which may yet be done again.
#[derive(Debug)]
pub(super) enum Failed<E> {
    /// One of the operation's errors.
    Errors(E),
    /// What becomes one of them when it is answered.
    Failure(Failure),
}

impl<E: From<Failure>> Failed<E> {
    /// What the operation answers.
    pub(super) fn into_errors(self) -> E {
        match self {
            Self::Errors(errors) => errors,
            Self::Failure(failure) => failure.into(),
        }
    }
}

impl<E, F: Into<Failure>> From<F> for Failed<E> {
    fn from(failure: F) -> Self {
        Self::Failure(failure.into())
    }
}

/// Text for a caller.
pub(super) fn message(text: &str) -> Mensagem {
    Mensagem::try_from(text).expect("texts of the domain have at most a thousand characters")
}

macro_rules! from_failure {
    ($($errors:ident),+ $(,)?) => { $(
        impl From<Failure> for $errors {
            fn from(failure: Failure) -> Self {
                match failure {
                    Failure::Refused(violation) => Self::BadRequest(message(violation.text())),
                    Failure::Store(error) => {
                        error.log();
                        if error.is_passing() {
                            Self::ServiceUnavailable { body: message(UNAVAILABLE), retry_after: RETRY_AFTER }
                        } else {
                            Self::InternalServerError(message(FAILED))
                        }
                    }
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
                    Refusal::NotFound => Self::Errors($errors::NotFound(message(&refusal.to_string()))),
                    Refusal::Invalid(violation) => violation.into(),
                }
            }
        }
    )+ };
}

from_failure! {
    LoginErrors,
    QueryErrors,
    PathErrors,
    BodyErrors,
    OpenErrors,
    OpenBodyErrors,
    PathBodyErrors,
}

from_refusal! { PathErrors, PathBodyErrors }
