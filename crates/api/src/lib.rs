//! Server stubs of `spec/service.yaml`: one trait per tag, and everything around them.
//!
//! Implement [`Authenticate`] and the traits, hand the implementation to [`stub`], and serve what it gives: a poem
//! endpoint that is also a poem-openapi `OpenApi`. `cargo xtask generate` makes it anew.
//!
//! With the feature `mock` there is a service that answers from the contract's examples:
//! `cargo run` serves it.

#[rustfmt::skip]
mod generated;
#[cfg(feature = "mock")]
#[rustfmt::skip]
pub mod mock;

// The generated module lists its public names itself.
pub use generated::*;
pub use stub_runtime as runtime;
