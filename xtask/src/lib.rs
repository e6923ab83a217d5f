//! The workspace's tool: `cargo xtask <command>`.
//!
//! This file lists the commands and turns what they say into an exit code. Each command is one file with one `run` that
//! writes to whatever it is given. The tool depends on no generated crate, so it builds when its output does not; it is a
//! library so that the tests which cross crates can ask the gate what the command asks it.

mod arguments;
mod bench;
pub mod check;
mod client;
mod contracts;
mod day;
mod diff;
mod document;
mod fire;
mod generate;
mod kept;
mod lines;
mod lint;
mod outcome;
mod output;
mod panics;
mod postgres;
mod progress;
mod proof;
mod release;
mod replace;
mod rules;
mod sbom;
mod standalone;
mod stubs;
mod survey;
mod test;
pub mod trial;
mod version;
mod watch;
mod workspace;

use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;

use anyhow::anyhow;
use clap::{CommandFactory, Parser, Subcommand};

pub use diff::waivers;
use outcome::Outcome;
use output::Output;

/// The workspace's tool: lint and compare contracts, generate from them, release them, test, measure.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", version, max_term_width = 100, after_help = AFTER_HELP)]
struct Cli {
    // Without a command the help is shown, which is also what `cargo run` does until the service is there.
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Say what is wrong with OpenAPI documents, where, and what to do
    Lint(lint::Args),
    /// Say what changed between two documents, and whom it breaks
    Diff(diff::Args),
    /// Say whether anything has drifted: documents, generated code, servers, clients, releases, pages
    Check(check::Args),
    /// Freeze the contracts as a version, and tell of it in CHANGELOG.md
    Release(release::Args),
    /// Write what is made from the contracts, or say whether it is fresh
    Generate(generate::Args),
    /// Make a crate of server stubs from any document, ready to run as a mock
    Stubs(stubs::Args),
    /// Make a crate with a client from any document
    Client(client::Args),
    /// Say what becomes of a folder of documents: generated, unsupported, invalid or failed
    Survey(survey::Args),
    /// Write docs/rules.md and docs/diff-rules.md from the catalogues of rules
    Rules(rules::Args),
    /// Say on every save of a document what it comes to, in one screen
    Watch(watch::Args),
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
    let cli = Cli::parse();
    let mut out = Output::stdout();
    let ended = catch_unwind(AssertUnwindSafe(|| run(cli.command.as_ref(), &mut out)))
        // Where it was said already; the exit code of a panic is none of ours.
        .unwrap_or_else(|panic| Err(anyhow!("this tool has a fault: {}", panics::message(&*panic))))
        .and_then(|outcome| {
            out.flush()?;
            Ok(outcome)
        });
    ended.map_or_else(|error| fail(&error), ExitCode::from)
}

fn run(command: Option<&Command>, out: &mut dyn Write) -> anyhow::Result<Outcome> {
    match command {
        Some(Command::Lint(args)) => lint::run(args, out),
        Some(Command::Diff(args)) => diff::run(args, out),
        Some(Command::Check(args)) => check::run(args, out),
        Some(Command::Release(args)) => release::run(args, out),
        Some(Command::Generate(args)) => generate::run(args, out),
        Some(Command::Stubs(args)) => stubs::run(args, out),
        Some(Command::Client(args)) => client::run(args, out),
        Some(Command::Survey(args)) => survey::run(args, out),
        Some(Command::Rules(args)) => rules::run(args, out),
        Some(Command::Watch(args)) => watch::run(args, out),
        Some(Command::Test(args)) => test::run(args, out),
        Some(Command::Bench(args)) => bench::run(args, out),
        Some(Command::Fire(args)) => fire::run(args, out),
        Some(Command::Proof(args)) => proof::run(args, out),
        Some(Command::Sbom(args)) => sbom::run(args, out),
        Some(Command::Lines(args)) => lines::run(args, out),
        None => {
            write!(out, "{}", Cli::command().render_help().ansi())?;
            Ok(Outcome::Clean)
        }
    }
}

fn fail(error: &anyhow::Error) -> ExitCode {
    // Nobody is left to tell when this fails, too.
    let _ = writeln!(anstream::stderr(), "{}: {error:#}", output::red("error"));
    ExitCode::from(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn every_command_teaches_with_examples() {
        for command in Cli::command().get_subcommands_mut() {
            let help = command.render_help().to_string();
            assert!(help.contains("Examples:"), "{help}");
        }
    }
}
