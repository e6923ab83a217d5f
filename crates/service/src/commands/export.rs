//! `benefits export`: everything as JSON Lines.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, bail};
use transfer::{TransferError, export};

use super::progress::count;
use super::view::View;
use crate::settings::Shared;

/// Write everything that the database holds as JSON Lines.
///
/// One record per line, of one moment, whatever is written meanwhile; the service may go on running. Databases of either
/// engine with the same records give the same bytes. docs/transfer.md tells what lines look like. The file holds
/// personal data and the hashes of passwords: only its owner may read it.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    benefits export --database members.db --output members.jsonl\n  \
    benefits export --database members.db | zstd > members.jsonl.zst")]
pub(crate) struct Args {
    /// The file to write; without it, standard output
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Replace the file if it is there
    #[arg(long, requires = "output")]
    overwrite: bool,
}

/// Writes the lines.
pub(crate) fn run(args: &Args, shared: &Shared) -> anyhow::Result<ExitCode> {
    let view = View::open(shared)?;
    let Written { n_records, left_out } = match &args.output {
        None => write_to(&view, &mut BufWriter::new(std::io::stdout().lock()))?,
        Some(path) => {
            if path.exists() && !args.overwrite {
                bail!("{} is there already; --overwrite replaces it", path.display());
            }
            write_file(&view, path).with_context(|| format!("cannot write {}", path.display()))?
        }
    };
    eprintln!("{n_records} records");
    let left_out = left_out.iter().filter(|(_, n)| *n > 0).map(|(name, n)| format!("{name} ({n})"));
    let left_out: Vec<String> = left_out.collect();
    if !left_out.is_empty() {
        eprintln!("left out: {}; docs/transfer.md tells why", left_out.join(", "));
    }
    Ok(ExitCode::SUCCESS)
}

/// What was written, and what stays behind.
struct Written {
    n_records: u64,
    left_out: [(&'static str, u64); 4],
}

/// Writes a file that comes into being whole.
fn write_file(view: &View, path: &Path) -> anyhow::Result<Written> {
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    let mut out = BufWriter::with_capacity(1 << 20, File::create(&part)?);
    let written = write_to(view, &mut out)?;
    out.into_inner().map_err(std::io::IntoInnerError::into_error)?.sync_all()?;
    std::fs::rename(&part, path)?;
    Ok(written)
}

fn write_to(view: &View, out: &mut dyn Write) -> anyhow::Result<Written> {
    let bar = count().with_message("records");
    let written = view.read::<_, TransferError>(|reading| {
        let n_records = export(reading, out, &mut |n_records| bar.set_position(n_records))?;
        Ok(Written { n_records, left_out: reading.untransferred()? })
    });
    bar.finish_and_clear();
    Ok(written?)
}
