//! `cargo xtask diff`: says what changed between two documents, and whom it breaks.
//!
//! `baseline` is what callers know of the configured documents, `waivers` reads the accepted findings. Finding, judging and rendering
//! differences is left to the crate `contract`.

mod accept;
mod base;
mod baseline;
mod comparer;
mod contracts;
mod matrix;
#[cfg(test)]
pub(crate) mod tests;
mod waivers;

use std::env;
use std::fmt::Display;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{ArgGroup, ValueEnum};
use contract::diff::judge::Comparison;
use contract::diff::report::{DiffFormat, render};
use contract::findings::Level;

use crate::address::{Address, Reading};
use crate::arguments::{levels, limits};
use crate::configuration::Configuration;
use crate::day;
use crate::outcome::Outcome;
use crate::output::bold;
use crate::web::{Web, WebArgs};

use accept::Acceptance;
pub(crate) use baseline::Baseline;
pub(crate) use comparer::Comparer;
#[cfg(test)]
pub(crate) use comparer::compare;
use comparer::outcome;
pub(crate) use contracts::{Contract, ReleaseComparison};
pub(crate) use waivers::WaiversFile;
pub use waivers::waivers;

/// Arguments of `diff`.
#[derive(Debug, clap::Args)]
#[command(after_help = AFTER_HELP)]
#[command(group = ArgGroup::new(ACCEPTANCE).args(["accept", "print_waivers"]))]
pub struct Args {
    /// Old document, the one that callers know: a file, a URL, `-` for standard input, or git:REV:PATH with a path from the
    /// repository's root [default: the newest release]
    old: Option<PathBuf>,

    /// New document, which is to take its place [default: each that contractual.toml releases]
    new: Option<PathBuf>,

    /// Compare NEW with every release, as a table; the newest release decides how it ends
    #[arg(long, value_name = "RELEASES", conflicts_with_all = ["accept", "new"])]
    against: Option<Against>,

    /// Compare each document of contractual.toml with itself at a revision of git, such as the branch that is merged into
    #[arg(long, value_name = "REV", conflicts_with_all = ["old", "against", "accept"])]
    base: Option<String>,

    /// Output format
    #[arg(long, default_value = "text", value_parser = formats())]
    format: DiffFormat,

    /// Hide findings of a lesser level; the verdict stays what it is
    #[arg(long, default_value = "note", value_parser = levels())]
    level: Level,

    /// Accepted findings and changed levels [default: those of NEW in contractual.toml]
    #[arg(long, value_name = "FILE")]
    waivers: Option<PathBuf>,

    /// Write a waiver for the finding of this id, or of the one id that begins so
    #[arg(long, value_name = "FINDING", requires = "reason")]
    accept: Option<String>,

    /// Print waivers for all that would break somebody, and write nothing
    #[arg(long, requires = "reason", conflicts_with_all = ["accept", "explain", "against"])]
    print_waivers: bool,

    /// Explain the finding of this id: the sets, the proof or the search, the value. Every finding whose id
    /// begins so is explained; `--format json` has the ids of notes
    #[arg(long, value_name = "FINDING", conflicts_with_all = ["accept", "against"])]
    explain: Option<String>,

    /// Reason for accepting it
    #[arg(long, value_name = "TEXT", requires = ACCEPTANCE)]
    reason: Option<String>,

    /// Last day on which it is accepted, as 2026-12-31
    #[arg(long, value_name = "DATE", requires = ACCEPTANCE)]
    until: Option<String>,

    /// Let references lead anywhere inside this folder [default: the document's own]
    #[arg(long, value_name = "DIR")]
    root: Option<PathBuf>,

    /// Read files up to this size [default: 16]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    max_megabytes: Option<u16>,

    /// Day for which sunsets and waivers are judged [default: today, in UTC]
    #[arg(long, value_name = "YYYY-MM-DD")]
    today: Option<String>,

    /// Fail if anything that a document says is left out of the comparison
    #[arg(long)]
    deny_loss: bool,

    #[command(flatten)]
    web: WebArgs,
}

/// Arguments that accept findings, for a reason.
const ACCEPTANCE: &str = "acceptance";

impl Args {
    /// Whether they do not name two documents.
    pub(crate) fn needs_configuration(&self) -> bool {
        self.new.is_none() && (self.old.is_none() || self.against.is_some())
    }
}

