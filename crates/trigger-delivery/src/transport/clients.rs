//! Connections to receivers, kept open between deliveries.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use delivery::address::{Networks, ReceiverUrl};
use rustls::ClientConfig;
use rustls::pki_types::CertificateDer;
use triggers::sender::operations::OPERATIONS;
use triggers::sender::runtime::{Connection, SetupError, reqwest, tls_config};

use super::resolver::{Resolver, SystemResolver, VettingResolver};

/// How long a connection may be idle. Shorter than the five seconds after which common servers close theirs, and with
/// it what is just being sent.
const IDLE: Duration = Duration::from_secs(4);

/// What the service calls itself.
const USER_AGENT: &str = concat!("benefits/", env!("CARGO_PKG_VERSION"));

/// Reach of deliveries: resolver, networks, trusted certificates, time limit.
#[derive(Clone)]
pub struct Reach {
    /// Resolver of names.
    pub resolver: Arc<dyn Resolver>,
    /// Networks of the operator's own that are open to deliveries.
    pub networks: Networks,
    /// Certificates that are trusted besides those of the machine.
    pub roots: Vec<CertificateDer<'static>>,
    /// Time limit of an attempt, the body of the answer included.
    pub timeout: Duration,
}

impl Reach {
    /// What the machine knows and trusts, and the public internet; beyond it only what the operator opened.
    pub fn new(networks: Networks) -> Reach {
        let timeout = delivery::Settings::default().timeout;
        Reach { resolver: Arc::new(SystemResolver::default()), networks, roots: Vec::new(), timeout }
    }
}

/// Two pools of connections, since readable ones may reach less.
pub(super) struct Clients {
    encrypted: reqwest::Client,
    readable: reqwest::Client,
    timeout: Duration,
}

impl Clients {
    pub(super) fn new(reach: &Reach) -> Result<Clients, SetupError> {
        let tls = tls_config(reach.roots.clone())?;
        Ok(Clients {
            encrypted: client(reach, tls.clone(), true)?,
            readable: client(reach, tls, false)?,
            timeout: reach.timeout,
        })
    }

    /// The way to a receiver. Its host, if it is a name, is vetted with each connection that is made.
    pub(super) fn connection(&self, url: &ReceiverUrl) -> Result<Connection, SetupError> {
        let client = if url.is_encrypted() { &self.encrypted } else { &self.readable };
        Connection::builder(&url.base())
            .operations(OPERATIONS)
            .user_agent(USER_AGENT)
            .deadline(self.timeout)
            // Another attempt is the dispatcher's to make.
            .retries(0)
            .http_client(client.clone())
            .build()
    }
}

fn client(reach: &Reach, tls: ClientConfig, is_encrypted: bool) -> Result<reqwest::Client, SetupError> {
    let Reach { resolver, networks, .. } = reach;
    let resolver = VettingResolver { resolver: Arc::clone(resolver), networks: networks.clone(), is_encrypted };
    reqwest::Client::builder()
        .tls_backend_preconfigured(tls)
        .https_only(is_encrypted)
        .dns_resolver(Arc::new(resolver))
        .redirect(reqwest::redirect::Policy::none())
        .retry(reqwest::retry::never())
        .no_proxy()
        .referer(false)
        .pool_idle_timeout(IDLE)
        // As many as a receiver gets at once: with fewer, each round would make the others anew.
        .pool_max_idle_per_host(delivery::Settings::default().max_per_receiver)
        .build()
        .map_err(SetupError::Client)
}

impl fmt::Debug for Reach {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Reach { resolver: _, networks, roots, timeout } = self;
        formatter
            .debug_struct("Reach")
            .field("networks", networks)
            .field("n_roots", &roots.len())
            .field("timeout", timeout)
            .finish_non_exhaustive()
    }
}
