//! `cargo xtask check`: finds drift between contracts, generated code, running servers, clients, releases and pages.
//!
//! Each check is a function of a configuration and of the observation of the generated crates, so that it can be tried on any
//! folder without building anything. Their findings are one list. How crates are observed is the affair of whoever has them: it
//! is a function of the [`Gate`].

pub mod context;
mod documents;
mod generated;
mod junit;
mod observation;
mod reading;
mod released;
pub mod rules;
mod served;
mod snapshots;
#[cfg(test)]
mod tests;
mod verdict;
mod wire;

use std::io::Write;
use std::panic::resume_unwind;
use std::path::Path;
use std::thread;
use std::time::Instant;

use anyhow::{Result, anyhow, bail};
use clap::builder::PossibleValuesParser;
use contract::findings::{Finding, Findings, Format};

use crate::configuration::Configuration;
use crate::day::{self, Day};
use crate::generate::Workbench;
use crate::outcome::Outcome;
use crate::output::counted;
use crate::progress::Progress;
use crate::web::WebArgs;

pub use context::Check;
use context::CheckInput;
pub use observation::{ClientSchemas, Observation, ObservedAnswer, ObservedContract};
pub use served::WORDED_OTHERWISE;
pub use verdict::{Verdict, judge};

/// Arguments of `check`.
#[derive(Debug, clap::Args)]
#[command(after_help = AFTER_HELP)]
pub struct Args {
    /// Checks to run [default: all of them]
    #[arg(value_name = "CHECK", value_parser = PossibleValuesParser::new(CHECKS.map(|check| check.name)))]
    checks: Vec<String>,

    /// Output format
    #[arg(long, default_value = "text", value_parser = formats())]
    format: String,

    /// Day for which sunsets and waivers are judged [default: today, in UTC]
    #[arg(long, value_name = "YYYY-MM-DD")]
    today: Option<String>,

    #[command(flatten)]
    pub(crate) web: WebArgs,
}

/// The formats of findings, and that of test results.
fn formats() -> PossibleValuesParser {
    PossibleValuesParser::new(Format::ALL.map(Format::name).into_iter().chain([JUNIT]))
}

/// The format that only the gate writes.
const JUNIT: &str = "junit";

const AFTER_HELP: &str = "\
Examples:
  cargo xtask check                           everything, as CI does
  cargo xtask check documents generated       without compiling anything
  cargo xtask check --format github           as annotations of a pull request
  cargo xtask check --format markdown         as a comment on it
  cargo xtask check --format sarif > drift.sarif
  cargo xtask check --format junit > drift.xml

Checks: documents (lint), generated (byte by byte), released (compatibility, waivers). docs/rules.md explains every rule. Exit
codes: 0 nothing drifted, 1 findings, 2 the tool could not work.";

/// The checks of documents, what fails fast first.
pub const CHECKS: [Check; 3] = [
    Check { name: "documents", needs_observation: false, find: documents::check },
    Check { name: "generated", needs_observation: false, find: generated::check },
    Check { name: "released", needs_observation: false, find: released::check },
];

/// The checks of an observation, for a gate that can make one.
pub const OBSERVING: [Check; 3] = [
    Check { name: "served", needs_observation: true, find: |context| Ok(served::check(context)) },
    Check { name: "wire", needs_observation: true, find: wire::check },
    Check { name: "reading", needs_observation: true, find: reading::check },
];

/// The checks of a repository, and how its generated crates are observed.
#[derive(Debug)]
pub struct Gate {
    /// Every check.
    pub checks: &'static [Check],
    /// Observes the generated crates of a folder, for checks that need it. The inner error is the finding where they do not
    /// compile.
    pub observe: Observe,
}

/// Observes the generated crates of a folder.
pub type Observe = fn(&Path) -> Result<std::result::Result<Observation, Box<Finding>>>;

