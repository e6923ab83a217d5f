//! Errors in the settings of a connection.

/// A connection that cannot be set up, and the reason.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// The base address is none.
    #[error("the base address {reason}")]
    Base {
        /// The mistake. The address itself may hold a password and is left out.
        reason: String,
    },
    /// The user agent cannot stand in a header.
    #[error("the user agent has characters that cannot stand in a header")]
    UserAgent,
    /// An extra root certificate is no PEM, or holds no certificate.
    #[error("the root certificate is no PEM of a certificate")]
    Certificate,
    /// TLS cannot be set up: the machine's certificates cannot be read, for one.
    #[error("cannot set up TLS")]
    Tls(#[source] rustls::Error),
    /// The HTTP client cannot be set up.
    #[error("cannot set up the HTTP client")]
    Client(#[source] reqwest::Error),
    /// A secret is given for a scheme that the document does not have.
    #[error("there is no security scheme `{scheme}`")]
    UnknownScheme {
        /// The scheme.
        scheme: String,
    },
    /// A secret is given for a scheme that takes another kind of secret.
    #[error("the security scheme `{scheme}` takes another kind of secret")]
    OtherScheme {
        /// The scheme.
        scheme: String,
    },
    /// A secret cannot stand where its scheme wants it.
    #[error("the secret of `{scheme}` has characters that cannot stand where it belongs")]
    Secret {
        /// The scheme.
        scheme: String,
    },
    /// Both credentials and secrets by scheme are given.
    #[error("both credentials and secrets by scheme are given")]
    TwoCredentials,
    /// An operation is to be retried that the document does not have.
    #[error("there is no operation `{operation}`")]
    UnknownOperation {
        /// The operation.
        operation: String,
    },
}
