//! `benefits backup`: a copy of the database.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, bail};
use store::sqlite::SqliteSnapshot;

use super::progress::{Unit, bar};
use super::view::existing;
use crate::settings::{DatabaseAddress, Shared};

/// Copy a database of SQLite as it is at this moment.
///
/// The service may go on running, and is not held up. The copy is checked, and appears under its name only when it is
/// whole and on the disk. `benefits restore` puts it back.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    benefits backup members-today.db --database members.db\n  \
    pg_dump --format=custom --file=members.dump postgres://…      the same for PostgreSQL")]
pub(crate) struct Args {
    /// The copy
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Replace the file if it is there
    #[arg(long)]
    overwrite: bool,
}

/// Copies the database.
pub(crate) fn run(args: &Args, shared: &Shared) -> anyhow::Result<ExitCode> {
    let DatabaseAddress::File(path) = &shared.database else {
        bail!(
            "PostgreSQL has its own tool for this: pg_dump --format=custom --file={} postgres://…",
            args.file.display()
        );
    };
    if args.file.exists() && !args.overwrite {
        bail!("{} is there already; --overwrite replaces it", args.file.display());
    }
    let snapshot = SqliteSnapshot::open(existing(path)?).with_context(|| format!("cannot read {}", shared.database))?;
    let bar = bar(0, Unit::Things).with_message("pages");
    let copied = snapshot.copy_to(&args.file, |n_pages, n_copied| {
        bar.set_length(n_pages);
        bar.set_position(n_copied);
    });
    bar.finish_and_clear();
    copied.with_context(|| format!("cannot copy {} to {}", shared.database, args.file.display()))?;
    writeln!(std::io::stdout(), "{} is a copy of {}", args.file.display(), shared.database)?;
    Ok(ExitCode::SUCCESS)
}
