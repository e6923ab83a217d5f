//! The one way from what went wrong to each operation's declared errors.
//!
//! Work fails with a [`Failure`], which becomes any error of the contract, and so the operation's own: `?` is all it takes.
//! What a rule refuses is told in the rule's words; what the store could not do is told to the log, and the caller learns
//! whether another try may help.

use std::fmt;
use std::time::Duration;

use api::{AnyError, CorpoInvalido, ErroInterno, Indisponivel, Mensagem, NaoEncontrado, TooManyRequests};
use domain::{Refusal, Violation};
use http_server::waiting::{wait_for, whole_seconds};
use store::StoreError;

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
    Refused(Refusal),
    /// The caller asks too much, and may go on after this time.
    TooMany(Duration),
    /// The store could not work.
    Store(StoreError),
}

impl From<Violation> for Failure {
    fn from(violation: Violation) -> Self {
        Self::Refused(violation.into())
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// For the log: what the store failed with, with all that it rests on.
impl fmt::Display for Failure {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(refusal) => refusal.fmt(formatter),
            Self::TooMany(wait) => write!(formatter, "asked too often for another {} s", wait.as_secs()),
            Self::Store(error) => error.with_causes().fmt(formatter),
        }
    }
}

/// Text for a caller.
fn message(text: &str) -> Mensagem {
    Mensagem::try_from(text).expect("texts of the domain have at most a thousand characters")
}

impl From<Failure> for AnyError {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Refused(Refusal::NotFound) => {
                Self::NotFound(NaoEncontrado(message(&Refusal::NotFound.to_string())))
            }
            Failure::Refused(Refusal::Invalid(violation)) => Self::BadRequest(CorpoInvalido(message(violation.text()))),
            Failure::TooMany(wait) => {
                let seconds = whole_seconds(wait);
                let text = format!("Muitos pedidos seguidos. {}", wait_for(seconds));
                Self::TooManyRequests(TooManyRequests(message(&text), seconds))
            }
            Failure::Store(error) => {
                error.log();
                if error.is_passing() {
                    Self::ServiceUnavailable(Indisponivel(message(UNAVAILABLE), RETRY_AFTER))
                } else {
                    Self::InternalServerError(ErroInterno(message(FAILED)))
                }
            }
        }
    }
}
