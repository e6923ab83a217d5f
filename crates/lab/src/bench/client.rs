//! What the generated client costs, beside calls that a person writes with reqwest and serde: instructions and processor
//! time of one call.
//!
//! Both callers stand in `tests/bench`, call the same server, and look into every answer. One call after the other, then
//! 64 at once.

mod compilation;

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use wait4::Wait4;

use super::Bench;
use super::figures::{Figure, Quantity};
use super::process;
use super::programs::{Programs, Running};
use super::stubs::callgrind;
use contractual::progress::Progress;

pub(super) use compilation::compilation;

/// In multiples of what reqwest by hand takes.
const GOAL: f64 = 1.1;

/// What is measured, and what it is compared with: names of executables.
const CLIENT: &str = "client";
const BY_HAND: &str = "reqwest";

/// Calls before those that are timed, whose cost is taken off together with the start.
const N_WARMING: u32 = 2_000;

/// The same for calls whose instructions are counted, fifty times as slowly.
const N_WARMING_COUNTED: u32 = 200;
const N_COUNTED: u32 = 1_000;

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
    let callers = [Caller::new(BY_HAND, &programs)?, Caller::new(CLIENT, &programs)?];
    let order = |n_calls: u32| [base.clone(), operation.to_owned(), n_lanes.to_string(), n_calls.to_string()];
    progress.say(&format!("{}: counting", bench.name));
    let [by_hand, client] = counted(&callers, order)?;
    let mut figures = vec![Figure::new(
        bench.name,
        Quantity::InstructionsAgainst(BY_HAND.into()),
        client.zip(by_hand).map(|(client, by_hand)| client / by_hand),
        GOAL,
    )];
    let mut times = [Vec::new(), Vec::new()];
    // The callers take turns, so that a busy moment of the machine meets both.
    let (n_runs, n_calls) = bench.pick((7, 20_000), (3, 5_000));
    for run in 1..=n_runs {
        progress.say(&format!("{}: run {run} of {n_runs}", bench.name));
        for (caller, times) in callers.iter().zip(&mut times) {
            let warming = caller.cpu(&order(N_WARMING))?;
            times.push(caller.cpu(&order(N_WARMING + n_calls))?.saturating_sub(warming) / n_calls);
        }
    }
    figures.push(Figure::new(bench.name, Quantity::CpuAgainst(BY_HAND.into()), Some(ratio(&times)), GOAL));
    for ((caller, instructions), mut times) in callers.iter().zip([by_hand, client]).zip(times) {
        let name = || caller.name.to_owned();
        let microseconds = process::median(&mut times).as_secs_f64() * 1e6;
        figures.push(Figure::reading(bench.name, Quantity::InstructionsOf(name()), instructions));
        figures.push(Figure::reading(bench.name, Quantity::CpuMicrosecondsOf(name()), Some(microseconds)));
    }
    Ok(figures)
}

/// Instructions of one call of each caller, where they can be counted.
fn counted(callers: &[Caller; 2], order: impl Fn(u32) -> [String; 4]) -> Result<[Option<f64>; 2]> {
    let Some(callgrind) = callgrind::find() else { return Ok([None, None]) };
    let of = |caller: &Caller| -> Result<Option<f64>> {
        let count = |n_calls| callgrind.of(&caller.executable, &order(n_calls), |code| code == 0);
        let warming = count(N_WARMING_COUNTED)?;
        Ok(Some((count(N_WARMING_COUNTED + N_COUNTED)? - warming) / f64::from(N_COUNTED)))
    };
    let [by_hand, client] = callers;
    Ok([of(by_hand)?, of(client)?])
}

/// How much longer the second took than the first: the middle one of what each turn says, in which the machine was the same
/// to both.
fn ratio([first, second]: &[Vec<Duration>; 2]) -> f64 {
    let turns = first.iter().zip(second);
    let mut ratios: Vec<f64> = turns.map(|(first, second)| second.as_secs_f64() / first.as_secs_f64()).collect();
    ratios.sort_by(f64::total_cmp);
    ratios[ratios.len() / 2]
}

/// A program that calls.
struct Caller {
    name: &'static str,
    executable: PathBuf,
}

impl Caller {
    fn new(name: &'static str, programs: &Programs) -> Result<Self> {
        Ok(Self { name, executable: programs.path(name)? })
    }

    /// Processor time in user and in kernel mode.
    fn cpu(&self, order: &[String; 4]) -> Result<Duration> {
        let mut command = Command::new(&self.executable);
        command.args(order).stdin(Stdio::null());
        let ended = command.spawn().with_context(|| format!("cannot run {command:?}"))?.wait4()?;
        ensure!(ended.status.success(), "it failed ({}): {command:?}", ended.status);
        Ok(ended.rusage.utime + ended.rusage.stime)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_that_becomes_slower_changes_no_ratio() {
        let millis = |times: [u64; 3]| times.map(Duration::from_millis).to_vec();
        let ratio = ratio(&[millis([10, 20, 40]), millis([15, 30, 60])]);
        assert!((ratio - 1.5).abs() < 1e-9, "{ratio}");
    }
}
