//! A database on a server.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use postgres::{Config, IsolationLevel, Transaction};

use super::driver::PostgresSql;
use super::pool::Pool;
use crate::error::StoreError;
use crate::migrations::bring_forward;
use crate::sql::{ReadTx, Tx};

/// How often a transaction is tried that loses to others.
const MAX_TRIES: u32 = 10;

/// How often it is tried beside others. After that it is tried while nobody else changes anything: beside a stream of
/// newcomers it could lose for ever.
const MAX_TRIES_BESIDE_OTHERS: u32 = 3;

/// The lock under which processes that start at once migrate one after the other; any number that is always the same.
const MIGRATION_LOCK: i64 = 184_000_001;

/// What is said of an address that is none.
const UNREADABLE: &str = "its address cannot be read; write postgres://user:password@host/database, and after a `?` \
                          sslmode=disable, prefer or require";

/// A store in a database of PostgreSQL, which other processes may use too.
pub struct PostgresStore {
    pool: Pool,
    deadline: Option<Duration>,
}

/// How a transaction begins.
#[derive(Clone, Copy)]
struct Beginning {
    level: IsolationLevel,
    /// Its first statement. A lock takes no snapshot, so all that is read was read after the wait for it.
    lock: Option<&'static str>,
}

const BESIDE_OTHERS: Beginning =
    Beginning { level: IsolationLevel::Serializable, lock: Some("LOCK TABLE turn IN ROW SHARE MODE") };
const ALONE: Beginning =
    Beginning { level: IsolationLevel::Serializable, lock: Some("LOCK TABLE turn IN EXCLUSIVE MODE") };
const LOCKING_ROWS: Beginning = Beginning { level: IsolationLevel::ReadCommitted, lock: None };

/// What a try came to.
enum Try {
    /// The outcome of the work stands: what it changed was committed, or it failed for a reason of its own.
    Stands,
    /// It lost to somebody else's transaction. At the end of all tries it fails with this, or with the work's own error.
    Lost(Option<StoreError>),
}

/// Work of whatever kind; whether what it changed is to stay.
type Work<'w> = dyn FnMut(&mut Tx<'_>) -> bool + 'w;

impl PostgresStore {
    /// Connects, and brings the database to the schema of this version.
    pub fn open(address: &str, n_connections: usize) -> Result<Self, StoreError> {
        // The address may hold a password, so the parser's words are not passed on.
        let config: Config = address.parse().map_err(|_| StoreError::Unusable(UNREADABLE.to_owned()))?;
        let store = Self { pool: Pool::new(config, n_connections)?, deadline: None };
        store.migrate()?;
        Ok(store)
    }

    /// The same, whose statements may take no longer than that, and who waits for one waits no longer.
    #[must_use]
    pub fn answering_within(mut self, deadline: Duration) -> Self {
        self.pool.limit_statements(deadline);
        Self { deadline: Some(deadline), ..self }
    }

    pub(crate) fn deadline(&self) -> Option<Duration> {
        self.deadline
    }

    /// Most connections at once.
    pub fn n_connections(&self) -> usize {
        self.pool.size()
    }

