//! The workspace's tool: `cargo xtask <command>`.
//!
//! It hands on to [`contractual`], the tool for teams, and to [`lab`], which measures and proves, and has what is about this
//! repository alone: the order in which everything is tested, further [`checks`] of the gate, and the count of lines.

pub mod checks;
mod lines;
mod test;
#[cfg(test)]
mod walkthrough;

use std::io::Write;
use std::process::ExitCode;

use anyhow::Result;
use clap::builder::PossibleValuesParser;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use contractual::command_line::exit_code;
use contractual::outcome::Outcome;
use contractual::workspace::Workspace;
use lab::{bench, fire, proof, sbom};

use checks::CHECKS;

/// The workspace's tool: lint and compare contracts, generate from them, release them, test, measure.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", version, max_term_width = 100, after_help = AFTER_HELP)]
struct Cli {
    // Without a command the help is shown.
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    #[command(flatten)]
    Contractual(contractual::Command),
    /// Test everything a machine can test
    Test(test::Args),
    /// Measure what was promised to be fast or small
    Bench(bench::Args),
    /// Try to break the service, for as long as you like
    Fire(fire::Args),
    /// Say how much of the code tests pass through, and whether they notice faults
    Proof(proof::Args),
    /// Say what the programs are made of, for whoever looks after vulnerabilities
    Sbom(sbom::Args),
    /// Count what is written by hand, crate by crate
    Lines(lines::Args),
}

const AFTER_HELP: &str = "\
Examples:
  cargo xtask lint                  the contracts in spec/
  cargo xtask lint openapi.yaml     any other document
  cargo xtask diff                  whether the contracts break callers of the newest release
  cargo xtask generate              after a contract changed
  cargo xtask check                 whether anything has drifted
  cargo xtask watch                 while a contract is edited
  cargo xtask stubs --spec openapi.yaml --out ../petstore
  cargo xtask client --spec openapi.yaml --out ../petstore-client
  cargo xtask test                  what CI runs

Exit codes: 0 clean, 1 findings, 2 the tool could not work.";

/// Does what the command line says.
pub fn main() -> ExitCode {
    let cli = Cli::from_arg_matches(&command_line().get_matches()).unwrap_or_else(|error| error.exit());
    exit_code(|out| run(cli.command.as_ref(), &Workspace::here(&CHECKS), out))
}

/// The command line. `check` knows the checks of this repository, too.
fn command_line() -> clap::Command {
    let names = || PossibleValuesParser::new(CHECKS.map(|check| check.name));
    Cli::command().mut_subcommand("check", |check| check.mut_arg("checks", |checks| checks.value_parser(names())))
}

fn run(command: Option<&Command>, workspace: &Workspace, out: &mut dyn Write) -> Result<Outcome> {
    match command {
        Some(Command::Contractual(command)) => command.run(workspace, out),
        Some(Command::Test(args)) => test::run(args, workspace, out),
        Some(Command::Bench(args)) => bench::run(args, workspace, out),
        Some(Command::Fire(args)) => fire::run(args, out),
        Some(Command::Proof(args)) => proof::run(args, out),
        Some(Command::Sbom(args)) => sbom::run(args, out),
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
