//! `cargo xtask rules`: writes the pages of docs/ that are made from the catalogues of rules and the keys of `contractual.toml`.

mod diff_page;
mod diff_table;
mod page;
#[cfg(test)]
mod tests;

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use contract::findings::Rule;
use contract::{catalogue, diff};

use crate::check::rules as gate;
use crate::outcome::Outcome;
use crate::{configuration, replace, workspace};

/// Arguments of `rules`.
#[derive(Debug, Default, clap::Args)]
#[command(after_help = AFTER_HELP)]
pub struct Args {
    /// Write nothing; exit 1 if a page is not what its catalogue says
    #[arg(long)]
    check: bool,
}

const AFTER_HELP: &str = "\
Examples:
  cargo xtask rules            after a change in a catalogue of lint, diff or the generators
  cargo xtask rules --check    in CI";

/// Writes the pages of a workspace, or says which are not what they are made from.
pub fn run(args: &Args, workspace: &Path, out: &mut dyn Write) -> Result<Outcome> {
    let mut is_clean = true;
    for (name, wanted) in pages() {
        is_clean &= run_on(&workspace.join(name), &wanted, args, out)? == Outcome::Clean;
    }
    Ok(Outcome::clean_if(is_clean))
}

/// Compares the pages of a workspace and writes nothing.
#[cfg(test)]
pub(crate) fn check(workspace: &Path, out: &mut dyn Write) -> Result<Outcome> {
    run(&Args { check: true }, workspace, out)
}

#[cfg(test)]
pub(crate) fn write(workspace: &Path) -> Result<Outcome> {
    run(&Args::default(), workspace, &mut std::io::sink())
}

/// The pages, by their names in the workspace.
pub fn pages() -> [(&'static str, String); 4] {
    let [configuration, schema] = configuration::pages();
    [
        ("docs/rules.md", page::page(catalogue::all().chain(generators()).chain(drift()))),
        ("docs/diff-rules.md", diff_page::page(diff::catalogue::all())),
        configuration,
        schema,
    ]
}

/// The rules about what no longer matches its contract: of running servers, and of everything else.
fn drift() -> impl Iterator<Item = &'static Rule> {
    contract_testing::rules::RULES.iter().chain(gate::RULES).copied()
}

/// The rules about documents that are right and of which no stubs or no client can be made, or not all of them.
fn generators() -> impl Iterator<Item = &'static Rule> {
    let stubs = stubgen::rules::RULES.iter().chain(stubgen::operations::rules::RULES);
    stubs.chain(clientgen::rules::RULES).copied()
}

fn run_on(path: &Path, wanted: &str, args: &Args, out: &mut dyn Write) -> Result<Outcome> {
    let name = workspace::shown(path);
    let name = name.display();
    let present = replace::read(path).with_context(|| format!("cannot read {name}"))?;
    if present.as_deref() == Some(wanted) {
        return Ok(Outcome::Clean);
    }
    if args.check {
        writeln!(out, "{name} is not what it is made from; mend it with `cargo xtask rules`")?;
        return Ok(Outcome::Findings);
    }
    fs::write(path, wanted).with_context(|| format!("cannot write {name}"))?;
    writeln!(out, "wrote {name}")?;
    Ok(Outcome::Clean)
}
