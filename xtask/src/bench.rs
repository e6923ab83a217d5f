//! `cargo xtask bench`: measures what was promised to be fast or small, on the release build; the gate on the build that
//! `cargo xtask` makes.
//!
//! A bench runs this very program as its own process, so that what is measured is what a user waits for: start, reading,
//! writing and all. Processor time is measured rather than time on the clock, which other programs share.

mod checking;
mod client;
mod comparison;
mod diff;
mod document;
mod figures;
mod gate;
mod lint;
mod process;
mod programs;
mod store;
mod stubs;
#[cfg(test)]
mod tests;
mod triggers;

use std::io::Write;

use anyhow::{Context, Result, bail, ensure};

use crate::outcome::Outcome;
use crate::progress::Progress;
use crate::workspace;

use figures::Figure;

/// What to measure and how to say it.
#[derive(Debug, clap::Args)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct Args {
    /// Benches, by name or by how their name begins [default: all]
    #[arg(value_name = "NAME")]
    names: Vec<String>,

    /// Write JSON rather than a table
    #[arg(long)]
    json: bool,
}

const AFTER_HELP: &str = "\
Examples:
  cargo xtask bench                      everything
  cargo xtask bench lint/service.yaml    one bench
  cargo xtask bench stubs                stubs against servers by hand; counts instructions with valgrind
  cargo xtask bench client               the generated client against reqwest by hand
  cargo xtask bench gate                 what the gate catches, what it lets pass, and how long it takes
  cargo xtask bench store                the service's store with a million members, on both engines
  cargo xtask bench triggers             how soon and at which price triggers are delivered
  cargo xtask bench lint --json          every bench of `lint`, for programs

It builds the release profile first; the gate alone is measured as `cargo xtask check` asks it. Exit codes: 0 every goal met, 1 a goal missed, 2 could not measure.";

/// One thing that is measured against goals.
struct Bench {
    name: &'static str,
    measure: fn(&Bench, &Progress) -> Result<Vec<Figure>>,
}

/// Every bench there is.
const BENCHES: &[Bench] = &[
    Bench { name: "lint/service.yaml", measure: lint::service },
    Bench { name: "lint/12-mb-json", measure: lint::large_json },
    Bench { name: "lint/12-mb-yaml", measure: lint::large_yaml },
    Bench { name: "diff/100-lines", measure: diff::small },
    Bench { name: "diff/12-mb-json", measure: diff::large_json },
    Bench { name: "stubs/answers", measure: stubs::answers },
    Bench { name: "stubs/list-of-8", measure: stubs::list },
    Bench { name: "stubs/post-400-bytes", measure: stubs::post },
    Bench { name: "stubs/post-3-patterns", measure: stubs::post_with_patterns },
    Bench { name: "stubs/path-8-queries", measure: stubs::query },
    Bench { name: "stubs/cargo-check", measure: stubs::compilation },
    Bench { name: "stubs/3-mb-json", measure: stubs::generation },
    Bench { name: "client/list-of-8", measure: client::list },
    Bench { name: "client/post-400-bytes", measure: client::post },
    Bench { name: "client/path-8-queries", measure: client::query },
    Bench { name: "client/list-of-8-by-64", measure: client::list_by_64 },
    Bench { name: "client/post-400-bytes-by-64", measure: client::post_by_64 },
    Bench { name: "client/path-8-queries-by-64", measure: client::query_by_64 },
    Bench { name: "client/cargo-check", measure: client::compilation },
    Bench { name: "gate/edits", measure: gate::edits },
    Bench { name: "gate/warm", measure: gate::warm },
    Bench { name: "store/sqlite", measure: store::sqlite },
    Bench { name: "store/postgres", measure: store::postgres },
    Bench { name: "triggers/sqlite", measure: triggers::sqlite },
];

/// Measures the benches that the arguments name.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Outcome> {
    let benches = chosen(&args.names)?;
    // The gate is asked of the build that `cargo xtask` makes; elsewhere a debug build's figures mean nothing.
    if cfg!(debug_assertions) && !benches.iter().all(|bench| bench.name.starts_with("gate/")) {
        return run_release_build(args);
    }
    let progress = Progress::on_stderr();
    let mut figures = Vec::new();
    for bench in benches {
        figures.extend((bench.measure)(bench, &progress).with_context(|| format!("cannot measure {}", bench.name))?);
    }
    drop(progress);
    if args.json {
        figures::write_json(&figures, out)?;
    } else {
        figures::write_tables(&figures, out)?;
    }
    Ok(Outcome::clean_if(figures.iter().all(Figure::is_met)))
}

fn chosen(names: &[String]) -> Result<Vec<&'static Bench>> {
    for name in names {
        let known: Vec<&str> = BENCHES.iter().map(|bench| bench.name).collect();
        ensure!(
            known.iter().any(|known| known.starts_with(name.as_str())),
            "no bench is called `{name}`; there are {}",
            known.join(", ")
        );
    }
    let is_chosen = |bench: &&Bench| names.is_empty() || names.iter().any(|name| bench.name.starts_with(name.as_str()));
    Ok(BENCHES.iter().filter(is_chosen).collect())
}

/// Does the same with the build that users have.
fn run_release_build(args: &Args) -> Result<Outcome> {
    let mut command = workspace::cargo(&workspace::root()?);
    command.args(["run", "--release", "--locked", "--package", "xtask", "--", "bench"]);
    command.args(&args.names).args(args.json.then_some("--json"));
    let status = command.status().context("cannot run cargo; is it installed?")?;
    match status.code() {
        Some(0) => Ok(Outcome::Clean),
        Some(1) => Ok(Outcome::Findings),
        _ => bail!("the release build of this tool could not measure ({status})"),
    }
}
