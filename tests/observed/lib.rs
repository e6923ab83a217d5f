//! What the generated crates do when they are asked, for the gate to judge.
//!
//! `cargo xtask check` never compiles what it judges: the program `observe` starts the generated servers, calls them and
//! reads the client's types, and prints what it saw as one JSON. Nothing here compares anything with the contract.

pub mod caller;
mod contracts;
mod layout;
mod reading;
mod server;
mod wire;

pub use contracts::observe;
