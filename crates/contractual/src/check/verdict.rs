//! The findings of all checks, as one list.

use std::collections::HashSet;
use std::io::Write;
use std::thread;

use anyhow::{Context, Result, anyhow};
use contract::findings::{Findings, Format, Level};

use crate::{document, panics};

use super::context::{Check, CheckContext, CheckInput};
use super::{JUNIT, junit};

/// Findings and failures of the checks of a run.
pub struct Verdict {
    pub(super) n_documents: usize,
    pub(super) checks: Vec<(&'static str, Findings)>,
    /// Checks that could not work.
    pub(super) failed: Vec<(&'static str, anyhow::Error)>,
}

/// Asks checks, all at the same time. Each has a context of its own: documents are read by one thread.
pub fn judge(input: CheckInput<'_>, checks: &[Check]) -> Result<Verdict> {
    let n_documents = CheckContext::new(input)?.contracts.len();
    let mut verdict = Verdict { n_documents, checks: Vec::new(), failed: Vec::new() };
    thread::scope(|scope| {
        let ask = |check: &Check| {
            let find = check.find;
            (check.name, scope.spawn(move || find(&CheckContext::new(input)?)))
        };
        let asked: Vec<_> = checks.iter().map(ask).collect();
        for (name, asked) in asked {
            let said = asked.join().unwrap_or_else(|panic| Err(anyhow!("it failed: {}", panics::message(&*panic))));
            match said {
                Ok(findings) => verdict.checks.push((name, findings)),
                Err(error) => verdict.failed.push((name, error)),
            }
        }
    });
    verdict.forget_repeated();
    verdict.name_command(&input.configuration.command);
    Ok(verdict)
}

impl Verdict {
    /// Lets remedies name the command that people type in this repository.
    fn name_command(&mut self, command: &str) {
        for finding in self.checks.iter_mut().flat_map(|(_, findings)| findings.iter_mut()) {
            finding.help = finding.help.replace("cargo xtask", command);
        }
    }

    /// Number of findings that fail the run.
    pub(super) fn n_failing(&self) -> usize {
        let failing = self.checks.iter().flat_map(|(_, findings)| findings).filter(|it| it.level != Level::Note);
        failing.count()
    }

    /// Whether every check could work and found nothing.
    pub fn is_clean(&self) -> bool {
        self.n_failing() == 0 && self.failed.is_empty()
    }

    /// The first three findings or failures, in one line.
    pub fn summary(&self) -> String {
        let findings = self.checks.iter().flat_map(|(name, findings)| {
            findings.iter().map(move |it| format!("{name}: {}:{}: {}", it.place.file, it.place.line, it.message))
        });
        let failed = self.failed.iter().map(|(name, error)| format!("{name}: {error:#}"));
        findings.chain(failed).take(3).collect::<Vec<_>>().join("; ")
    }

    pub(super) fn join(&mut self, other: Verdict) {
        self.checks.extend(other.checks);
        self.failed.extend(other.failed);
        self.forget_repeated();
    }

    /// Sorts the findings by the order of the checks.
    pub(super) fn sort_as(&mut self, checks: &[Check]) {
        self.checks.sort_by_key(|(name, _)| checks.iter().position(|check| check.name == *name));
    }

    /// Two checks may say the same of a document: the first is enough.
    pub(super) fn forget_repeated(&mut self) {
        let mut seen = HashSet::new();
        for (_, findings) in &mut self.checks {
            findings.sort();
            findings.retain(|finding| seen.insert(finding.identity()));
        }
    }

    pub(super) fn write(&self, format: &str, out: &mut dyn Write) -> Result<()> {
        if format == JUNIT {
            return junit::render(&self.checks, out).context("cannot write the findings");
        }
        let format: Format = format.parse()?;
        let findings: Findings = self.checks.iter().flat_map(|(_, findings)| findings).cloned().collect();
        document::write_report(&findings, self.n_documents, format, out)
    }

    /// An error if a check could not work.
    pub(super) fn fail_if_unable(&self) -> Result<()> {
        let failed: Vec<String> = self.failed.iter().map(|(name, error)| format!("{name}: {error:#}")).collect();
        if failed.is_empty() { Ok(()) } else { Err(anyhow!("cannot check {}", failed.join("; "))) }
    }
}
