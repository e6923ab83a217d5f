//! Receivers with moods.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use delivery::{Answer, Clock, Delivery, Failure, Transport};
use tokio::time::sleep;

use super::world::{Seen, World};

/// How a receiver is at the moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mood {
    Well,
    /// Answers 500.
    Failing,
    /// Takes the delivery, and never answers.
    Hanging,
    /// Takes the delivery, and its answer is lost.
    Resetting,
    /// Answers one way or the other.
    Flapping,
    /// Asks to be left alone.
    Busy,
}

impl Mood {
    pub(super) fn any(chance: &mut fastrand::Rng) -> Mood {
        let moods = [Mood::Well, Mood::Failing, Mood::Hanging, Mood::Resetting, Mood::Flapping, Mood::Busy];
        moods[chance.usize(..moods.len())]
    }
}

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

    fn flip(&self) -> bool {
        self.chance.lock().unwrap().bool()
    }
}

impl Transport for ModelTransport {
    async fn send(&self, delivery: &Delivery) -> Answer {
        let began = self.world.clock.now();
        assert!(began < delivery.leased_until, "an attempt begins under its own claim");
        let idx = {
            let mut state = self.world.state();
            let Delivery { id, body, n_attempts, .. } = delivery.clone();
            state.seen.push(Seen { id, began, body, n_attempts, is_taken: false });
            state.seen.len() - 1
        };
        self.delay(200).await;
        let mood = self.world.state().moods[&delivery.receiver];
        let take = || self.world.state().seen[idx].is_taken = true;
        let answer = match mood {
            Mood::Well => Answer::Status(204, None),
            Mood::Flapping if self.flip() => Answer::Status(200, None),
            Mood::Failing | Mood::Flapping => Answer::Status(500, None),
            Mood::Busy => Answer::Status(503, Some(Duration::from_secs(600))),
            Mood::Hanging => {
                take();
                sleep(Duration::from_hours(1)).await;
                Answer::Status(204, None)
            }
            Mood::Resetting => {
                take();
                Answer::Nothing(Failure::Connection)
            }
        };
        if matches!(answer, Answer::Status(200..=204, _)) {
            take();
        }
        self.delay(200).await;
        answer
    }
}
