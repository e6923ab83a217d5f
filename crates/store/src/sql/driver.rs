//! The interface of an engine.

use std::sync::Arc;

use super::order::Order;
use super::params::Param;
use crate::error::StoreError;

/// Which engine it is, where that makes a difference.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Engine {
    /// SQLite.
    Sqlite,
    /// PostgreSQL.
    Postgres,
}

/// A connection with a transaction open, of either engine. Texts of SQL use `$1`, `$2`, … for parameters.
pub(crate) trait Sql {
    /// Which engine it is.
    fn engine(&self) -> Engine;

    /// Fetches rows and shows each to a function.
    fn rows(
        &mut self,
        sql: &str,
        params: &[Param<'_>],
        each: &mut dyn FnMut(&dyn Row) -> Result<(), StoreError>,
    ) -> Result<(), StoreError>;

    /// Changes rows and says how many.
    fn execute(&mut self, sql: &str, params: &[Param<'_>]) -> Result<usize, StoreError>;

    /// Adds a row. While rows are gathered it comes into its table later, but before anything else is asked or changed.
    fn insert(&mut self, table: &'static str, columns: &str, params: &[Param<'_>]) -> Result<(), StoreError>;

    /// Gathers the rows that are added from now on, so that many of them are sent at once, where that is quicker; in an
    /// order among other transactions.
    fn gather(&mut self, order: Arc<dyn Order>) -> Result<(), StoreError>;

    /// Sends the rows that were gathered, and gathers no more.
    fn send_gathered(&mut self) -> Result<(), StoreError>;

    /// Runs several statements without parameters.
    fn batch(&mut self, sql: &str) -> Result<(), StoreError>;

    /// Gives out the next code of a counter. Codes are never given twice; some may be skipped.
    fn next_code(&mut self, counter: &'static str) -> Result<i32, StoreError>;
}

/// The statement that adds a row, with `mark` before the number of each parameter.
pub(crate) fn insertion(table: &str, columns: &str, n_params: usize, mark: char) -> String {
    let mut sql = String::with_capacity(32 + table.len() + columns.len() + 5 * n_params);
    sql.extend(["INSERT INTO ", table, " (", columns, ") VALUES ("]);
    for number in 1..=n_params {
        if number > 1 {
            sql.push_str(", ");
        }
        sql.push(mark);
        sql.push_str(&number.to_string());
    }
    sql.push(')');
    sql
}

/// A row of an answer; columns are counted from 0.
pub(crate) trait Row {
    /// A column of whole numbers.
    fn int(&self, idx: usize) -> Result<Option<i64>, StoreError>;

    /// A column of numbers with decimals.
    fn real(&self, idx: usize) -> Result<Option<f64>, StoreError>;

    /// A column of text.
    fn text(&self, idx: usize) -> Result<Option<&str>, StoreError>;

    /// A column of bytes.
    fn bytes(&self, idx: usize) -> Result<Option<&[u8]>, StoreError>;
}
