//! The simulation's clock.

use tokio::time::{Instant, sleep};

use crate::time::{Clock, Timestamp};

/// Tokio's clock, counted from a day in 2026.
#[derive(Clone, Copy)]
pub(crate) struct ModelClock {
    pub(super) began: Instant,
}

impl Clock for ModelClock {
    fn now(&self) -> Timestamp {
        Timestamp(1_800_000_000_000_000).after(self.began.elapsed())
    }

    async fn sleep_until(&self, moment: Timestamp) {
        sleep(moment.since(self.now())).await;
    }
}
