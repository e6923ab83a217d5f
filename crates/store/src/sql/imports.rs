//! How far imports have come, kept with what they brought: a batch and the note that it is there are one.

use super::params::Param;
use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;
use crate::record::stored;

/// Progress of the import of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ImportState {
    /// Bytes of the file that are dealt with.
    pub n_bytes: u64,
    /// Lines that are dealt with.
    pub n_lines: u64,
    /// Records that were written down.
    pub n_records: u64,
    /// Lines that were left out.
    pub n_faults: u64,
    /// Whether all is done, the report included.
    pub is_done: bool,
}

stored!(ImportState in "import" { n_bytes, n_lines, n_records, n_faults, is_done });

/// A line that was left out, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportFault {
    /// The line, from 1.
    pub line: u64,
    /// The reason.
    pub reason: String,
}

stored!(ImportFault in "import_fault" { line, reason });

impl ReadTx<'_> {
    /// Progress of the import of a file, which is known by the SHA-256 of its bytes.
    pub fn import_state(&mut self, digest: &str) -> Result<ImportState, StoreError> {
        Ok(self.records("WHERE digest = $1", &[digest.into()])?.pop().unwrap_or_default())
    }

    /// Lines of a file that were left out, after a line and in order.
    pub fn import_faults(&mut self, digest: &str, after: u64, most: i32) -> Result<Vec<ImportFault>, StoreError> {
        let rest = "WHERE digest = $1 AND line > $2 ORDER BY line LIMIT $3";
        self.records(rest, &[digest.into(), after.into(), most.into()])
    }
}

impl Tx<'_> {
    /// Notes how far the import of a file has come.
    pub fn put_import_state(&mut self, digest: &str, state: ImportState) -> Result<(), StoreError> {
        let ImportState { n_bytes, n_lines, n_records, n_faults, is_done } = state;
        self.change_one(
            "INSERT INTO import (digest, n_bytes, n_lines, n_records, n_faults, is_done) \
             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (digest) DO UPDATE SET n_bytes = excluded.n_bytes, \
             n_lines = excluded.n_lines, n_records = excluded.n_records, n_faults = excluded.n_faults, \
             is_done = excluded.is_done",
            &[digest.into(), number(n_bytes), number(n_lines), number(n_records), number(n_faults), is_done.into()],
        )
    }

    /// Notes a line that is left out.
    pub fn put_import_fault(&mut self, digest: &str, fault: &ImportFault) -> Result<(), StoreError> {
        let ImportFault { line, reason } = fault;
        self.change_one(
            "INSERT INTO import_fault (digest, line, reason) VALUES ($1, $2, $3)",
            &[digest.into(), number(*line), reason.as_str().into()],
        )
    }

    /// Forgets the lines of a file that were left out, once they are reported.
    pub fn forget_import_faults(&mut self, digest: &str) -> Result<(), StoreError> {
        self.sql.execute("DELETE FROM import_fault WHERE digest = $1", &[digest.into()])?;
        Ok(())
    }
}

/// No file has more bytes than fit.
fn number(number: u64) -> Param<'static> {
    Param::Int(i64::try_from(number).unwrap_or(i64::MAX))
}
