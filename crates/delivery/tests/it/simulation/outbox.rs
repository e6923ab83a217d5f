//! A store in memory that keeps the outbox's promises, slowly and not always.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use delivery::{Claim, Clock, Delivery, Outbox, OutboxError, Outcome, Recorded, Timestamp};
use tokio::time::sleep;

use super::world::{End, Row, World};

/// One process's way to the store.
pub(super) struct ModelOutbox {
    world: Arc<World>,
    chance: Mutex<fastrand::Rng>,
}

impl ModelOutbox {
    pub(super) fn new(world: &Arc<World>, seed: u64) -> ModelOutbox {
        ModelOutbox { world: Arc::clone(world), chance: Mutex::new(fastrand::Rng::with_seed(seed ^ 2)) }
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

impl Outbox for ModelOutbox {
    async fn claim(&self, claim: Claim) -> Result<Vec<Delivery>, OutboxError> {
        self.trouble().await?;
        let claimed = take(&mut self.world.state().rows, &claim);
        self.trouble().await?;
        Ok(claimed)
    }

    async fn next_due(&self) -> Result<Option<Timestamp>, OutboxError> {
        self.trouble().await?;
        let now = self.world.clock.now();
        let due = |row: &Row| row.leased_until.filter(|until| *until > now).unwrap_or(row.due);
        Ok(self.world.state().rows.values().filter(|row| row.end.is_none()).map(due).min())
    }

    async fn record(&self, recorded: Recorded) -> Result<(), OutboxError> {
        self.trouble().await?;
        if let Some(row) = self.world.state().rows.get_mut(&recorded.id) {
            keep(row, &recorded);
        }
        self.trouble().await
    }
}

fn take(rows: &mut BTreeMap<String, Row>, claim: &Claim) -> Vec<Delivery> {
    let mut taken = Vec::new();
    let mut n_taken = BTreeMap::new();
    // Receivers and entities with something older that was never tried.
    let mut waiting = BTreeSet::new();
    for (id, row) in rows.iter_mut().filter(|(_, row)| row.end.is_none()) {
        let is_first = row.n_attempts == 0;
        let is_in_order = !is_first || waiting.insert((row.receiver, row.entity));
        let is_free = row.due <= claim.now && row.leased_until.is_none_or(|until| until <= claim.now);
        let n_of_receiver = n_taken.entry(row.receiver).or_insert(0);
        let has_room = taken.len() < claim.limit && *n_of_receiver < claim.room_of(row.receiver);
        if is_in_order && is_free && has_room {
            *n_of_receiver += 1;
            row.leased_until = Some(claim.leased_until);
            taken.push(Delivery {
                id: id.clone(),
                receiver: row.receiver,
                receiver_version: 1,
                entity: row.entity,
                history: row.history,
                body: row.body.clone(),
                n_attempts: row.n_attempts,
                leased_until: claim.leased_until,
            });
        }
    }
    taken
}

fn keep(row: &mut Row, recorded: &Recorded) {
    let is_ours = row.leased_until == Some(recorded.leased_until);
    match recorded.outcome {
        Outcome::Delivered(_) => row.end = Some(End::Delivered),
        _ if !is_ours || row.end.is_some() => return,
        Outcome::Again(_, wait) => row.due = recorded.ended.after(wait),
        Outcome::Dead(_) => row.end = Some(End::Dead),
        Outcome::Gone => unreachable!("no receiver of this world is gone"),
    }
    row.n_attempts += 1;
    row.leased_until = None;
}
