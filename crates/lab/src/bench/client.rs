//! Cost of the generated client, beside calls written by hand with reqwest and serde: instructions and processor time of one
//! call.
//!
//! Both callers stand in `tests/bench`, call the same server, and look into every answer. One call after the other, then
//! 64 at once.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::Result;

use super::figures::{Figure, Quantity};
use super::process;
use super::programs::{Programs, Running};
use super::run::BenchRun;
use super::stubs::callgrind;

/// In multiples of what reqwest by hand takes.
const GOAL: f64 = 1.1;

/// Names of the executables: the generated client, and the one that it is compared with.
const CLIENT: &str = "client";
const BY_HAND: &str = "reqwest";

/// Calls before those that are timed, whose cost is taken off together with the start.
const N_WARMING: u32 = 2_000;

/// The same for calls whose instructions are counted, fifty times as slowly.
const N_WARMING_COUNTED: u32 = 200;
const N_COUNTED: u32 = 1_000;

/// Compares the generated client with calls by hand, for an operation of the server, with so many calls at once.
pub(super) fn compare(run: &BenchRun<'_>, operation: &str, n_lanes: u32) -> Result<Vec<Figure>> {
    run.say("building the callers");
    let programs = Programs::build(&["peers", "callers"])?;
    let server = Running::start(&programs.path("hyper")?)?;
    let base = format!("http://127.0.0.1:{}", server.port());
    let callers = [Caller::new(BY_HAND, &programs)?, Caller::new(CLIENT, &programs)?];
    let order = |n_calls: u32| [base.clone(), operation.to_owned(), n_lanes.to_string(), n_calls.to_string()];
    run.say("counting");
    let [by_hand, client] = counted(&callers, order)?;
    let mut figures = vec![Figure::new(
        run.name,
        Quantity::InstructionsAgainst(BY_HAND.into()),
        client.zip(by_hand).map(|(client, by_hand)| client / by_hand),
        GOAL,
    )];
    let mut times = [Vec::new(), Vec::new()];
    // The callers take turns, so that a busy moment of the machine meets both.
    let (n_runs, n_calls) = run.pick((7, 20_000), (3, 5_000));
    for nth in 1..=n_runs {
        run.say(&format!("run {nth} of {n_runs}"));
        for (caller, times) in callers.iter().zip(&mut times) {
            let warming = caller.cpu(&order(N_WARMING))?;
            times.push(caller.cpu(&order(N_WARMING + n_calls))?.saturating_sub(warming) / n_calls);
        }
    }
    figures.push(Figure::new(run.name, Quantity::CpuAgainst(BY_HAND.into()), Some(ratio(&times)), GOAL));
    for ((caller, instructions), mut times) in callers.iter().zip([by_hand, client]).zip(times) {
        let name = || caller.name.to_owned();
        let microseconds = process::median(&mut times).as_secs_f64() * 1e6;
        figures.push(Figure::reading(run.name, Quantity::InstructionsOf(name()), instructions));
        figures.push(Figure::reading(run.name, Quantity::CpuMicrosecondsOf(name()), Some(microseconds)));
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

/// Time of the second in multiples of the first: the median over the turns, in each of which the machine was the same to both.
fn ratio([first, second]: &[Vec<Duration>; 2]) -> f64 {
    let turns = first.iter().zip(second);
    let mut ratios: Vec<f64> = turns.map(|(first, second)| second.as_secs_f64() / first.as_secs_f64()).collect();
    process::median(&mut ratios)
}

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
        Ok(process::usage(command.args(order).stdin(Stdio::null()), |code| code == 0)?.cpu)
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
