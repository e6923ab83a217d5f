//! What generated clients stand on, seen from outside.

// Says to the lints what Cargo knows: helpers may unwrap as tests do.
#![cfg(test)]

mod bodies;
mod cancellation;
mod credentials;
mod data;
mod hostile;
mod operations;
mod refusals;
mod retries;
mod server;
mod setup;
mod spans;
mod streams;
mod styles;
mod threads;
mod tls;
mod version_3_1;
