//! Readers: connections that see the last commit, and never wait for the writer.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rusqlite::Connection;

use super::connection::DatabaseFile;
use super::driver::SqliteSql;
use crate::error::StoreError;
use crate::sql::ReadTx;

/// A fixed number of connections that take turns.
#[derive(Debug)]
pub(super) struct Readers {
    state: Mutex<State>,
    freed: Condvar,
}

#[derive(Debug)]
struct State {
    idle: Vec<Connection>,
    n_borrowed: usize,
    is_closed: bool,
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
        Ok(Self { state: Mutex::new(State { idle, n_borrowed: 0, is_closed: false }), freed: Condvar::new() })
    }

    /// Reads within one transaction, so that all of it is from the same moment.
    pub(super) fn read<T, E: From<StoreError>>(
        &self,
        work: impl FnOnce(&mut ReadTx<'_>) -> Result<T, E>,
    ) -> Result<T, E> {
        let borrowed = self.borrow()?;
        let Some(connection) = &borrowed.connection else {
            return Err(StoreError::unavailable("a reader without a connection").into());
        };
        // Rolled back when it is dropped, also by a panic.
        let transaction = connection.unchecked_transaction().map_err(StoreError::from)?;
        work(&mut ReadTx::new(&mut SqliteSql::new(&transaction)))
    }

    /// Closes all connections. Who reads may finish, for as long as that; nobody reads afterwards.
    pub(super) fn close(&self, patience: Duration) {
        let mut state = self.state();
        state.is_closed = true;
        state.idle.clear();
        self.freed.notify_all();
        // Whatever it came to, the store is closed as far as it can be.
        let _ = self.freed.wait_timeout_while(state, patience, |state| state.n_borrowed > 0);
    }

    fn borrow(&self) -> Result<Borrowed<'_>, StoreError> {
        let mut state = self.state();
        loop {
            if state.is_closed {
                return Err(StoreError::unavailable("the store is closed"));
            }
            if let Some(connection) = state.idle.pop() {
                state.n_borrowed += 1;
                return Ok(Borrowed { readers: self, connection: Some(connection) });
            }
            state = self.freed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // A panic elsewhere cannot leave the list half-changed: it is pushed to and popped from.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Borrowed<'_> {
    fn drop(&mut self) {
        let mut state = self.readers.state();
        let connection = self.connection.take().filter(|_| !state.is_closed);
        state.idle.extend(connection);
        state.n_borrowed -= 1;
        // All of them: besides readers, whoever closes may wait.
        self.readers.freed.notify_all();
    }
}
