//! Time that outlives a process, and the wait for it.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A moment, in microseconds since 1970 began.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Timestamp(pub i64);

impl Timestamp {
    /// So much later.
    #[must_use]
    pub fn after(self, wait: Duration) -> Timestamp {
        Timestamp(self.0.saturating_add(i64::try_from(wait.as_micros()).unwrap_or(i64::MAX)))
    }

    /// How long it is from an earlier moment to this one; nothing, if that one is later.
    pub fn since(self, earlier: Timestamp) -> Duration {
        Duration::from_micros(u64::try_from(self.0.saturating_sub(earlier.0)).unwrap_or(0))
    }
}

/// Tells the time and waits for it.
pub trait Clock: Send + Sync + 'static {
    /// The time now.
    fn now(&self) -> Timestamp;

    /// Waits until a moment has come.
    fn sleep_until(&self, moment: Timestamp) -> impl Future<Output = ()> + Send;
}

/// The machine's clock.
#[derive(Debug, Clone, Copy, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Timestamp {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Timestamp(i64::try_from(since.as_micros()).unwrap_or(i64::MAX))
    }

    async fn sleep_until(&self, moment: Timestamp) {
        tokio::time::sleep(moment.since(self.now())).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_machines_clock_waits_until_the_moment_has_come() {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build().unwrap();
        runtime.block_on(async {
            let (started, hour) = (tokio::time::Instant::now(), Duration::from_hours(1));
            SystemClock.sleep_until(SystemClock.now().after(hour)).await;
            // The wait began a moment after the clock was read.
            assert!(started.elapsed() > Duration::from_mins(59), "{:?}", started.elapsed());
            SystemClock.sleep_until(Timestamp(0)).await;
            assert!(started.elapsed() < Duration::from_mins(61), "what is past is not waited for");
        });
    }
}
