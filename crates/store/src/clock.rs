//! The time, as something that is handed over: tests step it.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use domain::values::Moment;

/// Tells the time; a clone tells the same.
#[derive(Clone)]
pub struct Clock(Source);

#[derive(Clone)]
enum Source {
    System,
    /// Microseconds since 1970 began.
    Set(Arc<AtomicI64>),
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

    /// Sets a standing clock, for all its clones; the machine's clock is not ours to set.
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
        };
        Moment::from_micros(micros).expect("the machine's clock is of the years 1 to 9999")
    }
}

impl fmt::Debug for Clock {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("Clock").field(&self.now()).finish()
    }
}
