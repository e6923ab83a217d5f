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
use crate::{check, client, convert, diff, generate, init, lint, panics, release, stubs, survey, upgrade, watch};

/// Name of the program.
pub(crate) const PROGRAM: &str = "contractual";

/// Lint and compare contracts, generate from them, release them.
#[derive(Debug, Parser)]
#[command(name = PROGRAM, version, max_term_width = 100)]
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

    /// The same for a command that brings it to this version of the tool.
    fn configuration_of_any_version(&self) -> Result<Configuration> {
        self.root.as_deref().map_or_else(|| self.configuration(), Configuration::of_any_version)
    }

    /// The command that people type here for this tool, as code that is generated names it.
    fn typed(&self) -> String {
        let configuration = self.root.as_deref().and_then(|root| Configuration::in_folder(root).ok());
        // A command that needs no configuration is not stopped by one that is wrong.
        configuration.map_or_else(|| PROGRAM.to_owned(), |configuration| configuration.command)
    }

    /// Its configuration, which need not be there for a command that names its documents. One that is wrong is an error.
    fn configuration_for(&self, is_needed: bool) -> Result<Option<Configuration>> {
        if is_needed || self.root.is_some() { self.configuration().map(Some) } else { Ok(None) }
    }
}

/// Every command, with its arguments.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Begin here: write contractual.toml for the documents of this repository, and all that they need
    Init(init::Args),
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
    /// Write a document of Swagger 2.0 in the form of OpenAPI 3.0
    Convert(convert::Args),
    /// Generate from every document of a folder and count: generated, unsupported, invalid, failed
    Survey(survey::Args),
    /// Bring the configuration, the runtimes and the generated code to the version of this tool
    Upgrade(upgrade::Args),
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
            Command::Check(args) => check::run(args, &workspace.configuration()?.over(&args.web)?, workspace.gate, out),
            Command::Release(args) => {
                release::run(args, &workspace.configuration()?.over(&args.web)?, workspace.gate, out)
            }
            Command::Generate(args) => generate::run(args, &workspace.configuration()?.over(&args.web)?, out),
            Command::Stubs(args) => stubs::run(args, &workspace.typed(), out),
            Command::Client(args) => client::run(args, &workspace.typed(), out),
            Command::Convert(args) => convert::run(args, out),
            Command::Survey(args) => survey::run(args, out),
            Command::Init(args) => init::run(args, out),
            Command::Upgrade(args) => {
                upgrade::run(args, &workspace.configuration_of_any_version()?.over(&args.web)?, out)
            }
            Command::Watch(args) => watch::run(args, &workspace.configuration()?.over(&args.web)?, out),
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
