//! The contract's operations, handed on to a [`Receiver`].

use super::handler::{Delivery, Outcome, Receiver, Refusal};
use crate::runtime::Context;
use crate::{
    AnyError, ErroInterno, GatilhoBeneficio, GatilhoConsulta, GatilhoEvento, GatilhoHelpDesk, GatilhoVistoria,
    GatilhosApi, GatilhosDemais, Indisponivel, MensagemErro, ReceberBeneficioError, ReceberBeneficioParameters,
    ReceberBeneficioResponse, ReceberConsultaError, ReceberConsultaParameters, ReceberConsultaResponse,
    ReceberEventoError, ReceberEventoParameters, ReceberEventoResponse, ReceberHelpDeskError,
    ReceberHelpDeskParameters, ReceberHelpDeskResponse, ReceberVistoriaError, ReceberVistoriaParameters,
    ReceberVistoriaResponse, ReceptorEncerrado,
};

/// Most characters of a text for the sender; the contract says so.
const MAX_TEXT: usize = 1024;

/// A receiver as the implementation of the contract. Signatures are verified before it is reached.
pub(super) struct Handed<R>(pub(super) R);

/// Makes one operation of each: a trigger without `codHistorico` is a test of the address, and nothing to keep.
macro_rules! operations {
    ($($operation:ident($asked:ident, $trigger:ident) -> $response:ident or $error:ident: $method:ident,)+) => {
        impl<R: Receiver> GatilhosApi for Handed<R> { $(
            async fn $operation(
                &self,
                _: Context<'_>,
                asked: $asked,
                body: $trigger,
            ) -> Result<$response, $error> {
                if body.cod_historico.is_some() {
                    let $asked { webhook_id: id, webhook_timestamp: attempted, .. } = asked;
                    answer(self.0.$method(Delivery { id, attempted, trigger: body }).await)?;
                }
                Ok($response::NoContent)
            }
        )+ }
    };
}

operations! {
    receber_consulta(ReceberConsultaParameters, GatilhoConsulta)
        -> ReceberConsultaResponse or ReceberConsultaError: consulta,
    receber_help_desk(ReceberHelpDeskParameters, GatilhoHelpDesk)
        -> ReceberHelpDeskResponse or ReceberHelpDeskError: help_desk,
    receber_vistoria(ReceberVistoriaParameters, GatilhoVistoria)
        -> ReceberVistoriaResponse or ReceberVistoriaError: vistoria,
    receber_beneficio(ReceberBeneficioParameters, GatilhoBeneficio)
        -> ReceberBeneficioResponse or ReceberBeneficioError: beneficio,
    receber_evento(ReceberEventoParameters, GatilhoEvento)
        -> ReceberEventoResponse or ReceberEventoError: evento,
}

fn answer(outcome: Outcome) -> Result<(), AnyError> {
    outcome.map_err(|refusal| match refusal {
        Refusal::Failed(why) => AnyError::InternalServerError(ErroInterno(message(&why))),
        Refusal::Later { reason, retry_after } => {
            let retry_after = retry_after.map(|wait| wait.max(0));
            AnyError::ServiceUnavailable(Indisponivel { body: message(&reason), retry_after })
        }
        Refusal::TooMany { reason, retry_after } => {
            let retry_after = retry_after.map(|wait| wait.max(0));
            AnyError::TooManyRequests(GatilhosDemais { body: message(&reason), retry_after })
        }
        Refusal::Gone(why) => AnyError::Gone(ReceptorEncerrado(message(&why))),
    })
}

fn message(text: &str) -> MensagemErro {
    let text: String = text.chars().take(MAX_TEXT).collect();
    MensagemErro::try_from(text).expect("it is as long as the contract allows")
}
