//! `cargo xtask release VERSION`: freezes the contracts as a version and tells of it in CHANGELOG.md.
//!
//! All reasons against it are said at once. Then either all is written or nothing.

mod changelog;
mod freeze;
mod gate;
#[cfg(test)]
mod tests;

use std::env;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};

use crate::check::Check;
use crate::day;
use crate::diff::Comparer;
use crate::outcome::Outcome;
use crate::output::red;
use crate::version::Version;
use crate::workspace;

/// Arguments of `release`.
#[derive(Debug, clap::Args)]
#[command(after_help = AFTER_HELP)]
pub struct Args {
    /// Version, as `info.version` of every document in spec/ has it
    version: Version,

    /// Show what would be written, and write nothing
    #[arg(long)]
    dry_run: bool,

    /// Day of the release [default: today, in UTC]
    #[arg(long, value_name = "YYYY-MM-DD")]
    today: Option<String>,
}

const AFTER_HELP: &str = "\
Examples:
  cargo xtask release 1.85 --dry-run    show the files that would be written, or the reasons against it
  cargo xtask release 1.85              write spec/released/1.85/ and its part of CHANGELOG.md

Exit codes: 0 released, 1 refused, 2 the tool could not work. Refused or failed, it has written nothing.";

pub(crate) fn run(args: &Args, workspace: &Path, checks: &[Check], out: &mut dyn Write) -> Result<Outcome> {
    let folder = env::current_dir().context("cannot tell the current folder")?;
    let is_green = |root: &Path, out: &mut dyn Write| gate::is_green(root, checks, out);
    run_in(workspace, &folder, args, is_green, out)
}

/// `is_green` says whether nothing has drifted in a workspace, and writes out what has.
fn run_in(
    workspace: &Path,
    folder: &Path,
    args: &Args,
    is_green: impl Fn(&Path, &mut dyn Write) -> Result<bool>,
    out: &mut dyn Write,
) -> Result<Outcome> {
    let today = day::given_or_today(args.today.as_deref())?;
    let version = &args.version;
    if !is_green(workspace, out)? {
        writeln!(out, "{}: something has drifted, see above", refused(version))?;
        return Ok(Outcome::Findings);
    }
    let compared = Comparer::of_workspace(workspace, folder, today).contracts(false)?;
    let reasons = gate::reasons(workspace, version, &compared)?;
    if !reasons.is_empty() {
        writeln!(out, "{}:", refused(version))?;
        for reason in reasons {
            writeln!(out, "  {reason}")?;
        }
        return Ok(Outcome::Findings);
    }
    let section = changelog::section(version, today, &compared);
    let frozen = freeze::Frozen::of(workspace, version, &compared)?;
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
