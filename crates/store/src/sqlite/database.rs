//! A database in a file.

use std::path::Path;
use std::time::Duration;

use rusqlite::Connection;

use super::connection::{DatabaseFile, lock_path};
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
    file: DatabaseFile,
}

impl SqliteStore {
    /// Opens a file, or makes it, and brings it to the schema of this version.
    pub fn open(path: &Path, n_readers: usize) -> Result<Self, StoreError> {
        refuse_empty(path)?;
        let file = DatabaseFile::take(path)?;
        let mut connection = file.writer()?;
        refuse_anothers(&connection)?;
        let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
        bring_forward(&mut SqliteSql::new(&transaction))?;
        transaction.commit()?;
        // What a statement may have to take back is kept in a file otherwise, page by page. Not before: a migration may
        // have more to sort than fits.
        connection.execute_batch("PRAGMA temp_store = MEMORY")?;
        let readers = Readers::open(&file, n_readers)?;
        Ok(Self { writer: Writer::start(connection)?, readers, file })
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

    /// Closes the file, so that no write-ahead log stays beside it: who writes or reads may finish, reading for as long as
    /// that. Everything after it fails.
    pub fn close(&self, patience: Duration) {
        // The last connection that closes folds the log into the file, and a reader may not.
        self.readers.close(patience);
        self.writer.close();
    }

    /// Bytes that its disk has left for this process.
    pub fn room(&self) -> Option<u64> {
        let disk = rustix::fs::statvfs(self.file.path()).ok()?;
        Some(disk.f_bavail.saturating_mul(disk.f_frsize))
    }

    /// Reads what is known, on the calling thread.
    pub fn read<T, E: From<StoreError>>(&self, work: impl FnOnce(&mut ReadTx<'_>) -> Result<T, E>) -> Result<T, E> {
        self.readers.read(work)
    }
}

/// Refuses a file of no bytes that this service did not begin: what should have been in it is elsewhere.
fn refuse_empty(path: &Path) -> Result<(), StoreError> {
    let is_empty = path.metadata().is_ok_and(|file| file.is_file() && file.len() == 0);
    if is_empty && !lock_path(path).exists() {
        let why = "the file is empty; put back what should be in it, or remove it to begin with an empty database";
        return Err(StoreError::Unusable(why.to_owned()));
    }
    Ok(())
}

/// Refuses a file of another program, before anything is added to it.
fn refuse_anothers(connection: &Connection) -> Result<(), StoreError> {
    let tables = "SELECT COUNT(*), COUNT(*) FILTER (WHERE name = 'migration') FROM sqlite_schema";
    let (n_tables, n_ours): (i64, i64) = connection.query_row(tables, [], |row| Ok((row.get(0)?, row.get(1)?)))?;
    if n_tables > 0 && n_ours == 0 {
        let why = "it is another program's database; name a file of this service, or one that is not there yet";
        return Err(StoreError::Unusable(why.to_owned()));
    }
    Ok(())
}
