//! Receivers with moods.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::time::sleep;

use super::mood::Mood;
use super::world::{Seen, World};
use crate::attempt::{Answer, Failure, Reply};
use crate::outbox::Delivery;
use crate::transport::{Transport, TransportError};

/// The way to receivers.
pub(super) struct ModelTransport {
    world: Arc<World>,
    chance: Mutex<fastrand::Rng>,
}

impl ModelTransport {
    pub(super) fn new(world: &Arc<World>, seed: u64) -> ModelTransport {
        ModelTransport { world: Arc::clone(world), chance: Mutex::new(fastrand::Rng::with_seed(seed ^ 1)) }
    }

    /// So many milliseconds, by chance.
    async fn delay(&self, max: u64) {
        let millis = self.chance.lock().unwrap().u64(0..=max);
        sleep(Duration::from_millis(millis)).await;
    }

    /// Whether something of ours fails, now and then.
    fn fails(&self) -> bool {
        let is_failure = self.chance.lock().unwrap().u8(..50) == 0;
        is_failure && !self.world.state().is_calm
    }

    fn flip(&self) -> bool {
        self.chance.lock().unwrap().bool()
    }
}

impl Transport for ModelTransport {
    async fn send(&self, delivery: &Delivery) -> Result<Answer, TransportError> {
        let began = self.world.clock.now();
        assert!(began < delivery.leased_until, "an attempt begins under its own claim");
        let idx = {
            let mut state = self.world.state();
            let Delivery { id, body, n_attempts, .. } = delivery.clone();
            state.seen.push(Seen { id, began, body, n_attempts, is_taken: false });
            state.seen.len() - 1
        };
        self.delay(200).await;
        if self.fails() {
            return Err("the receiver cannot be looked up".into());
        }
        let mood = self.world.state().moods[&delivery.receiver];
        let take = || self.world.state().seen[idx].is_taken = true;
        let answer = match mood {
            Mood::Well => status(204),
            Mood::Flapping if self.flip() => status(200),
            Mood::Failing | Mood::Flapping => status(500),
            Mood::Busy => Answer::Status(Reply { retry_after: Some(Duration::from_mins(10)), ..Reply::bare(503) }),
            Mood::Hanging => {
                take();
                sleep(Duration::from_hours(1)).await;
                status(204)
            }
            Mood::Resetting => {
                take();
                Answer::Nothing(Failure::Interrupted)
            }
        };
        if matches!(&answer, Answer::Status(reply) if (200..=204).contains(&reply.status)) {
            take();
        }
        self.delay(200).await;
        Ok(answer)
    }
}

fn status(status: u16) -> Answer {
    Answer::Status(Reply::bare(status))
}
