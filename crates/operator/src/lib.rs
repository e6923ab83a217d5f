//! Both sides of `spec/operator.yaml`: users, receivers, entities, deliveries.
//!
//! To serve, implement [`Authenticate`] and the traits, hand the implementation to [`stub`], and serve what it gives. To
//! call, use [`client::Client`]. The features `server` and `client` choose between them. `cargo xtask generate` makes both
//! anew.

#[cfg(feature = "client")]
pub mod client;
#[cfg(feature = "server")]
#[rustfmt::skip]
mod generated;
#[cfg(feature = "mock")]
#[rustfmt::skip]
pub mod mock;

// The generated module lists its public names itself.
#[cfg(feature = "server")]
pub use generated::*;
#[cfg(feature = "server")]
pub use stub_runtime as runtime;
