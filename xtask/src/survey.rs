//! `cargo xtask survey`: what becomes of a whole folder of documents.
//!
//! Each document is generated from as `stubs` does it, and what stops it is told by rule and place. With `--compile` the
//! stubs are also checked by rustc, all in one throw-away workspace below `target/`, so that a second run is fast.

mod compile;
mod member;
mod messages;
mod report;
#[cfg(test)]
mod tests;
mod verdict;

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, bail, ensure};
use clap::ValueEnum;

use crate::lint;
use crate::outcome::Outcome;
use crate::progress::Progress;

use compile::{Cargo, Compiler};
use member::Member;
use report::{Report, Surveyed};
use verdict::Verdict;

/// What to look at and how to say it.
#[derive(Debug, clap::Args)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct Args {
    /// A folder of documents, or one document
    #[arg(value_name = "DIR")]
    folder: PathBuf,

    /// Also compile the stubs of the first N documents that are generated
    #[arg(long, value_name = "N")]
    compile: Option<usize>,

    /// How the result is written
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// How a survey is written.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
enum Format {
    /// A line for each document and the totals
    #[default]
    Text,
    /// One object for programs
    Json,
}

const AFTER_HELP: &str = "\
Examples:
  cargo xtask survey apis/                        what the stubs can express of every document in a folder
  cargo xtask survey apis/ --compile 10           and whether the first ten compile
  cargo xtask survey apis/ --format json > survey.json

A document is generated; or unsupported, when it is right and the stubs cannot express it; or invalid; or failed, when
the tool could not work. Exit codes: 0 all are generated (and compile), 1 some are not, 2 the tool failed.";

/// Surveys a folder.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Outcome> {
    run_with(&mut Cargo::new()?, args, out)
}

fn run_with(compiler: &mut dyn Compiler, args: &Args, out: &mut dyn Write) -> Result<Outcome> {
    let progress = Progress::on_stderr();
    let documents = documents(args)?;
    let mut report = Report::default();
    let mut members = Vec::new();
    for (idx, path) in documents.iter().enumerate() {
        progress.say(&format!("{} of {}: {}", idx + 1, documents.len(), path.display()));
        let (verdict, stubs) = verdict::of(path);
        if let Verdict::Part = verdict {
            report.parts.push(path.clone());
            continue;
        }
        if let Some(stubs) = stubs.filter(|_| members.len() < args.compile.unwrap_or_default()) {
            members.push(Member::new(report.documents.len(), path, stubs, &members));
        }
        report.documents.push(Surveyed { path: path.clone(), verdict, compilation: None });
    }
    ensure!(!report.documents.is_empty(), "no document in {}; name a folder that has some", args.folder.display());

    if !members.is_empty() {
        let mut told = |what: &str| progress.say(what);
        for (member, compilation) in members.iter().zip(compiler.check(&members, &mut told)?) {
            report.documents[member.document].compilation = Some(compilation);
        }
    }
    drop(progress);
    match args.format {
        Format::Text => report.write_text(out)?,
        Format::Json => report.write_json(out)?,
    }
    match report.n_failed() {
        0 => Ok(Outcome::clean_if(report.is_clean())),
        n_failed => bail!("the tool failed on {n_failed} of {} documents", report.documents.len()),
    }
}

fn documents(args: &Args) -> Result<Vec<PathBuf>> {
    if args.folder.is_file() {
        return Ok(vec![args.folder.clone()]);
    }
    lint::in_folder(&args.folder).with_context(|| format!("cannot survey {}", args.folder.display()))
}
