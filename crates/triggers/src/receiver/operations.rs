//! The contract's operations, handed on to a [`Receiver`].

use super::handler::{Delivery, Outcome, Receiver, Refusal};
use crate::{
    Errors400_401_410_413_415_429_500_503 as Errors, GatilhoBeneficio, GatilhoConsulta, GatilhoEvento, GatilhoHelpDesk,
    GatilhoVistoria, GatilhosApi, MensagemErro, ReceberBeneficioResponse, ReceberConsultaResponse,
    ReceberEventoResponse, ReceberHelpDeskResponse, ReceberVistoriaResponse,
};

/// Most characters of a text for the sender; the contract says so.
const MAX_TEXT: usize = 1024;

/// A receiver as the implementation of the contract. Signatures are verified before it is reached.
pub(super) struct Handed<R>(pub(super) R);

/// Makes one operation of each: a trigger without `codHistorico` is a test of the address, and nothing to keep.
macro_rules! operations {
    ($($operation:ident($trigger:ident) -> $response:ident: $method:ident,)+) => {
        impl<R: Receiver> GatilhosApi for Handed<R> { $(
            async fn $operation(
                &self,
                webhook_id: String,
                webhook_timestamp: i64,
                _verified: String,
                body: $trigger,
            ) -> Result<$response, Errors> {
                if body.cod_historico.is_some() {
                    let delivery = Delivery { id: webhook_id, attempted: webhook_timestamp, trigger: body };
                    answer(self.0.$method(delivery).await)?;
                }
                Ok($response::NoContent)
            }
        )+ }
    };
}

operations! {
    receber_consulta(GatilhoConsulta) -> ReceberConsultaResponse: consulta,
    receber_help_desk(GatilhoHelpDesk) -> ReceberHelpDeskResponse: help_desk,
    receber_vistoria(GatilhoVistoria) -> ReceberVistoriaResponse: vistoria,
    receber_beneficio(GatilhoBeneficio) -> ReceberBeneficioResponse: beneficio,
    receber_evento(GatilhoEvento) -> ReceberEventoResponse: evento,
}

fn answer(outcome: Outcome) -> Result<(), Errors> {
    outcome.map_err(|refusal| match refusal {
        Refusal::Failed(why) => Errors::InternalServerError(message(&why)),
        Refusal::Later { reason, retry_after } => {
            Errors::ServiceUnavailable { body: message(&reason), retry_after: retry_after.map(|wait| wait.max(0)) }
        }
        Refusal::Gone(why) => Errors::Gone(message(&why)),
    })
}

fn message(text: &str) -> MensagemErro {
    let text: String = text.chars().take(MAX_TEXT).collect();
    MensagemErro::try_from(text).expect("it is as long as the contract allows")
}
