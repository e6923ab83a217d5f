//! Client of `spec/service.yaml`.
//!
//! [`Client`] has a method for each operation; its builder takes the parameters and the body, and `send` sends it. `cargo
//! xtask generate` makes it anew.

#[rustfmt::skip]
pub mod generated;

pub use client_runtime as runtime;
pub use generated::{Client, Error, builder, operations, types};
