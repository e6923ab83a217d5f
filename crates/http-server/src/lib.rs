//! The server: from a socket to the service's endpoint and back.
//!
//! [`Listener`] accepts connections, no more than it has room for, and gives each request only so much time; [`front`]
//! makes the endpoint that answers them: the contract's operations with refusals worded in Portuguese, an id for every
//! request, headers that browsers obey, a line in the log and a count in the metrics. Another contract
//! brings a [`FrontManner`] of its own.
//!
//! What a request means is the routes' affair. Nothing that a caller wrote is logged or counted: neither paths as they
//! came, nor queries, nor bodies, nor addresses.

mod activity;
mod body;
mod connection;
mod drain;
mod front;
mod headers;
mod limits;
mod lingering;
mod listener;
pub mod log;
mod metrics;
mod proxies;
pub mod rejections;
mod request_id;
mod tls;
pub mod waiting;

pub use drain::Drain;
pub use front::{Front, FrontManner, front};
pub use limits::{FEWEST_DESCRIPTORS, Limits, n_descriptors};
pub use listener::Listener;
pub use metrics::Metrics;
pub use proxies::TrustedProxies;
pub use request_id::RequestId;
pub use tls::{Tls, TlsError};
