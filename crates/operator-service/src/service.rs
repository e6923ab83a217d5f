//! The operator's side of the service, as the stubs call it.

use std::sync::Arc;

use accounts::{Letter, MailFigures, MailOutbox};
use auth::{OperatorGate, OperatorRefusal};
use domain::values::Moment;
use http_server::Drain;
use http_server::waiting::{wait_for, whole_seconds};
use operator::Authenticate;
use operator::runtime::security::Bearer;
use operator::runtime::{Context, Denied, StatusCode};
use store::{Clock, Database, NewMail, ReadTx, StoreError, Tx};
use trigger_delivery::Figures;

use super::errors::{Failure, NoSecretsKey};
use super::receiver_gateway::ReceiverGateway;

/// Answers all operations of the operator's contract; hand it to [`operator::stub`].
#[derive(Debug)]
pub struct OperatorService {
    pub(super) database: Database,
    pub(super) clock: Clock,
    pub(super) started: Moment,
    pub(super) drain: Drain,
    gateway: Option<ReceiverGateway>,
    mails: Option<MailOutbox>,
    pub(super) triggers: Arc<Figures>,
    pub(super) mail_figures: Arc<MailFigures>,
    gate: OperatorGate,
}

impl OperatorService {
    /// Over a database, for whom the gate lets in. The drain tells when the service is stopping.
    pub fn new(database: Database, clock: Clock, gate: OperatorGate, drain: Drain) -> Self {
        Self {
            database,
            started: clock.now(),
            clock,
            drain,
            gateway: None,
            mails: None,
            triggers: Arc::default(),
            mail_figures: Arc::default(),
            gate,
        }
    }

    /// With a way to receivers; without one they cannot be registered, moved or tested.
    #[must_use]
    pub fn with_gateway(self, gateway: ReceiverGateway) -> Self {
        Self { gateway: Some(gateway), ..self }
    }

    /// With mails to users; without an outbox nobody is written to.
    #[must_use]
    pub fn with_mails(self, mails: MailOutbox) -> Self {
        Self { mails: Some(mails), ..self }
    }

    /// A letter as it is kept in the transaction of what it tells of.
    pub(super) fn sealed(&self, letter: &Letter) -> Result<Option<NewMail>, StoreError> {
        self.mails.as_ref().map(|mails| mails.seal(letter)).transpose()
    }

    /// Says that letters were committed.
    pub(super) fn wake_mails(&self) {
        if let Some(mails) = &self.mails {
            mails.wake();
        }
    }

    /// The way to receivers.
    pub(super) fn gateway(&self) -> Result<&ReceiverGateway, NoSecretsKey> {
        self.gateway.as_ref().ok_or(NoSecretsKey)
    }

    /// The same, ready only while the dispatchers that count in these figures are at work.
    #[must_use]
    pub fn watching(self, triggers: Arc<Figures>, mail_figures: Arc<MailFigures>) -> Self {
        Self { triggers, mail_figures, ..self }
    }

    /// Reads what is known, all of it from the same moment.
    pub(super) async fn read<T: Send + 'static, E: From<Failure>>(
        &self,
        work: impl FnOnce(&mut ReadTx<'_>) -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, E> {
        Ok(self.database.read(work).await?)
    }

    /// Changes what is known: all of the work, or nothing.
    pub(super) async fn write<T: Send + 'static, E: From<Failure>>(
        &self,
        work: impl FnMut(&mut Tx<'_>) -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, E> {
        Ok(self.database.write(work).await?)
    }
}

impl Authenticate for OperatorService {
    type Operador = ();

    async fn operador(
        &self,
        context: Context<'_>,
        credential: Bearer,
        _: &'static [&'static str],
    ) -> Result<(), Denied> {
        let peer = context.remote_address().map(|address| address.ip());
        self.gate.admit(&credential.token, peer).map_err(|refusal| match refusal {
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
