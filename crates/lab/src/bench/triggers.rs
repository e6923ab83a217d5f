//! Cost of the dispatcher of triggers: latency, throughput and processor time of a delivery.
//!
//! The program that measures stands in `tests/bench`; it brings its own receiver and files of SQLite.

use std::process::Command;

use anyhow::{Context, Result};

use super::figures::{Figure, Quantity, grouped};
use super::programs::{Measured, Programs};
use super::run::BenchRun;

/// Pending triggers that goals are set for.
const MANY: &str = "1000000";

/// Pending triggers of a quick run.
const FEWER: &str = "100000";

pub(super) fn sqlite(run: &BenchRun<'_>) -> Result<Vec<Figure>> {
    run.say("building the program");
    let program = Programs::build(&["dispatcher"])?.path("dispatcher")?;
    let folder = tempfile::tempdir().context("cannot make a folder for the databases")?;
    run.say("claiming and delivering");
    let (many, n_turns) = run.pick((MANY, "11"), (FEWER, "3"));
    let measured = Measured::by(Command::new(program).arg(folder.path()).args([many, n_turns]))?;
    figures(run.name, many, &measured)
}

fn figures(bench: &str, many: &str, measured: &Measured) -> Result<Vec<Figure>> {
    let pending = format!("{} pending", grouped(many));
    let of = |what: &str| measured.of(what);
    let goal = |quantity, measured, goal| Figure::new(bench, quantity, Some(measured), goal);
    let against = |what: &str, than: &str| Ok::<f64, anyhow::Error>(of(what)? / of(than)?);
    Ok(vec![
        goal(
            Quantity::MicrosecondsAmong("commit to receipt".into(), "idle, median".into()),
            of("commit to receipt")?,
            10_000.0,
        ),
        // Two thousand in a second.
        goal(Quantity::MicrosecondsAmong("a delivery".into(), "under load".into()), of("delivery under load")?, 500.0),
        goal(
            Quantity::TimeAgainst(format!("a claim among {pending}"), "among 1,000".into()),
            against("claim among many", "claim among few")?,
            2.0,
        ),
        goal(
            Quantity::TimeAgainst("the others' median with 1 dead of 100".into(), "all alive".into()),
            against("one dead", "all alive")?,
            1.2,
        ),
        goal(Quantity::CpuAgainst("a bare request by reqwest".into()), of("CPU against a bare request")?, 2.0),
        Figure::reading(
            bench,
            Quantity::MicrosecondsAmong("a claim".into(), pending),
            measured.of("claim among many").ok(),
        ),
        Figure::reading(
            bench,
            Quantity::MicrosecondsAmong("CPU".into(), "a delivery".into()),
            measured.of("CPU of a delivery").ok(),
        ),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_ratios_of_one_run() {
        let names = ["commit to receipt", "delivery under load", "claim among few", "claim among many"];
        let names = names.iter().chain(&["one dead", "all alive"]);
        let mut measured = Measured(names.map(|name| ((*name).to_owned(), 100.0)).collect());
        measured.0.insert("CPU against a bare request".to_owned(), 1.5);
        let figures = figures("triggers/test", MANY, &measured).unwrap();
        assert!(figures.iter().all(Figure::is_met));
        assert_eq!(figures.iter().filter(|figure| figure.measured == Some(1.0)).count(), 2);
        assert!(super::figures("triggers/test", MANY, &Measured::default()).is_err());
    }
}
