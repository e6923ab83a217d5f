//! What can be wrong with the settings of a connection.

use std::error::Error;
use std::fmt;

/// Why a connection cannot be set up.
#[derive(Debug)]
#[non_exhaustive]
pub enum SetupError {
    /// The base address is none.
    Base {
        /// What is wrong with it. The address itself may hold a password and is left out.
        reason: String,
    },
    /// The user agent cannot stand in a header.
    UserAgent,
    /// An extra root certificate is no PEM, or holds no certificate.
    Certificate,
    /// TLS cannot be set up: the machine's certificates cannot be read, for one.
    Tls(rustls::Error),
    /// The HTTP client cannot be set up.
    Client(reqwest::Error),
    /// A secret is given for a scheme that the document does not have.
    UnknownScheme {
        /// The scheme.
        scheme: String,
    },
    /// A secret is given for a scheme that takes another kind of secret.
    OtherScheme {
        /// The scheme.
        scheme: String,
    },
    /// A secret cannot stand where its scheme wants it.
    Secret {
        /// The scheme.
        scheme: String,
    },
    /// Both credentials and secrets by scheme are given.
    TwoCredentials,
    /// An operation is to be retried that the document does not have.
    UnknownOperation {
        /// The operation.
        operation: String,
    },
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Base { reason } => write!(f, "the base address {reason}"),
            SetupError::UserAgent => f.write_str("the user agent has characters that cannot stand in a header"),
            SetupError::Certificate => f.write_str("the root certificate is no PEM of a certificate"),
            SetupError::Tls(_) => f.write_str("cannot set up TLS"),
            SetupError::Client(_) => f.write_str("cannot set up the HTTP client"),
            SetupError::UnknownScheme { scheme } => write!(f, "there is no security scheme `{scheme}`"),
            SetupError::OtherScheme { scheme } => {
                write!(f, "the security scheme `{scheme}` takes another kind of secret")
            }
            SetupError::Secret { scheme } => {
                write!(f, "the secret of `{scheme}` has characters that cannot stand where it belongs")
            }
            SetupError::TwoCredentials => f.write_str("both credentials and secrets by scheme are given"),
            SetupError::UnknownOperation { operation } => write!(f, "there is no operation `{operation}`"),
        }
    }
}

impl Error for SetupError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            SetupError::Tls(error) => Some(error),
            SetupError::Client(error) => Some(error),
            _ => None,
        }
    }
}
