//! `benefits import`: JSON Lines into the database.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use transfer::{Imported, import};

use super::progress::{Unit, bar};
use super::runtime::runtime;
use crate::settings::{Missing, Shared};

/// Take in what `benefits export` wrote, or a file of the same form.
///
/// An import that was interrupted goes on where it stopped: run the same command again. A file that is there already is
/// not taken in twice. A line that cannot be taken in stops nothing; it goes into a report with its number and the
/// reason, and the command ends with exit code 1. docs/transfer.md tells what lines look like.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    benefits import members.jsonl --database members.db\n  \
    benefits import members.jsonl --database postgres://… --report bad-lines.jsonl")]
pub(crate) struct Args {
    /// The file to read
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Where to write the lines that were left out; without it, FILE.report.jsonl
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
}

/// Takes the lines in.
pub(crate) fn run(args: &Args, shared: &Shared) -> anyhow::Result<ExitCode> {
    let cannot = || format!("cannot import {}", args.file.display());
    let n_bytes = std::fs::metadata(&args.file).with_context(cannot)?.len();
    let report = args.report.clone().unwrap_or_else(|| {
        let mut name = args.file.clone().into_os_string();
        name.push(".report.jsonl");
        name.into()
    });
    // One batch is made ready while another is sent.
    let database = shared.open(2, Missing::Made)?;
    let bar = bar(n_bytes, Unit::Bytes).with_message("import");
    let done = runtime()?.block_on(import(&database, &args.file, &report, |state| bar.set_position(state.n_bytes)));
    bar.finish_and_clear();
    let Imported { state, resumed } = done.with_context(cannot)?;
    if resumed.is_done {
        writeln!(std::io::stdout(), "this file was taken in before; nothing is left to do")?;
    } else if resumed.n_lines > 0 {
        writeln!(std::io::stdout(), "went on after line {}", resumed.n_lines)?;
    }
    writeln!(std::io::stdout(), "{} records taken in, {} lines left out", state.n_records, state.n_faults)?;
    if state.n_faults == 0 {
        return Ok(ExitCode::SUCCESS);
    }
    writeln!(std::io::stdout(), "what was left out, and why: {}", report.display())?;
    Ok(ExitCode::from(1))
}
