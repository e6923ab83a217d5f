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

use anyhow::{Context, Result, bail};

use crate::check::Gate;
use crate::configuration::{Configuration, Released};
use crate::day;
use crate::diff::{Comparer, ReleaseComparison};
use crate::outcome::Outcome;
use crate::output::red;
use crate::version::Version;
use crate::web::WebArgs;
use crate::workspace;

/// Arguments of `release`.
#[derive(Debug, clap::Args)]
#[command(after_help = AFTER_HELP)]
pub struct Args {
    /// Version, as `info.version` of every document that is released has it
    version: Version,

    /// Show what would be written, and write nothing
    #[arg(long)]
    dry_run: bool,

    /// Folder of releases, where contractual.toml has several
    #[arg(long, value_name = "DIR")]
    released: Option<String>,

    /// Day of the release [default: today, in UTC]
    #[arg(long, value_name = "YYYY-MM-DD")]
    today: Option<String>,

    #[command(flatten)]
    pub(crate) web: WebArgs,
}

const AFTER_HELP: &str = "\
Examples:
  cargo xtask release 1.85 --dry-run    show the files that would be written, or the reasons against it
  cargo xtask release 1.85              write the folder 1.85 and its part of CHANGELOG.md

Exit codes: 0 released, 1 refused, 2 the tool could not work. Refused or failed, it has written nothing.";

pub(crate) fn run(args: &Args, configuration: &Configuration, gate: &Gate, out: &mut dyn Write) -> Result<Outcome> {
    let folder = env::current_dir().context("cannot tell the current folder")?;
    let is_green = |configuration: &Configuration, out: &mut dyn Write| gate::is_green(configuration, gate, out);
    run_in(configuration, &folder, args, is_green, out)
}

/// `is_green` says whether nothing has drifted in a repository, and writes out what has.
fn run_in(
    configuration: &Configuration,
    folder: &Path,
    args: &Args,
    is_green: impl Fn(&Configuration, &mut dyn Write) -> Result<bool>,
    out: &mut dyn Write,
) -> Result<Outcome> {
    let today = day::given_or_today(args.today.as_deref())?;
    let version = &args.version;
    ensure_folder(configuration)?;
    if !is_green(configuration, out)? {
        writeln!(out, "{}: something has drifted, see above", refused(version))?;
        return Ok(Outcome::Findings);
    }
    let compared = chosen(Comparer::of(configuration, folder, today).contracts(false)?, args.released.as_deref())?;
    let reasons = gate::reasons(configuration, version, &compared)?;
    if !reasons.is_empty() {
        writeln!(out, "{}:", refused(version))?;
        for reason in reasons {
            writeln!(out, "  {reason}")?;
        }
        return Ok(Outcome::Findings);
    }
    let section = changelog::section(version, today, &compared);
    let frozen = freeze::Frozen::of(configuration, version, &compared)?;
    if args.dry_run {
        for path in frozen.paths() {
            writeln!(out, "would write {}", workspace::shown(&path).display())?;
        }
        write!(out, "would write into CHANGELOG.md:\n\n{section}")?;
        return Ok(Outcome::Clean);
    }
    frozen.write(changelog::replacement(&configuration.root, &section)?)?;
    writeln!(out, "wrote {} and its part of CHANGELOG.md", workspace::shown(frozen.folder()).display())?;
    if frozen.has_waivers {
        writeln!(out, "what was accepted is released now: remove its waivers, which match nothing any more")?;
    }
    Ok(Outcome::Clean)
}

/// Merging into a branch is all that releases a document which is compared with that branch.
fn ensure_folder(configuration: &Configuration) -> Result<()> {
    let released = configuration.released();
    match released.first() {
        Some(Released::Branch(branch)) if configuration.released_folders().is_empty() => bail!(
            "there is nothing to freeze: merging into `{branch}` releases the documents; for versions, give `released` in \
             contractual.toml a folder"
        ),
        _ => Ok(()),
    }
}

/// The documents of one folder of releases: the one that is named, or the only one.
fn chosen(compared: Vec<ReleaseComparison>, named: Option<&str>) -> Result<ReleaseComparison> {
    let folders: Vec<String> =
        compared.iter().filter_map(|each| Some(format!("`{}`", each.released.folder()?))).collect();
    let is_meant = |folder: &str| named.is_none_or(|named| folder == named);
    let mut meant: Vec<ReleaseComparison> =
        compared.into_iter().filter(|each| each.released.folder().is_some_and(is_meant)).collect();
    match (meant.pop(), meant.is_empty(), named) {
        (Some(only), true, _) => Ok(only),
        (Some(_), false, _) => bail!("documents are released into {}; name one with --released", folders.join(" and ")),
        (None, _, Some(named)) if !folders.is_empty() => {
            bail!("nothing is released into `{named}`; there is {}", folders.join(" and "))
        }
        (None, ..) => bail!("no document in contractual.toml is released; give it a folder in `released`"),
    }
}

fn refused(version: &Version) -> String {
    red(&format!("{version} is not released"))
}
