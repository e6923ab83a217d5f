//! `cargo xtask fire`: tries to break the service, for as long as one likes.
//!
//! A suite is a test of the service that has a short form in `cargo xtask test`; here the release build runs it at length.
//! It prints the seed that repeats it and one line of counts.

use std::io::Write;
use std::process::Command;

use anyhow::{Context, Result, bail};
use clap::ValueEnum;

use crate::outcome::Outcome;
use crate::postgres::{self, Cluster};
use crate::workspace;

/// What to try, and for how long.
#[derive(Debug, clap::Args)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct Args {
    /// What to try
    #[arg(value_enum)]
    suite: Suite,

    /// On one engine only [default: both]
    #[arg(long, value_enum)]
    engine: Option<Engine>,

    /// How often the program is killed on each engine
    #[arg(long, value_name = "N", default_value_t = 300)]
    kills: u32,

    /// Repeats what another run chose
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u32,
}

const AFTER_HELP: &str = "\
Examples:
  cargo xtask fire crash                             300 times kill -9 on each engine
  cargo xtask fire crash --engine sqlite --kills 1000
  cargo xtask fire crash --seed 7                    other writes, other moments

PostgreSQL is a throw-away cluster of the server that is installed; DATABASE_URL names another database. Exit codes: 0 all
promises kept, 1 one broken, 2 could not try.";

/// What is tried.
#[derive(Debug, Clone, Copy, ValueEnum)]
enum Suite {
    /// The program is killed while writers write, and must have kept what it acknowledged
    Crash,
}

/// What the service keeps its data in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Engine {
    /// A file
    Sqlite,
    /// A server
    Postgres,
}

/// Tries what the arguments say.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Outcome> {
    let mut command = command(args, workspace::cargo(&workspace::root()?));
    let is_given = std::env::var_os("DATABASE_URL").is_some_and(|address| !address.is_empty());
    let cluster = if is_given || args.engine == Some(Engine::Sqlite) { None } else { Cluster::start()? };
    match &cluster {
        Some(cluster) => {
            command.env("DATABASE_URL", cluster.address());
        }
        None if is_given || args.engine == Some(Engine::Sqlite) => {}
        None if args.engine == Some(Engine::Postgres) => bail!("there is no PostgreSQL. {}", postgres::INSTALL),
        None => writeln!(out, "PostgreSQL is left out. {}", postgres::INSTALL)?,
    }
    // What the suite writes itself must come after it.
    out.flush()?;
    let status = command.status().context("cannot run cargo; is it installed?")?;
    Ok(Outcome::clean_if(status.success()))
}

/// The tests of a suite, told how long to go on.
fn command(args: &Args, mut command: Command) -> Command {
    let Args { suite: Suite::Crash, engine, kills, seed } = args;
    command.args(["test", "--release", "--locked", "--package", "service", "--test", "it", "--", "crash::"]);
    // One engine after the other, each with the machine to itself.
    command.args(["--nocapture", "--test-threads=1"]);
    command.env("FIRE_KILLS", kills.to_string()).env("FIRE_SEED", seed.to_string());
    if let Some(engine) = engine.and_then(|engine| engine.to_possible_value()) {
        command.env("FIRE_ENGINE", engine.get_name());
    }
    command
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        args: Args,
    }

    #[test]
    fn the_suite_is_told_what_was_asked_for() {
        let line = Line::parse_from(["fire", "crash", "--engine", "postgres", "--kills", "7", "--seed", "3"]);
        let command = command(&line.args, Command::new("cargo"));
        let told: Vec<String> = command
            .get_envs()
            .map(|(name, value)| format!("{}={}", name.display(), value.unwrap_or_default().display()))
            .collect();
        assert_eq!(told, ["FIRE_ENGINE=postgres", "FIRE_KILLS=7", "FIRE_SEED=3"]);
        assert!(command.get_args().any(|arg| arg == "crash::"));
    }
}
