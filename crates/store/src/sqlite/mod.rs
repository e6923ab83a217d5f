//! SQLite: one file, one writer, many readers.

mod connection;
mod database;
mod driver;
mod job;
mod readers;
mod restore;
mod snapshot;
mod writer;

pub use database::SqliteStore;
pub use job::Pending;
pub use restore::restore;
pub use snapshot::SqliteSnapshot;

#[cfg(test)]
pub(super) use driver::SqliteSql;
#[cfg(test)]
mod conforms;
#[cfg(test)]
mod simulation;
#[cfg(test)]
mod tests;
