//! A file as it is at one moment, for whoever only looks: exports, checks and backups.
//!
//! The lock of the service is not asked for, so that all of them work while it runs, and never hold it up.

use std::fmt;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, ErrorCode, OpenFlags};

use super::driver::SqliteSql;
use crate::error::StoreError;
use crate::migrations::{MIGRATIONS, missing};
use crate::sql::ReadTx;

/// Pages that are copied before somebody is told.
const PIECE: i32 = 2048;

/// How long a lock is waited for; readers of a write-ahead log wait for hardly anything.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// A view of a file that others may be writing to.
pub struct SqliteSnapshot {
    // A connection may wander between threads and not be shared by them.
    connection: Mutex<Connection>,
}

impl SqliteSnapshot {
    /// Looks at a file of the service, of this version or an earlier one.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags)?;
        connection.busy_timeout(BUSY_TIMEOUT)?;
        // From here on the view stays as it is, whatever others commit.
        connection.execute_batch("BEGIN")?;
        let is_ours =
            connection.query_row("SELECT COUNT(*) FROM sqlite_master WHERE name = 'migration'", [], |row| row.get(0));
        let is_ours: bool = is_ours.map_err(|error| match error.sqlite_error_code() {
            // Its first bytes are all that tells.
            Some(ErrorCode::NotADatabase) => StoreError::Unusable(
                "it is no database, or its first page is damaged; `benefits restore` puts a backup in its place"
                    .to_owned(),
            ),
            _ => error.into(),
        })?;
        if !is_ours {
            return Err(StoreError::Unusable("it is no database of this service".to_owned()));
        }
        missing(&mut SqliteSql::new(&connection), MIGRATIONS)?;
        Ok(Self { connection: Mutex::new(connection) })
    }

    /// Reads what was known at that moment. The schema must be that of this version: nothing is changed here.
    pub fn read<T, E: From<StoreError>>(&self, work: impl FnOnce(&mut ReadTx<'_>) -> Result<T, E>) -> Result<T, E> {
        let connection = self.connection.lock().unwrap_or_else(PoisonError::into_inner);
        let mut sql = SqliteSql::new(&connection);
        match missing(&mut sql, MIGRATIONS)?.len() {
            0 => work(&mut ReadTx::new(&mut sql)),
            n_missing => {
                let why = format!("its schema lacks {n_missing} steps; start the service on it once, which adds them");
                Err(StoreError::Unusable(why).into())
            }
        }
    }

    /// Faults that SQLite itself finds in the file.
    pub fn faults(&self) -> Result<Vec<String>, StoreError> {
        faults(&self.connection.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Copies the file as it was at that moment. The copy comes into being whole, checked, and on the disk.
    ///
    /// Who waits is told how many pages there are and how many of them are copied.
    pub fn copy_to(&self, target: &Path, mut progress: impl FnMut(u64, u64)) -> Result<(), StoreError> {
        let part = beside(target, ".part");
        let connection = self.connection.lock().unwrap_or_else(PoisonError::into_inner);
        let copied = copy(&connection, &part, &mut progress);
        if copied.is_err() {
            // What is half a copy is of no use; the first error is the one to tell.
            let _ = std::fs::remove_file(&part);
        }
        copied?;
        put_in_place(&part, target)
    }
}

impl fmt::Debug for SqliteSnapshot {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("SqliteSnapshot").finish_non_exhaustive()
    }
}

fn copy(source: &Connection, part: &Path, progress: &mut dyn FnMut(u64, u64)) -> Result<(), StoreError> {
    remove_if_there(part)?;
    let mut target = Connection::open(part)?;
    {
        let backup = Backup::new(source, &mut target)?;
        while backup.step(PIECE)? != StepResult::Done {
            let state = backup.progress();
            let pages = |number: i32| u64::try_from(number).unwrap_or(0);
            progress(pages(state.pagecount), pages(state.pagecount - state.remaining));
        }
    }
    // One file, without a log beside it, can be carried away.
    target.query_row("PRAGMA journal_mode = DELETE", [], |_| Ok(()))?;
    match faults(&target)?.first() {
        None => Ok(()),
        Some(fault) => Err(StoreError::Unusable(format!("it is corrupt: {fault}"))),
    }
}

/// What SQLite finds wrong: in pages and indexes, and with what refers to what.
fn faults(connection: &Connection) -> Result<Vec<String>, StoreError> {
    let mut faults = texts(connection, "SELECT integrity_check FROM pragma_integrity_check")?;
    faults.retain(|fault| fault != "ok");
    // Of damaged pages one question may find what the other could not get to.
    if faults.is_empty() {
        let sql = "SELECT COUNT(*) || ' rows of ' || \"table\" || ' refer to a ' || parent || ' that is not there' \
                   FROM pragma_foreign_key_check GROUP BY \"table\", parent";
        faults = texts(connection, sql)?;
    }
    Ok(faults)
}

/// The rows of a question about the state of the file. That it cannot be read is an answer, too.
fn texts(connection: &Connection, sql: &str) -> Result<Vec<String>, StoreError> {
    let ask =
        || -> rusqlite::Result<Vec<String>> { connection.prepare(sql)?.query_map([], |row| row.get(0))?.collect() };
    ask().or_else(|error| match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseCorrupt) => Ok(vec![error.to_string()]),
        _ => Err(error.into()),
    })
}

/// Renames a finished file to its name, and sees to it that both are on the disk.
pub(super) fn put_in_place(part: &Path, target: &Path) -> Result<(), StoreError> {
    let on_disk = || -> std::io::Result<()> {
        File::open(part)?.sync_all()?;
        std::fs::rename(part, target)?;
        let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty());
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
    };
    on_disk().map_err(StoreError::unavailable)
}

/// A file beside another.
pub(super) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

/// Removes a file; one that is not there is removed already.
pub(super) fn remove_if_there(path: &Path) -> Result<(), StoreError> {
    match std::fs::remove_file(path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(StoreError::unavailable(error)),
        _ => Ok(()),
    }
}
