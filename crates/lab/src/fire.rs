//! `cargo xtask fire`: tries to break the service and the tools, for as long as one likes.
//!
//! A suite is a folder of tests that has a short form in `cargo xtask test`; here the release build runs it at length. It
//! prints the seed that repeats it and one line of counts. Its settings are environment variables, which
//! `crates/service/tests/it/fire` and `tests/it/fire` read.

mod fuzz;

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use clap::ValueEnum;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

use crate::postgres::{self, Cluster};
use crate::proof::Summary;
use crate::{bench, proof};
use contractual::outcome::Outcome;
use contractual::output::bold;
use contractual::{day, workspace};

/// Arguments of `fire`.
#[derive(Debug, clap::Args)]
#[command(after_help = AFTER_HELP)]
pub struct Args {
    /// Suite to run [default: all, one after the other]
    #[arg(value_parser = named())]
    suite: Option<&'static Suite>,

    /// Database engine [default: both]
    #[arg(long, value_enum)]
    engine: Option<Engine>,

    /// Duration on each engine, in minutes [default: the suite's own]
    #[arg(long, value_name = "M", value_parser = clap::value_parser!(u32).range(1..))]
    minutes: Option<u32>,

    /// Number of times that `crash` kills the program, on each engine
    #[arg(long, value_name = "N", default_value_t = 300)]
    kills: u32,

    /// Number of times that `crash` kills PostgreSQL itself
    #[arg(long, value_name = "N", default_value_t = 50)]
    server_kills: u32,

    /// Random seed; the same seed makes the same choices
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u32,

    /// Keep the results in docs/proof.md, and the samples of `soak` in docs/performance.md
    #[arg(long)]
    record: bool,
}

const AFTER_HELP: &str = "\
Examples:
  cargo xtask fire                                   everything
  cargo xtask fire crash --engine sqlite --kills 1000
  cargo xtask fire model --minutes 30 --seed 7       half an hour of other choices
  cargo xtask fire soak --minutes 30 --record        half an hour of steady load, and plots of the samples
  cargo xtask fire documents --minutes 60            an hour of random documents, compiled and spoken through

PostgreSQL is a throw-away cluster of the server that is installed; DATABASE_URL names another database, whose server is not
killed. Exit codes: 0 all promises kept, 1 one broken, 2 could not try.";

/// A suite of tests that try to break something.
#[derive(Debug)]
struct Suite {
    name: &'static str,
    about: &'static str,
    /// The package whose test binary `it` has it, and the module that it is there.
    tests: (&'static str, &'static str),
    /// Duration where `--minutes` is not given.
    minutes: u32,
}

const SUITES: &[Suite] = &[
    // Its kills end it before.
    suite("crash", 600, "The program is killed while writers write, and must have kept what it acknowledged"),
    suite("model", 10, "Random requests are answered as a state machine in memory says"),
    suite("history", 5, "Moves of the same things at once agree with one order, and with time"),
    suite("disk", 10, "The disk fails in every way while writers write, and nothing acknowledged is lost"),
    suite("http", 5, "Hostile connections of every kind, while others go on and wait no more than three times as long"),
    suite("soak", 30, "A steady mixed load for long, under which nothing may grow"),
    suite("privacy", 5, "Everything that the program says is searched for everything personal"),
    Suite {
        name: "documents",
        about: "Random documents become stubs and clients, which compile and understand each other",
        tests: ("contract-tests", "fire"),
        minutes: 10,
    },
    Suite {
        name: FUZZ,
        about: "Bytes from anywhere are fed to everything that reads any",
        tests: ("fuzz", "fire"),
        minutes: 18,
    },
];

/// A suite of the service.
const fn suite(name: &'static str, minutes: u32, about: &'static str) -> Suite {
    Suite { name, about, tests: (SERVICE, "fire"), minutes }
}

/// The package whose suites need engines.
const SERVICE: &str = "service";

/// The suite that a fuzzer runs, where there is one.
const FUZZ: &str = "fuzz";

/// Database engines of the service.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Engine {
    /// A file
    Sqlite,
    /// A server
    Postgres,
}

