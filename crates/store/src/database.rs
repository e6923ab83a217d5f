//! A store of either engine, for asynchronous callers.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{Notify, oneshot};
use tokio::time::timeout;

use super::error::StoreError;
use super::postgres::PostgresStore;
use super::sql::{ReadTx, Tx};
use super::sqlite::SqliteStore;

/// A store that tasks share; a clone is another way to the same one.
///
/// Work is handed over whole: it sees one moment, blocks a thread that may be blocked, and never the caller's.
#[derive(Clone)]
pub struct Database {
    store: Store,
    due: Arc<Notify>,
}

#[derive(Clone)]
enum Store {
    Sqlite(Arc<SqliteStore>),
    Postgres(Arc<PostgresStore>),
}

impl Database {
    fn new(store: Store) -> Self {
        Self { store, due: Arc::new(Notify::new()) }
    }

    /// Closes the store. Who writes or reads may finish, reading for as long as that; everything after it fails.
    pub async fn close(&self, patience: Duration) {
        if let Store::Sqlite(store) = &self.store {
            let store = Arc::clone(store);
            // A panic of it leaves the file as a crash does, which the next start mends.
            let _ = tokio::task::spawn_blocking(move || store.close(patience)).await;
        }
    }

    /// Changes what is known: all of the work, or nothing if it fails or panics. The outcome comes when it is durable.
    ///
    /// The work is done again when it loses to somebody else's, so it must do nothing but change the store. Who stops
    /// awaiting does not stop it.
    pub async fn write<T, E>(&self, mut work: impl FnMut(&mut Tx<'_>) -> Result<T, E> + Send + 'static) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        let work = move |tx: &mut Tx<'_>| work(tx).map(|value| (value, tx.has_due()));
        let (value, has_due) = match &self.store {
            Store::Sqlite(store) => store.write(work).outcome().await,
            Store::Postgres(store) => {
                let store = Arc::clone(store);
                self.within_deadline(blocking(move || store.write(work))).await
            }
        }?;
        if has_due {
            self.due.notify_one();
        }
        Ok(value)
    }

    /// Changes what is known, as [`write`](Self::write) does, by work that locks the rows which it decides by: on
    /// PostgreSQL it is read committed, so that it neither loses to others nor makes them lose.
    pub async fn write_locking<T, E>(
        &self,
        work: impl FnMut(&mut Tx<'_>) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        match &self.store {
            Store::Sqlite(store) => store.write(work).outcome().await,
            Store::Postgres(store) => {
                let store = Arc::clone(store);
                self.within_deadline(blocking(move || store.write_locking(work))).await
            }
        }
    }

    /// Number of writers that do not wait for one another's end.
    pub fn n_writers(&self) -> usize {
        match &self.store {
            Store::Sqlite(_) => 1,
            Store::Postgres(store) => store.n_connections(),
        }
    }

    /// Notified after a commit that left something to be delivered at once.
    pub fn due(&self) -> Arc<Notify> {
        Arc::clone(&self.due)
    }

    /// Reads what is known, all of it from the same moment.
    pub async fn read<T, E>(&self, work: impl FnOnce(&mut ReadTx<'_>) -> Result<T, E> + Send + 'static) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        let store = self.store.clone();
        let reading = blocking(move || match store {
            Store::Sqlite(store) => store.read(work),
            Store::Postgres(store) => store.read(work),
        });
        self.within_deadline(reading).await
    }

    /// Bytes that the disk of the store has left, where that is known.
    pub fn room(&self) -> Option<u64> {
        match &self.store {
            Store::Sqlite(store) => store.room(),
            Store::Postgres(_) => None,
        }
    }

    /// A server that hangs is a store that is unavailable. Work that was begun may still be done.
    async fn within_deadline<T, E: From<StoreError>>(&self, work: impl Future<Output = Result<T, E>>) -> Result<T, E> {
        let Store::Postgres(store) = &self.store else { return work.await };
        let Some(deadline) = store.deadline() else { return work.await };
        match timeout(deadline, work).await {
            Ok(outcome) => outcome,
            Err(_) => Err(StoreError::unavailable(format!("no answer within {} s", deadline.as_secs())).into()),
        }
    }

    /// Asks for a sign of life.
    pub async fn ping(&self) -> Result<(), StoreError> {
        self.read(|reading| {
            reading.ping()?;
            Ok(())
        })
        .await
    }
}

/// Does work on a thread that may be blocked.
async fn blocking<T, E>(work: impl FnOnce() -> Result<T, E> + Send + 'static) -> Result<T, E>
where
    T: Send + 'static,
    E: From<StoreError> + Send + 'static,
{
    let (reply, outcome) = oneshot::channel();
    // In a box, or the compiler would make a kind of task of every work there is. Nobody may wait any more, which is theirs to
    // decide.
    spawn(Box::new(move || drop(reply.send(work()))));
    // Only a panic of reading comes here: one of writing is caught where it can be rolled back.
    outcome.await.unwrap_or_else(|_| Err(StoreError::Panicked.into()))
}

fn spawn(work: Box<dyn FnOnce() + Send>) {
    tokio::task::spawn_blocking(work);
}

impl From<SqliteStore> for Database {
    fn from(store: SqliteStore) -> Self {
        Self::new(Store::Sqlite(Arc::new(store)))
    }
}

impl From<PostgresStore> for Database {
    fn from(store: PostgresStore) -> Self {
        Self::new(Store::Postgres(Arc::new(store)))
    }
}

impl fmt::Debug for Database {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self.store {
            Store::Sqlite(_) => "Database(SQLite)",
            Store::Postgres(_) => "Database(PostgreSQL)",
        })
    }
}
