//! The sender's side of `spec/triggers.yaml`: what tells a receiver that a situation changed.

#[rustfmt::skip]
mod generated;

pub use client_runtime as runtime;
// The generated module lists its public names itself.
pub use generated::*;
