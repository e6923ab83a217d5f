//! `cargo xtask rules`: writes docs/rules.md from the catalogue.

mod page;
#[cfg(test)]
mod tests;

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use anyhow::{Context, Result};
use contract::lint::catalogue;

use crate::outcome::Outcome;
use crate::workspace;

/// Whether to write or to compare.
#[derive(Debug, Default, clap::Args)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct Args {
    /// Write nothing; exit 1 if the page is not what the catalogue says
    #[arg(long)]
    check: bool,
}

const AFTER_HELP: &str = "\
Examples:
  cargo xtask rules            after a change of the catalogue in crates/contract/src/lint/catalogue
  cargo xtask rules --check    in CI";

/// Writes the page, or compares it.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Outcome> {
    run_on(&workspace::root()?.join("docs/rules.md"), args, out)
}

/// Compares the page and writes nothing, as `run` does with `--check`.
pub(crate) fn check(out: &mut dyn Write) -> Result<Outcome> {
    run(&Args { check: true }, out)
}

fn run_on(path: &Path, args: &Args, out: &mut dyn Write) -> Result<Outcome> {
    let name = workspace::shown(path);
    let name = name.display();
    let wanted = page::page(catalogue::all());
    let present = match fs::read_to_string(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        other => other.with_context(|| format!("cannot read {name}"))?,
    };
    if present == wanted {
        return Ok(Outcome::Clean);
    }
    if args.check {
        writeln!(out, "{name} is not what the catalogue of rules says; mend it with `cargo xtask rules`")?;
        return Ok(Outcome::Findings);
    }
    fs::write(path, wanted).with_context(|| format!("cannot write {name}"))?;
    writeln!(out, "wrote {name}")?;
    Ok(Outcome::Clean)
}
