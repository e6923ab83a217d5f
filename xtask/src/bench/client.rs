//! What the generated client costs, beside calls that a person writes with reqwest and serde: processor time of one call.
//!
//! Both callers stand in `tests/bench`, call the same server, and look into every answer. One call after the other, then
//! 64 at once.

mod compilation;

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use wait4::Wait4;

use super::Bench;
use super::figures::{Figure, Quantity};
use super::process;
use super::programs::{Programs, Running};
use crate::progress::Progress;

pub(super) use compilation::compilation;

/// In multiples of what reqwest by hand takes.
const GOAL: f64 = 1.1;

/// What is measured, and what it is compared with: names of executables.
const CLIENT: &str = "client";
const BY_HAND: &str = "reqwest";

/// Calls before those that are counted, whose cost is taken off together with the start.
const N_WARMING: u32 = 2_000;

/// A list of eight records.
pub(super) fn list(bench: &Bench, progress: &Progress) -> Result<Vec<Figure>> {
    compare(bench, "list", 1, progress)
}

/// A body there and back.
pub(super) fn post(bench: &Bench, progress: &Progress) -> Result<Vec<Figure>> {
    compare(bench, "post", 1, progress)
}

/// A parameter in the path and eight in the query.
pub(super) fn query(bench: &Bench, progress: &Progress) -> Result<Vec<Figure>> {
    compare(bench, "query", 1, progress)
}

/// The list, 64 at once.
pub(super) fn list_by_64(bench: &Bench, progress: &Progress) -> Result<Vec<Figure>> {
    compare(bench, "list", 64, progress)
}

/// The body, 64 at once.
pub(super) fn post_by_64(bench: &Bench, progress: &Progress) -> Result<Vec<Figure>> {
    compare(bench, "post", 64, progress)
}

/// The query, 64 at once.
pub(super) fn query_by_64(bench: &Bench, progress: &Progress) -> Result<Vec<Figure>> {
    compare(bench, "query", 64, progress)
}

fn compare(bench: &Bench, operation: &str, n_lanes: u32, progress: &Progress) -> Result<Vec<Figure>> {
    progress.say(&format!("{}: building the callers", bench.name));
    let programs = Programs::build(&["peers", "callers"])?;
    let server = Running::start(&programs.path("hyper")?)?;
    let base = format!("http://127.0.0.1:{}", server.port());
    let callers = [BY_HAND, CLIENT];
    let executables = [programs.path(BY_HAND)?, programs.path(CLIENT)?];
    let mut times = [Vec::new(), Vec::new()];
    // The middle run counts. The callers take turns, so that a busy moment of the machine meets both.
    let (n_runs, n_calls) = bench.pick((7, 20_000), (3, 5_000));
    for run in 1..=n_runs {
        progress.say(&format!("{}: run {run} of {n_runs}", bench.name));
        for (executable, times) in executables.iter().zip(&mut times) {
            let call = |n_calls| cpu(executable, &base, operation, n_lanes, n_calls);
            let warming = call(N_WARMING)?;
            times.push(call(N_WARMING + n_calls)?.saturating_sub(warming) / n_calls);
        }
    }
    let [by_hand, client] = times.map(|mut times| process::median(&mut times).as_secs_f64() * 1e6);
    let mut figures = vec![Figure::new(bench.name, Quantity::CpuAgainst(BY_HAND.into()), Some(client / by_hand), GOAL)];
    for (caller, microseconds) in callers.into_iter().zip([by_hand, client]) {
        figures.push(Figure::reading(bench.name, Quantity::CpuMicrosecondsOf(caller.into()), Some(microseconds)));
    }
    Ok(figures)
}

/// Processor time of a caller, in user and in kernel mode.
fn cpu(executable: &Path, base: &str, operation: &str, n_lanes: u32, n_calls: u32) -> Result<Duration> {
    let mut command = Command::new(executable);
    command.args([base, operation, &n_lanes.to_string(), &n_calls.to_string()]).stdin(Stdio::null());
    let ended = command.spawn().with_context(|| format!("cannot run {command:?}"))?.wait4()?;
    ensure!(ended.status.success(), "it failed ({}): {command:?}", ended.status);
    Ok(ended.rusage.utime + ended.rusage.stime)
}
