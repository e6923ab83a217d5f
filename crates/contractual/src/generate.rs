//! `cargo xtask generate`: writes everything that is made from the contracts, or says whether it is fresh.
//!
//! The configuration names the targets, `workbench` makes their files, `crates` adds what a new crate needs around them, `tree`
//! brings a folder to hold exactly these; `build_script` does so for one document while Cargo builds. Writing, checking and showing go through the same plan, so a check that passes means that writing would
//! change nothing.

mod build_script;
pub(crate) mod crates;
pub mod targets;
#[cfg(test)]
mod tests;
pub mod tree;
mod workbench;

use std::collections::HashSet;
use std::io::Write;

use anyhow::{Result, ensure};
use contract::findings::{Findings, LostTo};
use rust_text::File;

use crate::configuration::{Configuration, FILE};
use crate::document::{self, Made};
use crate::outcome::Outcome;
use crate::output::bold;
use crate::web::WebArgs;

pub use build_script::generate;
use targets::Target;
use tree::Change;
pub use workbench::Workbench;

/// Arguments of `generate`.
#[derive(Debug, Default, clap::Args)]
#[command(after_help = AFTER_HELP)]
#[expect(clippy::struct_excessive_bools, reason = "a command line has these flags, each on its own")]
pub struct Args {
    /// Change nothing; say what is not fresh, and exit with 1 if anything is
    #[arg(long, conflicts_with = "dry_run")]
    check: bool,

    /// Change nothing; show what would change, as a patch
    #[arg(long)]
    dry_run: bool,

    /// Leave out the operations that cannot be expressed, and list them: `partial = true` for every target
    #[arg(long)]
    partial: bool,

    /// Change nothing if anything that a document says has no effect on the generated code
    #[arg(long)]
    deny_loss: bool,

    #[command(flatten)]
    pub(crate) web: WebArgs,
}

const AFTER_HELP: &str = "\
Examples:
  cargo xtask generate              after a contract or the generator changed
  cargo xtask generate --check      compare byte by byte, as CI does
  cargo xtask generate --dry-run    show the changes as a patch

It prints what it changed and nothing else. Exit codes: 0 done or fresh, 1 findings stop it or something is stale, 2 the
tool could not work.";

/// Changes that make a workspace fresh, or the findings that stop them.
#[derive(Debug, Default)]
pub struct Plan {
    /// Changes, file by file.
    pub changes: Vec<Change>,
    /// Findings because of which a target cannot be made. Half of the targets from the new contract and half from the old would not fit
    /// together, so nothing is to be changed then.
    pub stops: Findings,
    /// Parts of the documents that have no effect on what is made of them.
    pub(crate) losses: Findings,
    pub(crate) is_stopped: bool,
}

impl Workbench {
    /// The changes that make everything in a repository fresh.
    pub fn plan(&self, configuration: &Configuration) -> Result<Plan> {
        let mut plan = Plan::default();
        let made = self.make(configuration)?;
        for ((_, target), Made { product, findings }) in configuration.targets().zip(made) {
            match product {
                Some(files) => {
                    plan.changes.extend(changes(configuration, target, &files)?);
                    plan.losses
                        .extend(findings.into_iter().filter(|finding| finding.lost_to != LostTo::NOBODY).cloned());
                }
                None => {
                    plan.is_stopped = true;
                    plan.stops.append(findings);
                }
            }
        }
        for (document, krate) in configuration.crates() {
            if let Some(generated) = self.around(configuration, document, krate)? {
                plan.changes.extend(crates::new(configuration, document, krate, &generated)?);
            }
        }
        plan.changes.extend(crates::runtimes(configuration)?);
        plan.changes.extend(crates::membership(configuration)?);
        // Every generator says what is wrong with a document that it cannot read.
        let mut seen = HashSet::new();
        plan.stops.retain(|finding| seen.insert(finding.identity()));
        plan.losses.retain(|finding| seen.insert(finding.identity()));
        Ok(plan)
    }
}

/// Changes of a target's folder. One that was never generated into and holds something is a person's.
fn changes(configuration: &Configuration, target: &Target, files: &[File]) -> Result<Vec<Change>> {
    let changes = tree::changes(&configuration.root.join(&target.folder), files)?;
    let foreign = tree::foreign(&changes, files.len());
    ensure!(
        foreign.is_none(),
        "{} holds files that nothing generated, such as {}; name another folder in {FILE}, or move them",
        configuration.shown(&target.folder).display(),
        foreign.map(|change| change.path.display().to_string()).unwrap_or_default()
    );
    Ok(changes)
}

/// Brings every target up to date, or says which are not.
pub(crate) fn run(args: &Args, configuration: &Configuration, out: &mut dyn Write) -> Result<Outcome> {
    let configuration = &if args.partial { configuration.clone().partial() } else { configuration.clone() };
    let Plan { changes, stops, is_stopped, mut losses } = Workbench::default().plan(configuration)?;
    if is_stopped {
        document::write_findings(&stops, out)?;
        let partial = if args.partial { "" } else { ", or leave out what cannot be expressed with --partial" };
        writeln!(out, "nothing was changed; mend the document{partial}")?;
        return Ok(Outcome::Findings);
    }
    let is_denied = args.deny_loss && document::deny_losses(&mut losses);
    document::write_findings(&losses, out)?;
    if is_denied {
        writeln!(out, "nothing was changed, since losses are denied")?;
        return Ok(Outcome::Findings);
    }
    if args.check {
        return check(&changes, configuration, out);
    }
    if args.dry_run {
        for change in &changes {
            write!(out, "{}", change.patch())?;
        }
        return Ok(Outcome::Clean);
    }
    tree::make(&changes)?;
    for change in &changes {
        let (n_added, n_removed) = change.lines();
        writeln!(out, "{} {} (+{n_added} -{n_removed})", change.kind.done(), change.path.display())?;
    }
    Ok(Outcome::Clean)
}

fn check(changes: &[Change], configuration: &Configuration, out: &mut dyn Write) -> Result<Outcome> {
    for change in changes {
        let (n_added, n_removed) = change.lines();
        writeln!(out, "{} {} (+{n_added} -{n_removed})", bold(change.kind.fault()), change.path.display())?;
    }
    if !changes.is_empty() {
        writeln!(out, "run `{} generate` and commit what it writes", configuration.command)?;
    }
    Ok(Outcome::clean_if(changes.is_empty()))
}
