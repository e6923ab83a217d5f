//! `cargo xtask bench`: measures speed and size against goals, on the release build; the gate and the guard on the build that
//! `cargo xtask` makes.
//!
//! A bench runs this very program as its own process, so that what is measured is what a user waits for: start, reading,
//! writing and all. Processor time is measured rather than time on the clock, which other programs share.

mod catalogue;
mod checking;
mod client;
mod comparison;
mod document;
mod equipment;
mod figures;
mod gate;
mod guard;
mod page;
mod plots;
mod process;
mod programs;
mod record;
mod recorder;
mod run;
mod soak;
mod store;
mod stubs;
#[cfg(test)]
mod tests;
mod tool;
mod triggers;

use std::io::Write;

use anyhow::{Context, Result, bail, ensure};

use contractual::outcome::Outcome;
use contractual::progress::Progress;
use contractual::{Workspace, workspace};

use catalogue::{BENCHES, Bench};
use figures::Figure;
pub use page::pages;
use record::Record;
use recorder::Recorder;
pub(crate) use recorder::keep_soak;
use run::{BenchRun, Effort};

/// Arguments of `bench`.
#[derive(Debug, clap::Args)]
#[command(after_help = AFTER_HELP)]
pub struct Args {
    /// Benches, by name or by the beginning of it [default: all]; or `guard`, or `page`
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
  cargo xtask bench gate                 edits that the gate must catch or let pass, and its time
  cargo xtask bench store                the service's store with a million members, on both engines
  cargo xtask bench triggers             latency and cost of delivering triggers
  cargo xtask bench lint --json          every bench of `lint`, for programs
  cargo xtask bench --quick              everything, roughly
  cargo xtask bench store --record       keeps the figures, whatever they are
  cargo xtask bench page                 measures nothing; writes docs/performance.md from the kept figures
  cargo xtask bench guard                compares counts of instructions with those that are kept
  cargo xtask bench guard --record       keeps other counts

It builds the release profile first; the gate and the guard take this tool as `cargo xtask` builds it. Exit codes: 0 every goal met, 1 a goal missed, 2 could not measure.";

/// Counts of instructions that are compared with those that are kept. Not one of the benches: it has no goals.
const GUARD: &str = "guard";

/// Measures the benches that the arguments name.
pub fn run(args: &Args, workspace: &Workspace, out: &mut dyn Write) -> Result<Outcome> {
    if args.names == ["page"] {
        page::write(&workspace.configuration()?.root, out)?;
        return Ok(Outcome::Clean);
    }
    if args.names == [GUARD] {
        return guard(args, workspace, out);
    }
    let benches = chosen(args)?;
    // The gate is asked of the build that `cargo xtask` makes; elsewhere a debug build's figures mean nothing.
    if cfg!(debug_assertions) && !benches.iter().all(|bench| bench.name.starts_with("gate/")) {
        return run_release_build(args);
    }
    let progress = Progress::on_stderr();
    let recorder = if args.record { Some(Recorder::new()?) } else { None };
    let mut figures = Vec::new();
    for bench in benches {
        let effort = if args.quick { Effort::Quick } else { Effort::Full };
        let run = BenchRun { name: bench.name, effort, gate: workspace.gate, progress: &progress };
        let measured = (bench.measure)(&run).with_context(|| format!("cannot measure {}", bench.name))?;
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
        comparison::write_tables(&figures, out)?;
        if args.record {
            writeln!(out, "\nkept in {}; {} shows it", record::FILE, page::FILE)?;
        }
    }
    Ok(Outcome::clean_if(figures.iter().all(Figure::is_met)))
}

/// Counts instructions, and compares them with those that are kept, or keeps them.
fn guard(args: &Args, workspace: &Workspace, out: &mut dyn Write) -> Result<Outcome> {
    ensure!(!args.json && !args.quick, "the guard has neither --json nor --quick");
    let recorder = if args.record { Some(Recorder::new()?) } else { None };
    let run = BenchRun { name: GUARD, effort: Effort::Full, gate: workspace.gate, progress: &Progress::on_stderr() };
    let counted = guard::count(&run).context("cannot count instructions")?;
    if let Some(recorder) = recorder {
        recorder.keep(&counted)?;
    }
    let comparison = guard::judge(&Record::read(&workspace::root()?)?, counted)?;
    comparison.write(out)?;
    Ok(Outcome::clean_if(comparison.has_held()))
}

fn chosen(args: &Args) -> Result<Vec<&'static Bench>> {
    let names = &args.names;
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
