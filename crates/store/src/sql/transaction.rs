//! Transactions in terms of the domain.

use std::ops::{Deref, DerefMut};

use super::columns::{Columns, only};
use super::driver::Sql;
use super::params::Param;
use crate::error::StoreError;

/// A consistent view of what is known.
///
/// Its methods are grouped by what they are about, one file each.
pub struct ReadTx<'c> {
    pub(crate) sql: &'c mut dyn Sql,
}

/// A view that can be changed. Whoever opened it commits or rolls back; a method never does.
pub struct Tx<'c> {
    reading: ReadTx<'c>,
    has_due: bool,
}

impl<'c> ReadTx<'c> {
    /// A view through a connection that has a transaction open.
    pub(crate) fn new(sql: &'c mut dyn Sql) -> Self {
        Self { sql }
    }

    /// Asks the database for nothing but a sign of life.
    pub fn ping(&mut self) -> Result<(), StoreError> {
        self.sql.rows("SELECT 1", &[], &mut |_| Ok(()))
    }

    /// All rows of a query, each read by a function.
    pub(super) fn all<T>(
        &mut self,
        sql: &str,
        params: &[Param<'_>],
        read: impl Fn(&mut Columns<'_>) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        let mut found = Vec::new();
        self.sql.rows(sql, params, &mut |row| {
            found.push(read(&mut Columns::of(row))?);
            Ok(())
        })?;
        Ok(found)
    }

    /// The only row of a query, if there is one.
    pub(super) fn one<T>(
        &mut self,
        sql: &str,
        params: &[Param<'_>],
        read: impl Fn(&mut Columns<'_>) -> Result<T, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        let mut found = self.all(sql, params, read)?;
        match found.len() {
            0 | 1 => Ok(found.pop()),
            n_rows => Err(StoreError::Corrupt(format!("{n_rows} rows where one was asked for"))),
        }
    }
}

impl ReadTx<'_> {
    /// What a query of one row with one number counts.
    pub(super) fn count(&mut self, sql: &str, params: &[Param<'_>]) -> Result<u64, StoreError> {
        let negative = |_| StoreError::Corrupt("a count is negative".to_owned());
        let count = self.one(sql, params, only::<i64>)?;
        u64::try_from(count.unwrap_or_default()).map_err(negative)
    }
}

impl<'c> Tx<'c> {
    /// A transaction through a connection that has one open.
    pub(crate) fn new(sql: &'c mut dyn Sql) -> Self {
        Self { reading: ReadTx::new(sql), has_due: false }
    }

    /// Whether it left something that is to be delivered at once.
    pub(crate) fn has_due(&self) -> bool {
        self.has_due
    }

    /// Something is to be delivered at once: whoever commits tells the dispatcher.
    pub(super) fn note_due(&mut self) {
        self.has_due = true;
    }

    /// Does a part of the work, and takes it back alone if it fails; the rest goes on.
    pub fn attempt<T, E: From<StoreError>>(
        &mut self,
        work: impl FnOnce(&mut Self) -> Result<T, E>,
    ) -> Result<Result<T, E>, StoreError> {
        self.sql.batch("SAVEPOINT attempt")?;
        let outcome = work(self);
        if outcome.is_err() {
            self.sql.batch("ROLLBACK TO SAVEPOINT attempt")?;
        }
        self.sql.batch("RELEASE SAVEPOINT attempt")?;
        Ok(outcome)
    }

    /// Changes exactly one row, which is known to be there.
    pub(super) fn change_one(&mut self, sql: &str, params: &[Param<'_>]) -> Result<(), StoreError> {
        match self.sql.execute(sql, params)? {
            1 => Ok(()),
            n_rows => Err(StoreError::Corrupt(format!("{n_rows} rows changed where one was meant"))),
        }
    }

    /// Writes down a row whose key is its first column: a new one, or over the one that is there.
    pub(super) fn write_row(
        &mut self,
        table: &'static str,
        columns: &str,
        params: &[Param<'_>],
        is_new: bool,
    ) -> Result<(), StoreError> {
        if is_new {
            return self.sql.insert(table, columns, params);
        }
        let mut places = (1..).zip(columns.split(", ")).map(|(number, name)| format!("{name} = ${number}"));
        let key = places.next().unwrap_or_default();
        let values: Vec<String> = places.collect();
        self.change_one(&format!("UPDATE {table} SET {} WHERE {key}", values.join(", ")), params)
    }

    /// Gives out the next code of a counter.
    pub(super) fn next<T>(
        &mut self,
        counter: &'static str,
        new: impl FnOnce(i32) -> Result<T, domain::Flaw>,
    ) -> Result<T, StoreError> {
        let number = self.sql.next_code(counter)?;
        new(number).map_err(|_| StoreError::Corrupt(format!("counter {counter} gave out {number}")))
    }
}

impl<'c> Deref for Tx<'c> {
    type Target = ReadTx<'c>;

    fn deref(&self) -> &Self::Target {
        &self.reading
    }
}

impl DerefMut for Tx<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.reading
    }
}
