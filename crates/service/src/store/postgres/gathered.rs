//! Rows on their way into tables, many at once.
//!
//! A statement for every row waits for the server as often as there are rows. `COPY` waits once for each table.

use std::error::Error;
use std::io::Write;

use postgres::Transaction;
use postgres::types::private::BytesMut;
use postgres::types::{IsNull, ToSql, Type};

use crate::store::StoreError;
use crate::store::sql::Param;

/// What every copy in binary begins with: a signature, no flags and no extension.
const HEADER: &[u8] = b"PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0";

/// What it ends with, in the place of how many columns a row has.
const END: &[u8] = &(-1_i16).to_be_bytes();

/// What stands in the place of how long a value is, where there is none.
const NULL: i32 = -1;

/// Rows of some tables, in the order in which tables were first written to, so that what is referred to comes first.
#[derive(Debug, Default)]
pub(super) struct Gathered {
    tables: Vec<Rows>,
}

#[derive(Debug)]
struct Rows {
    table: &'static str,
    columns: String,
    bytes: BytesMut,
}

impl Gathered {
    /// Takes a row; `types` are those of its columns.
    pub(super) fn add(
        &mut self,
        table: &'static str,
        columns: &str,
        types: &[Type],
        params: &[Param<'_>],
    ) -> Result<(), StoreError> {
        let idx = self.tables.iter().position(|rows| rows.table == table && rows.columns == columns);
        let idx = idx.unwrap_or_else(|| {
            let (columns, bytes) = (columns.to_owned(), BytesMut::from(HEADER));
            self.tables.push(Rows { table, columns, bytes });
            self.tables.len() - 1
        });
        write_row(&mut self.tables[idx].bytes, types, params).map_err(StoreError::Unavailable)
    }

    /// Sends all rows.
    pub(super) fn send(self, transaction: &mut Transaction<'_>) -> Result<(), StoreError> {
        for Rows { table, columns, mut bytes } in self.tables {
            bytes.extend_from_slice(END);
            let mut copy = transaction.copy_in(&format!("COPY {table} ({columns}) FROM STDIN BINARY"))?;
            copy.write_all(&bytes).map_err(StoreError::unavailable)?;
            copy.finish()?;
        }
        Ok(())
    }
}

/// Writes how many columns there are, then of each how many bytes and which.
fn write_row(bytes: &mut BytesMut, types: &[Type], params: &[Param<'_>]) -> Result<(), Box<dyn Error + Send + Sync>> {
    bytes.extend_from_slice(&i16::try_from(params.len())?.to_be_bytes());
    for (ty, param) in types.iter().zip(params) {
        let start = bytes.len();
        bytes.extend_from_slice(&NULL.to_be_bytes());
        if let IsNull::No = param.to_sql(ty, bytes)? {
            let n_bytes = i32::try_from(bytes.len() - start - size_of::<i32>())?;
            bytes[start..start + size_of::<i32>()].copy_from_slice(&n_bytes.to_be_bytes());
        }
    }
    Ok(())
}
