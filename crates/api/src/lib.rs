//! Server stubs of `spec/service.yaml`: one trait per tag, and everything around them.
//!
//! Implement [`Authenticate`] and the traits, hand the implementation to [`stub`], and serve what it gives: a poem
//! endpoint that is also a poem-openapi `OpenApi`. `cargo xtask generate` makes it anew.

#[rustfmt::skip]
mod generated;

// The generated module lists its public names itself.
pub use generated::*;
pub use stub_runtime as runtime;
