//! Whether the gate catches what it should, lets pass what it should, and is quick enough to be asked all the time.

use std::ffi::OsStr;
use std::io::{self, Write};
use std::time::Duration;

use anyhow::Result;

use crate::progress::Progress;
use crate::trial::{self, Score};
use crate::{check, workspace};

use super::Bench;
use super::figures::{Figure, Quantity};
use super::process;

/// Edits of documents, generated files, snapshots, lists, pages, manifests and sources; then edits that mean nothing.
pub(super) fn edits(bench: &Bench, progress: &Progress) -> Result<Vec<Figure>> {
    let root = workspace::root()?;
    progress.say("asking the generated crates");
    let seen = check::observed(&root)?;
    let Score { n_edits, missed, n_cosmetic, false_alarms } = trial::run(&root, &seen, 1, |what| progress.say(what))?;
    progress.say("");
    let mut out = io::stderr().lock();
    for what in &missed {
        writeln!(out, "not caught: {what}")?;
    }
    for what in &false_alarms {
        writeln!(out, "false alarm: {what}")?;
    }
    let figure = |quantity, n: usize| Figure::new(bench.name, quantity, u32::try_from(n).ok().map(f64::from), 1.0);
    Ok(vec![
        figure(Quantity::MissedOf(n_edits), missed.len()),
        figure(Quantity::FalseAlarmsOf(n_cosmetic), false_alarms.len()),
    ])
}

/// The whole gate, with everything built.
pub(super) fn warm(bench: &Bench, progress: &Progress) -> Result<Vec<Figure>> {
    let usage = process::run_several(bench, &[OsStr::new("check")], 2, progress)?;
    Ok(vec![Figure::cpu(bench.name, usage.cpu, Duration::from_secs(20))])
}
