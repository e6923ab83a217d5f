//! Gateway to receivers: the key of their secrets, and the transport to them.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use delivery::address::{Forbidden, ReceiverUrl};
use domain::Flaw;
use domain::attendance::Entity;
use domain::values::ReceiverCode;
use sealing::SecretsKey;
use store::StoreError;
use tokio::time::timeout;
use trigger_delivery::Registrations;
use trigger_delivery::transport::{NotReached, Ping, Reach, Webhooks, vetted};
use triggers::signature::Secret;
use zeroize::Zeroizing;

use super::errors::{Failure, ForbiddenAddress, Refused};

/// Bytes of a secret; the contract says so.
const SECRET_LENGTH: usize = 32;

/// How long a name may take to be looked up.
const PATIENCE: Duration = Duration::from_secs(5);

/// The way to receivers.
#[derive(Clone)]
pub struct ReceiverGateway {
    key: Arc<SecretsKey>,
    reach: Reach,
    webhooks: Arc<Webhooks<Registrations>>,
}

impl ReceiverGateway {
    /// Seals secrets with a key, vets addresses by how far deliveries reach, and tests receivers as deliveries are sent.
    pub fn new(key: Arc<SecretsKey>, reach: Reach, webhooks: Arc<Webhooks<Registrations>>) -> Self {
        Self { key, reach, webhooks }
    }

    /// The key that secrets are sealed with.
    pub(super) fn key(&self) -> Arc<SecretsKey> {
        Arc::clone(&self.key)
    }

    /// A secret that nobody knows.
    pub(super) fn new_secret() -> Result<Secret, StoreError> {
        let mut key = Zeroizing::new([0; SECRET_LENGTH]);
        getrandom::fill(&mut *key).map_err(StoreError::unavailable)?;
        Ok(Secret::from_key(*key).expect("it is as long as secrets are"))
    }

    /// Refuses an address that nothing may be sent to, as far as is known now; every delivery finds out again.
    pub(super) async fn vet(&self, url: &ReceiverUrl) -> Result<(), Failure> {
        let vetted = timeout(PATIENCE, vetted(url, &*self.reach.resolver, &self.reach.networks)).await;
        match vetted.unwrap_or(Err(NotReached::Unknown)) {
            Ok(_) => Ok(()),
            Err(NotReached::Unknown) => {
                let flaw = Flaw::new("tem um nome que não se resolve", "Confira o nome, ou espere que ele exista");
                Err(Refused(flaw.at("url")).into())
            }
            Err(NotReached::Forbidden(forbidden)) => Err(ForbiddenAddress { text: told(forbidden).to_owned() }.into()),
        }
    }

    /// Sends a receiver a test.
    pub(super) async fn ping(&self, code: ReceiverCode, entity: Entity) -> Result<Option<Ping>, StoreError> {
        let sent = self.webhooks.ping(code, entity).await;
        sent.map_err(StoreError::unavailable)
    }
}

fn told(forbidden: Forbidden) -> &'static str {
    match forbidden {
        Forbidden::Network => "O endereço fica em rede privada; use um público ou libere a rede ao iniciar o serviço.",
        Forbidden::Unencrypted => {
            "O endereço é público e não é https; use https ou libere a rede ao iniciar o serviço."
        }
    }
}

impl fmt::Debug for ReceiverGateway {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("ReceiverGateway").finish_non_exhaustive()
    }
}
