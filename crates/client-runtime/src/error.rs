//! Errors of calls: one type for every generated client.

use std::convert::Infallible;
use std::error::Error as StdError;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use crate::operation::Operation;

/// Failure of a call. `E` is the type that the document declares for the body of the operation's refusals.
#[derive(Debug, Clone)]
pub enum Error<E = ()> {
    /// 401: the server does not know who is calling, or no longer.
    Unauthorized {
        /// The operation that was called.
        operation: &'static str,
        /// The server's message.
        message: String,
        /// The body that the document declares for this status, if the server sent it.
        body: Option<Box<E>>,
    },
    /// 403: the caller is known and may not do this.
    Forbidden {
        /// The operation that was called.
        operation: &'static str,
        /// The server's message.
        message: String,
        /// The body that the document declares for this status, if the server sent it.
        body: Option<Box<E>>,
    },
    /// 404 or 410: there is no such thing.
    NotFound {
        /// The operation that was called.
        operation: &'static str,
        /// 404 or 410.
        status: u16,
        /// The server's message.
        message: String,
        /// The body that the document declares for this status, if the server sent it.
        body: Option<Box<E>>,
    },
    /// Any other 4xx: the server does not take the request as it is.
    Invalid {
        /// The operation that was called.
        operation: &'static str,
        /// The status.
        status: u16,
        /// The server's message.
        message: String,
        /// The body that the document declares for this status, if the server sent it.
        body: Option<Box<E>>,
    },
    /// 429: too many calls.
    RateLimited {
        /// The operation that was called.
        operation: &'static str,
        /// Time after which the server wants to be called again, counted from its answer.
        retry_after: Option<Duration>,
        /// The server's message.
        message: String,
        /// The body that the document declares for this status, if the server sent it.
        body: Option<Box<E>>,
    },
    /// 5xx: the server cannot answer now.
    Unavailable {
        /// The operation that was called.
        operation: &'static str,
        /// The status.
        status: u16,
        /// Time after which the server wants to be called again, counted from its answer.
        retry_after: Option<Duration>,
        /// The server's message.
        message: String,
        /// The body that the document declares for this status, if the server sent it.
        body: Option<Box<E>>,
    },
    /// The answer does not fit the contract.
    Contract {
        /// The operation that was called.
        operation: &'static str,
        /// The status of the answer.
        status: u16,
        /// Path of the fault in a JSON body: `itens[3].nome`.
        path: Option<String>,
        /// Description of the misfit.
        message: String,
    },
    /// There is no answer, or no end of it.
    Transport {
        /// The operation that was called.
        operation: &'static str,
        /// Kind of the failure.
        kind: TransportKind,
        /// Description of the failure, with its first cause.
        message: String,
        /// All causes.
        source: Option<Arc<dyn StdError + Send + Sync>>,
    },
    /// The request could not be written and was never sent.
    InvalidRequest {
        /// The operation that was called.
        operation: &'static str,
        /// Description of the mistake.
        message: String,
    },
}

/// Reason why there is no answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TransportKind {
    /// The deadline has passed.
    Timeout,
    /// No connection can be made.
    Connect,
    /// A connection can be made and cannot be trusted, or no secure one can be agreed on.
    Tls,
    /// The connection ended before the answer did, or what came is no HTTP.
    Interrupted,
}

impl<E> Error<E> {
    /// For what a builder says about a value that was not given or does not fit: `map_err(Error::unset(&OPERATION))`.
    pub fn unset(operation: &'static Operation) -> impl Fn(String) -> Error<E> {
        move |message| Error::InvalidRequest { operation: operation.id, message }
    }

