//! The report of an import: the lines that were left out, and why.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

use store::{Fields, ImportFault, ObjectWriter, ReadTx, fields};

use super::error::TransferError;

/// Faults that are read at once.
const PIECE: i32 = 10_000;

/// A line of the report.
struct Line {
    line: i64,
    reason: String,
}

fields!(Line { line, reason });

/// Writes the report of a file. It comes into being whole: a name that is there has all lines.
pub(super) fn write(reading: &mut ReadTx<'_>, digest: &str, path: &Path) -> Result<(), TransferError> {
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    let mut file = BufWriter::new(File::create(&part)?);
    let mut last = 0;
    loop {
        let faults = reading.import_faults(digest, last, PIECE)?;
        let Some(end) = faults.last().map(|fault| fault.line) else { break };
        last = end;
        for ImportFault { line, reason } in faults {
            let line = Line { line: i64::try_from(line).unwrap_or(i64::MAX), reason };
            let mut text = Vec::new();
            ObjectWriter::object(&mut text, |to| line.write_fields(to));
            text.push(b'\n');
            file.write_all(&text)?;
        }
    }
    file.into_inner().map_err(std::io::IntoInnerError::into_error)?.sync_all()?;
    std::fs::rename(&part, path)?;
    Ok(())
}
