//! Limits of the server.

use std::time::Duration;

/// Descriptors that are left to the database, the log and whatever else there is.
const SPARE_DESCRIPTORS: u64 = 128;

/// Fewest descriptors to serve with: with fewer, what fails first is anybody's guess.
pub const FEWEST_DESCRIPTORS: u64 = 64;

/// Bounds on time and room, so that no caller takes what others need.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Most connections at once; more wait to be accepted.
    pub max_connections: usize,
    /// How long the head of a request may take, and a handshake of TLS. On HTTP/1.1 the time of the next head begins with
    /// the end of an answer.
    pub header_timeout: Duration,
    /// Time limit of a body.
    pub body_timeout: Duration,
    /// How long a connection lives on which nothing is being answered; who reads an answer has twice as long.
    pub idle_timeout: Duration,
    /// Time limit of running requests once the service is told to stop.
    pub drain_timeout: Duration,
    /// Longest body in bytes.
    pub body_limit: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            max_connections: 4096,
            header_timeout: Duration::from_secs(30),
            body_timeout: Duration::from_secs(30),
            idle_timeout: Duration::from_secs(30),
            drain_timeout: Duration::from_secs(30),
            body_limit: 2 * 1024 * 1024,
        }
    }
}

impl Limits {
    /// The same limits, with no more connections than the process has descriptors for.
    #[must_use]
    pub fn within_descriptors(self) -> Self {
        let n_free = usize::try_from(n_descriptors().saturating_sub(SPARE_DESCRIPTORS)).unwrap_or(usize::MAX);
        Self { max_connections: self.max_connections.min(n_free).max(1), ..self }
    }
}

/// Most files and connections that this process may have open.
pub fn n_descriptors() -> u64 {
    rustix::process::getrlimit(rustix::process::Resource::Nofile).current.unwrap_or(u64::MAX)
}
