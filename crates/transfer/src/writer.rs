//! Batches on their way into the database. Each rests on the one before it, and follows it table by table.

use std::collections::VecDeque;
use std::sync::Arc;

use store::{Database, ImportState, StoreError};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use super::batch_turn::{Awaited, BatchTurn};
use super::lines::Batch;
use super::progress::{Listener, progress};
use super::writing::{write_at_once, write_one_by_one};

/// Batches that are under way at once, where a database can have several. A batch follows the one before it and no other, so
/// there are never more.
const N_AT_ONCE: usize = 2;

/// Writes batches down, in their order.
pub(super) struct Writer {
    database: Database,
    digest: Arc<str>,
    n_at_once: usize,
    /// What is there for good.
    state: ImportState,
    under_way: VecDeque<UnderWay>,
    /// Batches that had to be written record by record.
    n_mended: u32,
}

/// A batch that is being written.
struct UnderWay {
    batch: Arc<Batch>,
    task: JoinHandle<Result<ImportState, StoreError>>,
    /// By which it is told that the one before it is there; the first of all knows.
    turn: Option<oneshot::Sender<ImportState>>,
    /// By which it tells how far it has come, until the one behind it listens.
    sending: Option<Listener>,
}

impl Writer {
    /// Goes on from a state.
    pub(super) fn new(database: Database, digest: Arc<str>, state: ImportState) -> Self {
        let n_at_once = database.n_writers().min(N_AT_ONCE);
        Self { database, digest, n_at_once, state, under_way: VecDeque::new(), n_mended: 0 }
    }

    /// What is there for good.
    pub(super) fn state(&self) -> ImportState {
        self.state
    }

    /// Begins to write a batch, as soon as there is room for one more.
    pub(super) async fn write(&mut self, batch: Batch) -> Result<(), StoreError> {
        if self.under_way.len() >= self.n_at_once {
            self.end_first().await?;
        }
        self.begin(Arc::new(batch));
        Ok(())
    }

    /// Waits until all batches are there.
    pub(super) async fn finish(&mut self) -> Result<ImportState, StoreError> {
        while !self.under_way.is_empty() {
            self.end_first().await?;
        }
        Ok(self.state)
    }

    fn begin(&mut self, batch: Arc<Batch>) {
        let (turn, before) = oneshot::channel();
        let (teller, sending) = progress();
        let (place, turn) = match self.under_way.back_mut().and_then(|last| last.sending.take()) {
            None => (BatchTurn::new(None, Awaited::Told(self.state), teller), None),
            Some(sending_before) => (BatchTurn::new(Some(sending_before), Awaited::Coming(before), teller), Some(turn)),
        };
        let written = write_at_once(self.database.clone(), Arc::clone(&self.digest), Arc::clone(&batch), place);
        self.under_way.push_back(UnderWay { batch, task: tokio::spawn(written), turn, sending: Some(sending) });
    }

    /// Waits for the end of the first that is under way.
    async fn end_first(&mut self) -> Result<(), StoreError> {
        let Some(UnderWay { batch, task, .. }) = self.under_way.pop_front() else { return Ok(()) };
        match outcome(task).await {
            Ok(state) => {
                self.state = state;
                if let Some(turn) = self.under_way.front_mut().and_then(|next| next.turn.take()) {
                    // One that has failed meanwhile says so when its own end is waited for.
                    let _ = turn.send(state);
                }
            }
            Err(StoreError::Conflict(_) | StoreError::Dangling(_)) => {
                self.n_mended += 1;
                let behind = self.call_back().await;
                self.state =
                    write_one_by_one(&self.database, Arc::clone(&self.digest), Arc::clone(&batch), self.state).await?;
                for batch in behind {
                    self.begin(batch);
                }
            }
            Err(error) => return Err(error),
        }
        // Freeing thousands of records takes a while, in which others can go on.
        drop(tokio::task::spawn_blocking(move || drop(batch)));
        Ok(())
    }

    /// Lets nothing come of all that is under way.
    async fn call_back(&mut self) -> Vec<Arc<Batch>> {
        let mut batches = Vec::new();
        for UnderWay { batch, task, turn, .. } in self.under_way.drain(..) {
            // Whose turn never comes has failed, and written nothing.
            drop(turn);
            drop(outcome(task).await);
            batches.push(batch);
        }
        batches
    }
}

async fn outcome(task: JoinHandle<Result<ImportState, StoreError>>) -> Result<ImportState, StoreError> {
    task.await.unwrap_or(Err(StoreError::Panicked))
}

#[cfg(test)]
mod tests;
