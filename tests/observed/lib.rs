//! What the generated crates do when they are asked, for the gate to judge.
//!
//! `cargo xtask check` never compiles what it judges: the program `observe` starts the generated servers, calls them and
//! reads the client's types, and prints what it saw as one JSON. Nothing here compares anything with the contract.

mod contracts;
mod reading;
mod server;

pub use contracts::observe;
