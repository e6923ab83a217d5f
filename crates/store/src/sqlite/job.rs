//! Work for the writer, and the wait for its outcome.

use std::panic::{AssertUnwindSafe, catch_unwind};

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::driver::SqliteSql;
use crate::error::StoreError;
use crate::sql::Tx;

/// Work of whatever kind, as the writer sees it.
pub(super) trait Job: Send {
    /// Does the work and keeps its outcome; whether what it changed is to stay.
    fn run(&mut self, connection: &Connection) -> bool;

    /// Tells who waits: the outcome if the transaction was committed, the failure otherwise.
    fn finish(self: Box<Self>, committed: Result<(), StoreError>);
}

/// The outcome of work that was handed to the writer; it can be awaited or waited for.
#[derive(Debug)]
pub struct Pending<T, E> {
    outcome: oneshot::Receiver<Result<T, E>>,
}

struct Request<F, T, E> {
    work: Option<F>,
    outcome: Option<Result<T, E>>,
    reply: oneshot::Sender<Result<T, E>>,
}

/// Work to be handed to the writer, and what its outcome comes through.
pub(super) fn job<F, T, E>(work: F) -> (Box<dyn Job>, Pending<T, E>)
where
    F: FnOnce(&mut Tx<'_>) -> Result<T, E> + Send + 'static,
    T: Send + 'static,
    E: From<StoreError> + Send + 'static,
{
    let (reply, outcome) = oneshot::channel();
    (Box::new(Request { work: Some(work), outcome: None, reply }), Pending { outcome })
}

impl<T, E: From<StoreError>> Pending<T, E> {
    /// Awaits the outcome. Who stops awaiting does not stop the work.
    pub async fn outcome(self) -> Result<T, E> {
        self.outcome.await.unwrap_or_else(|_| Err(stopped().into()))
    }

    /// Waits for the outcome, outside of asynchronous code.
    pub fn wait(self) -> Result<T, E> {
        self.outcome.blocking_recv().unwrap_or_else(|_| Err(stopped().into()))
    }
}

impl<F, T, E> Job for Request<F, T, E>
where
    F: FnOnce(&mut Tx<'_>) -> Result<T, E> + Send,
    T: Send,
    E: From<StoreError> + Send,
{
    fn run(&mut self, connection: &Connection) -> bool {
        let Some(work) = self.work.take() else { return false };
        // What the work borrowed is rolled back with it, so nothing half-done is seen afterwards.
        let done = catch_unwind(AssertUnwindSafe(|| work(&mut Tx::new(&mut SqliteSql::new(connection)))));
        let outcome = done.unwrap_or_else(|_| Err(StoreError::Panicked.into()));
        let is_kept = outcome.is_ok();
        self.outcome = Some(outcome);
        is_kept
    }

    fn finish(self: Box<Self>, committed: Result<(), StoreError>) {
        let Self { work: _, outcome, reply } = *self;
        let outcome = match (outcome, committed) {
            // A refusal stands whatever became of the others: it left nothing to commit.
            (Some(Err(error)), _) => Err(error),
            (_, Err(error)) => Err(error.into()),
            (Some(Ok(value)), Ok(())) => Ok(value),
            (None, Ok(())) => Err(stopped().into()),
        };
        // Nobody waits any more, which is theirs to decide.
        let _ = reply.send(outcome);
    }
}

/// The writer is gone, and the work with it.
pub(super) fn stopped() -> StoreError {
    StoreError::unavailable("the writer has stopped")
}
