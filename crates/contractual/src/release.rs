//! `cargo xtask release VERSION`: freezes the contracts as a version and tells of it in CHANGELOG.md.
//!
//! Everything that speaks against it is said at once. Then either all is written or nothing.

mod changelog;
mod freeze;
mod gate;
#[cfg(test)]
mod tests;

use std::env;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};

use crate::arguments::limits;
use crate::day::{self, Day};
use crate::diff::Comparer;
use crate::outcome::Outcome;
use crate::output::red;
use crate::version::Version;
use crate::workspace::{self, Workspace};

/// Which version, and whether to do it.
#[derive(Debug, clap::Args)]
#[command(after_help = AFTER_HELP)]
pub struct Args {
    /// What `info.version` of every document in spec/ says
    version: Version,

    /// Show what would be written, and write nothing
    #[arg(long)]
    dry_run: bool,

    /// The day of the release [default: the clock's, in UTC]
    #[arg(long, value_name = "YYYY-MM-DD")]
    today: Option<String>,
}

const AFTER_HELP: &str = "\
Examples:
  cargo xtask release 1.85 --dry-run    what would be written, or what speaks against it
  cargo xtask release 1.85              spec/released/1.85/ and its part of CHANGELOG.md

Exit codes: 0 released, 1 refused, 2 the tool could not work. Refused or failed, it has written nothing.";

/// Releases the contracts.
pub(crate) fn run(args: &Args, workspace: &Workspace, out: &mut dyn Write) -> Result<Outcome> {
    let folder = env::current_dir().context("cannot tell the current folder")?;
    let is_green = |root: &Path, out: &mut dyn Write| gate::is_green(root, workspace.checks, out);
    run_in(workspace.root()?, &folder, args, is_green, out)
}

/// `is_green` says whether nothing has drifted in a workspace, and writes out what has.
fn run_in(
    workspace: &Path,
    folder: &Path,
    args: &Args,
    is_green: impl Fn(&Path, &mut dyn Write) -> Result<bool>,
    out: &mut dyn Write,
) -> Result<Outcome> {
    let today: Day = match &args.today {
        Some(text) => day::parse(text).context("cannot use --today")?,
        None => day::today()?,
    };
    let version = &args.version;
    if !is_green(workspace, out)? {
        writeln!(out, "{}: something has drifted, see above", refused(version))?;
        return Ok(Outcome::Findings);
    }
    let comparer = Comparer {
        workspace: Some(workspace.to_owned()),
        folder: folder.to_owned(),
        waivers: None,
        root: None,
        limits: limits(None),
        today,
        explained: None,
    };
    let standing = comparer.contracts(false)?;
    let reasons = gate::reasons(workspace, version, &standing)?;
    if !reasons.is_empty() {
        writeln!(out, "{}:", refused(version))?;
        for reason in reasons {
            writeln!(out, "  {reason}")?;
        }
        return Ok(Outcome::Findings);
    }
    let section = changelog::section(version, today, &standing);
    let frozen = freeze::Frozen::of(workspace, version, &standing)?;
    if args.dry_run {
        for path in frozen.paths() {
            writeln!(out, "would write {}", workspace::shown(&path).display())?;
        }
        write!(out, "would write into CHANGELOG.md:\n\n{section}")?;
        return Ok(Outcome::Clean);
    }
    frozen.write(changelog::replacement(workspace, &section)?)?;
    writeln!(out, "wrote {} and its part of CHANGELOG.md", workspace::shown(frozen.folder()).display())?;
    if frozen.has_waivers {
        writeln!(
            out,
            "what spec/waivers.toml accepts is released now: remove its waivers, which match nothing any more"
        )?;
    }
    Ok(Outcome::Clean)
}

fn refused(version: &Version) -> String {
    red(&format!("{version} is not released"))
}
