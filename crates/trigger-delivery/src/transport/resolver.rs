//! Resolution of receivers' names, and which of the addresses may be reached.

use std::io;
use std::net::{IpAddr, SocketAddr, ToSocketAddrs};
use std::pin::Pin;
use std::sync::Arc;

use delivery::address::{Forbidden, Host, Networks, ReceiverUrl};
use tokio::sync::Semaphore;
use triggers::sender::runtime::reqwest::dns::{Addrs, Name, Resolve, Resolving};

/// The addresses of a name, when they are found.
pub type Resolved = Pin<Box<dyn Future<Output = io::Result<Vec<IpAddr>>> + Send>>;

/// Resolver of names. Its addresses are anybody's claim: who looks a name up must vet them.
pub trait Resolver: Send + Sync + 'static {
    /// The addresses of a name, as of now.
    fn addresses(&self, name: &str) -> Resolved;
}

/// The machine's resolver.
#[derive(Debug, Clone)]
pub struct SystemResolver {
    /// Room for those who ask. The machine's way of asking blocks a thread and cannot be called off: without this, names
    /// that nobody answers for would take all the threads that there are.
    room: Arc<Semaphore>,
}

/// Most names that are looked up at once.
const MAX_LOOKUPS: usize = 64;

impl Default for SystemResolver {
    fn default() -> SystemResolver {
        SystemResolver { room: Arc::new(Semaphore::new(MAX_LOOKUPS)) }
    }
}

impl Resolver for SystemResolver {
    fn addresses(&self, name: &str) -> Resolved {
        let (name, room) = (name.to_owned(), Arc::clone(&self.room));
        Box::pin(async move {
            let permit = room.acquire_owned().await.map_err(io::Error::other)?;
            let lookup = tokio::task::spawn_blocking(move || {
                let _permit = permit;
                let found = (name.as_str(), 0).to_socket_addrs()?;
                Ok(found.map(|address| address.ip()).collect())
            });
            lookup.await.map_err(io::Error::other)?
        })
    }
}

/// Reasons why a host is not reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotReached {
    /// No address is known for its name.
    #[error("no address is known for its name")]
    Unknown,
    /// Nothing may be sent to any of its addresses.
    #[error("{0}")]
    Forbidden(Forbidden),
}

/// The addresses of a receiver that may be reached, one at least.
///
/// A name with addresses of both kinds is reached at those that are allowed, and at no other.
pub async fn vetted(
    url: &ReceiverUrl,
    resolver: &dyn Resolver,
    networks: &Networks,
) -> Result<Vec<IpAddr>, NotReached> {
    let found = match url.host() {
        Host::Ipv4(address) => vec![address.into()],
        Host::Ipv6(address) => vec![address.into()],
        Host::Domain(name) => resolver.addresses(name).await.map_err(|_| NotReached::Unknown)?,
    };
    allowed(found, |address| networks.check(url, address))
}

fn allowed(found: Vec<IpAddr>, check: impl Fn(IpAddr) -> Result<(), Forbidden>) -> Result<Vec<IpAddr>, NotReached> {
    let mut refusal = NotReached::Unknown;
    let mut allowed = found;
    allowed.retain(|address| match check(*address) {
        Ok(()) => true,
        Err(forbidden) => {
            refusal = NotReached::Forbidden(forbidden);
            false
        }
    });
    if allowed.is_empty() { Err(refusal) } else { Ok(allowed) }
}

/// Resolver for connections that are being made: its addresses may be connected to.
pub(super) struct VettingResolver {
    pub(super) resolver: Arc<dyn Resolver>,
    pub(super) networks: Networks,
    /// Whether what is sent over these connections travels encrypted.
    pub(super) is_encrypted: bool,
}

impl Resolve for VettingResolver {
    fn resolve(&self, name: Name) -> Resolving {
        let found = self.resolver.addresses(name.as_str());
        let (networks, is_encrypted) = (self.networks.clone(), self.is_encrypted);
        Box::pin(async move {
            let found = found.await.map_err(|_| NotReached::Unknown)?;
            let addresses = allowed(found, |address| networks.check_address(address, is_encrypted))?;
            // The port is the URL's.
            let addresses = addresses.into_iter().map(|address| SocketAddr::new(address, 0));
            Ok(Box::new(addresses) as Addrs)
        })
    }
}
