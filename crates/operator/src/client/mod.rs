//! The client's side of `spec/operator.yaml`: what an operator's tools call.

#[rustfmt::skip]
mod generated;

pub use client_runtime as runtime;
// The generated module lists its public names itself.
pub use generated::*;
