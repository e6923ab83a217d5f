//! Registration of a receiver, as the transport needs it.

use std::fmt;

use delivery::TransportError;
use delivery::address::ReceiverUrl;
use domain::values::{Moment, ReceiverCode};
use triggers::signature::Secret;

/// A receiver as it is registered.
pub struct Registration {
    /// Changes whenever anything else here does.
    pub version: i64,
    /// Its address.
    pub url: ReceiverUrl,
    /// Secrets that sign: one, or two during a rotation.
    pub secrets: Vec<LiveSecret>,
}

/// A secret that signs, and until when.
#[derive(Debug, Clone)]
pub struct LiveSecret {
    /// The secret.
    pub secret: Secret,
    /// Moment from which it no longer signs; `None` for the newest.
    pub until: Option<Moment>,
}

impl LiveSecret {
    /// Whether it signs at a moment.
    pub(super) fn is_live(&self, now: Moment) -> bool {
        self.until.is_none_or(|until| now < until)
    }
}

/// Knows the receivers.
pub trait Directory: Send + Sync + 'static {
    /// A receiver as it is registered now; `None` if it was removed.
    fn registration(
        &self,
        receiver: ReceiverCode,
    ) -> impl Future<Output = Result<Option<Registration>, TransportError>> + Send;
}

// An address may be personal: some hold a customer's name.
impl fmt::Debug for Registration {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Registration").field("version", &self.version).finish_non_exhaustive()
    }
}
