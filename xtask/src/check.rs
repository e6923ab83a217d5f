//! `cargo xtask check`: says whether anything has drifted.
//!
//! Each check is a function of a workspace's folder and of what the generated crates were seen to do, so that it can be
//! tried on any folder without building anything. What they find is one list.

mod architecture;
mod documents;
mod generated;
mod ground;
mod junit;
mod observation;
mod observer;
mod pages;
mod reading;
mod released;
pub mod rules;
mod served;
mod snapshots;
#[cfg(test)]
mod tests;
mod wire;

use std::collections::HashSet;
use std::io::Write;
use std::path::Path;
use std::time::Instant;

use anyhow::{Context, Result, anyhow};
use clap::builder::PossibleValuesParser;
use contract::findings::render::{Report, render};
use contract::findings::{Findings, Format, Level};

use crate::day::{self, Day};
use crate::outcome::Outcome;
use crate::output::counted;
use crate::progress::Progress;
use crate::workspace;

use ground::Ground;
pub use observation::{Heard, Observation, Observed, Reading};
use observer::{Seen, observe};
pub use served::WORDED_OTHERWISE;

/// What to check and how to say it.
#[derive(Debug, clap::Args)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct Args {
    /// Checks to run [default: all of them]
    #[arg(value_name = "CHECK", value_parser = PossibleValuesParser::new(CHECKS.map(|check| check.name)))]
    checks: Vec<String>,

    /// How findings are written
    #[arg(long, default_value = "text", value_parser = PossibleValuesParser::new(["text", "json", "sarif", "github", "junit"]))]
    format: String,

    /// The day on which sunsets and waivers are looked at [default: the clock's, in UTC]
    #[arg(long, value_name = "YYYY-MM-DD")]
    today: Option<String>,
}

const AFTER_HELP: &str = "\
Examples:
  cargo xtask check                           everything; what CI asks
  cargo xtask check documents generated       without compiling anything
  cargo xtask check --format github           as annotations of a pull request
  cargo xtask check --format sarif > drift.sarif
  cargo xtask check --format junit > drift.xml

