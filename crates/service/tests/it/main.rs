//! The service from outside: its operations, its sockets, its databases, its program.

#![allow(clippy::unwrap_used, reason = "what fails here fails a test")]

mod access;
mod accounts;
mod commands;
mod fire;
mod hostile;
mod journey;
mod operations;
mod operator;
mod refusals;
mod searches;
mod server;
mod triggers;
mod world;
