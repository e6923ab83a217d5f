//! Readers: connections that see the last commit, and never wait for the writer.

use std::sync::{Condvar, Mutex, PoisonError};

use rusqlite::Connection;

use super::connection::DatabaseFile;
use super::driver::SqliteSql;
use crate::error::StoreError;
use crate::sql::ReadTx;

/// A fixed number of connections that take turns.
#[derive(Debug)]
pub(super) struct Readers {
    idle: Mutex<Vec<Connection>>,
    freed: Condvar,
}

/// A connection that goes back when it is dropped, also by a panic.
struct Borrowed<'r> {
    readers: &'r Readers,
    connection: Option<Connection>,
}

impl Readers {
    /// Opens so many connections.
    pub(super) fn open(file: &DatabaseFile, n_readers: usize) -> Result<Self, StoreError> {
        let idle = (0..n_readers.max(1)).map(|_| file.reader()).collect::<Result<_, _>>()?;
        Ok(Self { idle: Mutex::new(idle), freed: Condvar::new() })
    }

    /// Reads within one transaction, so that all of it is from the same moment.
    pub(super) fn read<T, E: From<StoreError>>(
        &self,
        work: impl FnOnce(&mut ReadTx<'_>) -> Result<T, E>,
    ) -> Result<T, E> {
        let borrowed = self.borrow();
        let Some(connection) = &borrowed.connection else {
            return Err(StoreError::unavailable("a reader without a connection").into());
        };
        // Rolled back when it is dropped, also by a panic.
        let transaction = connection.unchecked_transaction().map_err(StoreError::from)?;
        work(&mut ReadTx::new(&mut SqliteSql::new(&transaction)))
    }

    fn borrow(&self) -> Borrowed<'_> {
        // A panic elsewhere cannot leave the list half-changed: it is pushed to and popped from.
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if let Some(connection) = idle.pop() {
                return Borrowed { readers: self, connection: Some(connection) };
            }
            idle = self.freed.wait(idle).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Drop for Borrowed<'_> {
    fn drop(&mut self) {
        let mut idle = self.readers.idle.lock().unwrap_or_else(PoisonError::into_inner);
        idle.extend(self.connection.take());
        self.readers.freed.notify_one();
    }
}
