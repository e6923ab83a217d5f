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
mod equipment;
mod figures;
mod gate;
mod guard;
mod lint;
mod page;
mod plots;
mod process;
mod programs;
mod record;
mod soak;
mod store;
mod stubs;
#[cfg(test)]
mod tests;
mod triggers;

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Context, Result, bail, ensure};

use contractual::check::Check;
use contractual::outcome::Outcome;
use contractual::progress::Progress;
use contractual::workspace::Workspace;
use contractual::{day, workspace};

use equipment::Equipment;
use figures::Figure;
pub use page::pages;
use record::Record;
pub(crate) use soak::keep as keep_soak;

/// What to measure and how to say it.
#[derive(Debug, clap::Args)]
#[command(after_help = AFTER_HELP)]
pub struct Args {
    /// Benches, by name or by how their name begins [default: all]; or `guard`, or `page`
    #[arg(value_name = "NAME")]
    names: Vec<String>,

    /// Write JSON rather than a table
    #[arg(long)]
    json: bool,

    /// Keep the figures in docs/performance.json, and write docs/performance.md anew
    #[arg(long)]
    record: bool,

    /// Smaller bases and fewer runs, within ten minutes once everything is built; nothing of it can be kept
    #[arg(long, conflicts_with = "record")]
    quick: bool,
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
  cargo xtask bench --quick              everything, roughly
  cargo xtask bench store --record       keeps the figures, whatever they are
  cargo xtask bench page                 measures nothing; writes docs/performance.md from what is kept
  cargo xtask bench guard                holds counts of instructions against those that are kept
  cargo xtask bench guard --record       keeps other counts

It builds the release profile first; the gate alone is measured as `cargo xtask check` asks it. Exit codes: 0 every goal met, 1 a goal missed, 2 could not measure.";

/// One thing that is measured against goals.
#[derive(Clone, Copy)]
struct Bench {
    name: &'static str,
    measure: fn(&Bench, &Progress) -> Result<Vec<Figure>>,
    effort: Effort,
    /// What the gate asks in this workspace, for those that measure the gate.
    checks: &'static [Check],
}

/// How thoroughly something is measured.
#[derive(Clone, Copy)]
enum Effort {
    Full,
    Quick,
}

impl Bench {
    /// One of two ways to measure, by the effort.
    fn pick<T>(&self, full: T, quick: T) -> T {
        match self.effort {
            Effort::Full => full,
            Effort::Quick => quick,
        }
    }
}

const fn bench(name: &'static str, measure: fn(&Bench, &Progress) -> Result<Vec<Figure>>) -> Bench {
    Bench { name, measure, effort: Effort::Full, checks: &[] }
}

/// Every bench there is.
const BENCHES: &[Bench] = &[
    bench("lint/service.yaml", lint::service),
    bench("lint/12-mb-json", lint::large_json),
    bench("lint/12-mb-yaml", lint::large_yaml),
    bench("diff/100-lines", diff::small),
    bench("diff/12-mb-json", diff::large_json),
    bench("stubs/answers", stubs::answers),
    bench("stubs/list-of-8", stubs::list),
    bench("stubs/post-400-bytes", stubs::post),
    bench("stubs/post-3-patterns", stubs::post_with_patterns),
    bench("stubs/path-8-queries", stubs::query),
    bench("stubs/cargo-check", stubs::compilation),
    bench("stubs/3-mb-json", stubs::generation),
    bench("client/list-of-8", client::list),
    bench("client/post-400-bytes", client::post),
    bench("client/path-8-queries", client::query),
    bench("client/list-of-8-by-64", client::list_by_64),
    bench("client/post-400-bytes-by-64", client::post_by_64),
    bench("client/path-8-queries-by-64", client::query_by_64),
    bench("client/cargo-check", client::compilation),
    bench("gate/edits", gate::edits),
    bench("gate/warm", gate::warm),
    bench("store/sqlite", store::sqlite),
    bench("store/postgres", store::postgres),
    bench("triggers/sqlite", triggers::sqlite),
];

/// What holds counts of instructions against those that are kept. Not one of the benches: it has no goals.
const GUARD: Bench = bench("guard", guard::count);

/// Measures the benches that the arguments name.
pub fn run(args: &Args, workspace: &Workspace, out: &mut dyn Write) -> Result<Outcome> {
    if args.names == ["page"] {
        page::write(workspace.root()?, out)?;
        return Ok(Outcome::Clean);
    }
    if args.names == [GUARD.name] {
        return if cfg!(debug_assertions) { run_release_build(args) } else { guard(args, out) };
    }
    let benches = chosen(args, workspace.checks)?;
    // The gate is asked of the build that `cargo xtask` makes; elsewhere a debug build's figures mean nothing.
    if cfg!(debug_assertions) && !benches.iter().all(|bench| bench.name.starts_with("gate/")) {
        return run_release_build(args);
    }
    let progress = Progress::on_stderr();
    let recorder = if args.record { Some(Recorder::new()?) } else { None };
    let mut figures = Vec::new();
    for bench in benches {
        let measured = (bench.measure)(&bench, &progress).with_context(|| format!("cannot measure {}", bench.name))?;
        // At once: what comes next may fail, hours later.
        if let Some(recorder) = &recorder {
            recorder.keep(&measured)?;
        }
        figures.extend(measured);
    }
    drop(progress);
    if args.quick && !args.json {
        writeln!(out, "**Quick: smaller bases and fewer runs than goals are set for.**\n")?;
    }
    if args.json {
        figures::write_json(&figures, out)?;
    } else {
        figures::write_tables(&figures, out)?;
        if args.record {
            writeln!(out, "\nkept in {}; {} shows it", record::FILE, page::FILE)?;
        }
    }
    Ok(Outcome::clean_if(figures.iter().all(Figure::is_met)))
}

/// Counts instructions, and holds them against those that are kept or keeps them.
fn guard(args: &Args, out: &mut dyn Write) -> Result<Outcome> {
    ensure!(!args.json && !args.quick, "the guard has neither --json nor --quick");
    let recorder = if args.record { Some(Recorder::new()?) } else { None };
    let counted = (GUARD.measure)(&GUARD, &Progress::on_stderr()).context("cannot count instructions")?;
    if let Some(recorder) = recorder {
        recorder.keep(&counted)?;
    }
    let comparison = guard::judge(&Record::read(&workspace::root()?)?, counted)?;
    comparison.write(out)?;
    Ok(Outcome::clean_if(comparison.has_held()))
}

/// Keeps figures as of today.
struct Recorder {
    root: PathBuf,
    day: String,
    equipment: Equipment,
}

impl Recorder {
    fn new() -> Result<Recorder> {
        let root = workspace::root()?;
        Ok(Recorder { day: day::shown(day::today()?), equipment: Equipment::here(&root)?, root })
    }

