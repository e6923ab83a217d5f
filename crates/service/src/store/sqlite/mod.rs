//! SQLite: one file, one writer, many readers.

mod connection;
mod database;
mod driver;
mod job;
mod readers;
mod writer;

pub use database::SqliteStore;
pub use job::Pending;

#[cfg(test)]
pub(super) use driver::SqliteSql;
#[cfg(test)]
mod conforms;
#[cfg(test)]
mod tests;
