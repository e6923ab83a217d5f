//! Receivers as the transport must know them: where they are, and what their deliveries are signed with.

use std::sync::Arc;

use delivery::TransportError;
use delivery::address::ReceiverUrl;
use domain::values::ReceiverCode;
use sealing::SecretsKey;
use store::{Clock, Database, SealedSecret, StoreError};

use super::secrets::open;
use super::transport::{Directory, LiveSecret, Registration};

/// Registrations in a database.
#[derive(Debug, Clone)]
pub struct Registrations {
    database: Database,
    clock: Clock,
    key: Arc<SecretsKey>,
}

impl Registrations {
    /// Those of a database, with the key that their secrets were sealed with.
    pub fn new(database: Database, clock: Clock, key: Arc<SecretsKey>) -> Self {
        Self { database, clock, key }
    }

    /// How many receivers have a secret that the key does not open, so that nothing can be signed for them.
    pub async fn n_closed(&self) -> Result<usize, StoreError> {
        let (key, now) = (Arc::clone(&self.key), self.clock.now());
        let is_closed = move |sealed: &SealedSecret, code: ReceiverCode| open(&key, &sealed.sealed, code).is_err();
        self.database
            .read::<_, StoreError>(move |reading| {
                let mut n_closed = 0;
                for receiver in reading.receivers()? {
                    let secrets = reading.live_secrets(receiver.code, now)?;
                    n_closed += usize::from(secrets.iter().any(|sealed| is_closed(sealed, receiver.code)));
                }
                Ok(n_closed)
            })
            .await
    }
}

impl Directory for Registrations {
    async fn registration(&self, receiver: ReceiverCode) -> Result<Option<Registration>, TransportError> {
        let now = self.clock.now();
        let found = self.database.read::<_, StoreError>(move |reading| reading.registration(receiver, now)).await?;
        let Some((version, url, secrets)) = found else { return Ok(None) };
        let live = |sealed: SealedSecret| {
            Ok(LiveSecret { secret: open(&self.key, &sealed.sealed, receiver)?, until: sealed.expires })
        };
        Ok(Some(Registration {
            version,
            url: ReceiverUrl::parse(url.as_str())?,
            secrets: secrets.into_iter().map(live).collect::<Result<_, TransportError>>()?,
        }))
    }
}
