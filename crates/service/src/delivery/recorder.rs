//! Outcomes of attempts, many to a transaction.
//!
//! Attempts end at any moment, and a commit takes as long for one outcome as for a hundred: what ends while one commit
//! is under way shares the next.

use std::sync::Arc;

use delivery::{OutboxError, Recorded};
use tokio::sync::{mpsc, oneshot};

use crate::store::{Database, StoreError};

/// Most outcomes of one transaction: a bound on how long the first of them waits.
const MAX_BATCH: usize = 256;

/// The way to the task that writes.
#[derive(Debug)]
pub(super) struct Recorder {
    queue: mpsc::Sender<Request>,
}

type Request = (Recorded, oneshot::Sender<Result<(), OutboxError>>);

impl Recorder {
    /// Starts the task. It ends after the recorder is dropped and all that was handed over is written.
    pub(super) fn start(database: Database) -> Self {
        let (queue, requests) = mpsc::channel(MAX_BATCH);
        tokio::spawn(write(database, requests));
        Self { queue }
    }

    /// Keeps an outcome; it is durable when this returns.
    pub(super) async fn record(&self, recorded: Recorded) -> Result<(), OutboxError> {
        let (reply, written) = oneshot::channel();
        self.queue.send((recorded, reply)).await?;
        written.await?
    }
}

async fn write(database: Database, mut requests: mpsc::Receiver<Request>) {
    let mut batch = Vec::new();
    while requests.recv_many(&mut batch, MAX_BATCH).await > 0 {
        // Processes that record at once lock rows in the same order.
        batch.sort_by(|(one, _), (other, _)| one.id.cmp(&other.id));
        let (all, replies): (Vec<_>, Vec<_>) = batch.drain(..).unzip();
        let all: Arc<[Recorded]> = all.into();
        let outcome = keep(&database, Arc::clone(&all)).await;
        // One row that cannot be read must not keep the others from being written.
        let is_one_at_fault = matches!(outcome, Err(StoreError::Corrupt(_) | StoreError::Panicked)) && all.len() > 1;
        for (recorded, reply) in all.iter().zip(replies) {
            let outcome = if is_one_at_fault {
                let alone = keep(&database, Arc::from([recorded.clone()])).await;
                alone.map_err(|error| error.with_causes().to_string())
            } else {
                outcome.as_ref().copied().map_err(|error| error.with_causes().to_string())
            };
            // Whoever waited may be gone; what is written stays.
            let _ = reply.send(outcome.map_err(OutboxError::from));
        }
    }
}

async fn keep(database: &Database, all: Arc<[Recorded]>) -> Result<(), StoreError> {
    database.write_locking(move |tx| all.iter().try_for_each(|recorded| tx.record_attempt(recorded))).await
}
