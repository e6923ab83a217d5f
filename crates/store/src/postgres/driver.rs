//! The driver of a PostgreSQL transaction.

use std::collections::HashMap;
use std::error::Error;
use std::sync::Arc;

use postgres::error::SqlState;
use postgres::types::private::BytesMut;
use postgres::types::{FromSql, IsNull, ToSql, Type};
use postgres::{Statement, Transaction};

use super::gathered::Gathered;
use crate::error::StoreError;
use crate::sql::{Engine, Order, Param, Row, Sql, insertion};

/// Statements that a connection has prepared, by their text.
pub(super) type Statements = HashMap<String, Statement>;

/// How many statements a connection keeps prepared.
const MAX_STATEMENTS: usize = 256;

/// A transaction that speaks the domain's SQL.
pub(super) struct PostgresSql<'t, 'c> {
    transaction: &'t mut Transaction<'c>,
    statements: &'t mut Statements,
    gathered: Option<Gathered>,
    is_conflict: bool,
}

impl<'t, 'c> PostgresSql<'t, 'c> {
    /// The same transaction, for the domain's SQL.
    pub(super) fn new(transaction: &'t mut Transaction<'c>, statements: &'t mut Statements) -> Self {
        Self { transaction, statements, gathered: None, is_conflict: false }
    }

    /// Whether something failed because of somebody else's transaction, so that another try may succeed.
    pub(super) fn is_conflict(&self) -> bool {
        self.is_conflict
    }

    fn prepared(&mut self, sql: &str) -> Result<Statement, StoreError> {
        if let Some(statement) = self.statements.get(sql) {
            return Ok(statement.clone());
        }
        let statement = self.transaction.prepare(sql).map_err(|error| self.failed(error.into()))?;
        // Searches have many wordings; the server keeps each that a connection prepares.
        if self.statements.len() >= MAX_STATEMENTS {
            self.statements.clear();
        }
        self.statements.insert(sql.to_owned(), statement.clone());
        Ok(statement)
    }

    /// Sends what was gathered, since something else is asked or changed.
    fn settle(&mut self) -> Result<(), StoreError> {
        let Some(gathered) = &mut self.gathered else { return Ok(()) };
        gathered.send(self.transaction).map_err(|error| self.failed(error))
    }

    fn failed(&mut self, error: StoreError) -> StoreError {
        self.is_conflict |= matches!(error, StoreError::Conflict(_));
        error
    }
}

impl From<postgres::Error> for StoreError {
    /// The server's `DETAIL` is left out: it quotes rows, and the text ends up in the log. Its `HINT`, a remedy, quotes none.
    fn from(error: postgres::Error) -> Self {
        let conflicts = [
            &SqlState::T_R_SERIALIZATION_FAILURE,
            &SqlState::T_R_DEADLOCK_DETECTED,
            // Rules see to it that nothing is written twice, so somebody else was quicker.
            &SqlState::UNIQUE_VIOLATION,
        ];
        let Some(told) = error.as_db_error() else { return Self::unavailable(error) };
        let remedy = told.hint().map(|hint| format!("; {hint}")).unwrap_or_default();
        let code = told.code();
        let text = format!("{} {}: {}{remedy}", told.severity(), code.code(), told.message());
        if conflicts.contains(&code) {
            Self::Conflict(text.into())
        } else if *code == SqlState::FOREIGN_KEY_VIOLATION {
            Self::Dangling(text.into())
        } else if *code == SqlState::CANNOT_CONNECT_NOW {
            // It starts or stops: as good as out of reach.
            Self::unavailable(std::io::Error::new(std::io::ErrorKind::ConnectionRefused, text))
        } else {
            Self::unavailable(text)
        }
    }
}

impl Sql for PostgresSql<'_, '_> {
    fn engine(&self) -> Engine {
        Engine::Postgres
    }

