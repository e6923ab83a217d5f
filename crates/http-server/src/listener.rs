//! Connections: accepted while there is room, and let finish at the end.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use poem::Endpoint;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};

use super::connection::{self, Shared};
use super::drain::Drain;
use super::limits::Limits;
use super::proxies::TrustedProxies;
use super::tls::Tls;

/// How long to wait when no connection can be accepted; asking again at once would find the same.
const PAUSE: Duration = Duration::from_millis(100);

/// A listening socket.
#[derive(Debug)]
pub struct Listener {
    socket: TcpListener,
    local: SocketAddr,
    limits: Limits,
    tls: Option<Tls>,
    proxies: TrustedProxies,
}

impl Listener {
    /// Listens at an address: `127.0.0.1:8080`, or port 0 for any that is free.
    pub async fn bind(address: &str, limits: Limits, tls: Option<Tls>) -> io::Result<Self> {
        let socket = TcpListener::bind(address).await?;
        Ok(Self { local: socket.local_addr()?, socket, limits, tls, proxies: TrustedProxies::default() })
    }

    /// The same, behind proxies that say for whom they ask.
    #[must_use]
    pub fn behind(self, proxies: TrustedProxies) -> Self {
        Self { proxies, ..self }
    }

    /// Its address.
    pub fn address(&self) -> SocketAddr {
        self.local
    }

    /// Whether it speaks TLS.
    pub fn is_tls(&self) -> bool {
        self.tls.is_some()
    }

    /// Serves an endpoint until the end is told; then accepts nobody, lets those finish who were heard, and returns.
    pub async fn serve<E: Endpoint + 'static>(self, endpoint: E, drain: Drain) {
        let Self { socket, local, limits, tls, proxies } = self;
        let n_places = u32::try_from(limits.max_connections).unwrap_or(u32::MAX).max(1);
        let places = Arc::new(Semaphore::new(n_places as usize));
        let shared = Arc::new(Shared { endpoint, limits, tls, proxies, drain: drain.clone() });
        let mut is_short = false;
        loop {
            // First a place, then a connection: whoever finds none waits in the system's queue.
            let place = tokio::select! {
                place = Arc::clone(&places).acquire_owned() => place.expect("the semaphore is never closed"),
                () = drain.begun() => break,
            };
            let accepted = tokio::select! {
                accepted = socket.accept() => accepted,
                () = drain.begun() => break,
            };
            match accepted {
                Ok((stream, peer)) => {
                    is_short = false;
                    let shared = Arc::clone(&shared);
                    tokio::spawn(async move {
                        connection::serve(stream, local, peer, shared).await;
                        drop(place);
                    });
                }
                Err(error) if is_of_one_caller(&error) => {}
                Err(error) => {
                    if !is_short {
                        tracing::warn!(%error, "no connection can be accepted");
                        is_short = true;
                    }
                    sleep(PAUSE).await;
                }
            }
        }
        drop(socket);
        // All places are free when nobody is left.
        if timeout(limits.drain_timeout, places.acquire_many(n_places)).await.is_err() {
            let n_left = limits.max_connections - places.available_permits();
            tracing::warn!(n_left, "connections were closed before they had their answer");
        }
    }
}

/// Whether somebody went away before they were accepted, which says nothing about the next.
fn is_of_one_caller(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionAborted | io::ErrorKind::ConnectionReset | io::ErrorKind::ConnectionRefused
    )
}
