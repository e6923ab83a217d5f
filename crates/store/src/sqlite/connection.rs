//! Connections to a file, and the lock that keeps other processes away from it.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use crate::error::StoreError;

/// The oldest SQLite whose write-ahead log can be trusted with several connections; the one in the binary is newer.
const OLDEST_SQLITE: i32 = 3_051_003;

/// How long a connection waits for another one's lock.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// How many statements a connection keeps prepared.
const N_STATEMENTS: usize = 256;

/// Kibibytes of pages that the writer keeps. It writes the same ones again and again, the ends of indexes above all, and
/// would read most of them again from the log with the two megabytes that SQLite gives it.
const WRITER_CACHE: i64 = 16 * 1024;

/// The file beside a database that says whether a process has it open.
pub(super) fn lock_path(database: &Path) -> PathBuf {
    let mut path = database.as_os_str().to_owned();
    path.push(".lock");
    path.into()
}

/// A file that this process alone has open.
#[derive(Debug)]
pub(super) struct DatabaseFile {
    path: PathBuf,
    _lock: File,
}

impl DatabaseFile {
    /// Takes a file for this process.
    ///
    /// Two processes could write in turn, but codes, caches and the order of triggers rest on there being one.
    pub(super) fn take(path: &Path) -> Result<Self, StoreError> {
        if rusqlite::version_number() < OLDEST_SQLITE {
            let why = format!("SQLite {} is too old", rusqlite::version());
            return Err(StoreError::Unusable(why));
        }
        let lock = OpenOptions::new().create(true).truncate(false).write(true).open(lock_path(path));
        let lock = lock.map_err(StoreError::unavailable)?;
        match lock.try_lock() {
            Ok(()) => Ok(Self { path: path.to_owned(), _lock: lock }),
            Err(TryLockError::WouldBlock) => {
                Err(StoreError::Unusable("another process has it open; stop that one first".to_owned()))
            }
            Err(TryLockError::Error(error)) => Err(StoreError::unavailable(error)),
        }
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// A connection that may write. What it commits is on the disk, even if the power fails.
    pub(super) fn writer(&self) -> Result<Connection, StoreError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = self.open(flags)?;
        // SQLite opens what it may only read all the same, and would refuse every write later.
        if connection.is_readonly(rusqlite::MAIN_DB)? {
            return Err(StoreError::Unusable("it may be read and not written; let its owner change that".to_owned()));
        }
        let mode: String = connection.query_row("PRAGMA journal_mode = WAL", [], |row| row.get(0))?;
        if mode != "wal" {
            return Err(StoreError::Unusable(format!("its journal is {mode} and cannot be made a write-ahead log")));
        }
        connection.execute_batch("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;")?;
        connection.pragma_update(None, "cache_size", -WRITER_CACHE)?;
        Ok(connection)
    }

    /// A connection that can only read.
    pub(super) fn reader(&self) -> Result<Connection, StoreError> {
        let connection = self.open(OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
        // The first question opens the write-ahead log. Asked here, since later there may be no descriptor left for it:
        // callers take them all.
        connection.execute_batch("PRAGMA query_only = ON; SELECT 1 FROM sqlite_schema LIMIT 1;")?;
        Ok(connection)
    }

    fn open(&self, flags: OpenFlags) -> Result<Connection, StoreError> {
        let connection = Connection::open_with_flags(&self.path, flags)?;
        connection.busy_timeout(BUSY_TIMEOUT)?;
        connection.set_prepared_statement_cache_capacity(N_STATEMENTS);
        // A plan depends on the text alone; otherwise SQLite prepares many a statement again for every new value.
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
        Ok(connection)
    }
}