/// The gate of any repository: nothing is compiled.
pub const GATE: Gate = Gate { checks: &CHECKS, observe: |_| bail!("nothing says how generated crates are observed") };

pub(crate) fn run(args: &Args, configuration: &Configuration, gate: &Gate, out: &mut dyn Write) -> Result<Outcome> {
    let today = day::given_or_today(args.today.as_deref())?;
    let is_chosen = |check: &Check| args.checks.is_empty() || args.checks.iter().any(|name| name == check.name);
    run_some(configuration, gate, is_chosen, (today, &args.format), out)
}

/// Runs checks of a repository, all but one, and writes what they find.
pub(crate) fn run_all_but(
    left_out: &str,
    configuration: &Configuration,
    gate: &Gate,
    out: &mut dyn Write,
) -> Result<Outcome> {
    run_some(configuration, gate, |check| check.name != left_out, (day::today()?, "text"), out)
}

/// Runs all checks of a repository, and writes what they find.
pub fn run_all(configuration: &Configuration, gate: &Gate, out: &mut dyn Write) -> Result<Outcome> {
    run_some(configuration, gate, |_| true, (day::today()?, "text"), out)
}

/// Runs the generated crates of a folder and observes them.
pub fn observed(root: &Path, gate: &Gate) -> Result<Observation> {
    (gate.observe)(root)?.map_err(|finding| anyhow!("cannot ask the generated crates: {}", finding.message))
}

/// Findings of all checks in a repository with this observation, as text; empty where nothing has drifted.
pub fn drift(configuration: &Configuration, gate: &Gate, seen: &Observation) -> Result<String> {
    let input = CheckInput { configuration, seen: Some(seen), today: day::today()?, workbench: &Workbench::default() };
    let verdict = judge(input, gate.checks)?;
    verdict.fail_if_unable()?;
    if verdict.n_failing() == 0 {
        return Ok(String::new());
    }
    let mut text = anstream::StripStream::new(Vec::new());
    verdict.write("text", &mut text)?;
    Ok(String::from_utf8_lossy(&text.into_inner()).into_owned())
}

fn run_some(
    configuration: &Configuration,
    gate: &Gate,
    is_chosen: impl Fn(&Check) -> bool,
    (today, format): (Day, &str),
    out: &mut dyn Write,
) -> Result<Outcome> {
    let began = Instant::now();
    let progress = Progress::on_stderr();
    let checks: Vec<Check> = gate.checks.iter().copied().filter(is_chosen).collect();
    let verdict = judged(configuration, today, &checks, gate.observe, &progress)?;
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

/// Asks the generated crates, and judges meanwhile what can be judged without them.
fn judged(
    configuration: &Configuration,
    today: Day,
    checks: &[Check],
    observe: Observe,
    progress: &Progress,
) -> Result<Verdict> {
    let workbench = Workbench::default();
    let (observing, others): (Vec<Check>, Vec<Check>) =
        checks.iter().copied().partition(|check| check.needs_observation);
    let input = CheckInput { configuration, seen: None, today, workbench: &workbench };
    if observing.is_empty() {
        progress.say("judging");
        return judge(input, &others);
    }
    progress.say("asking the generated crates");
    let (seen, verdict) = thread::scope(|scope| {
        let asked = scope.spawn(|| observe(&configuration.root));
        let verdict = judge(input, &others);
        (asked.join().unwrap_or_else(|panic| resume_unwind(panic)), verdict)
    });
    let mut verdict = verdict?;
    progress.say("judging");
    match seen {
        Ok(Ok(seen)) => verdict.join(judge(CheckInput { seen: Some(&seen), ..input }, &observing)?),
        // What cannot be asked cannot be judged; the rest can.
        Ok(Err(finding)) => verdict.checks.insert(0, ("compiles", Findings::from_iter([*finding]))),
        Err(error) => verdict.failed.push(("what the generated crates do", error)),
    }
    verdict.sort_as(checks);
    Ok(verdict)
}