    /// Changes what is known: all of the work, or nothing if it fails or panics.
    ///
    /// Transactions are serialisable. One that loses to another is tried again, in the end alone, so the work may be done
    /// several times and must not do anything but change the store. It blocks the calling thread.
    pub fn write<T, E: From<StoreError>>(&self, work: impl FnMut(&mut Tx<'_>) -> Result<T, E>) -> Result<T, E> {
        self.write_from(|n_tries| if n_tries <= MAX_TRIES_BESIDE_OTHERS { BESIDE_OTHERS } else { ALONE }, work)
    }

    /// Changes what is known, by work that locks the rows which it decides by: read committed, so that it neither loses
    /// to others nor makes them lose. A deadlock is tried again. It blocks the calling thread.
    pub fn write_locking<T, E: From<StoreError>>(&self, work: impl FnMut(&mut Tx<'_>) -> Result<T, E>) -> Result<T, E> {
        self.write_from(|_| LOCKING_ROWS, work)
    }

    fn write_from<T, E: From<StoreError>>(
        &self,
        beginning: fn(u32) -> Beginning,
        mut work: impl FnMut(&mut Tx<'_>) -> Result<T, E>,
    ) -> Result<T, E> {
        let mut outcome = None;
        self.try_until_it_stands(beginning, &mut |tx| {
            let outcome = outcome.insert(work(tx));
            outcome.is_ok()
        })?;
        outcome.unwrap_or_else(|| Err(StoreError::Panicked.into()))
    }

    fn try_until_it_stands(&self, beginning: fn(u32) -> Beginning, work: &mut Work<'_>) -> Result<(), StoreError> {
        let mut n_tries = 1;
        loop {
            match self.try_write(beginning(n_tries), work)? {
                Try::Stands => return Ok(()),
                Try::Lost(error) if n_tries == MAX_TRIES => return error.map_or(Ok(()), Err),
                Try::Lost(_) => {
                    // Those that lost together would lose together again.
                    std::thread::sleep(Duration::from_millis(1 << n_tries.min(6)));
                    n_tries += 1;
                }
            }
        }
    }

    /// Reads what is known, all of it from the same moment. It blocks the calling thread.
    pub fn read<T, E: From<StoreError>>(&self, work: impl FnOnce(&mut ReadTx<'_>) -> Result<T, E>) -> Result<T, E> {
        let mut borrowed = self.pool.borrow()?;
        let connection = borrowed.connection()?;
        let builder = connection.client.build_transaction();
        let transaction = builder.read_only(true).isolation_level(IsolationLevel::RepeatableRead).start();
        let mut transaction = transaction.map_err(StoreError::from)?;
        // Rolled back when it is dropped, also by a panic.
        work(&mut ReadTx::new(&mut PostgresSql::new(&mut transaction, &mut connection.statements)))
    }

    fn try_write(&self, Beginning { level, lock }: Beginning, work: &mut Work<'_>) -> Result<Try, StoreError> {
        let mut borrowed = self.pool.borrow()?;
        let connection = borrowed.connection()?;
        let builder = connection.client.build_transaction();
        let mut transaction = builder.isolation_level(level).start()?;
        if let Some(lock) = lock {
            transaction.batch_execute(lock)?;
        }
        let mut sql = PostgresSql::new(&mut transaction, &mut connection.statements);
        let done = catch_unwind(AssertUnwindSafe(|| work(&mut Tx::new(&mut sql))));
        let is_conflict = sql.is_conflict();
        match done {
            Err(_) => return Err(StoreError::Panicked),
            Ok(false) if is_conflict => return Ok(Try::Lost(None)),
            Ok(false) => return Ok(Try::Stands),
            Ok(true) => {}
        }
        match transaction.commit().map_err(StoreError::from) {
            Ok(()) => Ok(Try::Stands),
            Err(conflict @ StoreError::Conflict(_)) => Ok(Try::Lost(Some(conflict))),
            Err(error) => Err(error),
        }
    }

    fn migrate(&self) -> Result<(), StoreError> {
        let mut borrowed = self.pool.borrow()?;
        let connection = borrowed.connection()?;
        let mut transaction = connection.client.transaction()?;
        transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&MIGRATION_LOCK])?;
        refuse_other_encodings(&mut transaction)?;
        install_trigrams(&mut transaction)?;
        bring_forward(&mut PostgresSql::new(&mut transaction, &mut connection.statements))?;
        Ok(transaction.commit()?)
    }
}

/// Refuses a database that cannot hold every name.
pub(super) fn refuse_other_encodings(transaction: &mut Transaction<'_>) -> Result<(), StoreError> {
    let encoding: String = transaction.query_one("SHOW server_encoding", &[])?.get(0);
    if encoding == "UTF8" {
        return Ok(());
    }
    Err(StoreError::Unusable(format!(
        "its encoding is {encoding}; create one that holds every name: CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0"
    )))
}

/// Sees to it that the database has the extension which names are searched with.
fn install_trigrams(transaction: &mut Transaction<'_>) -> Result<(), StoreError> {
    let is_there = "SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm'";
    if transaction.query_opt(is_there, &[])?.is_some() {
        return Ok(());
    }
    // Into a schema that all users of the database share; the one in use may be somebody's own.
    transaction.batch_execute("CREATE EXTENSION pg_trgm SCHEMA public").map_err(|error| {
        let why = error.as_db_error().map_or_else(|| error.to_string(), |error| error.message().to_owned());
        StoreError::Unusable(format!(
            "it lacks the extension pg_trgm, which cannot be created ({why}); let its administrator install PostgreSQL's \
             contributed modules and run CREATE EXTENSION pg_trgm in it"
        ))
    })
}

impl fmt::Debug for PostgresStore {
    /// The address is left out, since it may hold a password.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("PostgresStore").finish_non_exhaustive()
    }
}
