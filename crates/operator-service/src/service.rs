//! The operator's side of the service, as the stubs call it.

use std::sync::Arc;

use auth::{OperatorGate, OperatorRefusal};
use domain::values::Moment;
use http_server::waiting::{wait_for, whole_seconds};
use http_server::{Drain, RequestId, peer};
use operator::Authenticate;
use operator::runtime::security::Bearer;
use operator::runtime::{Denied, StatusCode};
use store::{Clock, Database, ReadTx, Tx};
use trigger_delivery::Figures;

use super::errors::NoSecretsKey;
use super::failed::{Failed, Undone};
use super::receiver_gateway::ReceiverGateway;

/// Answers all operations of the operator's contract; hand it to [`operator::stub`].
#[derive(Debug)]
pub struct OperatorService {
    pub(super) database: Database,
    pub(super) clock: Clock,
    pub(super) started: Moment,
    pub(super) drain: Drain,
    gateway: Option<ReceiverGateway>,
    pub(super) triggers: Arc<Figures>,
    gate: OperatorGate,
}

impl OperatorService {
    /// Over a database, for whom the gate lets in. The drain tells when the service is stopping.
    pub fn new(database: Database, clock: Clock, gate: OperatorGate, drain: Drain) -> Self {
        Self { database, started: clock.now(), clock, drain, gateway: None, triggers: Arc::default(), gate }
    }

    /// With a way to receivers; without one they cannot be registered, moved or tested.
    #[must_use]
    pub fn with_gateway(self, gateway: ReceiverGateway) -> Self {
        Self { gateway: Some(gateway), ..self }
    }

    /// The way to receivers.
    pub(super) fn gateway(&self) -> Result<&ReceiverGateway, NoSecretsKey> {
        self.gateway.as_ref().ok_or(NoSecretsKey)
    }

    /// The same, ready only while the dispatcher that counts in these figures is at work.
    #[must_use]
    pub fn watching(self, triggers: Arc<Figures>) -> Self {
        Self { triggers, ..self }
    }

    /// Reads what is known; what goes wrong carries the id of the request.
    pub(super) async fn read<T, E>(
        &self,
        work: impl FnOnce(&mut ReadTx<'_>) -> Result<T, Failed<E>> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<Undone> + Send + 'static,
    {
        let id = RequestId::current();
        self.database
            .read(move |reading| match id {
                Some(id) => id.during_work(|| work(reading)),
                None => work(reading),
            })
            .await
            .map_err(Failed::into_errors)
    }

    /// Changes what is known; what goes wrong carries the id of the request, and nothing was changed.
    pub(super) async fn write<T, E>(
        &self,
        mut work: impl FnMut(&mut Tx<'_>) -> Result<T, Failed<E>> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<Undone> + Send + 'static,
    {
        let id = RequestId::current();
        self.database
            .write(move |tx| match id {
                Some(id) => id.during_work(|| work(tx)),
                None => work(tx),
            })
            .await
            .map_err(Failed::into_errors)
    }
}

impl Authenticate for OperatorService {
    type Operador = ();

    async fn operador(&self, credential: Bearer, _: &'static [&'static str]) -> Result<(), Denied> {
        self.gate.admit(&credential.token, peer()).map_err(|refusal| match refusal {
            OperatorRefusal::NoToken => Denied::unauthorized()
                .message("O serviço foi iniciado sem token do operador. Inicie-o com --operator-token-file."),
            OperatorRefusal::Unknown => {
                Denied::unauthorized().message("O token do operador não vale. Envie-o em Authorization: Bearer.")
            }
            // The contract knows no 429; what may be tried again after a while is a 503 there.
            OperatorRefusal::TooMany { retry_after } => {
                let seconds = whole_seconds(retry_after);
                Denied::with_status(StatusCode::SERVICE_UNAVAILABLE)
                    .message(format!("Vieram tokens errados demais deste endereço. {}", wait_for(seconds)))
                    .header("retry-after", seconds)
            }
        })
    }
}
