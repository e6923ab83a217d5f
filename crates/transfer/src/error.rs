//! Errors of an export or an import.

use std::error::Error;
use std::fmt;
use std::io;

use store::StoreError;

/// Errors that stop a transfer. A bad line does not.
#[derive(Debug)]
pub enum TransferError {
    /// The store cannot work.
    Store(StoreError),
    /// A file cannot be read or written.
    File(io::Error),
}

impl From<StoreError> for TransferError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<io::Error> for TransferError {
    fn from(error: io::Error) -> Self {
        Self::File(error)
    }
}

impl fmt::Display for TransferError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::Store(_) => "the database stopped the transfer",
            Self::File(_) => "a file stopped the transfer",
        })
    }
}

impl Error for TransferError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Store(source) => Some(source),
            Self::File(source) => Some(source),
        }
    }
}
