//! `completar`: what a shell needs to complete commands and flags.

use std::io::{self, Write};

use benefits_client::operations::OPERATIONS;
use clap::ArgMatches;
use clap_complete::Shell;

use crate::commands::{self, SHELL, text};
use crate::failure::Failure;

/// Writes the completions of a shell.
pub(crate) fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let shell: Shell = text(matches, SHELL).and_then(|name| name.parse().ok()).expect("clap knows the shells");
    let mut command = commands::command(OPERATIONS);
    let name = command.get_name().to_owned();
    // Written at once: clap_complete panics when its reader goes away.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, name, &mut script);
    io::stdout().write_all(&script)?;
    Ok(())
}
