//! Throttle for questions of callers without a credential.
//!
//! An open operation that tells whether somebody is a member could be asked about everybody. So each address has a
//! measure of questions; one that finds nobody costs three times what another does, since who asks about people whom
//! they know finds them.

use std::fmt;
use std::net::IpAddr;
use std::time::Duration;

use store::Clock;

use super::throttle::{Admission, Rate, Throttle, ThrottleLimits};

/// Thirty answers at once, and after that one in two seconds.
const RATE: Rate = Rate { burst: 30, period: Duration::from_secs(2) };

/// Throttle for callers without a credential, a few questions at a time.
pub struct AnonymousThrottle {
    clock: Clock,
    throttle: Throttle,
}

/// A question that was let through.
#[derive(Debug)]
pub struct AnonymousQuestion(Admission);

impl AnonymousThrottle {
    /// By this clock.
    pub fn new(clock: Clock) -> Self {
        // All ask under one name, so that only their addresses tell them apart; that name has no measure of its own.
        let unbounded = Rate { burst: u32::MAX, period: Duration::from_micros(1) };
        let limits = ThrottleLimits { name_at_peer: RATE, peer: RATE, name: unbounded };
        Self { clock, throttle: Throttle::new(limits) }
    }

    /// Lets a question from an address through, or says how long to wait.
    pub fn admit(&self, peer: Option<IpAddr>) -> Result<AnonymousQuestion, Duration> {
        self.throttle.admit("", peer, self.clock.now()).map(AnonymousQuestion)
    }

    /// The question found somebody.
    pub fn found(&self, question: &AnonymousQuestion) {
        self.throttle.succeeded(&question.0, self.clock.now());
    }
}

impl fmt::Debug for AnonymousThrottle {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("AnonymousThrottle").finish_non_exhaustive()
    }
}
