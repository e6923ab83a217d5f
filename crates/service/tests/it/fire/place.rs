//! Where the program's database is, read by plain SQL.

use std::net::SocketAddr;
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::server::program;
use crate::world::Home;

/// The key of receivers' secrets, 32 bytes in base 64; anybody's, as the secrets are.
const SECRETS_KEY: &str = "MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=";

/// A database, and the folder that the program runs in.
pub(super) struct Place {
    home: Home,
    folder: tempfile::TempDir,
    mail_server: Option<SocketAddr>,
}

impl Place {
    pub(super) fn new(home: Home) -> Self {
        Self { home, folder: tempfile::tempdir().unwrap(), mail_server: None }
    }

    /// The same, with a mail server on this machine.
    pub(super) fn with_mail_server(self, address: SocketAddr) -> Self {
        Self { mail_server: Some(address), ..self }
    }

    pub(super) fn name(&self) -> &'static str {
        match self.home {
            Home::Sqlite(_) => "SQLite",
            Home::Postgres(_) => "PostgreSQL",
        }
    }

    /// The program that serves, not started yet.
    pub(super) fn program(&self) -> Command {
        let mut command = program(self.folder.path());
        command.args(["serve", "--demo", "--listen", "127.0.0.1:0", "--operator-listen", "127.0.0.1:0"]);
        command.env("BENEFITS_DATABASE", self.home.address()).env("BENEFITS_SECRETS_KEY", SECRETS_KEY);
        if let Some(address) = self.mail_server {
            command.env("BENEFITS_SMTP_SERVER", address.to_string()).env("BENEFITS_SMTP_TLS", "none");
            command.env("BENEFITS_MAIL_FROM", "fogo@example.com.br");
            // Who asks for links asks from one address, all of them.
            command.env("BENEFITS_LINK_RATE_ADDRESS", "100000/1");
        }
        command
    }

    /// Starts the program, and kills it after a while.
    pub(super) fn kill_while_it_starts(&self, after: Duration) {
        let mut child = self.program().stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        std::thread::sleep(after);
        child.kill().unwrap();
        child.wait().unwrap();
    }

    /// Waits until the server has done with the dead: what it was told to do it may still be doing.
    pub(super) fn wait_until_left(&self) {
        let Home::Postgres(database) = &self.home else { return };
        let others = format!(
            "SELECT CAST(pid AS TEXT) FROM pg_stat_activity WHERE application_name = '{}' AND pid <> pg_backend_pid()",
            database.name()
        );
        while !self.rows(&others).is_empty() {
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Kills the server of the database, all its processes.
    pub(super) fn kill_server(&self) {
        let folder = self.rows("SELECT current_setting('data_directory')").remove(0).remove(0);
        let file = std::fs::read_to_string(format!("{folder}/postmaster.pid")).unwrap();
        let first = file.lines().next().unwrap().trim();
        let others = std::fs::read_to_string(format!("/proc/{first}/task/{first}/children")).unwrap();
        // Some of the others may be gone when the first is.
        let mut kill = Command::new("kill");
        kill.arg("-KILL").arg(first).args(others.split_whitespace()).stderr(Stdio::null()).status().unwrap();
    }

    /// Lets the program look for damage: what is kept twice must agree.
    pub(super) fn check(&self) {
        let mut command = program(self.folder.path());
        let output = command.arg("check").env("BENEFITS_DATABASE", self.home.address()).output().unwrap();
        assert!(output.status.success(), "{output:?}");
    }

    /// How many deliveries wait.
    pub(super) fn n_waiting(&self) -> usize {
        self.number("SELECT CAST(COUNT(*) AS TEXT) FROM delivery WHERE state = 'PENDENTE'")
    }

    /// How large the log is that writes go to before they come into tables.
    pub(super) fn wal_megabytes(&self) -> f64 {
        let n_bytes = match &self.home {
            Home::Sqlite(folder) => {
                // There is none until something is written.
                let log = std::fs::metadata(folder.path().join("benefits.db-wal"));
                log.map_or(0, |log| usize::try_from(log.len()).expect("it fits into memory"))
            }
            Home::Postgres(_) => self.number("SELECT CAST(SUM(size) AS TEXT) FROM pg_ls_waldir()"),
        };
        f64::from(u32::try_from(n_bytes / 1000).expect("less than 4 TB")) / 1e3
    }

    /// How large that log becomes without anybody being at fault: SQLite empties it after 1,000 pages and whoever reads
    /// meanwhile puts that off; PostgreSQL keeps what `max_wal_size` says.
    pub(super) fn usual_wal_megabytes(&self) -> f64 {
        match self.home {
            Home::Sqlite(_) => 8.0,
            Home::Postgres(_) => 1_100.0,
        }
    }

    /// How many descriptors connections to the database may take that are made when they are needed.
    pub(super) fn n_pooled_descriptors(&self) -> usize {
        match self.home {
            Home::Sqlite(_) => 0,
            Home::Postgres(_) => 64,
        }
    }

    fn number(&self, sql: &str) -> usize {
        self.rows(sql)[0][0].parse().unwrap()
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
            Home::Postgres(_) => {
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
