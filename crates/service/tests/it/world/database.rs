//! Where a world's database lives, and how it is broken.

use store::Database;
use store::postgres::PostgresStore;
use store::sqlite::SqliteStore;
use store::testing::TestDatabase;
use tempfile::TempDir;

/// A database of a test's own that goes when the test does.
pub(crate) enum Home {
    /// A file in a folder.
    Sqlite(TempDir),
    /// One on a server.
    Postgres(TestDatabase),
}

/// In which way a database is broken.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Broken {
    /// Its tables are gone, so that nothing can be asked.
    Gone,
    /// Its rows hold what no value of the domain is.
    Corrupt,
}

impl Home {
    /// One on SQLite, and one on PostgreSQL where there is a server.
    pub(crate) fn each() -> impl Iterator<Item = Self> {
        [Some(Self::sqlite()), Self::postgres()].into_iter().flatten()
    }

    pub(crate) fn sqlite() -> Self {
        Self::Sqlite(tempfile::tempdir().unwrap())
    }

    /// None where there is no server.
    pub(crate) fn postgres() -> Option<Self> {
        TestDatabase::new().map(Self::Postgres)
    }

    /// Opens it, as one of perhaps several processes.
    pub(crate) fn open(&self) -> Database {
        let address = self.address();
        match self {
            Self::Sqlite(_) => SqliteStore::open(address.as_ref(), 2).unwrap().into(),
            Self::Postgres(_) => PostgresStore::open(&address, 4).unwrap().into(),
        }
    }

    /// What the program is told to use it.
    pub(crate) fn address(&self) -> String {
        match self {
            Self::Sqlite(folder) => folder.path().join("benefits.db").display().to_string(),
            Self::Postgres(database) => database.address(),
        }
    }

    /// Ends all connections to the database, as a server does that is restarted.
    pub(crate) fn end_connections(&self) {
        let Self::Postgres(database) = self else { panic!("only servers have connections") };
        let named = format!("application_name = '{}'", database.name());
        database.execute(&format!("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {named}"));
    }

    /// Sends a signal to the server's processes that serve this database; whether that was allowed.
    pub(crate) fn signal_backends(&self, signal: &str) -> bool {
        let Self::Postgres(database) = self else { panic!("only servers have processes") };
        let backends = database.backends().into_iter().map(|process| process.to_string());
        let killed = std::process::Command::new("kill").arg(format!("-{signal}")).args(backends).status();
        killed.is_ok_and(|status| status.success())
    }

    /// Locks a table for as long as what is returned lives.
    pub(crate) fn locked(&self, table: &str) -> store::testing::Locked {
        let Self::Postgres(database) = self else { panic!("only servers have locks") };
        database.locked(table)
    }

    /// Breaks the database behind the service's back.
    pub(crate) fn break_it(&self, how: Broken) {
        let Self::Sqlite(folder) = self else { panic!("only files are broken here") };
        let connection = rusqlite::Connection::open(folder.path().join("benefits.db")).unwrap();
        let sql = match how {
            Broken::Gone => format!("DROP TABLE {};", tables(&connection).join("; DROP TABLE ")),
            Broken::Corrupt => "UPDATE store SET name = ''; UPDATE situation SET highlight = 'red'; \
                                UPDATE plan SET name = ''; UPDATE vehicle_type SET category = 'Nave'; \
                                UPDATE person SET name = ''; UPDATE supplier SET name = ''; \
                                UPDATE benefit SET kind = 'OUTRO'; UPDATE lead SET name = ''; \
                                UPDATE deal SET situation = 'TALVEZ'; UPDATE funnel SET name = ''; \
                                DELETE FROM due_day WHERE day > 5; \
                                UPDATE due_day SET day = 3000000000;"
                .to_owned(),
        };
        connection
            .execute_batch(&format!("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; {sql}"))
            .unwrap();
    }
}

fn tables(connection: &rusqlite::Connection) -> Vec<String> {
    // Shadow tables of a virtual one go with it.
    let sql = "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'virtual') \
               AND name NOT LIKE 'sqlite_%'";
    let mut statement = connection.prepare(sql).unwrap();
    let names = statement.query_map([], |row| row.get(0)).unwrap();
    names.collect::<Result<_, _>>().unwrap()
}
