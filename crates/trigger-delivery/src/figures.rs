//! Metrics of the dispatcher.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use delivery::Outcome;
use domain::values::Moment;
use store::OutboxState;

/// How long the dispatcher may be silent. It asks every second, unless all its attempts are under way, and then when the
/// first of them is over.
const MAX_SILENCE: Duration = Duration::from_mins(1);

/// Counts of this process, and what the outbox held when it was last looked at. No figure tells of anybody.
#[derive(Debug, Default)]
pub struct Figures {
    n_delivered: AtomicU64,
    n_failed: AtomicU64,
    n_given_up: AtomicU64,
    last_claim: Mutex<Option<Instant>>,
    seen: Mutex<Option<(OutboxState, Moment)>>,
}

impl Figures {
    /// Whether the dispatcher is at work, if it was ever begun.
    pub fn is_alive(&self) -> Option<bool> {
        let last_claim = *self.last_claim.lock().unwrap_or_else(PoisonError::into_inner);
        last_claim.map(|at| at.elapsed() < MAX_SILENCE)
    }

    /// The dispatcher begins, or has asked the outbox.
    pub(super) fn note_claim(&self) {
        *self.last_claim.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    /// An attempt was recorded.
    pub(super) fn note_outcome(&self, outcome: &Outcome) {
        let count = match outcome {
            Outcome::Delivered(_) => &self.n_delivered,
            Outcome::Again(..) | Outcome::Gone => &self.n_failed,
            Outcome::Dead(_) => &self.n_given_up,
        };
        count.fetch_add(1, Ordering::Relaxed);
    }

    /// The outbox was looked at.
    pub(super) fn note_state(&self, state: OutboxState, now: Moment) {
        *self.seen.lock().unwrap_or_else(PoisonError::into_inner) = Some((state, now));
    }

    /// All figures as text, in Prometheus' format.
    pub fn render(&self) -> String {
        let mut text = String::new();
        let name = "benefits_trigger_attempts_total";
        text.push_str(&format!("# HELP {name} Attempts to deliver a trigger.\n# TYPE {name} counter\n"));
        for (outcome, count) in
            [("delivered", &self.n_delivered), ("failed", &self.n_failed), ("given_up", &self.n_given_up)]
        {
            text.push_str(&format!("{name}{{outcome=\"{outcome}\"}} {}\n", count.load(Ordering::Relaxed)));
        }
        let seen = *self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        let Some((OutboxState { n_pending, n_dead, oldest }, at)) = seen else { return text };
        let age = oldest.map_or(0, |oldest| at.since(oldest).as_secs());
        for (name, help, value) in [
            ("benefits_triggers_pending", "Triggers that wait for their receiver.", i128::from(n_pending)),
            ("benefits_triggers_dead", "Triggers that were given up and can be replayed.", i128::from(n_dead)),
            (
                "benefits_triggers_oldest_pending_seconds",
                "How long the oldest has waited of those for active receivers.",
                i128::from(age),
            ),
        ] {
            text.push_str(&format!("# HELP {name} {help}\n# TYPE {name} gauge\n{name} {value}\n"));
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use delivery::Failure;
    use domain::testing::now;

    use super::*;

    #[test]
    fn figures_are_told_as_prometheus_reads_them() {
        let figures = Figures::default();
        figures.note_outcome(&Outcome::Delivered(204));
        figures.note_outcome(&Outcome::Delivered(200));
        figures.note_outcome(&Outcome::Dead(Failure::Timeout));
        assert!(!figures.render().contains("pending"), "what nobody has looked at is not told");
        let oldest = Moment::from_micros(now().micros() - 90_500_000);
        figures.note_state(OutboxState { n_pending: 7, n_dead: 1, oldest }, now());
        let text = figures.render();
        for line in [
            "benefits_trigger_attempts_total{outcome=\"delivered\"} 2",
            "benefits_trigger_attempts_total{outcome=\"failed\"} 0",
            "benefits_trigger_attempts_total{outcome=\"given_up\"} 1",
            "benefits_triggers_pending 7",
            "benefits_triggers_dead 1",
            "benefits_triggers_oldest_pending_seconds 90",
        ] {
            assert!(text.lines().any(|told| told == line), "{line}\n{text}");
        }
    }

    #[test]
    fn a_dispatcher_that_was_never_begun_is_neither_alive_nor_dead() {
        let figures = Figures::default();
        assert_eq!(figures.is_alive(), None);
        figures.note_claim();
        assert_eq!(figures.is_alive(), Some(true));
    }
}
