//! Circuit breaker of a receiver, as far as this process has seen.

use std::time::Duration;

use domain::values::Moment;

/// Failures in a row after which the circuit opens.
const MAX_FAILURES: u32 = 5;

/// How long the circuit is open at first; each failure after that doubles it.
const FIRST_OPEN: Duration = Duration::from_secs(1);

/// The longest that the circuit is open.
const MAX_OPEN: Duration = Duration::from_mins(1);

/// Circuit breaker: opens after 5 failures in a row, then lets one probe through, and opens for longer if that fails.
#[derive(Debug, Default)]
pub(super) struct CircuitBreaker {
    n_failures: u32,
    open_until: Option<Moment>,
}

impl CircuitBreaker {
    /// Remembers the end of an attempt.
    pub(super) fn note(&mut self, is_well: bool, now: Moment) {
        if is_well {
            *self = CircuitBreaker::default();
            return;
        }
        self.n_failures = self.n_failures.saturating_add(1);
        if let Some(n_openings) = self.n_failures.checked_sub(MAX_FAILURES) {
            let open = FIRST_OPEN.saturating_mul(2_u32.saturating_pow(n_openings)).min(MAX_OPEN);
            self.open_until = Some(now.after(open));
        }
    }

    /// Attempts at once that the receiver may have, of so many with a closed circuit.
    pub(super) fn room(&self, when_well: usize, now: Moment) -> usize {
        match self.open_until {
            None => when_well,
            Some(until) if until > now => 0,
            Some(_) => 1,
        }
    }

    /// When a probe is let through, if the circuit is open.
    pub(super) fn probe_at(&self, now: Moment) -> Option<Moment> {
        self.open_until.filter(|until| *until > now)
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
    fn the_circuit_opens_after_failures_then_lets_one_probe_through() {
        let mut breaker = CircuitBreaker::default();
        let now = Moment::from_micros(0).unwrap();
        for _ in 1..MAX_FAILURES {
            breaker.note(false, now);
            assert_eq!(breaker.room(16, now), 16);
        }
        breaker.note(false, now);
        assert_eq!((breaker.room(16, now), breaker.probe_at(now)), (0, Some(now.after(FIRST_OPEN))));
        let later = now.after(FIRST_OPEN);
        assert_eq!((breaker.room(16, later), breaker.probe_at(later)), (1, None));
        breaker.note(false, later);
        assert_eq!(breaker.probe_at(later), Some(later.after(FIRST_OPEN * 2)));
        breaker.note(true, later);
        assert_eq!(breaker.room(16, later), 16);
    }

    #[test]
    fn no_circuit_is_open_for_longer_than_the_longest() {
        let mut breaker = CircuitBreaker::default();
        let now = Moment::from_micros(0).unwrap();
        for _ in 0..1000 {
            breaker.note(false, now);
        }
        assert_eq!(breaker.probe_at(now), Some(now.after(MAX_OPEN)));
    }
}
