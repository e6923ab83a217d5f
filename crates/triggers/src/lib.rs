//! Both sides of `spec/triggers.yaml`: what a system implements to be told when a situation changes, and what tells it.
//!
//! To receive, implement the traits, hand the implementation to [`stub`], and serve what it gives. To send, use
//! [`sender::Client`]. The features `server` and `client` choose between them. `cargo xtask generate` makes both anew.

#[cfg(feature = "server")]
#[rustfmt::skip]
mod generated;
#[cfg(feature = "client")]
pub mod sender;

// The generated module lists its public names itself.
#[cfg(feature = "server")]
pub use generated::*;
#[cfg(feature = "server")]
pub use stub_runtime as runtime;
