//! A store of either engine, for asynchronous callers.

use std::fmt;
use std::sync::Arc;

use super::postgres::PostgresStore;
use super::sqlite::SqliteStore;
use super::{Reading, StoreError, Tx};

/// A store that tasks share; a clone is another way to the same one.
///
/// Work is handed over whole: it sees one moment, blocks a thread that may be blocked, and never the caller's.
#[derive(Clone)]
pub enum Database {
    /// In a file.
    Sqlite(Arc<SqliteStore>),
    /// On a server.
    Postgres(Arc<PostgresStore>),
}

impl Database {
    /// Changes what is known: all of the work, or nothing if it fails or panics. The outcome comes when it is durable.
    ///
    /// The work is done again when it loses to somebody else's, so it must do nothing but change the store. Who stops
    /// awaiting does not stop it.
    pub async fn write<T, E>(&self, work: impl FnMut(&mut Tx<'_>) -> Result<T, E> + Send + 'static) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        match self {
            Self::Sqlite(store) => store.write(work).outcome().await,
            Self::Postgres(store) => {
                let store = Arc::clone(store);
                blocking(move || store.write(work)).await
            }
        }
    }

    /// Reads what is known, all of it from the same moment.
    pub async fn read<T, E>(&self, work: impl FnOnce(&mut Reading<'_>) -> Result<T, E> + Send + 'static) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        let database = self.clone();
        blocking(move || match database {
            Self::Sqlite(store) => store.read(work),
            Self::Postgres(store) => store.read(work),
        })
        .await
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
    // Only a panic of reading comes here: one of writing is caught where it can be rolled back.
    tokio::task::spawn_blocking(work).await.unwrap_or_else(|_| Err(StoreError::Panicked.into()))
}

impl From<SqliteStore> for Database {
    fn from(store: SqliteStore) -> Self {
        Self::Sqlite(Arc::new(store))
    }
}

impl From<PostgresStore> for Database {
    fn from(store: PostgresStore) -> Self {
        Self::Postgres(Arc::new(store))
    }
}

impl fmt::Debug for Database {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::Sqlite(_) => "Database(SQLite)",
            Self::Postgres(_) => "Database(PostgreSQL)",
        })
    }
}
