//! Credentials of calls, and their renewal when the server refuses them.

mod grant;
mod keys;

pub use grant::{Grant, InvalidSecret};
pub(crate) use keys::{Keys, SchemeSecret};

use std::pin::Pin;
use std::sync::Arc;

use crate::error::Failure;
use crate::operation::Operation;

/// A future that someone else waits for.
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Source of credentials. Asked before each call of an operation that has security, within the call's deadline.
pub trait Credentials: Send + Sync {
    /// What to show. A failure ends the call.
    fn grant(&self, operation: &'static Operation) -> Pending<'_, Result<Grant, Failure>>;

    /// What to show instead, after a 401. Asked once per call with what has been refused, so that of many calls that were
    /// refused with one token only the first need renew it. `None` leaves it at the 401.
    fn renew<'a>(
        &'a self,
        operation: &'static Operation,
        refused: &'a Grant,
    ) -> Pending<'a, Result<Option<Grant>, Failure>> {
        let _ = (operation, refused);
        Box::pin(std::future::ready(Ok(None)))
    }
}

impl<C: Credentials + ?Sized> Credentials for Arc<C> {
    fn grant(&self, operation: &'static Operation) -> Pending<'_, Result<Grant, Failure>> {
        (**self).grant(operation)
    }

    fn renew<'a>(
        &'a self,
        operation: &'static Operation,
        refused: &'a Grant,
    ) -> Pending<'a, Result<Option<Grant>, Failure>> {
        (**self).renew(operation, refused)
    }
}
