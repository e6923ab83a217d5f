//! Failed calls as failures of deliveries.

use std::error::Error as StdError;
use std::io;

use delivery::{Failure, TransportError};
use triggers::sender::runtime::{self, Error, TransportKind};

use super::resolver::NotReached;

/// Why no answer came, or what of ours is wrong if the receiver had no part in it.
pub(super) fn reason(failure: runtime::Failure) -> Result<Failure, TransportError> {
    let Error::Transport { kind, source, .. } = failure.error() else { return Err(failure.into()) };
    let cause = source.as_deref().map(|error| error as &(dyn StdError + 'static));
    let causes = || std::iter::successors(cause, |error| StdError::source(*error));
    if let Some(not_reached) = causes().find_map(|error| error.downcast_ref::<NotReached>()) {
        return Ok(match not_reached {
            NotReached::Unknown => Failure::UnknownName,
            NotReached::Forbidden(_) => Failure::Forbidden,
        });
    }
    let is_cut = || causes().filter_map(|error| error.downcast_ref::<io::Error>()).any(is_cut);
    Ok(match kind {
        TransportKind::Timeout => Failure::Timeout,
        TransportKind::Tls => Failure::Certificate,
        TransportKind::Connect if !is_cut() => Failure::Refused,
        _ => Failure::Interrupted,
    })
}

/// Whether somebody took the connection and let go of it.
fn is_cut(error: &io::Error) -> bool {
    use io::ErrorKind::{BrokenPipe, ConnectionAborted, ConnectionReset, UnexpectedEof};
    matches!(error.kind(), BrokenPipe | ConnectionAborted | ConnectionReset | UnexpectedEof)
}
