//! Flags that every command knows.

use std::time::Duration;

use clap::{Args, ValueEnum};
use store::Database;
use tracing::Level;

use super::database::{DatabaseAddress, Missing};

/// What every command knows.
#[derive(Debug, Args)]
#[command(next_help_heading = "For every command")]
pub(crate) struct Shared {
    /// Where the data is: a file of SQLite, or the address of a PostgreSQL database
    #[arg(
        long,
        env = "BENEFITS_DATABASE",
        global = true,
        value_name = "FILE|postgres://…",
        default_value = "benefits.db",
        hide_env_values = true
    )]
    pub(crate) database: DatabaseAddress,
    /// Seconds to wait for a PostgreSQL server that cannot be reached yet
    #[arg(long, env = "BENEFITS_DATABASE_WAIT", global = true, value_name = "SECONDS", default_value_t = 30)]
    pub(crate) database_wait: u64,
    /// From which level on the log tells
    #[arg(long, env = "BENEFITS_LOG_LEVEL", global = true, value_name = "LEVEL", default_value = "info", value_parser = level)]
    pub(crate) log_level: Level,
    /// How the log is written; JSON, unless a person watches
    #[arg(long, env = "BENEFITS_LOG_FORMAT", global = true, value_name = "FORMAT")]
    pub(crate) log_format: Option<LogFormat>,
}

impl Shared {
    /// Opens the database that was named.
    pub(crate) fn open(&self, n_connections: usize, missing: Missing) -> anyhow::Result<Database> {
        self.database.open(n_connections, missing, Duration::from_secs(self.database_wait), None)
    }
}

/// How the log is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum LogFormat {
    /// An object per line.
    Json,
    /// For people.
    Text,
}

fn level(text: &str) -> Result<Level, String> {
    text.parse().map_err(|_| "use error, warn, info, debug or trace".to_owned())
}
