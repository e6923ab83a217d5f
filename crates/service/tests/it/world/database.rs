//! Where a world's database lives, and how it is broken.

use std::sync::atomic::{AtomicU32, Ordering};

use store::Database;
use store::postgres::PostgresStore;
use store::sqlite::SqliteStore;
use tempfile::TempDir;

/// A database of a test's own that goes when the test does.
pub(crate) enum Home {
    /// A file in a folder.
    Sqlite(TempDir),
    /// A schema on a server.
    Postgres { address: String, schema: String },
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

    /// Without `DATABASE_URL` there is none, and the test says so; under CI that is a failure.
    pub(crate) fn postgres() -> Option<Self> {
        static N_SCHEMAS: AtomicU32 = AtomicU32::new(0);
        let Ok(address) = std::env::var("DATABASE_URL") else {
            let is_ci = std::env::var("CI").is_ok_and(|value| value == "true");
            assert!(!is_ci, "DATABASE_URL must name a PostgreSQL database under CI");
            eprintln!("LEFT OUT: set DATABASE_URL to a PostgreSQL database to run this there too");
            return None;
        };
        let schema = format!("it_{}_{}", std::process::id(), N_SCHEMAS.fetch_add(1, Ordering::Relaxed));
        execute(&address, &format!("CREATE SCHEMA {schema}"));
        Some(Self::Postgres { address, schema })
    }

    /// Opens it, as one of perhaps several processes.
    pub(crate) fn open(&self) -> Database {
        let address = self.address();
        match self {
            Self::Sqlite(_) => SqliteStore::open(address.as_ref(), 2).unwrap().into(),
            Self::Postgres { .. } => PostgresStore::open(&address, 4).unwrap().into(),
        }
    }

    /// What the program is told to use it.
    pub(crate) fn address(&self) -> String {
        match self {
            Self::Sqlite(folder) => folder.path().join("benefits.db").display().to_string(),
            Self::Postgres { address, schema } => {
                let separator = if address.contains('?') { '&' } else { '?' };
                format!("{address}{separator}options=-csearch_path%3D{schema}%2Cpublic&application_name={schema}")
            }
        }
    }

    /// Ends all connections to the database, as a server does that is restarted.
    pub(crate) fn end_connections(&self) {
        let Self::Postgres { address, schema } = self else { panic!("only servers have connections") };
        let named = format!("application_name = '{schema}'");
        execute(address, &format!("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {named}"));
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

impl Drop for Home {
    fn drop(&mut self) {
        if let Self::Postgres { address, schema } = self {
            execute(address, &format!("DROP SCHEMA {schema} CASCADE"));
        }
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

fn execute(address: &str, sql: &str) {
    let (address, sql) = (address.to_owned(), sql.to_owned());
    // The client has a runtime of its own, which must not be started within another.
    let done = std::thread::spawn(move || {
        postgres::Client::connect(&address, postgres::NoTls).unwrap().batch_execute(&sql).unwrap();
    });
    done.join().unwrap();
}
