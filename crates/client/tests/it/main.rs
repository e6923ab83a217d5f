//! The client as its users meet it, against servers on real sockets.

// Says to the lints what Cargo knows: helpers may unwrap as tests do.
#![cfg(test)]

mod calls;
mod contract;
mod document;
mod errors;
mod examples;
mod hostile;
mod login;
mod mock;
mod pages;
mod refused_logins;
mod retries;
mod server;
mod service;
mod spans;
