//! `cargo xtask survey`: generates from every document of a folder and counts the results.
//!
//! Each document is generated from as `stubs` and `client` do it, and what stops it is told by rule and place. With
//! `--compile` what was made is also checked by rustc, all in one throw-away workspace below `target/`, so that a second
//! run is fast.

mod compile;
mod lowering;
mod member;
mod messages;
mod report;
#[cfg(test)]
mod tests;
mod totals;
mod verdict;

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, bail, ensure};
use clap::ValueEnum;

use crate::document::Extent;
use crate::lint;
use crate::outcome::Outcome;
use crate::progress::Progress;
use crate::standalone::Generator;

use compile::{Cargo, Compiler};
use member::Member;
use report::{Report, Surveyed};
use verdict::{GeneratorOutcome, Verdict};

/// Arguments of `survey`.
#[derive(Debug, clap::Args)]
#[command(after_help = AFTER_HELP)]
pub struct Args {
    /// A folder of documents, or one document
    #[arg(value_name = "DIR")]
    folder: PathBuf,

    /// Generator to run on each document; may be repeated [default: all]
    #[arg(long, value_enum, value_name = "WHAT")]
    of: Vec<Generator>,

    /// Also compile the crates of the first N documents that can be generated from
    #[arg(long, value_name = "N")]
    compile: Option<usize>,

    /// Leave out the operations that cannot be expressed, and count them
    #[arg(long)]
    partial: bool,

    /// Fail if anything that a document says has no effect on what is generated
    #[arg(long)]
    deny_loss: bool,

    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

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
  cargo xtask survey apis/                        stubs and clients of every document in a folder
  cargo xtask survey apis/ --of client            clients only
  cargo xtask survey apis/ --compile 10           and compile the first ten
  cargo xtask survey apis/ --format json > survey.json

The result of a document is `generated`; `unsupported`, when it is valid and the generator cannot express it; `invalid`; or
`failed`, when the tool could not work. Exit codes: 0 all are generated (and compile), 1 some are not, 2 the tool failed.";

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Outcome> {
    run_with(&mut Cargo::new(), args, out)
}

fn run_with(compiler: &mut dyn Compiler, args: &Args, out: &mut dyn Write) -> Result<Outcome> {
    let progress = Progress::on_stderr();
    let documents = documents(args)?;
    let generators = if args.of.is_empty() { Generator::ALL } else { args.of.as_slice() };
    let mut report = Report::default();
    let mut members: Vec<Member> = Vec::new();
    for (idx, path) in documents.iter().enumerate() {
        progress.say(&format!("{} of {}: {}", idx + 1, documents.len(), path.display()));
        let mut document = Surveyed::new(path);
        for &generator in generators {
            let (verdict, product) = verdict::of(path, generator, Extent::partial_if(args.partial));
            if let Verdict::Part = verdict {
                continue;
            }
            let n_members = members.iter().filter(|member| member.generator == generator).count();
            if let Some(product) = product.filter(|_| n_members < args.compile.unwrap_or_default()) {
                members.push(Member::new(report.documents.len(), path, generator, product, &members));
            }
            document.outcomes.insert(generator, GeneratorOutcome { verdict, compilation: None });
        }
        if document.outcomes.is_empty() {
            report.parts.push(path.clone());
        } else {
            report.documents.push(document);
        }
    }
    ensure!(!report.documents.is_empty(), "no document in {}; name a folder that has some", args.folder.display());

    if !members.is_empty() {
        let mut told = |what: &str| progress.say(what);
        for (member, compilation) in members.iter().zip(compiler.check(&members, &mut told)?) {
            if let Some(outcome) = report.documents[member.document].outcomes.get_mut(&member.generator) {
                outcome.compilation = Some(compilation);
            }
        }
    }
    drop(progress);
    match args.format {
        Format::Text => report.write_text(out)?,
        Format::Json => report.write_json(out)?,
    }
    match report.n_failed() {
        0 => Ok(Outcome::clean_if(report.is_clean() && !(args.deny_loss && report.is_lossy()))),
        n_failed => bail!("the tool failed on {n_failed} of {} documents", report.documents.len()),
    }
}

fn documents(args: &Args) -> Result<Vec<PathBuf>> {
    if args.folder.is_file() {
        return Ok(vec![args.folder.clone()]);
    }
    lint::in_folder(&args.folder).with_context(|| format!("cannot survey {}", args.folder.display()))
}
