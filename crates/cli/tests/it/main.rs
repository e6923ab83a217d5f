//! The program as a user runs it: arguments, environment and files in; text, files and exit codes out.

#![allow(clippy::unwrap_used, reason = "what fails here fails a test")]

mod calls;
mod cli;
mod failures;
mod help;
mod listening;
mod mock;
mod operators;
mod output;
mod passwords;
mod profiles;
mod readme;
mod server;
