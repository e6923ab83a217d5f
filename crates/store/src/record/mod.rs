//! Records, each declared once: as the columns of a row and as the fields of a line of a transfer.
//!
//! ```text
//! record! { DealDetails { description, consultant, kind, plan, value, @apart vehicle, expected_close, note } }
//! ```
//!
//! says that a row of `deal` has the columns `description`, `consultant`, … and that a line of an export has the fields
//! `description`, `consultant`, `type`, …, `vehicle`, …; a vehicle has a table of its own. From it come the names of the
//! columns, reading, writing, export and import. A field that is left out, a column that is named twice, or a type that
//! cannot be stored does not compile.

mod columns;
mod declared;
mod line;
pub(crate) mod names;
mod values;

pub(crate) use columns::{Cells, Column, Columns, corrupt};
pub use declared::REGISTERS;
pub use line::{Fields, JsonField, Object, ObjectWriter, line_names, unlike};
pub(crate) use values::{Code, codes, number};

/// Something that is stored in columns with names: a record, or a part of one.
pub trait Record: Cells {
    /// The names of its columns, in the order in which they are read and written.
    const COLUMNS: &'static [&'static str];

    /// The names, as a statement lists them.
    fn names() -> String {
        Self::COLUMNS.join(", ")
    }

    /// The names, as a query lists them that has another name for the table.
    fn names_in(table: &str) -> String {
        format!("{table}.{}", Self::COLUMNS.join(&format!(", {table}.")))
    }
}

/// A record that has a table.
pub trait Stored: Record {
    /// The table.
    const TABLE: &'static str;
}

/// Declares a record.
///
/// - `field` is a column of that name, `field = [a, b]` one or more columns of other names;
/// - `@apart field` is in the line, but has a table of its own: a row is read without it;
/// - `field or value` may be missing in a line, which then means `value`;
/// - after a semicolon stands a part whose columns and fields stand among those of the record.
macro_rules! record {
    ($type:ident $(in $table:literal)? {
        $( $(@$apart:ident)? $field:ident $(= [$($column:ident),+])? $(or $absent:literal)? ),* $(,)?
        $(; $part:ident: $part_type:ty)?
    }) => {
        $crate::fields!($type { $( $field $(or $absent)? ),* $(; $part)? });
        $crate::record::stored!($type $(in $table)? {
            $( $(@$apart)? $field $(= [$($column),+])? ),* $(; $part: $part_type)?
        });
    };
}

/// Declares what is stored and stays where it is: as [`record`] does, but for the fields of a line.
macro_rules! stored {
    ($type:ident $(in $table:literal)? {
        $( $(@$apart:ident)? $field:ident $(= [$($column:ident),+])? ),* $(,)? $(; $part:ident: $part_type:ty)?
    }) => {
        impl $crate::record::Cells for $type {
            const N: usize = <Self as $crate::record::Record>::COLUMNS.len();

            fn read(columns: &mut $crate::record::Columns<'_>) -> Result<Self, $crate::StoreError> {
                Ok(Self {
                    $( $field: $crate::record::stored!(@read columns $($apart)?), )*
                    $( $part: columns.next()?, )?
                })
            }

            fn write<'a>(&'a self, params: &mut Vec<$crate::sql::Param<'a>>) {
                $( $crate::record::stored!(@write params self.$field $(, $apart)?); )*
                $( $crate::record::Cells::write(&self.$part, params); )?
            }
        }

        impl $crate::record::Record for $type {
            const COLUMNS: &'static [&'static str] = {
                const PARTS: &[&[&str]] = &[
                    $( $crate::record::stored!(@names $field $([$($column),+])? $($apart)?), )*
                    $( <$part_type as $crate::record::Record>::COLUMNS )?
                ];
                const ALL: [&str; $crate::record::names::n_names(PARTS)] = $crate::record::names::all_names(PARTS);
                $( $crate::record::stored!(@check $type $field $([$($column),+])? $($apart)?); )*
                &ALL
            };
        }

        $( impl $crate::record::Stored for $type {
            const TABLE: &'static str = $table;
        } )?
    };
    (@read $columns:ident) => { $columns.next()? };
    (@read $columns:ident apart) => { Default::default() };
    (@write $params:ident $value:expr) => { $crate::record::Cells::write(&$value, $params) };
    (@write $params:ident $value:expr, apart) => {};
    (@names $field:ident) => { &[stringify!($field)] };
    (@names $field:ident [$($column:ident),+]) => { &[$(stringify!($column)),+] };
    (@names $field:ident apart) => { &[] };
    (@check $type:ident $field:ident apart) => {};
    (@check $type:ident $field:ident $($columns:tt)?) => {
        $crate::record::names::check_n(
            |it: &$type| &it.$field,
            $crate::record::stored!(@names $field $($columns)?),
            concat!("`", stringify!($type), ".", stringify!($field), "` is declared with too few or too many columns"),
        );
    };
}

pub(crate) use {record, stored};
