//! Whether the gate catches what it should, lets pass what it should, and is quick enough to be asked all the time.

use std::ffi::OsStr;
use std::io::{self, Write};
use std::time::Duration;

use anyhow::Result;

use crate::trial::{self, News, Score};
use contractual::progress::Progress;
use contractual::{check, workspace};

use super::Bench;
use super::figures::{Figure, Quantity};
use super::process;

/// Edits of documents, generated files, snapshots, lists, pages, manifests and sources; then edits that mean nothing.
pub(super) fn edits(bench: &Bench, progress: &Progress) -> Result<Vec<Figure>> {
    let root = workspace::root()?;
    progress.say("asking the generated crates");
    let seen = check::observed(&root)?;
    // Nobody is left to tell when this fails.
    let complain = |what: &str| drop(writeln!(io::stderr(), "{what}"));
    let score = trial::run(&root, bench.checks, &seen, bench.pick(1, 20), |news| match news {
        News::Trying(what) => progress.say(what),
        News::Missed(what) => complain(&format!("not caught: {what}")),
        News::FalseAlarm(what) => complain(&format!("false alarm: {what}")),
    });
    let Score { n_edits, missed, n_cosmetic, false_alarms } = score?;
    let figure = |quantity, n: usize| Figure::new(bench.name, quantity, u32::try_from(n).ok().map(f64::from), 1.0);
    Ok(vec![
        figure(Quantity::MissedOf(n_edits), missed.len()),
        figure(Quantity::FalseAlarmsOf(n_cosmetic), false_alarms.len()),
    ])
}

/// The whole gate, with everything built.
pub(super) fn warm(bench: &Bench, progress: &Progress) -> Result<Vec<Figure>> {
    let usage = process::run_several(bench, &[OsStr::new("check")], bench.pick(2, 1), progress)?;
    Ok(vec![Figure::cpu(bench.name, usage.cpu, Duration::from_secs(20))])
}
