//! Registers: records that others name by their codes.

use std::fmt;

use domain::Violation;
use domain::values::SearchText;

use super::conditions::Conditions;
use super::dialect;
use super::params::Param;
use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;
use crate::record::{Cells, Code, Fields, Object, ObjectWriter, Stored};

/// How many records of each kind name one, by the word that the operator is told for the kind.
pub type Uses = Vec<(&'static str, u64)>;

/// A kind of record, with the table and the column in which it names what it rests on.
pub type Reference = (&'static str, &'static str, &'static str);

/// A record of a register, as it is declared.
pub trait Registered: Stored + Fields + fmt::Debug + Send + Sync + 'static {
    /// What names one of them.
    type Code: Code + Cells + Into<Param<'static>>;

    /// What may name one.
    const REFERENCES: &'static [Reference];

    /// Its code.
    fn code(&self) -> Self::Code;
}

/// What a register does its own way.
pub trait Register: Registered {
    /// Those that a query finds, with what other tables keep of them; `rest` is what follows the table.
    fn find(reading: &mut ReadTx<'_>, rest: &str, params: &[Param<'_>]) -> Result<Vec<Self>, StoreError> {
        reading.records(rest, params)
    }

    /// Keeps it, new or changed, with what other tables keep of it.
    fn keep(&self, tx: &mut Tx<'_>) -> Result<(), StoreError> {
        tx.put_row(self, &[], "")
    }

    /// Uses of one: what names it, and why else it must stay.
    fn uses(reading: &mut ReadTx<'_>, code: Self::Code) -> Result<Uses, StoreError> {
        reading.references_to::<Self>(code)
    }

    /// Takes away what other tables keep of one that goes.
    fn clear(_tx: &mut Tx<'_>, _code: Self::Code) -> Result<(), StoreError> {
        Ok(())
    }
}

