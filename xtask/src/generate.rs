//! `cargo xtask generate`: writes everything that is made from the contracts, or says whether it is fresh.
//!
//! What is made from what stands in `targets`; how a folder is brought to hold exactly what was made, in `tree`. Writing,
//! checking and showing go through the same plan, so a check that passes means that writing would change nothing.

mod targets;
#[cfg(test)]
mod tests;
pub(crate) mod tree;

use std::io::Write;
use std::path::Path;

use anyhow::Result;
use rust_text::File;

use crate::document::{self, Made};
use crate::outcome::Outcome;
use crate::output::bold;
use crate::workspace;

use targets::{Side, TARGETS, Target};
use tree::Change;

/// Whether to write, to compare or to show.
#[derive(Debug, Default, clap::Args)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct Args {
    /// Change nothing; say what is not fresh, and exit with 1 if anything is
    #[arg(long, conflicts_with = "dry_run")]
    check: bool,

    /// Change nothing; show what would change, as a patch
    #[arg(long)]
    dry_run: bool,
}

const AFTER_HELP: &str = "\
Examples:
  cargo xtask generate              after a contract or the generator changed
  cargo xtask generate --check      what CI asks: is everything fresh, byte by byte?
  cargo xtask generate --dry-run    what would change, as a patch

It prints what it changed and nothing else. Exit codes: 0 done or fresh, 1 findings stop it or something is stale, 2 the
tool could not work.";

/// Brings every target up to date, or says which are not.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Outcome> {
    run_in(&workspace::root()?, TARGETS, args, out)
}

/// Says which targets of a workspace are not fresh.
pub(crate) fn check_in(root: &Path, out: &mut dyn Write) -> Result<Outcome> {
    run_in(root, TARGETS, &Args { check: true, dry_run: false }, out)
}

fn run_in(root: &Path, targets: &[Target], args: &Args, out: &mut dyn Write) -> Result<Outcome> {
    let mut changes = Vec::new();
    let mut is_stopped = false;
    for target in targets {
        match made(root, target, out)? {
            Some(files) => changes.extend(tree::changes(&root.join(target.folder), &files)?),
            None => is_stopped = true,
        }
    }
    // Half of the targets from the new contract and half from the old would not fit together.
    if is_stopped {
        return Ok(Outcome::Findings);
    }
    if args.check {
        return check(&changes, out);
    }
    for change in &changes {
        if args.dry_run {
            write!(out, "{}", change.patch())?;
        } else {
            change.make()?;
            let (n_added, n_removed) = change.lines();
            writeln!(out, "{} {} (+{n_added} -{n_removed})", change.kind.done(), change.path.display())?;
        }
    }
    Ok(Outcome::Clean)
}

/// What a target holds, or nothing when findings stop it; they have been written then.
fn made(root: &Path, target: &Target, out: &mut dyn Write) -> Result<Option<Vec<File>>> {
    let sources = document::open(&workspace::shown(&root.join(target.document)))?;
    let document = target.document.to_owned();
    let command = "cargo xtask generate".to_owned();
    let Made { product, findings } = match target.side {
        Side::Server => {
            let settings = stubgen::Settings { document, command, ..stubgen::Settings::default() };
            document::stubs(&sources, &settings).map(|stubs| stubs.files)
        }
        Side::Mock => {
            let settings = stubgen::Settings { document, command, ..stubgen::Settings::default() };
            document::stubs(&sources, &settings).map(|stubs| vec![File { path: "mod.rs".to_owned(), ..stubs.mock }])
        }
        Side::Client => {
            let settings = clientgen::Settings { document, command, ..clientgen::Settings::default() };
            document::client(&sources, &settings).map(|client| client.files)
        }
    };
    if product.is_none() {
        document::write_findings(&findings, out)?;
    }
    Ok(product)
}

fn check(changes: &[Change], out: &mut dyn Write) -> Result<Outcome> {
    for change in changes {
        let (n_added, n_removed) = change.lines();
        writeln!(out, "{} {} (+{n_added} -{n_removed})", bold(change.kind.fault()), change.path.display())?;
    }
    if !changes.is_empty() {
        writeln!(out, "run `cargo xtask generate` and commit what it writes")?;
    }
    Ok(Outcome::clean_if(changes.is_empty()))
}