/// Releases to compare with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Against {
    // Every release, oldest to newest.
    All,
}

const AFTER_HELP: &str = "\
Examples:
  cargo xtask diff                                        the contracts against their newest release
  cargo xtask diff old.yaml new.yaml                      any two documents
  cargo xtask diff git:main:openapi.yaml openapi.yaml     the changes of this branch
  cargo xtask diff --base origin/main                     each contract as it is there, whatever is released
  cargo xtask diff --against all spec/service.yaml        one row for every release
  cargo xtask diff old.yaml new.yaml --format html > diff.html
  cargo xtask diff old.yaml new.yaml --explain 3f9c       the reasoning behind one finding
  cargo xtask diff --accept 3f9c --reason \"Nobody calls it; seen in the logs.\" --until 2026-12-31
  cargo xtask diff --print-waivers --reason \"Agreed with all who call it.\"

docs/policy.md defines a breaking change, docs/diff-rules.md explains every rule.
Exit codes: 0 equivalent or compatible, 1 breaking or a waiver that does not hold, 2 the tool could not work.";

/// Compares the documents that the arguments name.
pub(crate) fn run(args: &Args, configuration: Option<&Configuration>, out: &mut dyn Write) -> Result<Outcome> {
    let folder = env::current_dir().context("cannot tell the current folder")?;
    run_in(configuration, &folder, args, out)
}

fn formats() -> impl TypedValueParser<Value = DiffFormat> {
    PossibleValuesParser::new(DiffFormat::ALL.map(DiffFormat::name)).try_map(|name| name.parse::<DiffFormat>())
}

fn run_in(configuration: Option<&Configuration>, folder: &Path, args: &Args, out: &mut dyn Write) -> Result<Outcome> {
    if let Some(root) = &args.root {
        root.read_dir().with_context(|| format!("cannot use --root {}", root.display()))?;
    }
    let today = day::given_or_today(args.today.as_deref())?;
    let comparer = Comparer {
        configuration: configuration.cloned(),
        reading: Reading {
            web: Web::new(&args.web, args.max_megabytes)?,
            folder: folder.to_owned(),
            root: args.root.clone(),
            limits: limits(args.max_megabytes),
        },
        waivers: args.waivers.clone(),
        today,
        explained: args.explain.clone(),
    };
    ensure!(
        args.explain.is_none() || args.format == DiffFormat::Text,
        "cannot explain a finding as {}; an explanation is for people",
        args.format.name()
    );
    let until = args.until.as_deref();
    // Every id begins with nothing.
    let accepted = args.accept.as_deref().or(args.print_waivers.then_some(""));
    let acceptance = accepted.map(|id| Acceptance::new(id, args.reason.as_deref(), until, today)).transpose()?;
    let is_stdin = |argument: &Option<PathBuf>| argument.as_deref() == Some(Path::new("-"));
    ensure!(!is_stdin(&args.old) || !is_stdin(&args.new), "standard input is one document; name the other one");
    let named = |argument: &PathBuf| Address::named(argument, &mut io::stdin().lock(), comparer.reading.limits);
    match (&args.old, &args.new, args.against) {
        (Some(old), Some(new), None) => {
            let (old, new) = (named(old)?, named(new)?);
            let comparison = comparer.compare(&old, &new, acceptance.is_some())?;
            match acceptance {
                Some(acceptance) => waive(args, &comparer, acceptance, &[(&new, &comparison)], out),
                None => {
                    refuse_unknown_explanation(args, std::iter::once(&comparison))?;
                    show(comparison, args, out)
                }
            }
        }
        (None, None, None) => match &args.base {
            Some(revision) => base::run(&comparer, revision, acceptance, args, out),
            None => compare_contracts(&comparer, acceptance, args, out),
        },
        (new, None, Some(Against::All)) => {
            let new = new.as_ref().map(named).transpose()?;
            matrix::run(&comparer, new.as_ref(), args.format, out)
        }
        _ => bail!(
            "cannot compare one document; name two, OLD and NEW, or compare it with the releases by `--against all`"
        ),
    }
}

