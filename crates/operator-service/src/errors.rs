//! The one way from what went wrong to each operation's declared errors.
//!
//! Work fails with a [`Failure`], which becomes any error of the contract, and so the operation's own: `?` is all it takes.
//! It becomes one only where it is answered, so that it carries the id of the request.

use std::collections::BTreeMap;

use domain::{Flaw, Violation};
use http_server::RequestId;
use operator::{
    AnyError, CodigoErro, Conflito, Erro, ErroInterno, Indisponivel, NaoEncontrado, RequisicaoInvalida,
    VersaoDivergente,
};
use store::StoreError;

/// Seconds after which a caller may try again when the store is down.
const RETRY_AFTER: i32 = 5;

/// Gathers what can go wrong. Rules and the store say it in words of their own, the contract has errors of its own, and all
/// of them are other crates': what leads from one to the other must go through something of this one.
macro_rules! failures {
    ($($kind:ident),+ $(,)?) => {
        /// Why an operation was not carried out.
        #[derive(Debug)]
        pub(super) enum Failure {
            $($kind($kind),)+
            /// The store could not work.
            Store(StoreError),
        }

        $(
            impl From<$kind> for Failure {
                fn from(kind: $kind) -> Self {
                    Self::$kind(kind)
                }
            }

            impl From<$kind> for AnyError {
                fn from(kind: $kind) -> Self {
                    Failure::$kind(kind).into()
                }
            }
        )+
    };
}

failures! { NotFound, Refused, Parameter, ForbiddenAddress, NoSecretsKey, Conflict, Outdated, Unready }

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<Violation> for Failure {
    fn from(violation: Violation) -> Self {
        Refused(violation).into()
    }
}

impl From<Failure> for AnyError {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::NotFound(kind) => Self::NotFound(NaoEncontrado(kind.into())),
            Failure::Refused(kind) => Self::BadRequest(RequisicaoInvalida(kind.into())),
            Failure::Parameter(kind) => Self::BadRequest(RequisicaoInvalida(kind.into())),
            Failure::ForbiddenAddress(kind) => Self::BadRequest(RequisicaoInvalida(kind.into())),
            Failure::Conflict(kind) => Self::Conflict(Conflito(kind.into())),
            Failure::Outdated(kind) => Self::PreconditionFailed(VersaoDivergente(kind.into())),
            Failure::NoSecretsKey(NoSecretsKey) => {
                let text = "Falta a chave dos segredos; inicie o serviço com --secrets-key-file.";
                Self::ServiceUnavailable(Indisponivel(error(CodigoErro::Indisponivel, text, None)))
            }
            Failure::Unready(Unready(details)) => unavailable(Some(details)),
            Failure::Store(error) => {
                error.log();
                if error.is_passing() {
                    return unavailable(None);
                }
                let text = "Falha interna; procure nos registros pelo idRequisicao.";
                Self::InternalServerError(ErroInterno(self::error(CodigoErro::ErroInterno, text, None)))
            }
        }
    }
}

/// The answer while something that the service needs does not work.
fn unavailable(details: Option<BTreeMap<String, String>>) -> AnyError {
    let text = "O serviço não está pronto; tente de novo em alguns segundos.";
    let body = Erro { detalhes: details, ..error(CodigoErro::Indisponivel, text, None) };
    AnyError::ServiceUnavailable(Indisponivel(body).retry_after(RETRY_AFTER))
}

/// A body that breaks a rule, or asks for something that breaks one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Refused(pub(super) Violation);

impl Refused {
    /// Refusal of a field for its flaw.
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

/// Something that the service needs does not answer; each by its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Unready(pub(super) BTreeMap<String, String>);

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
