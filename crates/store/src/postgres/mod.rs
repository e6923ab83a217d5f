//! PostgreSQL: many processes, one database.

mod database;
mod driver;
mod gathered;
mod pool;
mod references;
mod tls;

pub use database::PostgresStore;

#[cfg(test)]
pub(super) mod conforms;
#[cfg(test)]
mod sharing;
#[cfg(test)]
mod turns;
