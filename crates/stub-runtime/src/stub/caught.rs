//! Panics as values.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::pin;
use std::task::Poll;

/// A future that panicked.
#[derive(Debug)]
pub(super) struct Panicked;

/// Runs a future; a panic ends it and is told, instead of ending the connection and what other callers have on it.
pub(super) async fn caught<F: Future>(future: F) -> Result<F::Output, Panicked> {
    let mut future = pin!(future);
    // What the future leaves behind is dropped with it and looked at by nobody.
    std::future::poll_fn(|context| match catch_unwind(AssertUnwindSafe(|| future.as_mut().poll(context))) {
        Ok(Poll::Ready(output)) => Poll::Ready(Ok(output)),
        Ok(Poll::Pending) => Poll::Pending,
        Err(_) => Poll::Ready(Err(Panicked)),
    })
    .await
}