/// Runs the suites that the arguments name.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<Outcome> {
    let suites = || SUITES.iter().filter(|suite| args.suite.is_none_or(|chosen| chosen.name == suite.name));
    let is_given = std::env::var_os("DATABASE_URL").is_some_and(|address| !address.is_empty());
    let is_needed = !is_given && suites().any(|suite| suite.tests.0 == SERVICE);
    let cluster = if is_needed && args.engine != Some(Engine::Sqlite) { Cluster::start_durable()? } else { None };
    let cluster = cluster.map(Cluster::supervise);
    if is_needed && cluster.is_none() {
        match args.engine {
            Some(Engine::Sqlite) => {}
            Some(Engine::Postgres) => bail!("there is no PostgreSQL. {}", postgres::INSTALL),
            None => writeln!(out, "PostgreSQL is left out. {}", postgres::INSTALL)?,
        }
    }
    let root = workspace::root()?;
    let samples = tempfile::tempdir().context("cannot make a folder for samples")?;
    let today = day::shown(day::today()?);
    let (mut has_held, mut summaries) = (true, Vec::new());
    for suite in suites() {
        writeln!(out, "{}", bold(&format!("== {}: {}", suite.name, suite.about)))?;
        // What the suite writes itself must come after it.
        out.flush()?;
        if suite.name == FUZZ {
            if fuzz::is_installed() {
                let fed = fuzz::run(&root, args.minutes.unwrap_or(suite.minutes), args.seed, out)?;
                writeln!(out, "{}", fed.summary)?;
                has_held &= fed.has_held;
                summaries.extend(Summary::parse(suite.name, &fed.summary, &today).filter(|_| fed.has_held));
                continue;
            }
            writeln!(out, "there is no cargo-fuzz, so tests feed mutations instead. {}", fuzz::INSTALL)?;
            out.flush()?;
        }
        let mut command = command(suite, args, workspace::cargo(&root));
        if let Some(cluster) = &cluster {
            command.env("DATABASE_URL", cluster.address());
            command.env("FIRE_SERVER_KILLS", args.server_kills.to_string());
        }
        if args.record {
            command.env("FIRE_SAMPLES", samples.path());
        }
        // By itself, so that Cargo shows how far it is.
        let is_built = build(suite, workspace::cargo(&root)).status().context("cannot run cargo; is it installed?")?;
        let mut said = Vec::new();
        let holds = is_built.success()
            && attempt(&mut command, &mut |line| said.extend(Summary::parse(suite.name, line, &today)))?;
        has_held &= holds;
        summaries.extend(said.into_iter().filter(|_| holds));
    }
    if args.record {
        bench::keep_soak(samples.path())?;
        proof::keep_summaries(summaries)?;
    }
    Ok(Outcome::clean_if(has_held))
}

fn named() -> impl TypedValueParser<Value = &'static Suite> {
    let names = SUITES.iter().map(|suite| PossibleValue::new(suite.name).help(suite.about));
    PossibleValuesParser::new(names).try_map(|name| {
        SUITES.iter().find(|suite| suite.name == name).ok_or_else(|| format!("there is no suite {name}"))
    })
}

/// Runs tests that say on standard error what they are doing, and hears it, too.
fn attempt(command: &mut Command, hear: &mut dyn FnMut(&str)) -> Result<bool> {
    let mut tests = command.stderr(Stdio::piped()).spawn().context("cannot run cargo; is it installed?")?;
    let mut said = BufReader::new(tests.stderr.take().context("cargo has no output")?);
    let mut line = Vec::new();
    while said.read_until(b'\n', &mut line).context("cannot read what the tests say")? > 0 {
        let text = String::from_utf8_lossy(&line);
        eprint!("{text}");
        hear(text.trim_end());
        line.clear();
    }
    Ok(tests.wait().context("cannot wait for cargo")?.success())
}

fn build(suite: &Suite, mut command: Command) -> Command {
    command.args(["test", "--release", "--locked", "--package", suite.tests.0, "--test", "it", "--no-run"]);
    command
}

/// The tests of a suite, told how long to go on.
fn command(suite: &Suite, args: &Args, mut command: Command) -> Command {
    let Args { suite: _, engine, minutes, kills, server_kills: _, seed, record: _ } = args;
    let (package, module) = suite.tests;
    command.args(["test", "--release", "--locked", "--package", package, "--test", "it", "--"]);
    command.arg(format!("{module}::{}::", suite.name));
    // One engine after the other, each with the machine to itself.
    command.args(["--include-ignored", "--nocapture", "--test-threads=1"]);
    command.env("FIRE_SEED", seed.to_string()).env("FIRE_KILLS", kills.to_string());
    command.env("FIRE_MINUTES", minutes.unwrap_or(suite.minutes).to_string());
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

    fn told(line: &[&str]) -> Vec<String> {
        let args = Line::parse_from(line).args;
        let command = command(args.suite.unwrap(), &args, Command::new("cargo"));
        assert!(command.get_args().any(|arg| arg == "fire::crash::"));
        let variables = command.get_envs();
        let variable = |(name, value): (&std::ffi::OsStr, Option<&std::ffi::OsStr>)| {
            format!("{}={}", name.display(), value.unwrap_or_default().display())
        };
        variables.map(variable).collect()
    }

    #[test]
    fn the_suite_is_told_what_was_asked_for() {
        assert_eq!(
            told(&["fire", "crash", "--engine", "postgres", "--kills", "7", "--seed", "3", "--minutes", "5"]),
            ["FIRE_ENGINE=postgres", "FIRE_KILLS=7", "FIRE_MINUTES=5", "FIRE_SEED=3"]
        );
        assert_eq!(told(&["fire", "crash"]), ["FIRE_KILLS=300", "FIRE_MINUTES=600", "FIRE_SEED=1"]);
    }

    #[test]
    fn a_suite_that_is_not_there_is_refused_with_those_that_are() {
        let refused = Line::try_parse_from(["fire", "crahs"]).map(|_| ()).unwrap_err().to_string();
        assert!(refused.contains("crash"), "{refused}");
    }
}
