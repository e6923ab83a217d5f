//! What is generated, in the hands of the compiler and of callers.
//!
//! Documents become crates in one throw-away Cargo workspace below `target/`; they are compiled there by a real Cargo,
//! offline, and their mocks are run and called. The folder is kept, so that only the first run is slow.

mod changes;
mod fixture;
mod golden;
mod messages;
mod mocks;
mod self_contained;
mod workshop;

pub(crate) use workshop::{put, root, run_cargo};
