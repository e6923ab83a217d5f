//! The driver of an SQLite connection.

use std::sync::Arc;

use rusqlite::types::{ToSql, ToSqlOutput, ValueRef};
use rusqlite::{Connection, ErrorCode, ffi, params_from_iter};

use crate::error::StoreError;
use crate::sql::{Engine, Order, Param, Row, Sql, insertion};

/// A connection that speaks the domain's SQL.
pub(crate) struct SqliteSql<'c> {
    connection: &'c Connection,
}

impl<'c> SqliteSql<'c> {
    /// The same connection, for the domain's SQL.
    pub(crate) fn new(connection: &'c Connection) -> Self {
        Self { connection }
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        let conflicts = [ffi::SQLITE_CONSTRAINT_UNIQUE, ffi::SQLITE_CONSTRAINT_PRIMARYKEY];
        match error.sqlite_extended_error_code() {
            // Rules see to it that nothing is written twice, so somebody else was quicker.
            Some(code) if conflicts.contains(&code) => Self::Conflict(error.into()),
            Some(ffi::SQLITE_CONSTRAINT_FOREIGNKEY) => Self::Dangling(error.into()),
            _ => Self::unavailable(error),
        }
    }
}

impl StoreError {
    /// True if pages of a file are damaged.
    pub fn is_damage(&self) -> bool {
        let Self::Unavailable(source) = self else { return false };
        let error = source.downcast_ref::<rusqlite::Error>();
        error.and_then(rusqlite::Error::sqlite_error_code) == Some(ErrorCode::DatabaseCorrupt)
    }
}

impl Sql for SqliteSql<'_> {
    fn engine(&self) -> Engine {
        Engine::Sqlite
    }

    fn rows(
        &mut self,
        sql: &str,
        params: &[Param<'_>],
        each: &mut dyn FnMut(&dyn Row) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let mut statement = self.connection.prepare_cached(&numbered(sql))?;
        let mut rows = statement.query(params_from_iter(params))?;
        while let Some(row) = rows.next()? {
            each(row)?;
        }
        Ok(())
    }

    fn execute(&mut self, sql: &str, params: &[Param<'_>]) -> Result<usize, StoreError> {
        Ok(self.connection.prepare_cached(&numbered(sql))?.execute(params_from_iter(params))?)
    }

    fn insert(&mut self, table: &'static str, columns: &str, params: &[Param<'_>]) -> Result<(), StoreError> {
        let sql = insertion(table, columns, params.len(), '?');
        self.connection.prepare_cached(&sql)?.execute(params_from_iter(params))?;
        Ok(())
    }

    /// Nobody is far away.
    fn gather(&mut self, _: Arc<dyn Order>) -> Result<(), StoreError> {
        Ok(())
    }

    fn send_gathered(&mut self) -> Result<(), StoreError> {
        Ok(())
    }

    fn batch(&mut self, sql: &str) -> Result<(), StoreError> {
        Ok(self.connection.execute_batch(sql)?)
    }

    fn next_code(&mut self, counter: &'static str) -> Result<i32, StoreError> {
        // There is one writer, so that a row does what a sequence does elsewhere, and a rollback gives codes back.
        let sql = "UPDATE counter SET value = value + 1 WHERE name = ?1 RETURNING value";
        let number: i64 = self.connection.prepare_cached(sql)?.query_row([counter], |row| row.get(0))?;
        i32::try_from(number).map_err(|_| StoreError::Unusable(format!("the codes of {counter} are used up")))
    }
}

impl Row for rusqlite::Row<'_> {
    fn int(&self, idx: usize) -> Result<Option<i64>, StoreError> {
        match self.get_ref(idx)? {
            ValueRef::Null => Ok(None),
            ValueRef::Integer(number) => Ok(Some(number)),
            _ => Err(StoreError::Corrupt(format!("column {idx} holds no whole number"))),
        }
    }

    fn real(&self, idx: usize) -> Result<Option<f64>, StoreError> {
        match self.get_ref(idx)? {
            ValueRef::Null => Ok(None),
            ValueRef::Real(number) => Ok(Some(number)),
            _ => Err(StoreError::Corrupt(format!("column {idx} holds no number"))),
        }
    }

    fn text(&self, idx: usize) -> Result<Option<&str>, StoreError> {
        match self.get_ref(idx)? {
            ValueRef::Null => Ok(None),
            ValueRef::Text(bytes) => {
                str::from_utf8(bytes).map(Some).map_err(|_| StoreError::Corrupt(format!("column {idx} holds no UTF-8")))
            }
            _ => Err(StoreError::Corrupt(format!("column {idx} holds no text"))),
        }
    }

    fn bytes(&self, idx: usize) -> Result<Option<&[u8]>, StoreError> {
        match self.get_ref(idx)? {
            ValueRef::Null => Ok(None),
            ValueRef::Blob(bytes) => Ok(Some(bytes)),
            _ => Err(StoreError::Corrupt(format!("column {idx} holds no bytes"))),
        }
    }
}

impl ToSql for Param<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Param::Null => ValueRef::Null,
            Param::Int(number) => ValueRef::Integer(*number),
            Param::Real(number) => ValueRef::Real(*number),
            Param::Text(text) => ValueRef::Text(text.as_bytes()),
            Param::Bytes(bytes) => ValueRef::Blob(bytes),
        }))
    }
}

/// `$1` is a name to SQLite, numbered by where it first stands; `?1` is the first parameter wherever it stands. Values
/// are never part of the text, so no other dollar sign is.
fn numbered(sql: &str) -> String {
    sql.replace('$', "?")
}
