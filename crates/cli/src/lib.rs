//! The operations of a contract as commands: `benefits-cli associado pesquisar --nome Maria`.
//!
//! Commands, flags and help of the service's operations are made from the tables of the generated client when the
//! program starts; no operation is named here. Those of the operator's contract that people need at a keyboard are
//! written by hand in `operator`, and `listen` is a receiver of triggers. What people read is Portuguese, as the
//! contracts are. Answers are shown as the server gave them: they must be JSON where the contract says so, and are not
//! held to its schemas, so that an answer that is odd can be seen.

mod access;
mod commands;
mod failure;
mod json;
mod listen;
mod names;
mod operator;
mod output;
mod pages;
mod profile;
mod readable;
mod request;
mod run;
mod send;
mod spinner;
mod usage;

pub use commands::command;
pub use run::run;
