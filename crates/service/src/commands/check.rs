//! `benefits check`: whether the database is sound.

use std::io::Write;
use std::process::ExitCode;

use transfer::{TransferError, export};

use super::progress::count;
use super::view::View;
use crate::settings::Shared;

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
    let view = View::open(shared)?;
    let mut findings = view.faults()?;
    // In a file whose pages are damaged, more would be guesswork.
    let mut n_records = 0;
    if findings.is_empty() {
        let bar = count().with_message("records");
        let read = view.read::<_, TransferError>(|reading| {
            export(reading, &mut std::io::sink(), &mut |n_records| bar.set_position(n_records))
        });
        bar.finish_and_clear();
        match read {
            Ok(n_read) => n_records = n_read,
            Err(TransferError::Store(store::StoreError::Corrupt(what))) => {
                findings.push(format!("A record cannot be read: {what}."));
            }
            Err(error) => return Err(error.into()),
        }
        findings.extend(view.read::<_, TransferError>(|reading| Ok(reading.audit()?))?);
    }
    if findings.is_empty() {
        writeln!(std::io::stdout(), "{n_records} records, and nothing wrong with them")?;
        return Ok(ExitCode::SUCCESS);
    }
    for finding in findings {
        writeln!(std::io::stdout(), "{finding}")?;
    }
    Ok(ExitCode::from(1))
}
