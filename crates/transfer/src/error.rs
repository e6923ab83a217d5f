//! Errors of an export or an import.

use std::io;

use store::StoreError;

/// Errors that stop a transfer. A bad line does not.
#[derive(Debug, thiserror::Error)]
pub enum TransferError {
    /// The store cannot work.
    #[error("the database stopped the transfer")]
    Store(#[from] StoreError),
    /// A file cannot be read or written.
    #[error("a file stopped the transfer")]
    File(#[from] io::Error),
}
