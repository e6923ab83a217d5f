//! `cargo xtask diff`: says what changed between two documents, and whom it breaks.
//!
//! `document` and `git` read the documents, `waivers` the accepted findings. Finding, judging and rendering differences is
//! left to the crate `contract`.

mod accept;
mod comparer;
mod contracts;
mod document;
mod git;
mod matrix;
#[cfg(test)]
pub(crate) mod tests;
mod waivers;

use std::env;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use clap::ValueEnum;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use contract::diff::judge::Comparison;
use contract::diff::report::{DiffFormat, render};
use contract::findings::Level;

use crate::arguments::{levels, limits};
use crate::configuration::Configuration;
use crate::day;
use crate::outcome::Outcome;
use crate::output::bold;

use accept::Acceptance;
pub(crate) use comparer::Comparer;
use comparer::outcome;
pub(crate) use contracts::{Contract, ReleaseComparison};
pub(crate) use document::Document;
pub(crate) use waivers::WaiversFile;
pub use waivers::waivers;

/// Arguments of `diff`.
#[derive(Debug, clap::Args)]
#[command(after_help = AFTER_HELP)]
pub struct Args {
    /// Old document, the one that callers know: a file, or git:REV:PATH with a path from the repository's root [default: the
    /// newest release]
    old: Option<PathBuf>,

    /// New document, which is to take its place [default: each that contractual.toml releases]
    new: Option<PathBuf>,

    /// Compare NEW with every release, as a table; the newest release decides how it ends
    #[arg(long, value_name = "RELEASES", conflicts_with_all = ["accept", "new"])]
    against: Option<Against>,

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

    /// Explain the finding of this id: the sets, the proof or the search, the value. Every finding whose id
    /// begins so is explained; `--format json` has the ids of notes
    #[arg(long, value_name = "FINDING", conflicts_with_all = ["accept", "against"])]
    explain: Option<String>,

    /// Reason for accepting it
    #[arg(long, value_name = "TEXT", requires = "accept")]
    reason: Option<String>,

    /// Last day on which it is accepted, as 2026-12-31
    #[arg(long, value_name = "DATE", requires = "accept")]
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
}

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
  cargo xtask diff --against all spec/service.yaml        one row for every release
  cargo xtask diff old.yaml new.yaml --format html > diff.html
  cargo xtask diff old.yaml new.yaml --explain 3f9c       the reasoning behind one finding
  cargo xtask diff --accept 3f9c --reason \"Nobody calls it; seen in the logs.\" --until 2026-12-31

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
        folder: folder.to_owned(),
        waivers: args.waivers.clone(),
        root: args.root.clone(),
        limits: limits(args.max_megabytes),
        today,
        explained: args.explain.clone(),
    };
    ensure!(
        args.explain.is_none() || args.format == DiffFormat::Text,
        "cannot explain a finding as {}; an explanation is for people",
        args.format.name()
    );
    let until = args.until.as_deref();
    let acceptance = args.accept.as_deref().map(|id| Acceptance::new(id, args.reason.as_deref(), until, today));
    let acceptance = acceptance.transpose()?;
    match (&args.old, &args.new, args.against) {
        (Some(old), Some(new), None) => {
            let (old, new) = (Document::named(old)?, Document::named(new)?);
            let comparison = comparer.compare(&old, &new, acceptance.is_some())?;
            match acceptance {
                Some(acceptance) => comparer.accept(acceptance, &[(&new, &comparison)], out),
                None => {
                    refuse_unknown_explanation(args, std::iter::once(&comparison))?;
                    show(comparison, args, out)
                }
            }
        }
        (None, None, None) => compare_contracts(&comparer, acceptance, args, out),
        (new, None, Some(Against::All)) => {
            let new = new.as_deref().map(Document::named).transpose()?;
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
    let is_sequence = matches!(args.format, DiffFormat::Text | DiffFormat::Markdown | DiffFormat::Github);
    ensure!(
        is_sequence || acceptance.is_some(),
        "cannot write several comparisons as one {}; name OLD and NEW",
        args.format.name()
    );
    comparer.released()?;
    let compared = comparer.contracts(acceptance.is_some())?;
    if compared.iter().all(|each| each.newest.is_none()) {
        let command = &comparer.configuration()?.command;
        writeln!(out, "nothing is released yet; `{command} release VERSION` does it")?;
        return Ok(Outcome::Clean);
    }
    let contracts = || compared.iter().flat_map(|each| &each.contracts);
    if let Some(acceptance) = acceptance {
        let compared = contracts().filter_map(|each| Some((&each.document, each.comparison.as_ref()?)));
        return comparer.accept(acceptance, &compared.collect::<Vec<_>>(), out);
    }
    refuse_unknown_explanation(args, contracts().filter_map(|contract| contract.comparison.as_ref()))?;
    let mut is_clean = true;
    for each in compared {
        is_clean &= show_release(each, args, out)?;
    }
    Ok(Outcome::clean_if(is_clean))
}

/// Writes what became of the documents of a release, and says whether nobody is broken.
fn show_release(compared: ReleaseComparison, args: &Args, out: &mut dyn Write) -> Result<bool> {
    let ReleaseComparison { released, newest, contracts, gone } = compared;
    let Some(newest) = newest else {
        writeln!(out, "nothing is released in {released} yet")?;
        return Ok(true);
    };
    let mut is_clean = gone.is_empty();
    for Contract { document, comparison, .. } in contracts {
        match comparison {
            Some(comparison) => {
                if args.format == DiffFormat::Text {
                    writeln!(out, "{}", bold(&format!("== {document} against {}", newest.version)))?;
                }
                is_clean &= show(comparison, args, out)? == Outcome::Clean;
            }
            None => writeln!(out, "{document} is not in {}: there is nothing to compare it with", newest.version)?,
        }
    }
    for path in gone {
        writeln!(out, "{} is released, and no document of its name is: put it back", path.display())?;
    }
    Ok(is_clean)
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
    Ok(outcome(&comparison))
}
