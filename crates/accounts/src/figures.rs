//! Metrics of mails.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use domain::values::Moment;
use store::{MailOutcome, MailState};

/// Longest silence of a dispatcher that is at work. It asks every second.
const MAX_SILENCE: Duration = Duration::from_mins(1);

/// Counts of this process, and what the outbox held when it was last looked at. No figure tells of anybody.
#[derive(Debug, Default)]
pub struct MailFigures {
    n_accepted: AtomicU64,
    n_failed: AtomicU64,
    n_given_up: AtomicU64,
    n_without_recipient: AtomicU64,
    last_claim: Mutex<Option<Instant>>,
    seen: Mutex<Option<(MailState, Moment)>>,
}

impl MailFigures {
    /// State of the dispatcher: at work or not; `None` where it was never begun.
    pub fn is_alive(&self) -> Option<bool> {
        let last_claim = *self.last_claim.lock().unwrap_or_else(PoisonError::into_inner);
        last_claim.map(|at| at.elapsed() < MAX_SILENCE)
    }

    /// The dispatcher begins, or asks the outbox.
    pub(crate) fn note_claim(&self) {
        *self.last_claim.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    /// An attempt is over.
    pub(crate) fn note_outcome(&self, outcome: MailOutcome) {
        let count = match outcome {
            MailOutcome::Accepted => &self.n_accepted,
            MailOutcome::Again(_) => &self.n_failed,
            MailOutcome::GivenUp | MailOutcome::Expired => &self.n_given_up,
            MailOutcome::NoRecipient => &self.n_without_recipient,
        };
        count.fetch_add(1, Ordering::Relaxed);
    }

    /// The outbox was looked at.
    pub(crate) fn note_state(&self, state: MailState, now: Moment) {
        *self.seen.lock().unwrap_or_else(PoisonError::into_inner) = Some((state, now));
    }

    /// All figures as text, in Prometheus' format.
    pub fn render(&self) -> String {
        let mut text = String::new();
        let name = "benefits_mail_attempts_total";
        text.push_str(&format!("# HELP {name} Attempts to send a mail.\n# TYPE {name} counter\n"));
        for (outcome, count) in [
            ("accepted", &self.n_accepted),
            ("failed", &self.n_failed),
            ("given_up", &self.n_given_up),
            ("no_recipient", &self.n_without_recipient),
        ] {
            text.push_str(&format!("{name}{{outcome=\"{outcome}\"}} {}\n", count.load(Ordering::Relaxed)));
        }
        let seen = *self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        let Some((MailState { n_pending, oldest }, at)) = seen else { return text };
        let age = oldest.map_or(0, |oldest| at.since(oldest).as_secs());
        for (name, help, value) in [
            ("benefits_mails_pending", "Mails that wait for the mail server.", n_pending),
            ("benefits_mails_oldest_pending_seconds", "How long the oldest of them has waited.", age),
        ] {
            text.push_str(&format!("# HELP {name} {help}\n# TYPE {name} gauge\n{name} {value}\n"));
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use domain::testing::now;

    use super::*;

    #[test]
    fn figures_of_mails_are_told_as_prometheus_reads_them() {
        let figures = MailFigures::default();
        for outcome in [MailOutcome::Accepted, MailOutcome::Again(now()), MailOutcome::GivenUp, MailOutcome::Expired] {
            figures.note_outcome(outcome);
        }
        assert!(!figures.render().contains("pending"), "what nobody has looked at is not told");
        let oldest = Moment::from_micros(now().micros() - 90_500_000);
        figures.note_state(MailState { n_pending: 7, oldest }, now());
        let text = figures.render();
        for line in [
            "benefits_mail_attempts_total{outcome=\"accepted\"} 1",
            "benefits_mail_attempts_total{outcome=\"failed\"} 1",
            "benefits_mail_attempts_total{outcome=\"given_up\"} 2",
            "benefits_mail_attempts_total{outcome=\"no_recipient\"} 0",
            "benefits_mails_pending 7",
            "benefits_mails_oldest_pending_seconds 90",
        ] {
            assert!(text.lines().any(|told| told == line), "{line}\n{text}");
        }
    }

    #[test]
    fn a_dispatcher_of_mails_that_was_never_begun_is_neither_alive_nor_dead() {
        let figures = MailFigures::default();
        assert_eq!(figures.is_alive(), None);
        figures.note_claim();
        assert_eq!(figures.is_alive(), Some(true));
    }
}
