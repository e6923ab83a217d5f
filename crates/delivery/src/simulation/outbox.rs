//! One process's way to the rows: slow, and not always there.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use domain::values::Moment;
use tokio::time::sleep;

use super::world::World;
use crate::outbox::{Claim, Delivery, Outbox, OutboxError, Recorded};

pub(super) struct TroubledOutbox {
    world: Arc<World>,
    chance: Mutex<fastrand::Rng>,
}

impl TroubledOutbox {
    pub(super) fn new(world: &Arc<World>, seed: u64) -> TroubledOutbox {
        TroubledOutbox { world: Arc::clone(world), chance: Mutex::new(fastrand::Rng::with_seed(seed ^ 2)) }
    }

    /// Waits a little, in which the process may die, and fails now and then: before the work is done, or after.
    async fn trouble(&self) -> Result<(), OutboxError> {
        let (millis, is_failure) = {
            let mut chance = self.chance.lock().unwrap();
            (chance.u64(..20), chance.u8(..50) == 0)
        };
        sleep(Duration::from_millis(millis)).await;
        let is_calm = self.world.state().is_calm;
        if is_failure && !is_calm { Err("the store refuses".into()) } else { Ok(()) }
    }
}

impl Outbox for TroubledOutbox {
    async fn claim(&self, claim: Claim) -> Result<Vec<Delivery>, OutboxError> {
        self.trouble().await?;
        let claimed = self.world.state().rows.claim(&claim);
        self.trouble().await?;
        Ok(claimed)
    }

    async fn next_due(&self) -> Result<Option<Moment>, OutboxError> {
        self.trouble().await?;
        let now = self.world.clock.now();
        Ok(self.world.state().rows.next_due(now))
    }

    async fn record(&self, recorded: Vec<Recorded>) -> Result<(), OutboxError> {
        self.trouble().await?;
        self.world.state().rows.record(&recorded);
        self.trouble().await
    }

    async fn record_and_claim(
        &self,
        recorded: Vec<Recorded>,
        claim: Claim,
    ) -> (Result<(), OutboxError>, Result<Vec<Delivery>, OutboxError>) {
        let both = async {
            self.trouble().await?;
            let claimed = {
                let rows = &mut self.world.state().rows;
                rows.record(&recorded);
                rows.claim(&claim)
            };
            self.trouble().await?;
            Ok::<_, OutboxError>(claimed)
        };
        match both.await {
            Ok(claimed) => (Ok(()), Ok(claimed)),
            Err(_) => (self.record(recorded).await, self.claim(claim).await),
        }
    }
}
