//! The time, as something that is handed over: tests step it, or let it go with a runtime that jumps.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use domain::values::Moment;
use tokio::time::Instant;

/// Tells the time; a clone tells the same.
#[derive(Clone)]
pub struct Clock(Source);

#[derive(Clone)]
enum Source {
    System,
    /// Microseconds since 1970 began.
    Set(Arc<AtomicI64>),
    /// The moment that it was then, and the runtime's time.
    Running(Moment, Instant),
}

impl Clock {
    /// The machine's clock.
    pub fn system() -> Self {
        Self(Source::System)
    }

    /// A clock that stands until somebody sets it.
    pub fn standing_at(moment: Moment) -> Self {
        Self(Source::Set(Arc::new(AtomicI64::new(moment.micros()))))
    }

    /// A clock that goes on from a moment with the runtime's time, which tests pause.
    pub fn running_from(moment: Moment) -> Self {
        Self(Source::Running(moment, Instant::now()))
    }

    /// Sets a standing clock, for all its clones; no other is ours to set.
    pub fn set(&self, moment: Moment) {
        if let Source::Set(micros) = &self.0 {
            micros.store(moment.micros(), Ordering::Relaxed);
        }
    }

    /// The time now.
    pub fn now(&self) -> Moment {
        let micros = match &self.0 {
            Source::System => match SystemTime::now().duration_since(UNIX_EPOCH) {
                Ok(since) => i64::try_from(since.as_micros()).unwrap_or(i64::MAX),
                // A machine whose clock stands before 1970 has no battery; it is some time, at least.
                Err(_) => 0,
            },
            Source::Set(micros) => micros.load(Ordering::Relaxed),
            Source::Running(from, began) => return from.after(began.elapsed()),
        };
        Moment::from_micros(micros).expect("the machine's clock is of the years 1 to 9999")
    }

    /// Waits until a moment has come.
    pub async fn sleep_until(&self, moment: Moment) {
        tokio::time::sleep(moment.since(self.now())).await;
    }
}

impl fmt::Debug for Clock {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("Clock").field(&self.now()).finish()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn the_machines_clock_waits_until_the_moment_has_come() {
        let (clock, started, hour) = (Clock::system(), Instant::now(), Duration::from_hours(1));
        clock.sleep_until(clock.now().after(hour)).await;
        // The wait began a moment after the clock was read.
        assert!(started.elapsed() > Duration::from_mins(59), "{:?}", started.elapsed());
        clock.sleep_until(Moment::from_micros(0).unwrap()).await;
        assert!(started.elapsed() < Duration::from_mins(61), "what is past is not waited for");
    }
}
