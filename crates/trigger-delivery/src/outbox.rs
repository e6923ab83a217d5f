//! The outbox that the dispatcher asks, over a database.

use std::sync::Arc;

use delivery::{Claim, Delivery, Outbox, OutboxError, Recorded};
use domain::values::Moment;
use store::{Database, StoreError};

use super::figures::Figures;

/// Deliveries that wait in a database.
#[derive(Debug)]
pub struct StoredOutbox {
    database: Database,
    figures: Arc<Figures>,
}

impl StoredOutbox {
    /// The outbox of a database; what comes of attempts is counted.
    pub fn new(database: Database, figures: Arc<Figures>) -> Self {
        Self { database, figures }
    }

    async fn keep(&self, all: Arc<[Recorded]>) -> Result<(), StoreError> {
        let written = Arc::clone(&all);
        self.database.write_locking(move |tx| tx.record_attempts(&written)).await?;
        self.note_outcomes(&all);
        Ok(())
    }

    async fn keep_all(&self, all: Arc<[Recorded]>) -> Result<(), OutboxError> {
        let kept = self.keep(Arc::clone(&all)).await;
        if !matches!(kept, Err(StoreError::Corrupt(_) | StoreError::Panicked)) {
            return Ok(kept?);
        }
        // One row that cannot be read must not keep the others from being written.
        let mut outcome = Ok(());
        for recorded in &*all {
            if let Err(error) = self.keep(Arc::from([recorded.clone()])).await {
                outcome = Err(error.into());
            }
        }
        outcome
    }

    fn note_outcomes(&self, all: &[Recorded]) {
        for recorded in all {
            self.figures.note_outcome(&recorded.outcome);
        }
    }
}

impl Outbox for StoredOutbox {
    async fn claim(&self, claim: Claim) -> Result<Vec<Delivery>, OutboxError> {
        let claimed = self.database.write_locking::<_, StoreError>(move |tx| tx.claim_deliveries(&claim)).await?;
        self.figures.note_claim();
        Ok(claimed)
    }

    async fn next_due(&self) -> Result<Option<Moment>, OutboxError> {
        self.database.read(|reading| reading.next_due().map_err(OutboxError::from)).await
    }

    async fn record(&self, recorded: Vec<Recorded>) -> Result<(), OutboxError> {
        self.keep_all(recorded.into()).await
    }

    async fn record_and_claim(
        &self,
        recorded: Vec<Recorded>,
        claim: Claim,
    ) -> (Result<(), OutboxError>, Result<Vec<Delivery>, OutboxError>) {
        let all: Arc<[Recorded]> = recorded.into();
        let (written, asked) = (Arc::clone(&all), claim.clone());
        // What ends makes room for what begins.
        let both = self.database.write_locking::<_, StoreError>(move |tx| {
            tx.record_attempts(&written)?;
            tx.claim_deliveries(&asked)
        });
        match both.await {
            Ok(claimed) => {
                self.note_outcomes(&all);
                self.figures.note_claim();
                (Ok(()), Ok(claimed))
            }
            // Whichever failed must not keep the other from being done, and tells why itself.
            Err(_) => (self.keep_all(all).await, self.claim(claim).await),
        }
    }
}
