//! The commands, and the program that offers them alone.

use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;

use anyhow::{Result, anyhow};
use clap::{Parser, Subcommand};

use crate::check::CHECKS;
use crate::outcome::Outcome;
use crate::output::{self, Output};
use crate::workspace::Workspace;
use crate::{check, client, diff, generate, lint, panics, release, rules, stubs, survey, watch};

/// Lint and compare contracts, generate from them, release them.
#[derive(Debug, Parser)]
#[command(name = "contractual", version, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

/// Every command, with its arguments.
#[derive(Debug, Subcommand)]
pub enum Command {
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
}

impl Command {
    /// Does what the command line says.
    pub fn run(&self, workspace: &Workspace, out: &mut dyn Write) -> Result<Outcome> {
        match self {
            Command::Lint(args) => lint::run(args, workspace, out),
            Command::Diff(args) => diff::run(args, workspace, out),
            Command::Check(args) => check::run(args, workspace, out),
            Command::Release(args) => release::run(args, workspace, out),
            Command::Generate(args) => generate::run(args, workspace, out),
            Command::Stubs(args) => stubs::run(args, out),
            Command::Client(args) => client::run(args, out),
            Command::Survey(args) => survey::run(args, out),
            Command::Rules(args) => rules::run(args, workspace, out),
            Command::Watch(args) => watch::run(args, workspace, out),
        }
    }
}

/// The program: reads the command line, does what it says, and tells by the exit code what came of it.
pub fn main() -> ExitCode {
    let cli = Cli::parse();
    exit_code(|out| cli.command.run(&Workspace::here(&CHECKS), out))
}

/// Runs a command on standard output. What fails is told on standard error.
pub fn exit_code(run: impl FnOnce(&mut Output) -> Result<Outcome>) -> ExitCode {
    let mut out = Output::stdout();
    let ended = catch_unwind(AssertUnwindSafe(|| run(&mut out)))
        // Where it was said already; the exit code of a panic is none of ours.
        .unwrap_or_else(|panic| Err(anyhow!("this tool has a fault: {}", panics::message(&*panic))))
        .and_then(|outcome| {
            out.flush()?;
            Ok(outcome)
        });
    ended.map_or_else(
        |error| {
            // Nobody is left to tell when this fails, too.
            let _ = writeln!(anstream::stderr(), "{}: {error:#}", output::red("error"));
            ExitCode::from(2)
        },
        ExitCode::from,
    )
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn commands_are_consistent() {
        Cli::command().debug_assert();
    }
}
