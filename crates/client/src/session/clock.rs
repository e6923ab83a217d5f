//! The time by which a session counts the life of its token.

use std::fmt;
use std::sync::Arc;
use std::time::Instant;

/// Tells the time; a test gives one that it can move.
#[derive(Clone)]
pub(super) struct Clock(Arc<dyn Fn() -> Instant + Send + Sync>);

impl Clock {
    pub(super) fn new(now: impl Fn() -> Instant + Send + Sync + 'static) -> Clock {
        Clock(Arc::new(now))
    }

    pub(super) fn now(&self) -> Instant {
        (self.0)()
    }
}

impl Default for Clock {
    fn default() -> Clock {
        Clock::new(Instant::now)
    }
}

impl fmt::Debug for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Clock")
    }
}
