//! The operations of a contract as commands: `benefits-cli associado pesquisar --nome Maria`.
//!
//! Commands, flags and help are made from the tables of the generated client when the program starts; no operation is
//! named here. What people read is Portuguese, as the contract is. Answers are shown as the server gave them: they must
//! be JSON where the contract says so, and are not held to its schemas, so that an answer that is odd can be seen.

mod access;
mod commands;
mod complete;
mod failure;
mod json;
mod names;
mod output;
mod pages;
mod profile;
mod readable;
mod request;
mod run;
mod spinner;
mod usage;

pub use commands::command;
pub use run::run;
