//! Both sides of `spec/triggers.yaml`: what a system implements to be told when a situation changes, and what tells it.
//!
//! To receive, implement [`receiver::Receiver`], hand it to [`receiver::Receiving`], and serve what it gives: signatures
//! are verified before a method is called. To send, use [`sender::Client`] and [`signature::sign`]. The features `server`
//! and `client` choose between them. `cargo xtask generate` makes what is generated anew.

#[cfg(feature = "server")]
#[rustfmt::skip]
mod generated;
#[cfg(feature = "mock")]
#[rustfmt::skip]
pub mod mock;
#[cfg(feature = "server")]
pub mod receiver;
#[cfg(feature = "client")]
pub mod sender;
pub mod signature;

// The generated module lists its public names itself.
#[cfg(feature = "server")]
pub use generated::*;
#[cfg(feature = "server")]
pub use stub_runtime as runtime;