Checks: documents (lint), generated (byte by byte), served (what the running servers say), wire (every operation and
status over a socket), reading (the client's types), released (compatibility), pages, architecture. docs/rules.md explains
every rule. Exit codes: 0 nothing drifted, 1 findings, 2 the tool could not work.";

/// One thing that can have drifted.
pub(crate) struct Check {
    /// The word by which a user chooses it.
    pub(crate) name: &'static str,
    /// Whether it judges what the generated crates do.
    needs_eyes: bool,
    find: fn(&Ground<'_>) -> Result<Findings>,
}

/// Every check, what fails fast first.
pub(crate) const CHECKS: [Check; 8] = [
    Check { name: "documents", needs_eyes: false, find: documents::check },
    Check { name: "generated", needs_eyes: false, find: generated::check },
    Check { name: "served", needs_eyes: true, find: |ground| Ok(served::check(ground)) },
    Check { name: "wire", needs_eyes: true, find: wire::check },
    Check { name: "reading", needs_eyes: true, find: reading::check },
    Check { name: "released", needs_eyes: false, find: released::check },
    Check { name: "pages", needs_eyes: false, find: pages::check },
    Check { name: "architecture", needs_eyes: false, find: architecture::check },
];

/// Runs the checks that the arguments name.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Outcome> {
    let today = match &args.today {
        Some(text) => day::parse(text).context("cannot use --today")?,
        None => day::today()?,
    };
    let is_chosen = |check: &Check| args.checks.is_empty() || args.checks.iter().any(|name| name == check.name);
    run_some(&workspace::root()?, today, is_chosen, &args.format, out)
}

/// Runs all checks of a workspace but one, and writes what they find.
pub(crate) fn run_all_but(left_out: &str, root: &Path, out: &mut dyn Write) -> Result<Outcome> {
    run_some(root, day::today()?, |check| check.name != left_out, "text", out)
}

/// Runs all checks of a workspace, and writes what they find.
pub(crate) fn run_all(root: &Path, out: &mut dyn Write) -> Result<Outcome> {
    run_some(root, day::today()?, |_| true, "text", out)
}

/// What the generated crates of a workspace are seen to do.
pub(crate) fn observed(root: &Path) -> Result<Observation> {
    match observe(root)? {
        Seen::Observation(seen) => Ok(seen),
        Seen::Nothing(finding) => Err(anyhow!("cannot ask the generated crates: {}", finding.message)),
    }
}

/// What all checks find in a workspace of whose generated crates this was seen, as a person reads it; nothing where nothing
/// has drifted.
pub fn drift(root: &Path, seen: &Observation) -> Result<String> {
    let verdict = judge(root, day::today()?, Some(seen), |_| true)?;
    verdict.fail_if_unable()?;
    if verdict.n_failing() == 0 {
        return Ok(String::new());
    }
    let mut text = anstream::StripStream::new(Vec::new());
    verdict.write("text", &mut text)?;
    Ok(String::from_utf8_lossy(&text.into_inner()).into_owned())
}

fn run_some(
    root: &Path,
    today: Day,
    is_chosen: impl Fn(&Check) -> bool,
    format: &str,
    out: &mut dyn Write,
) -> Result<Outcome> {
    let began = Instant::now();
    let progress = Progress::on_stderr();
    let needs_eyes = CHECKS.iter().any(|check| check.needs_eyes && is_chosen(check));
    progress.say("asking the generated crates");
    let seen = if needs_eyes { Some(observe(root)?) } else { None };
    progress.say("judging");
    let mut verdict = match &seen {
        Some(Seen::Observation(seen)) => judge(root, today, Some(seen), &is_chosen)?,
        // What cannot be asked cannot be judged; the rest can.
        _ => judge(root, today, None, |check| is_chosen(check) && !check.needs_eyes)?,
    };
    if let Some(Seen::Nothing(finding)) = seen {
        verdict.checks.insert(0, ("compiles", Findings::from_iter([*finding])));
    }
    drop(progress);
    verdict.write(format, out)?;
    if format == "text" {
        let names: Vec<&str> = verdict.checks.iter().map(|(name, _)| *name).collect();
        let n_checks = counted(names.len(), "check");
        writeln!(out, "{n_checks} in {:.1} s: {}", began.elapsed().as_secs_f64(), names.join(", "))?;
    }
    verdict.fail_if_unable()?;
    Ok(Outcome::clean_if(verdict.n_failing() == 0))
}

/// What the checks came to.
pub(crate) struct Verdict {
    n_documents: usize,
    /// What each check found.
    pub(crate) checks: Vec<(&'static str, Findings)>,
    /// Checks that could not work.
    failed: Vec<(&'static str, anyhow::Error)>,
}

/// Runs checks on a workspace.
pub(crate) fn judge(
    root: &Path,
    today: Day,
    seen: Option<&Observation>,
    is_chosen: impl Fn(&Check) -> bool,
) -> Result<Verdict> {
    let ground = Ground::new(root, seen, today)?;
    let mut verdict = Verdict { n_documents: ground.contracts.len(), checks: Vec::new(), failed: Vec::new() };
    for check in CHECKS.iter().filter(|check| is_chosen(check)) {
        match (check.find)(&ground) {
            Ok(findings) => verdict.checks.push((check.name, findings)),
            Err(error) => verdict.failed.push((check.name, error)),
        }
    }
    verdict.forget_repeated();
    Ok(verdict)
}

impl Verdict {
    /// How many findings fail the run.
    pub(crate) fn n_failing(&self) -> usize {
        let failing = self.checks.iter().flat_map(|(_, findings)| findings).filter(|it| it.level != Level::Note);
        failing.count()
    }

    /// Whether every check could work and found nothing.
    pub(crate) fn is_clean(&self) -> bool {
        self.n_failing() == 0 && self.failed.is_empty()
    }

    /// The first things that stand in the way, in one line.
    pub(crate) fn told(&self) -> String {
        let findings = self.checks.iter().flat_map(|(name, findings)| {
            findings.iter().map(move |it| format!("{name}: {}:{}: {}", it.place.file, it.place.line, it.message))
        });
        let failed = self.failed.iter().map(|(name, error)| format!("{name}: {error:#}"));
        findings.chain(failed).take(3).collect::<Vec<_>>().join("; ")
    }

    /// Two checks may say the same of a document: the first is enough.
    fn forget_repeated(&mut self) {
        let mut seen = HashSet::new();
        for (_, findings) in &mut self.checks {
            findings.sort();
            findings.retain(|finding| {
                let place = &finding.place;
                seen.insert((place.file.clone(), place.line, place.column, finding.rule.id, finding.message.clone()))
            });
        }
    }

    fn write(&self, format: &str, out: &mut dyn Write) -> Result<()> {
        if format == "junit" {
            return junit::render(&self.checks, out).context("cannot write the findings");
        }
        let format: Format = format.parse()?;
        let findings: Findings = self.checks.iter().flat_map(|(_, findings)| findings).cloned().collect();
        let (tool, version) = ("xtask", env!("CARGO_PKG_VERSION"));
        let report = Report { tool, version, findings: &findings, n_documents: self.n_documents };
        render(&report, format, out).context("cannot write the findings")
    }

    /// An error if a check could not work.
    fn fail_if_unable(&self) -> Result<()> {
        let failed: Vec<String> = self.failed.iter().map(|(name, error)| format!("{name}: {error:#}")).collect();
        if failed.is_empty() { Ok(()) } else { Err(anyhow!("cannot check {}", failed.join("; "))) }
    }
}
