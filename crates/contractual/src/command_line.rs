//! The commands, and the program that offers them alone.

use std::env;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, anyhow};
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use crate::check::{GATE, Gate};
use crate::configuration::Configuration;
use crate::outcome::Outcome;
use crate::output::{self, Output};
use crate::{check, client, diff, generate, lint, panics, release, rules, stubs, survey, watch};

/// Lint and compare contracts, generate from them, release them.
#[derive(Debug, Parser)]
#[command(name = "contractual", version, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

/// The repository that a command is about.
#[derive(Debug)]
pub struct Workspace {
    /// The folder of its configuration; `None` where there is none, and commands that name their documents work all the same.
    pub root: Option<PathBuf>,
    /// The gate.
    pub gate: &'static Gate,
}

impl Workspace {
    /// The repository around the current folder.
    pub fn here(gate: &'static Gate) -> Workspace {
        let current = env::current_dir().ok();
        Workspace { root: current.as_deref().and_then(Configuration::folder_around), gate }
    }

    /// Its configuration, or an error where there is none.
    pub fn configuration(&self) -> Result<Configuration> {
        match &self.root {
            Some(root) => Configuration::in_folder(root),
            None => Configuration::around(&env::current_dir().context("cannot tell the current folder")?),
        }
    }

    /// Its configuration, which need not be there for a command that names its documents. One that is wrong is an error.
    fn configuration_for(&self, is_needed: bool) -> Result<Option<Configuration>> {
        if is_needed || self.root.is_some() { self.configuration().map(Some) } else { Ok(None) }
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
    /// Write the pages of docs/ that are made from the catalogues of rules and the keys of contractual.toml
    Rules(rules::Args),
    /// Lint, generate, compare and compile on every save of a document, on one screen
    Watch(watch::Args),
}

impl Command {
    /// Runs the command.
    pub fn run(&self, workspace: &Workspace, out: &mut dyn Write) -> Result<Outcome> {
        match self {
            Command::Lint(args) => {
                lint::run(args, workspace.configuration_for(args.needs_configuration())?.as_ref(), out)
            }
            Command::Diff(args) => {
                diff::run(args, workspace.configuration_for(args.needs_configuration())?.as_ref(), out)
            }
            Command::Check(args) => check::run(args, &workspace.configuration()?, workspace.gate, out),
            Command::Release(args) => release::run(args, &workspace.configuration()?, workspace.gate, out),
            Command::Generate(args) => generate::run(args, &workspace.configuration()?, out),
            Command::Stubs(args) => stubs::run(args, out),
            Command::Client(args) => client::run(args, out),
            Command::Survey(args) => survey::run(args, out),
            Command::Rules(args) => rules::run(args, &workspace.configuration()?.root, out),
            Command::Watch(args) => watch::run(args, &workspace.configuration()?, out),
        }
    }
}

/// The program: runs the command of its command line; the exit code is the outcome.
pub fn main() -> ExitCode {
    let cli = Cli::from_arg_matches(&command_line().get_matches()).unwrap_or_else(|error| error.exit());
    exit_code(|out| cli.command.run(&Workspace::here(&GATE), out))
}

/// The command line. Helps are written for the tool of the workspace that this program comes from; here it is called otherwise.
fn command_line() -> clap::Command {
    let mut cli = Cli::command();
    for command in cli.get_subcommands_mut() {
        let help = command.get_after_help().map(|help| help.to_string().replace("cargo xtask", "contractual"));
        *command = std::mem::take(command).after_help(help.unwrap_or_default());
    }
    cli
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
    use super::*;

    #[test]
    fn commands_are_consistent() {
        command_line().debug_assert();
    }

    #[test]
    fn helps_name_this_program() {
        for command in command_line().get_subcommands_mut() {
            let help = command.render_help().to_string();
            assert!(help.contains("contractual ") && !help.contains("xtask"), "{help}");
        }
    }
}