    fn keep(&self, figures: &[Figure]) -> Result<()> {
        let mut record = Record::read(&self.root)?;
        record.keep(&self.day, &self.equipment, figures);
        record.write(&self.root)?;
        page::write(&self.root, &mut io::sink())
    }
}

/// The benches that the arguments name, measured as thoroughly as they say.
fn chosen(args: &Args, checks: &'static [Check]) -> Result<Vec<Bench>> {
    let names = &args.names;
    for name in names {
        let known: Vec<&str> = BENCHES.iter().map(|bench| bench.name).collect();
        ensure!(
            known.iter().any(|known| known.starts_with(name.as_str())),
            "no bench is called `{name}`; there are {}",
            known.join(", ")
        );
    }
    let is_chosen = |bench: &Bench| names.is_empty() || names.iter().any(|name| bench.name.starts_with(name.as_str()));
    let effort = if args.quick { Effort::Quick } else { Effort::Full };
    Ok(BENCHES.iter().copied().filter(is_chosen).map(|bench| Bench { effort, checks, ..bench }).collect())
}

/// Does the same with the build that users have.
fn run_release_build(args: &Args) -> Result<Outcome> {
    let mut command = workspace::cargo(&workspace::root()?);
    command.args(["run", "--release", "--locked", "--package", "xtask", "--", "bench"]);
    let Args { names, json, record, quick } = args;
    let flags = [("--json", json), ("--record", record), ("--quick", quick)];
    command.args(names).args(flags.into_iter().filter(|(_, is_given)| **is_given).map(|(flag, _)| flag));
    let status = command.status().context("cannot run cargo; is it installed?")?;
    match status.code() {
        Some(0) => Ok(Outcome::Clean),
        Some(1) => Ok(Outcome::Findings),
        _ => bail!("the release build of this tool could not measure ({status})"),
    }
}
