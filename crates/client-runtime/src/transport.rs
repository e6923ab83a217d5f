//! Failures of the transport: reqwest's errors, in words for a caller.

use std::error::Error as StdError;
use std::io;
use std::sync::Arc;
use std::time::Duration;

use crate::error::{Error, Failure, TransportKind};
use crate::operation::Operation;

/// The failure of a request that reqwest gave up.
pub(crate) fn failure(operation: &'static Operation, error: reqwest::Error) -> Failure {
    // The URL holds parameters, which may be personal.
    let error = error.without_url();
    let cause = root(&error);
    if error.is_builder() {
        return Failure::invalid_request(operation, format!("the request cannot be sent: {cause}"));
    }
    let kind = kind(&error);
    let message = match kind {
        TransportKind::Timeout => format!("timed out: {cause}"),
        TransportKind::Connect => format!("cannot connect: {cause}"),
        TransportKind::Tls => format!("cannot connect securely: {cause}"),
        TransportKind::Interrupted => format!("the connection failed before the answer was complete: {cause}"),
    };
    Failure::from(Error::<()>::Transport { operation: operation.id, kind, message, source: Some(Arc::new(error)) })
}

/// The failure of a call that has used up its time.
pub(crate) fn late(operation: &'static Operation, deadline: Duration) -> Failure {
    Failure::from(Error::<()>::Transport {
        operation: operation.id,
        kind: TransportKind::Timeout,
        message: format!("no complete answer within {deadline:?}"),
        source: None,
    })
}

/// Whether the same request may fare better later.
pub(crate) fn is_passing(error: &reqwest::Error) -> bool {
    !error.is_builder() && kind(error) != TransportKind::Tls
}

fn kind(error: &reqwest::Error) -> TransportKind {
    if causes(error).any(|cause| cause.downcast_ref::<rustls::Error>().is_some()) {
        TransportKind::Tls
    } else if error.is_connect() {
        TransportKind::Connect
    } else if error.is_timeout() {
        TransportKind::Timeout
    } else {
        TransportKind::Interrupted
    }
}

/// The causes of an error, itself first. An I/O error hides what it wraps from `source`.
fn causes<'e>(error: &'e (dyn StdError + 'static)) -> impl Iterator<Item = &'e (dyn StdError + 'static)> {
    std::iter::successors(Some(error), |error| {
        let error: &'e (dyn StdError + 'static) = *error;
        match error.downcast_ref::<io::Error>().and_then(io::Error::get_ref) {
            Some(wrapped) => Some(wrapped as &(dyn StdError + 'static)),
            None => error.source(),
        }
    })
}

fn root(error: &reqwest::Error) -> String {
    causes(error).last().map(ToString::to_string).unwrap_or_default()
}
