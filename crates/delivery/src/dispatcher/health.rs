//! Whether a receiver is well, as far as this process has seen.

use std::time::Duration;

use crate::time::Timestamp;

/// After so many failures in a row a receiver is let rest.
const MAX_FAILURES: u32 = 5;

/// The first rest, which doubles.
const FIRST_REST: Duration = Duration::from_secs(1);

/// The longest rest.
const MAX_REST: Duration = Duration::from_mins(1);

/// A breaker: who fails again and again is left alone, then asked once, and left alone for longer.
#[derive(Debug, Default)]
pub(super) struct Health {
    n_failures: u32,
    rests_until: Option<Timestamp>,
}

impl Health {
    /// Remembers the end of an attempt.
    pub(super) fn note(&mut self, is_well: bool, now: Timestamp) {
        if is_well {
            *self = Health::default();
            return;
        }
        self.n_failures = self.n_failures.saturating_add(1);
        if let Some(n_rests) = self.n_failures.checked_sub(MAX_FAILURES) {
            let rest = FIRST_REST.saturating_mul(2_u32.saturating_pow(n_rests)).min(MAX_REST);
            self.rests_until = Some(now.after(rest));
        }
    }

    /// How many attempts at once it gets, of so many that it would get if it were well.
    pub(super) fn room(&self, when_well: usize, now: Timestamp) -> usize {
        match self.rests_until {
            None => when_well,
            Some(until) if until > now => 0,
            Some(_) => 1,
        }
    }

    /// When its rest ends, if it rests.
    pub(super) fn rest_end(&self, now: Timestamp) -> Option<Timestamp> {
        self.rests_until.filter(|until| *until > now)
    }

    /// Whether there is nothing to remember.
    pub(super) fn is_well(&self) -> bool {
        self.n_failures == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_fails_again_and_again_rests_then_is_asked_once() {
        let mut health = Health::default();
        let now = Timestamp(0);
        for _ in 1..MAX_FAILURES {
            health.note(false, now);
            assert_eq!(health.room(16, now), 16);
        }
        health.note(false, now);
        assert_eq!((health.room(16, now), health.rest_end(now)), (0, Some(now.after(FIRST_REST))));
        let later = now.after(FIRST_REST);
        assert_eq!((health.room(16, later), health.rest_end(later)), (1, None));
        health.note(false, later);
        assert_eq!(health.rest_end(later), Some(later.after(FIRST_REST * 2)));
        health.note(true, later);
        assert_eq!(health.room(16, later), 16);
    }

    #[test]
    fn no_rest_is_longer_than_the_longest() {
        let mut health = Health::default();
        for _ in 0..1000 {
            health.note(false, Timestamp(0));
        }
        assert_eq!(health.rest_end(Timestamp(0)), Some(Timestamp(0).after(MAX_REST)));
    }
}
