//! The tool for teams that keep OpenAPI contracts: it lints and compares them, generates servers and clients from them, finds
//! drift, and releases them.
//!
//! Each command is one file with one `run` that writes to whatever it is given. Nothing here depends on a generated crate, so
//! the tool builds when its output does not. It is a library so that another tool can offer the same commands beside its own,
//! with further checks, so that tests can ask what a command asks, and so that a build script can generate by [`generate()`].

mod address;
mod arguments;
pub mod cargo_messages;
pub mod check;
mod client;
pub mod command_line;
pub mod configuration;
mod convert;
pub mod copy;
pub mod day;
mod diff;
mod document;
pub mod generate;
mod git;
mod init;
#[cfg(test)]
mod keywords;
mod lint;
pub mod outcome;
pub mod output;
pub mod panics;
mod partial;
pub mod progress;
mod release;
mod releases;
pub mod replace;
pub mod rules;
mod standalone;
mod stubs;
mod survey;
mod tool;
mod upgrade;
mod version;
mod watch;
mod web;
pub mod workspace;

pub use command_line::{Command, Workspace, main};
pub use configuration::Configuration;
pub use diff::waivers;
pub use generate::generate;
pub use generate::targets::TargetKind;
