//! Trials of the gate itself: edits that a check must catch, and edits that must pass.
//!
//! They are made by a program, one at a time, in a copy of the workspace's files; the generated crates are asked once, for
//! an edit of a file changes nothing that is compiled already.

mod copy;
mod cosmetic;
mod document;
mod edit;
mod elsewhere;

use std::path::Path;

use anyhow::{Result, ensure};

use crate::check::{self, CHECKS, Observation};
use crate::{day, generate};

pub(crate) use copy::Copy;
use edit::Edit;

/// How the gate did.
#[derive(Debug, Default)]
pub struct Score {
    /// Edits that had to be caught, and those of them that were not.
    pub n_edits: usize,
    /// What was let through.
    pub missed: Vec<String>,
    /// Edits that had to pass, and those of them that did not.
    pub n_cosmetic: usize,
    /// What was not let through, and what was said of it.
    pub false_alarms: Vec<String>,
}

/// Tries every `nth` edit on a copy of a workspace of whose generated crates this was seen.
pub fn run(root: &Path, seen: &Observation, nth: usize, tell: impl Fn(&str)) -> Result<Score> {
    let copy = Copy::of(root)?;
    let today = day::today()?;
    let judged = |chosen: Option<&str>| {
        check::judge(copy.root(), today, Some(seen), |check| chosen.is_none_or(|name| check.name == name))
    };
    let untouched = judged(None)?;
    ensure!(untouched.is_clean(), "the gate must be green before it can be tried: {}", untouched.told());
    let mut score = Score::default();
    let edits: Vec<Edit> = document::edits(&copy)?.into_iter().chain(elsewhere::edits(&copy)?).collect();
    for edit in edits.iter().step_by(nth) {
        tell(&edit.what);
        score.n_edits += 1;
        debug_assert!(CHECKS.iter().any(|check| check.name == edit.caught_by), "{}", edit.caught_by);
        copy.apply(edit)?;
        let verdict = judged(Some(edit.caught_by));
        copy.restore()?;
        // A folder that cannot even be opened is caught by whoever opens it.
        if verdict.is_ok_and(|verdict| verdict.is_clean()) {
            score.missed.push(format!("{} ({})", edit.what, edit.caught_by));
        }
    }
    for edit in cosmetic::edits(&copy)?.iter().step_by(nth) {
        tell(&edit.what);
        score.n_cosmetic += 1;
        copy.apply(edit)?;
        for change in generate::plan(copy.root())?.changes {
            copy.keep(&change.path)?;
            change.make()?;
        }
        let verdict = judged(None);
        copy.restore()?;
        let verdict = verdict?;
        if !verdict.is_clean() {
            score.false_alarms.push(format!("{}: {}", edit.what, verdict.told()));
        }
    }
    Ok(score)
}
