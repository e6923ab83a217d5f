//! A backup put in the place of a database.

use std::path::Path;

use rusqlite::Connection;

use super::connection::DatabaseFile;
use super::snapshot::{SqliteSnapshot, beside, put_in_place, remove_if_there};
use crate::error::StoreError;

/// Puts a copy of a backup in the place of a database, or where none is yet.
///
/// The copy is checked before anything is touched, and put there by renaming it: whatever happens, there is the old
/// database or the new one, and never half of either. Nobody may have the database open.
pub fn restore(backup: &Path, database: &Path, progress: impl FnMut(u64, u64)) -> Result<(), StoreError> {
    let lock = DatabaseFile::take(database)?;
    let ready = beside(database, ".restored");
    SqliteSnapshot::open(backup)?.copy_to(&ready, progress)?;
    retire(database)?;
    put_in_place(&ready, database)?;
    drop(lock);
    Ok(())
}

/// Sees to it that the old database has no log left, which would be taken for the new one's.
fn retire(database: &Path) -> Result<(), StoreError> {
    let fold = || {
        let connection = Connection::open(database)?;
        connection.query_row("PRAGMA journal_mode = DELETE", [], |_| Ok(()))
    };
    // One that cannot be opened any more is replaced all the same: that is what backups are for.
    if database.exists() && fold().is_err() {
        tracing::warn!("the old database cannot be opened; its log is removed");
    }
    remove_if_there(&beside(database, "-wal"))?;
    remove_if_there(&beside(database, "-shm"))
}
