//! Server stubs of `bench.yaml`; `cargo xtask generate` makes them anew.

#[rustfmt::skip]
mod generated;

// The generated module lists its public names itself.
pub use generated::*;
pub use stub_runtime as runtime;
