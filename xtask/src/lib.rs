//! The workspace's tool: `cargo xtask <command>`.
//!
//! It hands on to [`contractual`], the tool for teams, and to [`lab`], which measures and proves, and holds the rest, which is
//! about this repository alone: the order in which everything is tested, further [`checks`] of the gate, and the count of lines.

pub mod checks;
mod cli;
mod lines;
mod test;
#[cfg(test)]
mod walkthrough;

use std::io::Write;
use std::process::ExitCode;

use anyhow::Result;
use clap::builder::PossibleValuesParser;
use clap::{CommandFactory, FromArgMatches};
use contractual::Workspace;
use contractual::command_line::exit_code;
use contractual::outcome::Outcome;
use lab::{bench, fire, proof, sbom};

use checks::{CHECKS, GATE};
use cli::{Cli, Command};

/// The program: runs the command of its command line.
pub fn main() -> ExitCode {
    let cli = Cli::from_arg_matches(&command_line().get_matches()).unwrap_or_else(|error| error.exit());
    exit_code(|out| run(cli.command.as_ref(), &Workspace::here(&GATE), out))
}

const CHECK_HELP: &str = "\
Examples:
  cargo xtask check                           everything, as CI does
  cargo xtask check documents generated       without compiling anything
  cargo xtask check --format github           as annotations of a pull request
  cargo xtask check --format sarif > drift.sarif
  cargo xtask check --format junit > drift.xml

Checks: documents (lint), generated (byte by byte), served (documents of the running servers), wire (every operation and
status over a socket), reading (the client's types), released (compatibility), pages, architecture. docs/rules.md explains
every rule. Exit codes: 0 nothing drifted, 1 findings, 2 the tool could not work.";

/// The command line. `check` knows the checks of this repository, too.
fn command_line() -> clap::Command {
    let names = || PossibleValuesParser::new(CHECKS.map(|check| check.name));
    Cli::command().mut_subcommand("check", |check| {
        check.mut_arg("checks", |checks| checks.value_parser(names())).after_help(CHECK_HELP)
    })
}

fn run(command: Option<&Command>, workspace: &Workspace, out: &mut dyn Write) -> Result<Outcome> {
    match command {
        Some(Command::Contractual(command)) => command.run(workspace, out),
        Some(Command::Test(args)) => test::run(args, workspace, out),
        Some(Command::Bench(args)) => bench::run(args, workspace, out),
        Some(Command::Fire(args)) => fire::run(args, out),
        Some(Command::Proof(args)) => proof::run(args, out),
        Some(Command::Sbom(args)) => sbom::run(args, out),
        Some(Command::Rules(args)) => contractual::rules::run(args, &workspace.configuration()?.root, out),
        Some(Command::Lines(args)) => lines::run(args, out),
        None => {
            write!(out, "{}", command_line().render_help().ansi())?;
            Ok(Outcome::Clean)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_consistent() {
        command_line().debug_assert();
    }

    #[test]
    fn every_command_teaches_with_examples() {
        for command in command_line().get_subcommands_mut() {
            let help = command.render_help().to_string();
            assert!(help.contains("Examples:"), "{help}");
        }
    }
}
