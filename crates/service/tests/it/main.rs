//! The service from outside: its sockets, its databases, its program.

#![allow(clippy::unwrap_used, reason = "what fails here fails a test")]

mod access;
mod commands;
mod domain_is_pure;
mod server;