    /// The operation that was called.
    pub fn operation(&self) -> &'static str {
        match self {
            Error::Unauthorized { operation, .. }
            | Error::Forbidden { operation, .. }
            | Error::NotFound { operation, .. }
            | Error::Invalid { operation, .. }
            | Error::RateLimited { operation, .. }
            | Error::Unavailable { operation, .. }
            | Error::Contract { operation, .. }
            | Error::Transport { operation, .. }
            | Error::InvalidRequest { operation, .. } => operation,
        }
    }

    /// The server's message, or a description of the failure.
    pub fn message(&self) -> &str {
        match self {
            Error::Unauthorized { message, .. }
            | Error::Forbidden { message, .. }
            | Error::NotFound { message, .. }
            | Error::Invalid { message, .. }
            | Error::RateLimited { message, .. }
            | Error::Unavailable { message, .. }
            | Error::Contract { message, .. }
            | Error::Transport { message, .. }
            | Error::InvalidRequest { message, .. } => message,
        }
    }

    /// The status of the answer, if there is one.
    pub fn status(&self) -> Option<u16> {
        match self {
            Error::Unauthorized { .. } => Some(401),
            Error::Forbidden { .. } => Some(403),
            Error::RateLimited { .. } => Some(429),
            Error::NotFound { status, .. }
            | Error::Invalid { status, .. }
            | Error::Unavailable { status, .. }
            | Error::Contract { status, .. } => Some(*status),
            Error::Transport { .. } | Error::InvalidRequest { .. } => None,
        }
    }

    /// The body that the document declares for this refusal, if the server sent it.
    pub fn body(&self) -> Option<&E> {
        match self {
            Error::Unauthorized { body, .. }
            | Error::Forbidden { body, .. }
            | Error::NotFound { body, .. }
            | Error::Invalid { body, .. }
            | Error::RateLimited { body, .. }
            | Error::Unavailable { body, .. } => body.as_deref(),
            Error::Contract { .. } | Error::Transport { .. } | Error::InvalidRequest { .. } => None,
        }
    }

    /// Time after which the server wants to be called again, counted from its answer.
    pub fn retry_after(&self) -> Option<Duration> {
        match self {
            Error::RateLimited { retry_after, .. } | Error::Unavailable { retry_after, .. } => *retry_after,
            _ => None,
        }
    }

    /// True if the same call may succeed later. Whether it is safe to repeat depends on the operation.
    pub fn is_retryable(&self) -> bool {
        match self {
            Error::RateLimited { .. } => true,
            Error::Unavailable { status, .. } => matches!(status, 502..=504),
            Error::Transport { kind, .. } => *kind != TransportKind::Tls,
            _ => false,
        }
    }

    /// The same error with another body.
    pub fn map<F>(self, change: impl FnOnce(E) -> F) -> Error<F> {
        self.map_body(|body| body.map(|body| Box::new(change(*body))))
    }

    /// The same error without its body, for functions that call several operations.
    pub fn without_body<F>(self) -> Error<F> {
        self.map_body(|_| None)
    }

    fn map_body<F>(self, change: impl FnOnce(Option<Box<E>>) -> Option<Box<F>>) -> Error<F> {
        match self {
            Error::Unauthorized { operation, message, body } => {
                Error::Unauthorized { operation, message, body: change(body) }
            }
            Error::Forbidden { operation, message, body } => {
                Error::Forbidden { operation, message, body: change(body) }
            }
            Error::NotFound { operation, status, message, body } => {
                Error::NotFound { operation, status, message, body: change(body) }
            }
            Error::Invalid { operation, status, message, body } => {
                Error::Invalid { operation, status, message, body: change(body) }
            }
            Error::RateLimited { operation, retry_after, message, body } => {
                Error::RateLimited { operation, retry_after, message, body: change(body) }
            }
            Error::Unavailable { operation, status, retry_after, message, body } => {
                Error::Unavailable { operation, status, retry_after, message, body: change(body) }
            }
            Error::Contract { operation, status, path, message } => {
                Error::Contract { operation, status, path, message }
            }
            Error::Transport { operation, kind, message, source } => {
                Error::Transport { operation, kind, message, source }
            }
            Error::InvalidRequest { operation, message } => Error::InvalidRequest { operation, message },
        }
    }
}

impl<E> fmt::Display for Error<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.operation())?;
        if let Some(status) = self.status() {
            write!(f, "{status}: ")?;
        }
        if let Error::Contract { path: Some(path), .. } = self {
            write!(f, "{path}: ")?;
        }
        f.write_str(self.message())
    }
}

impl<E: fmt::Debug> StdError for Error<E> {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        match self {
            Error::Transport { source: Some(source), .. } => Some(source.as_ref()),
            _ => None,
        }
    }
}

/// An [`Error`] that knows nothing of any operation's own refusals; it becomes one of each with `?`.
#[derive(Debug, Clone, thiserror::Error)]
#[error(transparent)]
pub struct Failure(Box<Error<Infallible>>);

impl Failure {
    /// The error.
    pub fn error(&self) -> &Error<Infallible> {
        &self.0
    }

    pub(crate) fn invalid_request(operation: &'static Operation, message: impl Into<String>) -> Failure {
        Failure::from(Error::<()>::InvalidRequest { operation: operation.id, message: message.into() })
    }
}

impl<E> From<Failure> for Error<E> {
    fn from(failure: Failure) -> Error<E> {
        failure.0.map(|never| match never {})
    }
}

impl<E> From<Error<E>> for Failure {
    /// Forgets the body; what the server says stays in the message.
    fn from(error: Error<E>) -> Failure {
        Failure(Box::new(error.without_body()))
    }
}
