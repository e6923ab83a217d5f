//! Addresses of databases.

use std::error::Error;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use store::postgres::PostgresStore;
use store::sqlite::SqliteStore;
use store::{Database, StoreError};

/// How long to wait before a server is asked again.
const PAUSE: Duration = Duration::from_secs(1);

/// A database that was named and not opened yet.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum DatabaseAddress {
    /// A file of SQLite.
    File(PathBuf),
    /// A database of PostgreSQL, by an address that may hold a password.
    Server(String),
}

/// What becomes of a file that is not there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Missing {
    /// It is made.
    Made,
    /// It is an error, since the name may be mistyped.
    Refused,
}

impl DatabaseAddress {
    /// Opens the database, and brings it to the schema of this version; blocks the thread.
    ///
    /// A server that cannot be reached is asked again for as long as `wait`: it may be starting too.
    /// With a deadline, each of its answers must come within that.
    pub(crate) fn open(
        &self,
        n_connections: usize,
        missing: Missing,
        wait: Duration,
        deadline: Option<Duration>,
    ) -> anyhow::Result<Database> {
        match self {
            Self::File(path) => open_file(path, n_connections, missing),
            Self::Server(address) => open_server(address, n_connections, wait).map(|store| match deadline {
                Some(deadline) => store.answering_within(deadline).into(),
                None => store.into(),
            }),
        }
        .with_context(|| format!("cannot open {self}"))
    }
}

fn open_file(path: &Path, n_readers: usize, missing: Missing) -> anyhow::Result<Database> {
    let is_there = path.try_exists()?;
    if !is_there && missing == Missing::Refused {
        bail!(
            "there is no such file; `benefits serve --create` begins with an empty database, `benefits serve --demo` \
             with demo data"
        );
    }
    Ok(SqliteStore::open(path, n_readers)?.into())
}

fn open_server(address: &str, n_connections: usize, wait: Duration) -> anyhow::Result<PostgresStore> {
    let deadline = Instant::now() + wait;
    let mut is_told = false;
    loop {
        match PostgresStore::open(address, n_connections) {
            Ok(store) => return Ok(store),
            Err(error) if is_out_of_reach(&error) && Instant::now() < deadline => {
                if !is_told {
                    eprintln!("benefits: PostgreSQL does not answer yet; waiting for up to {} s", wait.as_secs());
                    is_told = true;
                }
                sleep(PAUSE);
            }
            Err(error) => return Err(error.into()),
        }
    }
}

/// Whether a server did not answer, or said that it is starting or stopping; another answer will not change by waiting.
fn is_out_of_reach(error: &StoreError) -> bool {
    let StoreError::Unavailable(source) = error else { return false };
    let mut cause: Option<&(dyn Error + 'static)> = Some(source.as_ref());
    while let Some(error) = cause {
        if error.is::<std::io::Error>() {
            return true;
        }
        cause = error.source();
    }
    false
}

impl FromStr for DatabaseAddress {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let is_server = ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme));
        match text.split_once("://") {
            _ if is_server => Ok(Self::Server(text.to_owned())),
            Some((scheme, _)) => Err(format!("`{scheme}://` is no database of ours; use a file or postgres://…")),
            None if text.trim().is_empty() => Err("an empty name is no file".to_owned()),
            None => Ok(Self::File(PathBuf::from(text))),
        }
    }
}

/// A file by its name; of an address nothing, since it may hold a password.
impl fmt::Display for DatabaseAddress {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => write!(formatter, "the database {}", path.display()),
            Self::Server(_) => formatter.write_str("the PostgreSQL database"),
        }
    }
}

impl fmt::Debug for DatabaseAddress {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "DatabaseAddress({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_a_file_unless_it_is_an_address() {
        let read = |text: &str| text.parse::<DatabaseAddress>();
        assert_eq!(read("a b.db"), Ok(DatabaseAddress::File("a b.db".into())));
        assert_eq!(read("postgresql://x").unwrap().to_string(), "the PostgreSQL database");
        assert_eq!(read("mysql://x").unwrap_err(), "`mysql://` is no database of ours; use a file or postgres://…");
        assert!(read(" ").is_err());
        let shown = format!("{:?}", read("postgres://u:geheim@h/d").unwrap());
        assert!(!shown.contains("geheim"), "{shown}");
    }
}
