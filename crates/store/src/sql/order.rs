//! Where a transaction stands among others that are under way.

use std::fmt;

use crate::StoreError;

/// The order of transactions that write much, of which each rests on the one before it.
///
/// One is made ready while the rows of the one before are sent, and sends its own while the other ends. Rows are never sent
/// by two at once: each could hold what the other waits for, and neither would ever end.
pub trait Order: fmt::Debug + Send + Sync {
    /// Waits until the one before has sent its rows.
    fn wait_to_send(&self) -> Result<(), StoreError>;

    /// Tells that all rows are sent.
    fn has_sent(&self);

    /// Waits until what the one before has written is there to be seen.
    fn wait_to_see(&self) -> Result<(), StoreError>;
}

/// The order of a transaction that rests on no other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Alone;

impl Order for Alone {
    fn wait_to_send(&self) -> Result<(), StoreError> {
        Ok(())
    }

    fn has_sent(&self) {}

    fn wait_to_see(&self) -> Result<(), StoreError> {
        Ok(())
    }
}
