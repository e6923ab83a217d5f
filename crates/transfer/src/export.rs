//! Everything that is known, as lines.

use std::io::Write;

use store::ReadTx;

use super::error::TransferError;
use super::record::{Kind, Record};

/// Records that are read at once.
const PIECE: i32 = 1000;

/// Writes all records of one moment, those first to which others refer; the number of records.
pub fn export(
    reading: &mut ReadTx<'_>,
    out: &mut dyn Write,
    progress: &mut dyn FnMut(u64),
) -> Result<u64, TransferError> {
    let (mut line, mut n_records) = (Vec::new(), 0);
    for Kind { piece: read, .. } in Record::kinds() {
        // Some codes begin with 0.
        let mut last = -1;
        loop {
            let piece = read(reading, last, PIECE)?;
            let Some((end, _)) = piece.last() else { break };
            last = *end;
            for (_, record) in &piece {
                line.clear();
                record.write(&mut line);
                out.write_all(&line)?;
                n_records += 1;
            }
            progress(n_records);
        }
    }
    out.flush()?;
    progress(n_records);
    Ok(n_records)
}
