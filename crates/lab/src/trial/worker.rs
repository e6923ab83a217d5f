//! A worker that tries edits in its own copy of the workspace.

use std::path::Path;

use anyhow::{Result, ensure};

use contractual::Configuration;
use contractual::check::context::CheckInput;
use contractual::check::{self, Check, Observation, Verdict};
use contractual::copy::Copy;
use contractual::day::{self, Day};
use contractual::generate::{Workbench, tree};

use super::edit::{Edit, EditChange};

/// The copy, and what was seen of the crates that were generated in its original.
pub(super) struct Worker<'w> {
    copy: Copy,
    root: &'w Path,
    checks: &'w [Check],
    seen: &'w Observation,
    today: Day,
    workbench: Workbench,
}

impl<'w> Worker<'w> {
    pub(super) fn new(root: &'w Path, checks: &'w [Check], seen: &'w Observation) -> Result<Worker<'w>> {
        let (copy, today, workbench) = (Copy::of(root)?, day::today()?, Workbench::default());
        Ok(Worker { copy, root, checks, seen, today, workbench })
    }

    pub(super) fn another(&self) -> Result<Worker<'w>> {
        Worker::new(self.root, self.checks, self.seen)
    }

    pub(super) fn copy(&self) -> &Copy {
        &self.copy
    }

    /// An error where the gate finds something before any edit: its findings would prove nothing.
    pub(super) fn ensure_green(&self) -> Result<()> {
        let verdict = self.verdict(self.seen, |_| true)?;
        ensure!(verdict.is_clean(), "the gate must be green before it can be tried: {}", verdict.summary());
        Ok(())
    }

    /// Makes an edit, runs the gate, and takes the edit back: the gate's fault, if it made one.
    pub(super) fn fault(&self, edit: &Edit) -> Result<Option<String>> {
        let mut drifted = None;
        match &edit.change {
            EditChange::Write { path, text } => self.copy.write(path, text)?,
            EditChange::Delete { path } => self.copy.delete(path)?,
            EditChange::Drift(drift) => drift(drifted.insert(self.seen.clone())),
        }
        let seen = drifted.as_ref().unwrap_or(self.seen);
        let fault = match edit.caught_by {
            Some(name) => self.not_caught(seen, edit, name),
            None => self.false_alarm(seen, edit)?,
        };
        self.copy.restore()?;
        Ok(fault)
    }

    fn not_caught(&self, seen: &Observation, edit: &Edit, by: &str) -> Option<String> {
        // A folder that cannot even be opened is caught by whoever opens it.
        let is_missed = self.verdict(seen, |check| check.name == by).is_ok_and(|verdict| verdict.is_clean());
        is_missed.then(|| format!("{} ({by})", edit.what))
    }

    /// Findings of the gate once everything is generated anew, as the author of the edit would do.
    fn false_alarm(&self, seen: &Observation, edit: &Edit) -> Result<Option<String>> {
        let changes = self.workbench.plan(&Configuration::in_folder(self.copy.root())?)?.changes;
        changes.iter().try_for_each(|change| self.copy.keep(&change.path))?;
        tree::make(&changes)?;
        let verdict = self.verdict(seen, |_| true)?;
        Ok((!verdict.is_clean()).then(|| format!("{}: {}", edit.what, verdict.summary())))
    }

    fn verdict(&self, seen: &Observation, is_chosen: impl Fn(&Check) -> bool) -> Result<Verdict> {
        let checks: Vec<Check> = self.checks.iter().copied().filter(is_chosen).collect();
        ensure!(!checks.is_empty(), "no check is called so");
        // An edit may be of the configuration itself.
        let (configuration, workbench) = (&Configuration::in_folder(self.copy.root())?, &self.workbench);
        check::judge(CheckInput { configuration, seen: Some(seen), today: self.today, workbench }, &checks)
    }
}
