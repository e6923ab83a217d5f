//! Where the program's database is, read by plain SQL.

use std::process::Command;

use crate::server::program;
use crate::world::Home;

/// The key of receivers' secrets, 32 bytes in base 64; anybody's, as the secrets are.
const SECRETS_KEY: &str = "MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=";

/// A database, and the folder that the program runs in.
pub(super) struct Place {
    home: Home,
    folder: tempfile::TempDir,
}

impl Place {
    pub(super) fn sqlite() -> Self {
        Self { home: Home::sqlite(), folder: tempfile::tempdir().unwrap() }
    }

    pub(super) fn postgres() -> Option<Self> {
        Some(Self { home: Home::postgres()?, folder: tempfile::tempdir().unwrap() })
    }

    pub(super) fn name(&self) -> &'static str {
        match self.home {
            Home::Sqlite(_) => "SQLite",
            Home::Postgres { .. } => "PostgreSQL",
        }
    }

    /// The program that serves, not started yet.
    pub(super) fn program(&self) -> Command {
        let mut command = program(self.folder.path());
        command.args(["serve", "--demo", "--listen", "127.0.0.1:0", "--operator-listen", "127.0.0.1:0"]);
        command.env("BENEFITS_DATABASE", self.home.address()).env("BENEFITS_SECRETS_KEY", SECRETS_KEY);
        command
    }

    /// Lets the program look for damage: what is kept twice must agree.
    pub(super) fn check(&self) {
        let mut command = program(self.folder.path());
        let output = command.arg("check").env("BENEFITS_DATABASE", self.home.address()).output().unwrap();
        assert!(output.status.success(), "{output:?}");
    }

    /// All rows of a question, every column as text; nothing at all is an empty text.
    pub(super) fn rows(&self, sql: &str) -> Vec<Vec<String>> {
        match &self.home {
            Home::Sqlite(folder) => {
                let connection = rusqlite::Connection::open(folder.path().join("benefits.db")).unwrap();
                let mut statement = connection.prepare(sql).unwrap();
                let n_columns = statement.column_count();
                let text = |row: &rusqlite::Row<'_>, idx: usize| row.get::<_, Option<String>>(idx);
                let rows = statement.query_map([], |row| (0..n_columns).map(|idx| text(row, idx)).collect()).unwrap();
                let rows: Vec<Vec<Option<String>>> = rows.collect::<Result<_, _>>().unwrap();
                rows.into_iter().map(|row| row.into_iter().map(Option::unwrap_or_default).collect()).collect()
            }
            Home::Postgres { .. } => {
                let (address, sql) = (self.home.address(), sql.to_owned());
                // The client has a runtime of its own, which must not be started within another.
                let asked = std::thread::spawn(move || {
                    let mut client = postgres::Client::connect(&address, postgres::NoTls).unwrap();
                    let rows = client.query(&sql, &[]).unwrap();
                    let text = |row: &postgres::Row, idx: usize| row.get::<_, Option<String>>(idx).unwrap_or_default();
                    rows.iter().map(|row| (0..row.len()).map(|idx| text(row, idx)).collect()).collect()
                });
                asked.join().unwrap()
            }
        }
    }
}
