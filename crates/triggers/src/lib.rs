//! The receiver's side of `spec/triggers.yaml`: what a system implements to be told when a situation changes.
//!
//! Implement the traits, hand the implementation to [`stub`], and serve what it gives. `cargo xtask generate` makes it
//! anew.

#[rustfmt::skip]
mod generated;

// The generated module lists its public names itself.
pub use generated::*;
pub use stub_runtime as runtime;
