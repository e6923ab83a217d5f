//! The outbox that the dispatcher asks, over a database.

use std::sync::Arc;

use delivery::{Claim, Delivery, Outbox, OutboxError, Recorded, Timestamp};

use super::Figures;
use super::recorder::Recorder;
use crate::store::{Database, StoreError};

/// Deliveries that wait in a database.
#[derive(Debug)]
pub struct StoredOutbox {
    database: Database,
    recorder: Recorder,
    figures: Arc<Figures>,
}

impl StoredOutbox {
    /// The outbox of a database; what comes of attempts is counted. It must be made within a runtime.
    pub fn new(database: Database, figures: Arc<Figures>) -> Self {
        Self { recorder: Recorder::start(database.clone()), database, figures }
    }
}

impl Outbox for StoredOutbox {
    async fn claim(&self, claim: Claim) -> Result<Vec<Delivery>, OutboxError> {
        let claimed = self.database.write_locking::<_, StoreError>(move |tx| tx.claim_deliveries(&claim)).await?;
        self.figures.note_claim();
        Ok(claimed)
    }

    async fn next_due(&self) -> Result<Option<Timestamp>, OutboxError> {
        self.database.read(|reading| reading.next_due().map_err(OutboxError::from)).await
    }

    async fn record(&self, recorded: Recorded) -> Result<(), OutboxError> {
        let outcome = recorded.outcome.clone();
        self.recorder.record(recorded).await?;
        self.figures.note_outcome(&outcome);
        Ok(())
    }
}
