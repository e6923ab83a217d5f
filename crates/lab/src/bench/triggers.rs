//! What the dispatcher of triggers costs: how soon a change is told, how many are told in a second, and at which price.
//!
//! The program that measures stands in `tests/bench`; it brings its own receiver and files of SQLite.

use std::collections::BTreeMap;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

use super::Bench;
use super::comparison::grouped;
use super::figures::{Figure, Quantity};
use super::programs::Programs;
use contractual::progress::Progress;

/// Microseconds, by what was measured.
type Measured = BTreeMap<String, f64>;

/// How many triggers wait where goals are set for many.
const MANY: &str = "1000000";

/// How many stand for them where there is little time.
const FEWER: &str = "100000";

/// Everything on SQLite.
pub(super) fn sqlite(bench: &Bench, progress: &Progress) -> Result<Vec<Figure>> {
    progress.say(&format!("{}: building the program", bench.name));
    let program = Programs::build(&["dispatcher"])?.path("dispatcher")?;
    let folder = tempfile::tempdir().context("cannot make a folder for the databases")?;
    progress.say(&format!("{}: claiming and delivering", bench.name));
    let (many, n_turns) = bench.pick((MANY, "11"), (FEWER, "3"));
    let mut command = Command::new(program);
    command.arg(folder.path()).args([many, n_turns]).stdin(Stdio::null()).stderr(Stdio::inherit());
    let output = command.output().context("cannot run the program")?;
    ensure!(output.status.success(), "the program failed ({})", output.status);
    figures(bench.name, many, &serde_json::from_slice(&output.stdout).context("the program prints no figures")?)
}

fn figures(bench: &str, many: &str, measured: &Measured) -> Result<Vec<Figure>> {
    let pending = format!("{} pending", grouped(many));
    let of = |what: &str| measured.get(what).copied().with_context(|| format!("the program did not measure `{what}`"));
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
            measured.get("claim among many").copied(),
        ),
        Figure::reading(
            bench,
            Quantity::MicrosecondsAmong("CPU".into(), "a delivery".into()),
            measured.get("CPU of a delivery").copied(),
        ),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_ratios_of_one_run() {
        let names = ["commit to receipt", "delivery under load", "claim among few", "claim among many"];
        let mut measured: Measured =
            names.iter().chain(&["one dead", "all alive"]).map(|name| ((*name).to_owned(), 100.0)).collect();
        measured.insert("CPU against a bare request".to_owned(), 1.5);
        let figures = figures("triggers/test", MANY, &measured).unwrap();
        assert!(figures.iter().all(Figure::is_met));
        assert_eq!(figures.iter().filter(|figure| figure.measured == Some(1.0)).count(), 2);
        assert!(super::figures("triggers/test", MANY, &Measured::new()).is_err());
    }
}
