//! Edits that the gate must catch or let pass, and the time that it takes.

use std::io::{self, Write};
use std::time::Duration;

use anyhow::Result;

use crate::trial::{self, Score, TrialEvent};
use contractual::{check, workspace};

use super::figures::{Figure, Quantity};
use super::process;
use super::run::BenchRun;

/// Edits of documents, generated files, snapshots, lists, pages, manifests and sources; then edits that mean nothing.
pub(super) fn edits(run: &BenchRun<'_>) -> Result<Vec<Figure>> {
    let root = workspace::root()?;
    run.progress.say("asking the generated crates");
    let seen = check::observed(&root, run.gate)?;
    // Nobody is left to tell when this fails.
    let complain = |what: &str| drop(writeln!(io::stderr(), "{what}"));
    let score = trial::run(&root, run.gate.checks, &seen, run.pick(1, 20), |news| match news {
        TrialEvent::Trying(what) => run.progress.say(what),
        TrialEvent::Missed(what) => complain(&format!("not caught: {what}")),
        TrialEvent::FalseAlarm(what) => complain(&format!("false alarm: {what}")),
    });
    let Score { n_edits, missed, n_cosmetic, false_alarms } = score?;
    let figure = |quantity, n: usize| Figure::new(run.name, quantity, u32::try_from(n).ok().map(f64::from), 1.0);
    Ok(vec![
        figure(Quantity::MissedOf(n_edits), missed.len()),
        figure(Quantity::FalseAlarmsOf(n_cosmetic), false_alarms.len()),
    ])
}

/// The whole gate, with everything built.
pub(super) fn warm(run: &BenchRun<'_>) -> Result<Vec<Figure>> {
    let usage = process::run_several(run, run.pick(2, 1), |_| vec!["check".into()])?;
    Ok(vec![Figure::cpu(run.name, usage.cpu, Duration::from_secs(20))])
}
