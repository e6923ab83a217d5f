//! `benefits check`: whether the database is sound.

use std::io::Write;
use std::process::ExitCode;

use store::StoreError;
use transfer::{TransferError, export};

use super::progress::count;
use super::view::View;
use crate::settings::{DatabaseAddress, Shared};

/// Look for damage in the database.
///
/// SQLite checks its pages, its indexes and what refers to what; PostgreSQL does so all the time. Then every record is
/// read, and what is kept twice is compared: counters and codes, names and how they are searched for, situations and
/// their history. The service may go on running; nothing is changed. Exit 0: sound; 1: something was found.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    benefits check --database members.db\n  \
    benefits check --database postgres://…")]
pub(crate) struct Args {}

/// Looks and tells.
pub(crate) fn run(_: &Args, shared: &Shared) -> anyhow::Result<ExitCode> {
    let view = match View::open(shared) {
        Err(error) if error.downcast_ref::<StoreError>().is_some_and(StoreError::is_damage) => {
            return tell(&[format!("{error:#}")], Some(&shared.database));
        }
        view => view?,
    };
    let faults = view.faults()?;
    // In a file whose pages are damaged, more would be guesswork.
    if !faults.is_empty() {
        return tell(&faults, Some(&shared.database));
    }
    let (mut n_records, mut findings) = (0, Vec::new());
    let bar = count().with_message("records");
    let read = view.read::<_, TransferError>(|reading| {
        export(reading, &mut std::io::sink(), &mut |n_records| bar.set_position(n_records))
    });
    bar.finish_and_clear();
    match read {
        Ok(n_read) => n_records = n_read,
        Err(TransferError::Store(StoreError::Corrupt(what))) => {
            findings.push(format!("A record cannot be read: {what}."));
        }
        Err(error) => return Err(error.into()),
    }
    findings.extend(view.read::<_, TransferError>(|reading| Ok(reading.audit()?))?);
    if findings.is_empty() {
        writeln!(std::io::stdout(), "{n_records} records, and nothing wrong with them")?;
        return Ok(ExitCode::SUCCESS);
    }
    tell(&findings, None)
}

/// Tells what was found and, where a file is damaged, what to do.
fn tell(findings: &[String], damaged: Option<&DatabaseAddress>) -> anyhow::Result<ExitCode> {
    let mut out = std::io::stdout();
    for finding in findings {
        writeln!(out, "{finding}")?;
    }
    if let Some(DatabaseAddress::File(path)) = damaged {
        let path = path.display();
        writeln!(
            out,
            "{path} is damaged: stop the service and put a backup in its place, by `benefits restore FILE --database {path} \
             --overwrite`"
        )?;
    }
    Ok(ExitCode::from(1))
}
