//! Connections that take turns.

use std::sync::{Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use postgres::config::SslMode;
use postgres::{Client, Config, NoTls};

use super::driver::Statements;
use super::tls::Encryption;
use crate::error::StoreError;

/// How long a request waits for a connection.
const MAX_WAIT: Duration = Duration::from_secs(5);

/// How long a connection may take to be made.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// How long a connection is trusted without a question; a server is not restarted in less.
const TRUSTED: Duration = Duration::from_secs(1);

/// How long a connection on which nothing comes is left alone, how often it is then asked, and how long what was sent may
/// stay unacknowledged: a machine that vanishes says nothing.
const SILENCE: Duration = Duration::from_secs(15);
const ASKED_EVERY: Duration = Duration::from_secs(5);

/// A bounded number of connections, made when they are needed.
pub(super) struct Pool {
    config: Config,
    encryption: Option<Encryption>,
    size: usize,
    state: Mutex<State>,
    freed: Condvar,
}

struct State {
    idle: Vec<Connection>,
    n_free: usize,
}

/// A connection and what it has prepared.
pub(super) struct Connection {
    pub(super) client: Client,
    pub(super) statements: Statements,
    /// Since when nobody uses it.
    idle_since: Instant,
}

/// A connection that goes back when it is dropped, also by a panic.
pub(super) struct Borrowed<'p> {
    pool: &'p Pool,
    connection: Option<Connection>,
}

impl Pool {
    /// A pool of at most so many connections.
    pub(super) fn new(mut config: Config, n_connections: usize) -> Result<Self, StoreError> {
        config.connect_timeout(CONNECT_TIMEOUT);
        config.keepalives_idle(SILENCE).keepalives_interval(ASKED_EVERY).keepalives_retries(3);
        config.tcp_user_timeout(SILENCE);
        let encryption = match config.get_ssl_mode() {
            SslMode::Require => Some(Encryption::new()?),
            _ => None,
        };
        let size = n_connections.max(1);
        let state = State { idle: Vec::new(), n_free: size };
        Ok(Self { config, encryption, size, state: Mutex::new(state), freed: Condvar::new() })
    }

    /// Has the server give up statements that take longer; for connections that are made from here on.
    pub(super) fn limit_statements(&mut self, limit: Duration) {
        let given = self.config.get_options().unwrap_or_default();
        let options = format!("{given} -c statement_timeout={}", limit.as_millis());
        self.config.options(options.trim_start());
        let state = self.state.get_mut().unwrap_or_else(PoisonError::into_inner);
        state.idle.clear();
    }

    /// The most connections that there can be.
    pub(super) fn size(&self) -> usize {
        self.size
    }

    /// Takes a connection, and makes one if none is idle.
    pub(super) fn borrow(&self) -> Result<Borrowed<'_>, StoreError> {
        let deadline = Instant::now() + MAX_WAIT;
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        while state.n_free == 0 {
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(StoreError::unavailable("all connections are busy"));
            }
            state = self.freed.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0;
        }
        state.n_free -= 1;
        drop(state);
        // From here on the place is given back by `Borrowed`, whatever happens.
        let mut borrowed = Borrowed { pool: self, connection: None };
        borrowed.connection = self.idle();
        if borrowed.connection.is_none() {
            let client = match &self.encryption {
                Some(encryption) => self.config.connect(encryption.clone())?,
                None => self.config.connect(NoTls)?,
            };
            borrowed.connection =
                Some(Connection { client, statements: Statements::new(), idle_since: Instant::now() });
        }
        Ok(borrowed)
    }

    /// An idle connection whose server is still there; those whose server is not are dropped.
    fn idle(&self) -> Option<Connection> {
        loop {
            let mut connection = self.state.lock().unwrap_or_else(PoisonError::into_inner).idle.pop()?;
            if connection.idle_since.elapsed() < TRUSTED || connection.client.is_valid(CONNECT_TIMEOUT).is_ok() {
                return Some(connection);
            }
        }
    }
}

impl Drop for Pool {
    /// A client ends by waiting for its own runtime, which is not allowed on a thread of another; and the last who holds
    /// a store may well be a task.
    fn drop(&mut self) {
        let state = self.state.get_mut().unwrap_or_else(PoisonError::into_inner);
        let idle = std::mem::take(&mut state.idle);
        if !idle.is_empty() && std::thread::spawn(move || drop(idle)).join().is_err() {
            tracing::warn!("connections could not be closed in order");
        }
    }
}

impl Borrowed<'_> {
    /// The connection.
    pub(super) fn connection(&mut self) -> Result<&mut Connection, StoreError> {
        self.connection.as_mut().ok_or_else(|| StoreError::unavailable("a place without a connection"))
    }
}

impl Drop for Borrowed<'_> {
    fn drop(&mut self) {
        let mut state = self.pool.state.lock().unwrap_or_else(PoisonError::into_inner);
        // One whose server is gone is of no use to the next.
        let connection = self.connection.take().filter(|connection| !connection.client.is_closed());
        state.idle.extend(connection.map(|connection| Connection { idle_since: Instant::now(), ..connection }));
        state.n_free += 1;
        self.pool.freed.notify_one();
    }
}
