//! Outcomes of attempts.

use std::time::Duration;

use crate::schedule::Schedule;

/// A receiver's answer, or the reason why none came.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// It answered.
    Status(Reply),
    /// Nothing that counts.
    Nothing(Failure),
}

/// An answer that came whole, or as far as anybody reads it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reply {
    /// Its status.
    pub status: u16,
    /// Wait that the receiver asks for (`Retry-After`).
    pub retry_after: Option<Duration>,
    /// The beginning of what it said, by [`excerpt`](crate::excerpt).
    pub excerpt: Option<String>,
}

impl Reply {
    /// An answer that says nothing but its status.
    pub fn bare(status: u16) -> Reply {
        Reply { status, retry_after: None, excerpt: None }
    }
}

/// Failures of an attempt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Failure {
    /// The answer, its body included, did not come in time.
    Timeout,
    /// Nobody takes the connection.
    Refused,
    /// The connection ended before the answer did.
    Interrupted,
    /// No address is known for its name.
    UnknownName,
    /// Its certificate is not to be trusted.
    Certificate,
    /// Its address is one that nothing may be sent to.
    Forbidden,
    /// A status that is not from 200 to 204.
    Status(u16),
}

/// Meaning of an attempt for its delivery.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// The receiver has it.
    Delivered(u16),
    /// It is tried again after a wait.
    Again(Failure, Duration),
    /// It was tried for the last time.
    Dead(Failure),
    /// The receiver wants nothing any more.
    Gone,
}

/// Judges the answer to an attempt, which is the `n_attempts`th of its delivery.
pub fn judge(answer: &Answer, n_attempts: u32, schedule: &mut Schedule) -> Outcome {
    let (failure, asked) = match answer {
        Answer::Status(Reply { status, retry_after, excerpt: _ }) => match *status {
            200..=204 => return Outcome::Delivered(*status),
            410 => return Outcome::Gone,
            429 | 503 => (Failure::Status(*status), *retry_after),
            // Others have no say in when they are asked again.
            _ => (Failure::Status(*status), None),
        },
        Answer::Nothing(failure) => (*failure, None),
    };
    match schedule.wait_after(n_attempts, asked) {
        Some(wait) => Outcome::Again(failure, wait),
        None => Outcome::Dead(failure),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_two_hundred_to_two_hundred_and_four_is_success() {
        let mut schedule = Schedule::new(1);
        for status in 100..600 {
            let outcome = judge(&Answer::Status(Reply::bare(status)), 1, &mut schedule);
            match status {
                200..=204 => assert_eq!(outcome, Outcome::Delivered(status)),
                410 => assert_eq!(outcome, Outcome::Gone),
                _ => assert!(matches!(outcome, Outcome::Again(Failure::Status(s), _) if s == status), "{status}"),
            }
        }
    }

    #[test]
    fn only_429_and_503_may_ask_for_a_wait() {
        let mut schedule = Schedule::new(1);
        let hour = Duration::from_hours(1);
        let mut wait = |status| {
            let reply = Reply { retry_after: Some(hour), ..Reply::bare(status) };
            match judge(&Answer::Status(reply), 1, &mut schedule) {
                Outcome::Again(_, wait) => wait,
                other => panic!("{other:?}"),
            }
        };
        assert!(wait(429) >= hour && wait(503) >= hour);
        assert!(wait(500) < hour && wait(302) < hour);
    }

    #[test]
    fn the_last_failure_is_the_end() {
        let outcome = judge(&Answer::Nothing(Failure::Timeout), crate::MAX_ATTEMPTS, &mut Schedule::new(1));
        assert_eq!(outcome, Outcome::Dead(Failure::Timeout));
    }
}
