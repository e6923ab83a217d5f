//! The one way from what went wrong to each operation's declared errors.
//!
//! Work fails with its operation's own errors, so `?` is all it takes, and what an operation does not declare cannot be
//! expressed: [`NotFound`] becomes only such errors as have a 404, [`Conflict`] such as have a 409. Errors are made where
//! the id of the request is known, which `OperatorService::read` and `OperatorService::write` see to.

use std::collections::BTreeMap;

use domain::Violation;
use http_server::RequestId;
use operator::{CodigoErro, Erro};

use super::failed::{Failed, Refused, Undone};

// Sets of errors by what an operation takes: besides 400, 401, 500 and 503 a *path* that names a record adds 404, a *body*
// 408, 413 and 415, what may *conflict* 409, a *version* that must match 412 to all of these; an *open* operation has no 401.
pub(super) use operator::{
    Errors400_401_404_408_409_412_413_415_500_503 as VersionErrors,
    Errors400_401_404_408_409_413_415_500_503 as PathBodyConflictErrors,
    Errors400_401_404_408_413_415_500_503 as PathBodyErrors, Errors400_401_404_409_500_503 as PathConflictErrors,
    Errors400_401_404_500_503 as PathErrors, Errors400_401_408_409_413_415_500_503 as BodyConflictErrors,
    Errors400_401_500_503 as QueryErrors, Errors400_500_503 as OpenErrors,
};

/// Seconds after which a caller may try again when the store is down.
const RETRY_AFTER: i32 = 5;

/// There is nothing that the path names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct NotFound;

/// A broken rule about a parameter or a header. One without this around it is about the body.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Parameter(pub(super) Violation);

impl From<Refused> for Parameter {
    fn from(Refused(violation): Refused) -> Self {
        Self(violation)
    }
}

/// An address of a receiver to which nothing may be sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ForbiddenAddress {
    /// Why, and what to do.
    pub(super) text: String,
}

/// There is no key to seal secrets of receivers with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct NoSecretsKey;

