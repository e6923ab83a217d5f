//! `benefits restore`: a copy in the place of the database.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, bail};
use store::sqlite::restore;

use super::progress::{Unit, bar};
use super::view::existing;
use crate::settings::{DatabaseAddress, Shared};

/// Put a copy that `benefits backup` made in the place of the database.
///
/// Stop the service first. The copy is checked before anything is touched, and takes its place at once: whatever
/// happens, there is the old database or the new one.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    benefits restore members-today.db --database members.db\n  \
    pg_restore --clean --dbname=postgres://… members.dump         the same for PostgreSQL")]
pub(crate) struct Args {
    /// The copy
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Replace the database if it is there
    #[arg(long)]
    overwrite: bool,
}

/// Replaces the database.
pub(crate) fn run(args: &Args, shared: &Shared) -> anyhow::Result<ExitCode> {
    let DatabaseAddress::File(path) = &shared.database else {
        bail!("PostgreSQL has its own tool for this: pg_restore --clean --dbname=postgres://… {}", args.file.display());
    };
    if path.exists() && !args.overwrite {
        bail!("{} is there already; --overwrite replaces it", shared.database);
    }
    let bar = bar(0, Unit::Things).with_message("pages");
    let restored = restore(existing(&args.file)?, path, |n_pages, n_copied| {
        bar.set_length(n_pages);
        bar.set_position(n_copied);
    });
    bar.finish_and_clear();
    restored.with_context(|| format!("cannot put {} in the place of {}", args.file.display(), shared.database))?;
    writeln!(std::io::stdout(), "{} is now what {} holds", shared.database, args.file.display())?;
    Ok(ExitCode::SUCCESS)
}
