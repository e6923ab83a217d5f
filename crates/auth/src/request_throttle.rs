//! Throttle of requests for links: by the caller's address, and by the address for mail whoever asks.
//!
//! What is asked for counts the same whether somebody has the address or not, so that a refusal tells nothing.

use std::fmt;
use std::net::IpAddr;
use std::time::Duration;

use store::Clock;

use super::throttle::{Rate, Throttle, ThrottleLimits};

/// How often links may be asked for; each time counts three times.
#[derive(Debug, Clone, Copy)]
pub struct RequestLimits {
    /// From one address of callers.
    pub peer: Rate,
    /// For one address for mail.
    pub email: Rate,
}

impl Default for RequestLimits {
    fn default() -> Self {
        let rate = |burst, secs| Rate { burst, period: Duration::from_secs(secs) };
        Self { peer: rate(30, 20), email: rate(9, 300) }
    }
}

/// Throttle of requests for links.
pub struct RequestThrottle {
    clock: Clock,
    throttle: Throttle,
}

impl RequestThrottle {
    /// With such limits, by this clock.
    pub fn new(limits: RequestLimits, clock: Clock) -> Self {
        let unbounded = Rate { burst: u32::MAX, period: Duration::from_micros(1) };
        let RequestLimits { peer, email } = limits;
        Self { clock, throttle: Throttle::new(ThrottleLimits { name_at_peer: unbounded, peer, name: email }) }
    }

    /// Lets a request for an address through, or says how long to wait.
    pub fn admit(&self, email: &str, peer: Option<IpAddr>) -> Result<(), Duration> {
        self.throttle.admit(email, peer, self.clock.now()).map(drop)
    }
}

impl fmt::Debug for RequestThrottle {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("RequestThrottle").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_caller_and_one_address_are_each_measured() {
        let throttle = RequestThrottle::new(RequestLimits::default(), Clock::system());
        let peer = |last| Some(IpAddr::from([192, 0, 2, last]));
        let n_for_one = (1..100).take_while(|last| throttle.admit("a@example.com", peer(*last)).is_ok()).count();
        assert_eq!(n_for_one, 3, "from wherever it is asked for");
        let n_by_one = (0..100).take_while(|number| throttle.admit(&number.to_string(), peer(200)).is_ok()).count();
        assert_eq!(n_by_one, 10, "whomever it is for");
    }
}
