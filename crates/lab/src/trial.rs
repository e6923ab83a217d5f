//! Trials of the gate itself: edits that a check must catch, and edits that must pass.
//!
//! They are made one at a time, in copies of the workspace's files. The generated crates are observed once, since an edit of a
//! file changes nothing that is compiled already; a mistake of theirs is an edit of the observation.

mod cosmetic;
mod document;
mod edit;
mod elsewhere;
mod observation;
mod worker;

use std::path::Path;
use std::sync::Mutex;
use std::thread;

use anyhow::{Result, anyhow, ensure};

use contractual::check::{Check, Observation};
use contractual::copy::Copy;
use contractual::panics;

use edit::Edit;
use worker::Worker;

/// Result of the trials.
#[derive(Debug, Default)]
pub struct Score {
    /// Edits that had to be caught.
    pub n_edits: usize,
    /// Those of them that were not.
    pub missed: Vec<String>,
    /// Edits that had to pass.
    pub n_cosmetic: usize,
    /// Those of them that did not, and what was said of them.
    pub false_alarms: Vec<String>,
}

/// Progress of the trials.
pub enum TrialEvent<'n> {
    /// An edit is being tried.
    Trying(&'n str),
    /// An edit was let through that had to be caught.
    Missed(&'n str),
    /// An edit was not let through that had to be.
    FalseAlarm(&'n str),
}

/// Tries every `nth` edit on copies of a workspace with this observation.
pub fn run(
    root: &Path,
    checks: &[Check],
    seen: &Observation,
    nth: usize,
    tell: impl Fn(TrialEvent<'_>) + Sync,
) -> Result<Score> {
    let first = Worker::new(root, checks, seen)?;
    first.ensure_green()?;
    let edits = edits(first.copy(), seen, nth)?;
    let n_cosmetic = edits.iter().filter(|edit| edit.caught_by.is_none()).count();
    let mut score = Score { n_edits: edits.len() - n_cosmetic, n_cosmetic, ..Score::default() };
    let faults = tried(first, &edits, &tell)?;
    for (edit, fault) in edits.iter().zip(faults) {
        let list = if edit.caught_by.is_some() { &mut score.missed } else { &mut score.false_alarms };
        list.extend(fault);
    }
    Ok(score)
}

/// Every `nth` of each kind.
fn edits(copy: &Copy, seen: &Observation, nth: usize) -> Result<Vec<Edit>> {
    let mut to_catch = document::edits(copy)?;
    to_catch.extend(elsewhere::edits(copy)?);
    to_catch.extend(observation::edits(seen)?);
    let to_pass = cosmetic::edits(copy)?;
    ensure!(nth > 0, "every 0th edit is none");
    Ok(to_catch.into_iter().step_by(nth).chain(to_pass.into_iter().step_by(nth)).collect())
}

/// The gate's fault at each edit, if it made one: as many workers as there are processors take one after the other.
fn tried(first: Worker<'_>, edits: &[Edit], tell: &(impl Fn(TrialEvent<'_>) + Sync)) -> Result<Vec<Option<String>>> {
    let queue = Mutex::new(edits.iter().enumerate());
    let next = || queue.lock().ok().and_then(|mut queue| queue.next());
    let work = |worker: Worker<'_>| -> Result<Vec<(usize, Option<String>)>> {
        let mut done = Vec::new();
        while let Some((idx, edit)) = next() {
            tell(TrialEvent::Trying(&format!("{} of {}: {}", idx + 1, edits.len(), edit.what)));
            let fault = worker.fault(edit)?;
            match &fault {
                Some(fault) if edit.caught_by.is_some() => tell(TrialEvent::Missed(fault)),
                Some(fault) => tell(TrialEvent::FalseAlarm(fault)),
                None => {}
            }
            done.push((idx, fault));
        }
        Ok(done)
    };
    let n_workers = thread::available_parallelism().map_or(1, usize::from).min(edits.len().div_ceil(8));
    let mut faults = vec![None; edits.len()];
    let done: Result<Vec<_>> = thread::scope(|scope| {
        let others = (1..n_workers).map(|_| first.another());
        let more: Vec<_> = others.map(|worker| scope.spawn(|| work(worker?))).collect();
        let mine = work(first);
        let theirs = more.into_iter().map(|worker| {
            worker.join().unwrap_or_else(|panic| Err(anyhow!("a trial failed: {}", panics::message(&*panic))))
        });
        std::iter::once(mine).chain(theirs).collect()
    });
    for (idx, fault) in done?.into_iter().flatten() {
        faults[idx] = fault;
    }
    Ok(faults)
}
