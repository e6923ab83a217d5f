//! Connections: the address of a service and the settings of calls.

mod base;
mod builder;
mod setup_error;

pub use builder::ConnectionBuilder;
pub use setup_error::SetupError;

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use reqwest::header::HeaderValue;

use crate::credentials::Credentials;
use crate::operation::Operation;
use crate::retry::Retries;
use base::Base;

/// A service at an address, with everything that calls share: sockets, deadline, retries, credentials. Cheap to clone.
#[derive(Clone)]
pub struct Connection {
    pub(crate) shared: Arc<Shared>,
    pub(crate) credentials: Option<Arc<dyn Credentials>>,
    pub(crate) deadline: Duration,
}

/// What all clones of a connection have in common.
pub(crate) struct Shared {
    pub(crate) client: reqwest::Client,
    pub(crate) base: Base,
    pub(crate) user_agent: HeaderValue,
    pub(crate) body_limit: usize,
    pub(crate) retries: Retries,
    pub(crate) retry_also: Vec<&'static str>,
}

impl Connection {
    /// The base address, without a slash at its end.
    pub fn base(&self) -> &str {
        self.shared.base.as_str()
    }

    /// Deadline of a call.
    pub fn deadline(&self) -> Duration {
        self.deadline
    }

    /// The same connection with another deadline.
    #[must_use]
    pub fn with_deadline(&self, deadline: Duration) -> Connection {
        Connection { deadline, ..self.clone() }
    }

    /// The same connection, sockets included, with other credentials.
    #[must_use]
    pub fn with_credentials(&self, credentials: impl Credentials + 'static) -> Connection {
        Connection { credentials: Some(Arc::new(credentials)), ..self.clone() }
    }

    /// The same connection, sockets included, without credentials: for logging in.
    #[must_use]
    pub fn without_credentials(&self) -> Connection {
        Connection { credentials: None, ..self.clone() }
    }

    /// Whether a call of an operation may be repeated when nobody knows whether the server acted on it.
    pub(crate) fn is_safe_to_repeat(&self, operation: &Operation) -> bool {
        operation.method.is_safe() || self.shared.retry_also.contains(&operation.id)
    }
}

// The credentials stay out of it.
impl fmt::Debug for Connection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Connection")
            .field("base", &self.base())
            .field("deadline", &self.deadline)
            .finish_non_exhaustive()
    }
}