/// A register, whatever its records are: how a transfer reads them.
#[derive(Debug)]
pub struct RegisterKind {
    /// The table, which is also the word for a record of it in a line, and the name of the counter of its codes.
    pub table: &'static str,
    /// Adds the names of the fields of a line.
    pub names: fn(&mut Vec<&'static str>),
    /// Reads a record from a line.
    pub take: fn(&mut Object) -> Result<Box<dyn AnyRegistered>, Violation>,
    /// Reads those after a code, in the order of codes and at most so many, each with its code.
    pub after: fn(&mut ReadTx<'_>, i32, i32) -> Result<Vec<Coded>, StoreError>,
}

/// A record of whatever register, with its code.
type Coded = (i32, Box<dyn AnyRegistered>);

/// A record of whatever register.
pub trait AnyRegistered: fmt::Debug + Send + Sync {
    /// The word of its kind.
    fn kind(&self) -> &'static str;

    /// Writes the fields of its line.
    fn write_fields(&self, to: &mut ObjectWriter<'_>);

    /// Keeps it, new or changed.
    fn keep(&self, tx: &mut Tx<'_>) -> Result<(), StoreError>;
}

impl RegisterKind {
    pub(crate) const fn of<R: Register>() -> Self {
        Self {
            table: R::TABLE,
            names: <R as Fields>::names,
            take: |line| Ok(Box::new(R::take_fields(line)?)),
            after: |reading, after, most| {
                let found = R::find(reading, "WHERE code > $1 ORDER BY code LIMIT $2", &[after.into(), most.into()])?;
                Ok(found.into_iter().map(|record| (record.code().number(), Box::new(record) as _)).collect())
            },
        }
    }
}

impl<R: Register> AnyRegistered for R {
    fn kind(&self) -> &'static str {
        R::TABLE
    }

    fn write_fields(&self, to: &mut ObjectWriter<'_>) {
        Fields::write_fields(self, to);
    }

    fn keep(&self, tx: &mut Tx<'_>) -> Result<(), StoreError> {
        Register::keep(self, tx)
    }
}

/// Declares registers, in the order in which they refer to one another: the record (as [`record`](crate::record) does),
/// the type of its codes (`as` one that another register has, too), and what may name one. One that says `by itself`
/// implements [`Register`] elsewhere.
macro_rules! registers {
    ($(
        $type:ident in $table:literal $(: $code:ident)? $(as $shared:ident)? { $($declared:tt)* }
        named in [$($reference:expr),* $(,)?] $($own:ident)*;
    )+) => {
        $(
            $( $crate::record::codes!($code); )?
            $crate::record::record!($type in $table { $($declared)* });

            impl $crate::sql::Registered for $type {
                type Code = $($code)? $($shared)?;
                const REFERENCES: &'static [$crate::sql::Reference] = &[$($reference),*];

                fn code(&self) -> Self::Code {
                    self.code
                }
            }

            $crate::sql::registers!(@own $type $($own)*);
        )+

        /// All registers, in the order in which they refer to one another.
        pub const REGISTERS: &[$crate::sql::RegisterKind] = &[$( $crate::sql::RegisterKind::of::<$type>() ),+];
    };
    (@own $type:ident) => { impl $crate::sql::Register for $type {} };
    (@own $type:ident by itself) => {};
}

pub(crate) use registers;

impl ReadTx<'_> {
    /// The record with a code.
    pub fn registered<R: Register>(&mut self, code: R::Code) -> Result<Option<R>, StoreError> {
        Ok(R::find(self, "WHERE code = $1", &[code.into()])?.pop())
    }

    /// All records of a register, in the order of codes.
    pub fn register<R: Register>(&mut self) -> Result<Vec<R>, StoreError> {
        R::find(self, "ORDER BY code", &[])
    }

    /// Version of a record: how many times it was put.
    pub fn version_of<R: Register>(&mut self, code: R::Code) -> Result<Option<i32>, StoreError> {
        self.one(&format!("SELECT version FROM {} WHERE code = $1", R::TABLE), &[code.into()])
    }

    /// Uses of a record.
    pub fn uses_of<R: Register>(&mut self, code: R::Code) -> Result<Uses, StoreError> {
        R::uses(self, code)
    }

    /// How many records of each kind name a record.
    pub fn references_to<R: Register>(&mut self, code: R::Code) -> Result<Uses, StoreError> {
        self.uses(R::REFERENCES, code.number())
    }

    /// How many records of each kind name a number in their place.
    pub(super) fn uses(&mut self, places: &[Reference], number: i32) -> Result<Uses, StoreError> {
        let uses = places.iter().map(|(word, table, column)| {
            let sql = format!("SELECT COUNT(*) FROM {table} WHERE {column} = $1");
            Ok((*word, self.count(&sql, &[number.into()])?))
        });
        uses.collect()
    }

    /// A page of a register, in the order of codes; names are compared as people do, which no engine can.
    pub(super) fn page<R: Register>(
        &mut self,
        conditions: &Conditions<'_>,
        name: Option<&SearchText>,
        most: i64,
    ) -> Result<Vec<R>, StoreError> {
        // Names are looked at here, so that how many rows it takes is known only afterwards.
        let limit = match name {
            Some(_) => String::new(),
            None => format!("LIMIT {most}"),
        };
        let sql = format!("SELECT code, name FROM {} WHERE {} ORDER BY code {limit}", R::TABLE, conditions.sql());
        let rows: Vec<(R::Code, String)> = self.all(&sql, conditions.params())?;
        let is_meant = |(_, text): &(_, String)| name.is_none_or(|name| name.is_within(&SearchText::of(text)));
        let most = usize::try_from(most).unwrap_or(usize::MAX);
        let codes = dialect::codes(rows.into_iter().filter(is_meant).take(most).map(|(code, _)| code));
        let among = dialect::is_among(self.sql.engine(), "code", "$1");
        R::find(self, &format!("WHERE {among} ORDER BY code"), &[codes])
    }
}

impl Tx<'_> {
    /// Gives out the code of a new record.
    pub fn next_code<R: Register>(&mut self) -> Result<R::Code, StoreError> {
        self.next(R::TABLE)
    }

    /// Registers a record, or changes it.
    pub fn put<R: Register>(&mut self, record: &R) -> Result<(), StoreError> {
        Register::keep(record, self)
    }

    /// Removes a record on which nothing rests.
    pub fn remove<R: Register>(&mut self, code: R::Code) -> Result<(), StoreError> {
        R::clear(self, code)?;
        self.change_one(&format!("DELETE FROM {} WHERE code = $1", R::TABLE), &[code.into()])
    }
}
