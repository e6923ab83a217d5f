//! The database for commands that only look: they work beside a service that runs.

use std::path::Path;

use anyhow::{Context, bail};
use store::postgres::PostgresStore;
use store::sqlite::SqliteSnapshot;
use store::{ReadTx, StoreError};

use crate::settings::{DatabaseAddress, Shared};

/// A database that is only read.
pub(super) enum View {
    /// A file of SQLite, as it is at one moment.
    File(SqliteSnapshot),
    /// A database of PostgreSQL; each reading sees one moment.
    Server(Box<PostgresStore>),
}

impl View {
    /// Looks at the database that the command line names.
    pub(super) fn open(shared: &Shared) -> anyhow::Result<Self> {
        let cannot = || format!("cannot read {}", shared.database);
        match &shared.database {
            DatabaseAddress::File(path) => Ok(Self::File(SqliteSnapshot::open(existing(path)?).with_context(cannot)?)),
            DatabaseAddress::Server(address) => {
                Ok(Self::Server(Box::new(PostgresStore::open(address, 1).with_context(cannot)?)))
            }
        }
    }

    /// Reads.
    pub(super) fn read<T, E: From<StoreError>>(
        &self,
        work: impl FnOnce(&mut ReadTx<'_>) -> Result<T, E>,
    ) -> Result<T, E> {
        match self {
            Self::File(snapshot) => snapshot.read(work),
            Self::Server(store) => store.read(work),
        }
    }

    /// What the engine itself finds wrong.
    pub(super) fn faults(&self) -> Result<Vec<String>, StoreError> {
        match self {
            Self::File(snapshot) => snapshot.faults(),
            // Its constraints are checked with every commit, and its pages are its administrator's.
            Self::Server(_) => Ok(Vec::new()),
        }
    }
}

/// A file that must be there.
pub(super) fn existing(path: &Path) -> anyhow::Result<&Path> {
    if path.try_exists().with_context(|| format!("cannot look for {}", path.display()))? {
        Ok(path)
    } else {
        bail!("there is no file {}", path.display())
    }
}
