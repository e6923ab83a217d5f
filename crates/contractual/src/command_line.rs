//! The commands, and the program that offers them alone.

use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, anyhow};
use clap::{Parser, Subcommand};

use crate::check::{CHECKS, Check};
use crate::outcome::Outcome;
use crate::output::{self, Output};
use crate::{check, client, diff, generate, lint, panics, release, rules, stubs, survey, watch, workspace};

/// Lint and compare contracts, generate from them, release them.
#[derive(Debug, Parser)]
#[command(name = "contractual", version, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

/// The workspace that a command is about.
#[derive(Debug)]
pub struct Workspace {
    /// Its folder; `None` outside of one, where commands that name their documents work all the same.
    pub root: Option<PathBuf>,
    /// Checks of the gate.
    pub checks: &'static [Check],
}

impl Workspace {
    /// The workspace around the current folder.
    pub fn here(checks: &'static [Check]) -> Workspace {
        Workspace { root: workspace::root().ok(), checks }
    }

    /// Its folder, or an error outside of a workspace.
    pub fn root(&self) -> Result<&Path> {
        self.root.as_deref().context(workspace::NOT_HERE)
    }
}

/// Every command, with its arguments.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Find faults in OpenAPI documents, with their places and remedies
    Lint(lint::Args),
    /// Compare two documents and judge whether the changes break callers
    Diff(diff::Args),
    /// Find drift: documents, generated code, servers, clients, releases, pages
    Check(check::Args),
    /// Freeze the contracts as a version, and add it to CHANGELOG.md
    Release(release::Args),
    /// Generate code from the contracts, or check that it is fresh
    Generate(generate::Args),
    /// Make a crate of server stubs from any document, ready to run as a mock
    Stubs(stubs::Args),
    /// Make a crate with a client from any document
    Client(client::Args),
    /// Generate from every document of a folder and count: generated, unsupported, invalid, failed
    Survey(survey::Args),
    /// Write docs/rules.md and docs/diff-rules.md from the catalogues of rules
    Rules(rules::Args),
    /// Lint, generate, compare and compile on every save of a document, on one screen
    Watch(watch::Args),
}

impl Command {
    /// Runs the command.
    pub fn run(&self, workspace: &Workspace, out: &mut dyn Write) -> Result<Outcome> {
        match self {
            Command::Lint(args) => lint::run(args, workspace.root.as_deref(), out),
            Command::Diff(args) => diff::run(args, workspace.root.as_deref(), out),
            Command::Check(args) => check::run(args, workspace.root()?, workspace.checks, out),
            Command::Release(args) => release::run(args, workspace.root()?, workspace.checks, out),
            Command::Generate(args) => generate::run(args, workspace.root()?, out),
            Command::Stubs(args) => stubs::run(args, out),
            Command::Client(args) => client::run(args, out),
            Command::Survey(args) => survey::run(args, out),
            Command::Rules(args) => rules::run(args, workspace.root()?, out),
            Command::Watch(args) => watch::run(args, workspace.root()?, out),
        }
    }
}

/// The program: runs the command of its command line; the exit code is the outcome.
pub fn main() -> ExitCode {
    let cli = Cli::parse();
    exit_code(|out| cli.command.run(&Workspace::here(&CHECKS), out))
}

/// Runs a command on standard output, with errors on standard error.
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
