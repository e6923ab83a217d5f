//! Transactions in terms of the domain.

use std::collections::BTreeMap;
use std::ops::{Deref, DerefMut};

use super::driver::{Sql, insertion};
use super::params::Param;
use crate::error::StoreError;
use crate::record::{Cells, Code, Columns, Record, Stored};

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

    /// All rows of a query.
    pub(super) fn all<T: Cells>(&mut self, sql: &str, params: &[Param<'_>]) -> Result<Vec<T>, StoreError> {
        self.all_by(sql, params, T::read)
    }

    /// All rows of a query, each read by a function.
    pub(super) fn all_by<T>(
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

    /// All records of a table that fit a condition; `rest` is what follows the table in the query.
    pub(super) fn records<R: Stored>(&mut self, rest: &str, params: &[Param<'_>]) -> Result<Vec<R>, StoreError> {
        self.all(&format!("SELECT {} FROM {} {rest}", R::names(), R::TABLE), params)
    }

    /// What belongs to many, by whom it belongs to; each row begins with that.
    pub(super) fn by_owner<K: Cells + Ord, T: Cells>(
        &mut self,
        sql: &str,
        params: &[Param<'_>],
    ) -> Result<BTreeMap<K, Vec<T>>, StoreError> {
        let mut lists: BTreeMap<K, Vec<T>> = BTreeMap::new();
        for (owner, it) in self.all(sql, params)? {
            lists.entry(owner).or_default().push(it);
        }
        Ok(lists)
    }

    /// The only row of a query, if there is one.
    pub(super) fn one<T: Cells>(&mut self, sql: &str, params: &[Param<'_>]) -> Result<Option<T>, StoreError> {
        only(self.all(sql, params)?)
    }

    /// The only row of a query, if there is one, read by a function.
    pub(super) fn one_by<T>(
        &mut self,
        sql: &str,
        params: &[Param<'_>],
        read: impl Fn(&mut Columns<'_>) -> Result<T, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        only(self.all_by(sql, params, read)?)
    }
}

/// The only one of some rows, if there is one.
pub(super) fn only<T>(mut found: Vec<T>) -> Result<Option<T>, StoreError> {
    match found.len() {
        0 | 1 => Ok(found.pop()),
        n_rows => Err(StoreError::Corrupt(format!("{n_rows} rows where one was asked for"))),
    }
}

impl ReadTx<'_> {
    /// What a query of one row with one number counts.
    pub(super) fn count(&mut self, sql: &str, params: &[Param<'_>]) -> Result<u64, StoreError> {
        Ok(self.one(sql, params)?.unwrap_or_default())
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

    /// Adds a record, and what its table keeps beside it.
    pub(super) fn insert<'a, R: Stored>(&mut self, record: &'a R, beside: Beside<'_, 'a>) -> Result<(), StoreError> {
        let (columns, params) = row(record, beside);
        self.sql.insert(R::TABLE, &columns, &params)
    }

    /// Writes a record over the one that has its code.
    pub(super) fn update<'a, R: Stored>(&mut self, record: &'a R, beside: Beside<'_, 'a>) -> Result<(), StoreError> {
        let (columns, params) = row(record, beside);
        let places = (1..).zip(columns.split(", ")).map(|(number, name)| format!("{name} = ${number}"));
        let (key, places): (Vec<_>, Vec<_>) = places.partition(|place| place.starts_with("code = "));
        let sql = format!("UPDATE {} SET {} WHERE {}", R::TABLE, places.join(", "), key.join(" AND "));
        self.change_one(&sql, &params)
    }

    /// Adds a record that is new, or writes it over the one that has its code.
    pub(super) fn write<'a, R: Stored>(
        &mut self,
        record: &'a R,
        beside: Beside<'_, 'a>,
        is_new: bool,
    ) -> Result<(), StoreError> {
        if is_new { self.insert(record, beside) } else { self.update(record, beside) }
    }

    /// Adds a record, or writes it over the one that has its code, of which `and` is set besides.
    pub(super) fn put_row<'a, R: Stored>(
        &mut self,
        record: &'a R,
        beside: Beside<'_, 'a>,
        and: &str,
    ) -> Result<(), StoreError> {
        let (columns, params) = row(record, beside);
        let others = columns.split(", ").filter(|name| *name != "code");
        let places: Vec<String> = others.map(|name| format!("{name} = excluded.{name}")).collect();
        let insertion = insertion(R::TABLE, &columns, params.len(), '$');
        self.change_one(&format!("{insertion} ON CONFLICT (code) DO UPDATE SET {}{and}", places.join(", ")), &params)
    }

    /// Gives out the next code of a counter.
    pub(super) fn next<C: Code>(&mut self, counter: &'static str) -> Result<C, StoreError> {
        let number = self.sql.next_code(counter)?;
        C::of(number).ok_or_else(|| StoreError::Corrupt(format!("counter {counter} gave out {number}")))
    }
}

/// Columns that a table has beside those of a record, each with its value.
pub(super) type Beside<'b, 'a> = &'b [(&'static str, Param<'a>)];

/// The columns of a row and their values.
fn row<'a, R: Record>(record: &'a R, beside: Beside<'_, 'a>) -> (String, Vec<Param<'a>>) {
    let mut columns = R::names();
    let mut params = Vec::with_capacity(R::N + beside.len());
    record.write(&mut params);
    for (name, value) in beside {
        columns.extend([", ", name]);
        params.push(value.clone());
    }
    (columns, params)
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
