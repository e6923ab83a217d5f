//! Rows on their way into tables, many at once.
//!
//! A statement for every row waits for the server as often as there are rows. `COPY` waits once for each table.

use std::error::Error;
use std::io::Write;
use std::sync::Arc;

use postgres::Transaction;
use postgres::types::private::BytesMut;
use postgres::types::{IsNull, ToSql, Type};

use super::references::{Asked, References, Sent};
use crate::error::StoreError;
use crate::sql::{Order, Param};

/// What every copy in binary begins with: a signature, no flags and no extension.
const HEADER: &[u8] = b"PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0";

/// What it ends with, in the place of how many columns a row has.
const END: &[u8] = &(-1_i16).to_be_bytes();

/// What stands in the place of how long a value is, where there is none.
const NULL: i32 = -1;

/// Transactions that send rows say themselves how far they have come, so nobody waits until each is on the disk: a server
/// that crashes takes back both, and the next transaction that does wait, waits for all before it.
const WITHOUT_WAITING: &str = "SET LOCAL synchronous_commit = off";

/// Rows of some tables, in the order in which tables were first written to, so that what is referred to comes first.
#[derive(Debug)]
pub(super) struct Gathered {
    tables: Vec<Rows>,
    asked: Asked,
    order: Arc<dyn Order>,
}

#[derive(Debug)]
struct Rows {
    table: &'static str,
    columns: String,
    types: Vec<Type>,
    bytes: BytesMut,
    references: References,
}

impl Gathered {
    /// Nothing yet.
    pub(super) fn new(transaction: &mut Transaction<'_>, order: Arc<dyn Order>) -> Result<Self, StoreError> {
        transaction.batch_execute(WITHOUT_WAITING)?;
        Ok(Self { tables: Vec::new(), asked: Asked::for_user_of(transaction)?, order })
    }

    /// Takes a row. Where it is the first of its table, the server is asked for the types of its columns.
    pub(super) fn add(
        &mut self,
        table: &'static str,
        columns: &str,
        params: &[Param<'_>],
        types: impl FnOnce() -> Result<Vec<Type>, StoreError>,
    ) -> Result<(), StoreError> {
        let idx = match self.tables.iter().position(|rows| rows.table == table && rows.columns == columns) {
            Some(idx) => idx,
            None => {
                let references = self.asked.references(table, columns);
                let (columns, types, bytes) = (columns.to_owned(), types()?, BytesMut::from(HEADER));
                self.tables.push(Rows { table, columns, types, bytes, references });
                self.tables.len() - 1
            }
        };
        let Rows { types, bytes, references, .. } = &mut self.tables[idx];
        references.note(params)?;
        write_row(bytes, types, params).map_err(StoreError::Unavailable)
    }

    /// Sends all rows, of which more may come.
    pub(super) fn send(&mut self, transaction: &mut Transaction<'_>) -> Result<(), StoreError> {
        let copied = self.copy(transaction, |_| {})?;
        self.check(copied, transaction)
    }

    /// Sends all rows, after which no more come.
    pub(super) fn send_last(mut self, transaction: &mut Transaction<'_>) -> Result<(), StoreError> {
        let order = Arc::clone(&self.order);
        let copied = self.copy(transaction, |left| order.tell_left(left))?;
        self.check(copied, transaction)
    }

    /// Sends all rows, and tells after each table which are left; what the rows refer to is still to be asked for.
    fn copy(
        &mut self,
        transaction: &mut Transaction<'_>,
        tell_left: impl Fn(&[&'static str]),
    ) -> Result<Vec<(&'static str, References)>, StoreError> {
        if self.asked.is_by_server() {
            // It asks at the end of each copy.
            self.order.wait_to_see()?;
        }
        let left: Vec<&'static str> = self.tables.iter().map(|rows| rows.table).collect();
        tell_left(&left);
        let mut copied = Vec::with_capacity(self.tables.len());
        for (idx, Rows { table, columns, mut bytes, references, .. }) in self.tables.drain(..).enumerate() {
            self.order.wait_to_send(table)?;
            bytes.extend_from_slice(END);
            self.asked.while_sending(transaction, |transaction| {
                let mut copy = transaction.copy_in(&format!("COPY {table} ({columns}) FROM STDIN BINARY"))?;
                copy.write_all(&bytes).map_err(StoreError::unavailable)?;
                Ok(copy.finish()?)
            })?;
            copied.push((table, references));
            tell_left(&left[idx + 1..]);
        }
        Ok(copied)
    }

    /// Fails unless all that the rows refer to is there.
    fn check(
        &self,
        copied: Vec<(&'static str, References)>,
        transaction: &mut Transaction<'_>,
    ) -> Result<(), StoreError> {
        self.order.wait_to_see()?;
        let mut sent = Sent::new();
        copied.into_iter().try_for_each(|(table, references)| references.check(table, transaction, &mut sent))
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