/// What was asked for is sound, and what is known does not allow it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Conflict {
    /// Another record has the same in this field of the body.
    Duplicate {
        /// The field.
        field: &'static str,
    },
    /// Others rest on the record, so many of each kind.
    InUse(Vec<(&'static str, u64)>),
    /// It is not in the situation that the caller expected.
    OtherSituation {
        /// The code of the one it is in.
        current: i32,
    },
    /// The key was used for another request.
    KeyReused,
    /// The receiver is disabled.
    ReceiverDisabled,
}

/// The record changed since the caller read it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Outdated;

impl From<NotFound> for Erro {
    fn from(NotFound: NotFound) -> Self {
        error(CodigoErro::NaoEncontrado, "Não existe registro com este código; confira-o na lista.", None)
    }
}

impl From<Refused> for Erro {
    fn from(Refused(violation): Refused) -> Self {
        error(CodigoErro::RequisicaoInvalida, violation.text(), Some(pointer(violation.field())))
    }
}

impl From<Parameter> for Erro {
    fn from(Parameter(violation): Parameter) -> Self {
        error(CodigoErro::RequisicaoInvalida, violation.text(), Some(violation.field().to_owned()))
    }
}

impl From<ForbiddenAddress> for Erro {
    fn from(ForbiddenAddress { text }: ForbiddenAddress) -> Self {
        error(CodigoErro::EnderecoProibido, &text, Some("/url".to_owned()))
    }
}

impl From<Conflict> for Erro {
    fn from(conflict: Conflict) -> Self {
        match conflict {
            Conflict::Duplicate { field } => {
                let text = "Já existe um registro com este valor; escolha outro.";
                error(CodigoErro::Duplicado, text, Some(pointer(field)))
            }
            Conflict::InUse(uses) => {
                let text = "O registro está em uso; desative-o, se puder, ou mude antes quem o usa.";
                let details = uses.into_iter().map(|(name, n)| (name.to_owned(), n.to_string())).collect();
                detailed(error(CodigoErro::EmUso, text, None), details)
            }
            Conflict::OtherSituation { current } => {
                let text = "A situação atual não é a esperada; leia-a de novo antes de mover.";
                let details = BTreeMap::from([("codSituacaoAtual".to_owned(), current.to_string())]);
                let field = Some("/codSituacaoEsperada".to_owned());
                detailed(error(CodigoErro::SituacaoDivergente, text, field), details)
            }
            Conflict::KeyReused => {
                let text = "Esta chave já serviu a outro pedido; use uma nova.";
                error(CodigoErro::ChaveReusada, text, Some("Idempotency-Key".to_owned()))
            }
            Conflict::ReceiverDisabled => {
                error(CodigoErro::ReceptorInativo, "O receptor está desativado; reative-o antes de reenviar.", None)
            }
        }
    }
}

impl From<Outdated> for Erro {
    fn from(Outdated: Outdated) -> Self {
        let text = "O registro mudou; leia-o de novo e refaça a alteração.";
        error(CodigoErro::VersaoDivergente, text, Some("If-Match".to_owned()))
    }
}

/// What is told when something that the service needs does not answer; each by its name.
pub(super) fn unready(details: BTreeMap<String, String>) -> OpenErrors {
    let body = error(CodigoErro::Indisponivel, "O serviço não está pronto; tente de novo em alguns segundos.", None);
    OpenErrors::ServiceUnavailable { body: detailed(body, details), retry_after: Some(RETRY_AFTER) }
}

/// An error with the id of the request that is being answered.
fn error(code: CodigoErro, text: &str, field: Option<String>) -> Erro {
    let id = RequestId::current().map(|id| id.uuid().into());
    Erro { codigo: code, mensagem: text.to_owned(), campo: field, detalhes: None, id_requisicao: id }
}

fn detailed(error: Erro, details: BTreeMap<String, String>) -> Erro {
    Erro { detalhes: Some(details), ..error }
}

/// A field as a JSON pointer: `telefones[2].numero` is `/telefones/2/numero`.
fn pointer(field: &str) -> String {
    let steps = field.split(['.', '[']).map(|step| step.trim_end_matches(']'));
    steps.fold(String::new(), |pointer, step| pointer + "/" + step)
}

/// What goes wrong within an operation's work becomes what it would become outside.
macro_rules! within_work {
    ($($kind:ident),+ $(,)?) => { $(
        impl<E: From<$kind>> From<$kind> for Failed<E> {
            fn from(kind: $kind) -> Self {
                Self::Errors(kind.into())
            }
        }
    )+ };
}

within_work! { NotFound, Parameter, ForbiddenAddress, NoSecretsKey, Conflict, Outdated }

macro_rules! every_one {
    ($($errors:ident),+ $(,)?) => { $(
        impl From<Refused> for $errors {
            fn from(refused: Refused) -> Self {
                Self::BadRequest(refused.into())
            }
        }

        impl From<Parameter> for $errors {
            fn from(parameter: Parameter) -> Self {
                Self::BadRequest(parameter.into())
            }
        }

        impl From<Undone> for $errors {
            fn from(Undone(error): Undone) -> Self {
                error.log();
                if error.is_passing() {
                    let text = "O serviço não está pronto; tente de novo em alguns segundos.";
                    let body = self::error(CodigoErro::Indisponivel, text, None);
                    Self::ServiceUnavailable { body, retry_after: Some(RETRY_AFTER) }
                } else {
                    let text = "Falha interna; procure nos registros pelo idRequisicao.";
                    Self::InternalServerError(self::error(CodigoErro::ErroInterno, text, None))
                }
            }
        }
    )+ };
}

macro_rules! with_secrets {
    ($($errors:ident),+ $(,)?) => { $(
        impl From<NoSecretsKey> for $errors {
            fn from(NoSecretsKey: NoSecretsKey) -> Self {
                let text = "Falta a chave dos segredos; inicie o serviço com --secrets-key-file.";
                let body = self::error(CodigoErro::Indisponivel, text, None);
                Self::ServiceUnavailable { body, retry_after: None }
            }
        }
    )+ };
}

with_secrets! {
    BodyConflictErrors,
    PathBodyErrors,
    PathBodyConflictErrors,
}

every_one! {
    OpenErrors,
    QueryErrors,
    PathErrors,
    PathConflictErrors,
    BodyConflictErrors,
    PathBodyErrors,
    PathBodyConflictErrors,
    VersionErrors,
}

/// What only some operations declare: each kind of failure becomes one answer in every set of errors that has it.
macro_rules! answers {
    ($($kind:ident as $answer:ident in [$($errors:ident),+];)+) => { $( $(
        impl From<$kind> for $errors {
            fn from(kind: $kind) -> Self {
                Self::$answer(kind.into())
            }
        }
    )+ )+ };
}

answers! {
    NotFound as NotFound in [PathErrors, PathConflictErrors, PathBodyErrors, PathBodyConflictErrors, VersionErrors];
    Conflict as Conflict in [PathConflictErrors, BodyConflictErrors, PathBodyConflictErrors, VersionErrors];
    ForbiddenAddress as BadRequest in [PathConflictErrors, BodyConflictErrors, PathBodyConflictErrors, VersionErrors];
    Outdated as PreconditionFailed in [VersionErrors];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_of_the_body_is_told_as_a_pointer_and_a_parameter_by_its_name() {
        let violation = Violation::new("telefones[2].numero", "É curto.");
        assert_eq!(Erro::from(Refused(violation.clone())).campo.as_deref(), Some("/telefones/2/numero"));
        assert_eq!(Erro::from(Parameter(violation)).campo.as_deref(), Some("telefones[2].numero"));
    }
}
