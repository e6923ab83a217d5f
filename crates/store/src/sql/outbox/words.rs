//! Outcomes in the words of the operator's contract.

use delivery::{Failure, Outcome};

/// The status that an outcome tells of, if an answer came.
pub(super) fn status(outcome: &Outcome) -> Option<u16> {
    match outcome {
        Outcome::Delivered(status)
        | Outcome::Again(Failure::Status(status), _)
        | Outcome::Dead(Failure::Status(status)) => Some(*status),
        Outcome::Again(..) | Outcome::Dead(_) => None,
        Outcome::Gone => Some(410),
    }
}

/// Why it failed, if it did.
pub(super) fn failure(outcome: &Outcome) -> Option<&'static str> {
    let failure = match outcome {
        Outcome::Delivered(_) => return None,
        Outcome::Again(failure, _) | Outcome::Dead(failure) => *failure,
        Outcome::Gone => Failure::Status(410),
    };
    Some(match failure {
        Failure::Timeout => "TEMPO_ESGOTADO",
        Failure::Refused => "CONEXAO_RECUSADA",
        Failure::Interrupted => "CONEXAO_INTERROMPIDA",
        Failure::UnknownName => "NOME_NAO_RESOLVIDO",
        Failure::Certificate => "TLS_INVALIDO",
        Failure::Forbidden => "ENDERECO_PROIBIDO",
        Failure::Status(_) => "STATUS_INESPERADO",
    })
}
