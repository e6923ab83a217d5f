//! A database in a file.

use std::path::Path;

use super::connection::DatabaseFile;
use super::driver::SqliteSql;
use super::job::{Pending, job};
use super::readers::Readers;
use super::writer::Writer;
use crate::error::StoreError;
use crate::migrations::bring_forward;
use crate::sql::{ReadTx, Tx};

/// A store in one file of SQLite.
#[derive(Debug)]
pub struct SqliteStore {
    // Dropped in this order: who writes and reads, then the lock that keeps others away.
    writer: Writer,
    readers: Readers,
    _file: DatabaseFile,
}

impl SqliteStore {
    /// Opens a file, or makes it, and brings it to the schema of this version.
    pub fn open(path: &Path, n_readers: usize) -> Result<Self, StoreError> {
        let file = DatabaseFile::take(path)?;
        let mut connection = file.writer()?;
        let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
        bring_forward(&mut SqliteSql::new(&transaction))?;
        transaction.commit()?;
        // What a statement may have to take back is kept in a file otherwise, page by page. Not before: a migration may
        // have more to sort than fits.
        connection.execute_batch("PRAGMA temp_store = MEMORY")?;
        let readers = Readers::open(&file, n_readers)?;
        Ok(Self { writer: Writer::start(connection)?, readers, _file: file })
    }

    /// Changes what is known: all of the work, or nothing if it fails or panics.
    ///
    /// The outcome comes when it is on the disk. The work shares a transaction with others, so it must not wait for
    /// anything but the store.
    pub fn write<T, E>(&self, work: impl FnOnce(&mut Tx<'_>) -> Result<T, E> + Send + 'static) -> Pending<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        let (job, pending) = job(work);
        self.writer.submit(job);
        pending
    }

    /// Reads what is known, on the calling thread.
    pub fn read<T, E: From<StoreError>>(&self, work: impl FnOnce(&mut ReadTx<'_>) -> Result<T, E>) -> Result<T, E> {
        self.readers.read(work)
    }
}
