//! Schedule of attempts, with backoff and jitter.

use std::time::Duration;

/// Most attempts of a delivery; then it is dead.
pub const MAX_ATTEMPTS: u32 = 10;

/// Longest wait that a receiver can ask for.
const MAX_WAIT: Duration = Duration::from_hours(24);

/// What is added at random, as a part of the wait: receivers that failed together are not asked together again.
const JITTER: f64 = 0.1;

/// Waits before the second attempt, the third, and so on: about 75 hours in all.
const WAITS: [Duration; MAX_ATTEMPTS as usize - 1] = [
    Duration::from_secs(5),
    Duration::from_mins(5),
    Duration::from_mins(30),
    Duration::from_hours(2),
    Duration::from_hours(5),
    Duration::from_hours(10),
    Duration::from_hours(14),
    Duration::from_hours(20),
    Duration::from_hours(24),
];

/// Chooses waits; what is left to chance comes from a seed.
#[derive(Debug)]
pub struct Schedule {
    chance: fastrand::Rng,
}

impl Schedule {
    /// A schedule with chances of its own.
    pub fn new(seed: u64) -> Schedule {
        Schedule { chance: fastrand::Rng::with_seed(seed) }
    }

    /// How long to wait after so many failed attempts, or `None` after the last.
    ///
    /// A receiver that asks for a longer wait gets it, up to a day; chance only adds, so that nothing is early.
    pub fn wait_after(&mut self, n_attempts: u32, asked: Option<Duration>) -> Option<Duration> {
        let wait = *WAITS.get(usize::try_from(n_attempts.checked_sub(1)?).ok()?)?;
        let chance = 1.0 + JITTER * self.chance.f64();
        let asked = asked.unwrap_or_default().min(MAX_WAIT).mul_f64(chance).min(MAX_WAIT);
        Some(wait.mul_f64(chance).max(asked))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_attempts_take_about_seventy_five_hours() {
        let sum: Duration = WAITS.iter().sum();
        assert_eq!(sum.as_secs() / 3600, 75);
        let mut schedule = Schedule::new(1);
        assert!(schedule.wait_after(MAX_ATTEMPTS - 1, None).is_some());
        assert!(schedule.wait_after(MAX_ATTEMPTS, None).is_none());
        assert!(schedule.wait_after(0, None).is_none(), "what was never tried needs no wait");
        assert!(schedule.wait_after(u32::MAX, None).is_none());
    }

    #[test]
    fn chance_adds_at_most_a_tenth_and_takes_nothing() {
        let mut schedule = Schedule::new(7);
        for (idx, wait) in (1..).zip(WAITS) {
            for _ in 0..1000 {
                let chosen = schedule.wait_after(idx, None).unwrap();
                assert!(chosen >= wait && chosen <= wait.mul_f64(1.0 + JITTER), "{idx}: {chosen:?}");
            }
        }
    }

    #[test]
    fn a_receiver_can_ask_for_a_longer_wait_up_to_a_day() {
        let mut schedule = Schedule::new(7);
        let hour = Duration::from_hours(1);
        assert!(schedule.wait_after(1, Some(hour)).unwrap() >= hour);
        assert!(schedule.wait_after(4, Some(Duration::ZERO)).unwrap() >= WAITS[3], "never a shorter one");
        for asked in [MAX_WAIT.mul_f64(0.99), MAX_WAIT, Duration::MAX] {
            let longest = schedule.wait_after(1, Some(asked)).unwrap();
            assert!(longest >= asked.min(MAX_WAIT) && longest <= MAX_WAIT, "{asked:?}: {longest:?}");
        }
    }
}