    fn rows(
        &mut self,
        sql: &str,
        params: &[Param<'_>],
        each: &mut dyn FnMut(&dyn Row) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        self.settle()?;
        let statement = self.prepared(sql)?;
        let params: Vec<&(dyn ToSql + Sync)> = params.iter().map(|param| param as _).collect();
        let rows = self.transaction.query(&statement, &params).map_err(|error| self.failed(error.into()))?;
        rows.iter().try_for_each(|row| each(row))
    }

    fn execute(&mut self, sql: &str, params: &[Param<'_>]) -> Result<usize, StoreError> {
        self.settle()?;
        let statement = self.prepared(sql)?;
        let params: Vec<&(dyn ToSql + Sync)> = params.iter().map(|param| param as _).collect();
        let n_rows = self.transaction.execute(&statement, &params).map_err(|error| self.failed(error.into()))?;
        usize::try_from(n_rows).map_err(StoreError::unavailable)
    }

    fn insert(&mut self, table: &'static str, columns: &str, params: &[Param<'_>]) -> Result<(), StoreError> {
        let sql = || insertion(table, columns, params.len(), '$');
        let Some(mut gathered) = self.gathered.take() else { return self.execute(&sql(), params).map(drop) };
        // The server knows the types of columns; it tells them with the statement that adds one row.
        let added = gathered.add(table, columns, params, || Ok(self.prepared(&sql())?.params().to_vec()));
        self.gathered = Some(gathered);
        added
    }

    fn gather(&mut self, order: Arc<dyn Order>) -> Result<(), StoreError> {
        if self.gathered.is_none() {
            self.gathered = Some(Gathered::new(self.transaction, order).map_err(|error| self.failed(error))?);
        }
        Ok(())
    }

    fn send_gathered(&mut self) -> Result<(), StoreError> {
        let Some(gathered) = self.gathered.take() else { return Ok(()) };
        gathered.send_last(self.transaction).map_err(|error| self.failed(error))
    }

    fn batch(&mut self, sql: &str) -> Result<(), StoreError> {
        self.settle()?;
        self.transaction.batch_execute(sql).map_err(|error| self.failed(error.into()))
    }

    fn next_code(&mut self, counter: &'static str) -> Result<i32, StoreError> {
        let mut number = None;
        // A sequence takes nothing back, so that transactions need not wait for one another.
        self.rows(&format!("SELECT nextval('{counter}_code')"), &[], &mut |row| {
            number = row.int(0)?;
            Ok(())
        })?;
        let number = number.and_then(|number| i32::try_from(number).ok());
        number.ok_or_else(|| StoreError::Unusable(format!("the codes of {counter} are used up")))
    }
}

impl Row for postgres::Row {
    fn int(&self, idx: usize) -> Result<Option<i64>, StoreError> {
        Ok(self.try_get::<_, Option<Whole>>(idx)?.map(|Whole(number)| number))
    }

    fn real(&self, idx: usize) -> Result<Option<f64>, StoreError> {
        Ok(self.try_get(idx)?)
    }

    fn text(&self, idx: usize) -> Result<Option<&str>, StoreError> {
        Ok(self.try_get(idx)?)
    }

    fn bytes(&self, idx: usize) -> Result<Option<&[u8]>, StoreError> {
        Ok(self.try_get(idx)?)
    }
}

/// A whole number of whatever width.
struct Whole(i64);

impl<'a> FromSql<'a> for Whole {
    fn from_sql(ty: &Type, raw: &'a [u8]) -> Result<Self, Box<dyn Error + Sync + Send>> {
        let number = if *ty == Type::INT4 { i64::from(i32::from_sql(ty, raw)?) } else { i64::from_sql(ty, raw)? };
        Ok(Self(number))
    }

    fn accepts(ty: &Type) -> bool {
        [Type::INT4, Type::INT8].contains(ty)
    }
}

impl ToSql for Param<'_> {
    fn to_sql(&self, ty: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        match self {
            Self::Null => Ok(IsNull::Yes),
            Self::Int(number) if *ty == Type::INT4 => i32::try_from(*number)?.to_sql(ty, out),
            Self::Int(number) if *ty == Type::INT8 => number.to_sql(ty, out),
            Self::Real(number) if *ty == Type::FLOAT8 => number.to_sql(ty, out),
            Self::Text(text) if *ty == Type::TEXT => text.to_sql(ty, out),
            Self::Bytes(bytes) if *ty == Type::BYTEA => bytes.to_sql(ty, out),
            Self::Int(_) | Self::Real(_) | Self::Text(_) | Self::Bytes(_) => {
                Err(format!("a parameter does not fit {ty}").into())
            }
        }
    }

    fn accepts(ty: &Type) -> bool {
        [Type::INT4, Type::INT8, Type::FLOAT8, Type::TEXT, Type::BYTEA].contains(ty)
    }

    postgres::types::to_sql_checked!();
}
