//! Columns of a row as values of the domain, and the other way round.
//!
//! Every value is read through its checked constructor, so that a row which somebody edited by hand is found out here
//! and not somewhere in a rule.

use crate::error::StoreError;
use crate::sql::{Param, Row};

/// A row that is read column by column, in the order of the query.
pub struct Columns<'r> {
    row: &'r dyn Row,
    next: usize,
}

/// A value that stands in one column.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be stored in a column",
    note = "implement `Column` and `JsonField` for it in `record/values.rs`, or declare the field `@apart`"
)]
pub(crate) trait Column: Sized {
    /// Reads the value; `None` where the column is null.
    fn from_column(row: &dyn Row, idx: usize) -> Result<Option<Self>, StoreError>;

    /// The value as a parameter.
    fn to_param(&self) -> Param<'_>;
}

/// A value that takes one or more columns, side by side.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be stored in columns",
    note = "implement `Column` and `JsonField` for it in `record/values.rs`, or declare the field `@apart`"
)]
pub trait Cells: Sized {
    /// How many columns it takes.
    const N: usize;

    /// Reads it.
    fn read(columns: &mut Columns<'_>) -> Result<Self, StoreError>;

    /// Adds the parameters of its columns.
    fn write<'a>(&'a self, params: &mut Vec<Param<'a>>);
}

impl<'r> Columns<'r> {
    /// The columns of a row, from the first.
    pub(crate) fn of(row: &'r dyn Row) -> Self {
        Self { row, next: 0 }
    }

    /// What stands in the next columns.
    pub(crate) fn next<T: Cells>(&mut self) -> Result<T, StoreError> {
        T::read(self)
    }

    fn column<T: Column>(&mut self) -> Result<Option<T>, StoreError> {
        let idx = self.next;
        self.next += 1;
        T::from_column(self.row, idx)
    }
}

impl<T: Column> Cells for T {
    const N: usize = 1;

    fn read(columns: &mut Columns<'_>) -> Result<Self, StoreError> {
        let idx = columns.next;
        columns.column()?.ok_or_else(|| StoreError::Corrupt(format!("column {idx} is null")))
    }

    fn write<'a>(&'a self, params: &mut Vec<Param<'a>>) {
        params.push(self.to_param());
    }
}

impl<T: Column> Cells for Option<T> {
    const N: usize = 1;

    fn read(columns: &mut Columns<'_>) -> Result<Self, StoreError> {
        columns.column()
    }

    fn write<'a>(&'a self, params: &mut Vec<Param<'a>>) {
        params.push(self.as_ref().map_or(Param::Null, Column::to_param));
    }
}

impl<'a, T: Column> From<&'a T> for Param<'a> {
    fn from(value: &'a T) -> Self {
        value.to_param()
    }
}

/// What queries select side by side.
macro_rules! side_by_side {
    ($($name:ident)+) => {
        impl<$($name: Cells),+> Cells for ($($name,)+) {
            const N: usize = 0 $(+ $name::N)+;

            fn read(columns: &mut Columns<'_>) -> Result<Self, StoreError> {
                Ok(($($name::read(columns)?,)+))
            }

            #[allow(non_snake_case, reason = "a type and its value share a name")]
            fn write<'a>(&'a self, params: &mut Vec<Param<'a>>) {
                let ($($name,)+) = self;
                $( $name.write(params); )+
            }
        }
    };
}

side_by_side!(A B);
side_by_side!(A B C);
side_by_side!(A B C D);

/// What is said of a column never repeats what is in it.
pub(crate) fn corrupt<T>(idx: usize) -> StoreError {
    StoreError::Corrupt(format!("column {idx} holds no {}", std::any::type_name::<T>()))
}