/// Compares each contract with its newest release.
fn compare_contracts(
    comparer: &Comparer,
    acceptance: Option<Acceptance<'_>>,
    args: &Args,
    out: &mut dyn Write,
) -> Result<Outcome> {
    ensure_sequence(args, acceptance)?;
    comparer.released()?;
    let compared = comparer.contracts(acceptance.is_some())?;
    if compared.iter().all(|each| each.baseline.is_none()) {
        let command = &comparer.configuration()?.command;
        writeln!(out, "nothing is released yet; `{command} release VERSION` does it")?;
        return Ok(Outcome::Clean);
    }
    let contracts = || compared.iter().flat_map(|each| &each.contracts);
    if let Some(acceptance) = acceptance {
        let compared = contracts().filter_map(|each| Some((&each.address, each.comparison.as_ref()?)));
        return waive(args, comparer, acceptance, &compared.collect::<Vec<_>>(), out);
    }
    refuse_unknown_explanation(args, contracts().filter_map(|contract| contract.comparison.as_ref()))?;
    let mut is_clean = true;
    for each in compared {
        is_clean &= show_release(each, args, out)?;
    }
    Ok(Outcome::clean_if(is_clean))
}

/// Refuses a format of which there can be only one.
fn ensure_sequence(args: &Args, acceptance: Option<Acceptance<'_>>) -> Result<()> {
    let is_sequence = matches!(args.format, DiffFormat::Text | DiffFormat::Markdown | DiffFormat::Github);
    ensure!(
        is_sequence || acceptance.is_some(),
        "cannot write several comparisons as one {}; name OLD and NEW",
        args.format.name()
    );
    Ok(())
}

/// Writes a waiver into its file, or prints all that would be needed.
fn waive(
    args: &Args,
    comparer: &Comparer,
    acceptance: Acceptance<'_>,
    compared: &[(&Address, &Comparison)],
    out: &mut dyn Write,
) -> Result<Outcome> {
    if args.print_waivers {
        comparer.print_waivers(acceptance, compared, out)
    } else {
        comparer.accept(acceptance, compared, out)
    }
}

/// Writes what became of the documents of a release, and says whether nobody is broken.
fn show_release(compared: ReleaseComparison, args: &Args, out: &mut dyn Write) -> Result<bool> {
    let ReleaseComparison { released, baseline, contracts, gone } = compared;
    let Some(baseline) = baseline else {
        writeln!(out, "nothing is released in {} yet", released.folder().unwrap_or_default())?;
        return Ok(true);
    };
    if let Some(branch) = baseline.branch_itself() {
        writeln!(out, "HEAD has nothing that {branch} has not: compared is what is not committed yet")?;
    }
    let mut is_clean = gone.is_empty();
    for contract in contracts {
        is_clean &= show_contract(contract, &baseline, args, out)?;
    }
    for address in gone {
        writeln!(out, "{address} is released, and no document of its name is: put it back")?;
    }
    Ok(is_clean)
}

/// Writes what became of a document since a release or a revision, and says whether nobody is broken.
fn show_contract(contract: Contract, since: impl Display, args: &Args, out: &mut dyn Write) -> Result<bool> {
    let Contract { address, comparison, .. } = contract;
    let Some(comparison) = comparison else {
        writeln!(out, "{address} is not in {since}: there is nothing to compare it with")?;
        return Ok(true);
    };
    if args.format == DiffFormat::Text {
        writeln!(out, "{}", bold(&format!("== {address} against {since}")))?;
    }
    Ok(show(comparison, args, out)? == Outcome::Clean)
}

/// Refuses to explain a finding that was not made.
fn refuse_unknown_explanation<'c>(args: &Args, mut comparisons: impl Iterator<Item = &'c Comparison>) -> Result<()> {
    let Some(id) = &args.explain else { return Ok(()) };
    let has_it = |comparison: &Comparison| comparison.findings.iter().any(|finding| finding.explanation.is_some());
    ensure!(comparisons.any(has_it), "no finding is called `{id}`; run the same without --explain to see their ids");
    Ok(())
}

/// Writes a comparison and says how it ends.
fn show(mut comparison: Comparison, args: &Args, out: &mut dyn Write) -> Result<Outcome> {
    comparison.findings.retain(|finding| finding.level <= args.level);
    if args.explain.is_some() {
        comparison.findings.retain(|finding| finding.explanation.is_some());
    }
    render(&comparison, args.format, out).context("cannot write the findings")?;
    let is_denied = args.deny_loss && !comparison.omissions.is_empty();
    Ok(if is_denied { Outcome::Findings } else { outcome(&comparison) })
}
