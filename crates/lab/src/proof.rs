//! `cargo xtask proof`: coverage of the tests, and mutation testing.
//!
//! Results are kept in `docs/proof.json`, beside those of `cargo xtask fire`; `docs/proof.md` is made from that.

mod coverage;
mod mutants;
mod page;
mod record;

use std::io::Write;

use anyhow::{Result, bail, ensure};

use contractual::outcome::Outcome;
use contractual::{day, workspace};

use mutants::Field;
pub use page::pages;
use record::Record;
pub(crate) use record::Summary;

/// Arguments of `proof`.
#[derive(Debug, clap::Args)]
#[command(after_help = AFTER_HELP)]
pub struct Args {
    /// `coverage`, `mutants/delivery`, `mutants/domain` or `mutants/diff`; or `page`
    #[arg(value_name = "NAME")]
    name: String,

    /// Part K of N of the mutants: from `0/20` to `19/20`
    #[arg(long, value_name = "K/N")]
    shard: Option<String>,

    /// Only the mutants that tests missed the last time, once there are tests for them
    #[arg(long)]
    missed: bool,

    /// Keep the results in docs/proof.json, and write docs/proof.md anew
    #[arg(long)]
    record: bool,
}

const AFTER_HELP: &str = "\
Examples:
  cargo xtask proof coverage --record      lines that tests cover, crate by crate; half an hour
  cargo xtask proof mutants/domain         mutants, one at a time; about an hour and a half
  cargo xtask proof mutants/diff --shard 0/20 --record
  cargo xtask proof mutants/domain --missed --record
  cargo xtask proof page                   runs nothing; writes docs/proof.md from the kept results

It needs `cargo install cargo-llvm-cov cargo-mutants --locked`, and for coverage `rustup component add llvm-tools`. The
results of `cargo xtask fire` are kept by its own `--record`. Exit codes: 0 measured, 2 could not measure.";

/// Measures what the arguments name.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<Outcome> {
    let root = workspace::root()?;
    let is_of_mutants = args.name.starts_with(mutants::PREFIX);
    ensure!(args.shard.is_none() || is_of_mutants, "only mutants have shards");
    ensure!(!args.missed || is_of_mutants, "only mutants are missed");
    let today = day::shown(day::today()?);
    match args.name.as_str() {
        "page" => page::write(&root, out)?,
        "coverage" => {
            let seen = coverage::look(&root, today)?;
            seen.write(out)?;
            if args.record {
                keep(|record| record.coverage = Some(seen))?;
            }
        }
        name => {
            let Some(field) = Field::named(name) else { bail!("there is no `{name}`; there are {}", names()) };
            let shard = args.shard.as_deref();
            let seen = if args.missed {
                mutants::look_again(&root, field, Record::read(&root)?.mutants_of(field, shard)?, today)?
            } else {
                mutants::look(&root, field, shard, today)?
            };
            seen.write(out)?;
            if args.record {
                keep(|record| record.keep_mutants(seen))?;
            }
        }
    }
    Ok(Outcome::Clean)
}

/// Keeps results of suites of `cargo xtask fire`.
pub(crate) fn keep_summaries(summaries: Vec<Summary>) -> Result<()> {
    keep(|record| {
        for summary in summaries {
            record.keep_summary(summary);
        }
    })
}

/// Keeps something beside what is kept by then: looking may have taken an hour, in which others kept theirs.
fn keep(change: impl FnOnce(&mut Record)) -> Result<()> {
    let root = workspace::root()?;
    let mut record = Record::read(&root)?;
    change(&mut record);
    record.write(&root)?;
    page::write(&root, &mut std::io::sink())
}

fn names() -> String {
    let fields = mutants::FIELDS.iter().map(|field| field.name);
    std::iter::once("coverage").chain(fields).chain(["page"]).collect::<Vec<_>>().join(", ")
}
