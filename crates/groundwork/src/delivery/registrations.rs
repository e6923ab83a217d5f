//! Receivers as the transport must know them: where they are, and what their deliveries are signed with.

use std::sync::Arc;

use delivery::address::ReceiverUrl;
use delivery::{ReceiverCode, Timestamp, TransportError};
use domain::values;
use store::{Database, SealedSecret, StoreError};

use super::transport::{Directory, LiveSecret, Registration};
use crate::clock::Clock;
use crate::secrets::SecretsKey;

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
}

impl Directory for Registrations {
    async fn registration(&self, receiver: ReceiverCode) -> Result<Option<Registration>, TransportError> {
        let code = values::ReceiverCode::new(receiver.0).map_err(|_| "no receiver has such a code")?;
        let now = self.clock.now();
        let found = self.database.read::<_, StoreError>(move |reading| reading.registration(code, now)).await?;
        let Some((version, url, secrets)) = found else { return Ok(None) };
        let live = |sealed: SealedSecret| {
            let until = sealed.expires.map(|moment| Timestamp(moment.micros()));
            Ok(LiveSecret { secret: self.key.open(&sealed.sealed, receiver)?, until })
        };
        Ok(Some(Registration {
            version,
            url: ReceiverUrl::parse(url.as_str())?,
            secrets: secrets.into_iter().map(live).collect::<Result<_, TransportError>>()?,
        }))
    }
}
