//! Order of a transaction among others that are under way.

use std::fmt;

use crate::error::StoreError;

/// The order of transactions that write much, of which each rests on the one before it.
///
/// Two are under way at once, and each table gets the rows of the first before those of the second: the second may wait for
/// what the first holds, and the first never waits for the second.
pub trait Order: fmt::Debug + Send + Sync {
    /// Waits until the one before has sent its rows of a table.
    fn wait_to_send(&self, table: &str) -> Result<(), StoreError>;

    /// Tells of which tables rows are still to be sent.
    fn tell_left(&self, tables: &[&'static str]);

    /// Waits until what the one before has written is there to be seen.
    fn wait_to_see(&self) -> Result<(), StoreError>;
}

/// The order of a transaction that rests on no other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Alone;

impl Order for Alone {
    fn wait_to_send(&self, _table: &str) -> Result<(), StoreError> {
        Ok(())
    }

    fn tell_left(&self, _tables: &[&'static str]) {}

    fn wait_to_see(&self) -> Result<(), StoreError> {
        Ok(())
    }
}
