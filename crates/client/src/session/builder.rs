//! Settings of a session.

use std::sync::Arc;
use std::time::{Duration, Instant};

use client_runtime::{Connection, ConnectionBuilder, Grant, Secret, SetupError};

use super::Session;
use super::login::{Basic, Clock, Login};
use crate::generated::{Client, operations};

const USER_AGENT: &str = concat!(env!("CARGO_PKG_NAME"), "/", env!("CARGO_PKG_VERSION"));

/// A [`Session`] that is being set up.
#[derive(Clone)]
#[must_use]
pub struct SessionBuilder {
    connection: ConnectionBuilder,
    user: String,
    password: Secret,
    clock: Clock,
}

impl Session {
    /// Begins a session with the service at an address: `https://service.example`.
    pub fn builder(base: &str) -> SessionBuilder {
        let connection = Connection::builder(base)
            .operations(operations::OPERATIONS)
            .schemes(operations::SCHEMES)
            .user_agent(USER_AGENT)
            // Cancelling what is cancelled changes nothing, and a login that nobody sees ends by itself.
            .retry_also(operations::CANCELAR_BENEFICIO.id)
            .retry_also(operations::AUTENTICAR_USUARIO.id);
        SessionBuilder { connection, user: String::new(), password: Secret::from(""), clock: Arc::new(Instant::now) }
    }
}

impl SessionBuilder {
    /// User who logs in.
    pub fn user(mut self, user: impl Into<String>) -> SessionBuilder {
        self.user = user.into();
        self
    }

    /// The password; it is never shown, and overwritten when it is no longer needed.
    pub fn password(mut self, password: impl Into<Secret>) -> SessionBuilder {
        self.password = password.into();
        self
    }

    /// Deadline of a call, logging in and retries included; 30 seconds unless given.
    pub fn deadline(self, deadline: Duration) -> SessionBuilder {
        self.connection(|connection| connection.deadline(deadline))
    }

    /// A certificate, as PEM, that is trusted besides those of the machine.
    pub fn root_certificate(self, pem: impl Into<Vec<u8>>) -> SessionBuilder {
        self.connection(|connection| connection.root_certificate(pem))
    }

    /// Changes anything else about the connection: retries, limits, the user agent.
    pub fn connection(mut self, change: impl FnOnce(ConnectionBuilder) -> ConnectionBuilder) -> SessionBuilder {
        self.connection = change(self.connection);
        self
    }

    /// The time by which the life of the token is counted, for tests that do not wait for twelve hours.
    pub fn clock(mut self, now: impl Fn() -> Instant + Send + Sync + 'static) -> SessionBuilder {
        self.clock = Arc::new(now);
        self
    }

    /// The session. No request is made.
    pub fn build(self) -> Result<Session, SetupError> {
        let SessionBuilder { connection, user, password, clock } = self;
        let basic =
            Grant::basic(&user, password.expose()).map_err(|_| SetupError::Secret { scheme: "basic".to_owned() })?;
        let connection = connection.build()?;
        let showing_basic = connection.with_credentials(Basic(basic.clone()));
        let login = Arc::new(Login::new(Client::from(showing_basic), basic, clock));
        let client = Client::from(connection.with_credentials(login.clone()));
        Ok(Session { client, login })
    }
}
