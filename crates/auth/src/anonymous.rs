//! Throttle for questions of callers without a credential.
//!
//! An open operation that tells whether somebody is a member could be asked about everybody. So each address has a
//! measure of questions; one that finds nobody costs three times what another does, since who asks about people whom
//! they know finds them.
//!
//! Numbers are given one after the other, so who walks them finds somebody each time. A question by number alone is
//! therefore measured by what it finds, too: each benefit that an address has not found before is taken from a second,
//! smaller measure.

use std::fmt;
use std::net::IpAddr;
use std::time::Duration;

use domain::values::Sequential;
use store::Clock;

use super::throttle::{Admission, Rate, Throttle, ThrottleLimits};

/// How often callers without a credential may ask.
#[derive(Debug, Clone, Copy)]
pub struct AnonymousLimits {
    /// Questions from one address.
    pub questions: Rate,
    /// Benefits that one address finds by their number alone.
    pub numbers: Rate,
}

impl Default for AnonymousLimits {
    fn default() -> Self {
        Self {
            questions: Rate { burst: 30, period: Duration::from_secs(2) },
            numbers: Rate { burst: 12, period: Duration::from_mins(1) },
        }
    }
}

/// Throttle for callers without a credential, a few questions at a time.
pub struct AnonymousThrottle {
    clock: Clock,
    questions: Throttle,
    numbers: Throttle,
}

/// A question that was let through.
#[derive(Debug)]
pub struct AnonymousQuestion {
    question: Admission,
    number: Option<Admission>,
}

impl AnonymousThrottle {
    /// With such limits, by this clock.
    pub fn new(limits: AnonymousLimits, clock: Clock) -> Self {
        let AnonymousLimits { questions, numbers } = limits;
        Self { clock, questions: by_peer(questions), numbers: by_peer(numbers) }
    }

    /// Lets a question from an address through, or says how long to wait. A question that names nothing but a number
    /// says which.
    pub fn admit(&self, peer: Option<IpAddr>, number_alone: Option<Sequential>) -> Result<AnonymousQuestion, Duration> {
        let now = self.clock.now();
        let question = self.questions.admit("", peer, now)?;
        let number = match number_alone.map(|number| number.get().to_string()) {
            Some(number) if !self.numbers.is_known(&number, peer, now) => {
                let admission = self.numbers.admit(&number, peer, now);
                Some(admission.inspect_err(|_| self.questions.given_up(&question))?)
            }
            _ => None,
        };
        Ok(AnonymousQuestion { question, number })
    }

    /// The question found somebody.
    pub fn found(&self, question: &AnonymousQuestion) {
        let now = self.clock.now();
        self.questions.succeeded(&question.question, now);
        if let Some(number) = &question.number {
            self.numbers.succeeded(number, now);
        }
    }

    /// The question found nobody.
    pub fn found_nobody(&self, question: &AnonymousQuestion) {
        if let Some(number) = &question.number {
            self.numbers.given_up(number);
        }
    }
}

/// A throttle that only tells addresses apart.
fn by_peer(peer: Rate) -> Throttle {
    let unbounded = Rate { burst: u32::MAX, period: Duration::from_micros(1) };
    Throttle::new(ThrottleLimits { name_at_peer: unbounded, peer, name: unbounded })
}

impl fmt::Debug for AnonymousThrottle {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("AnonymousThrottle").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many of the numbers from 1 on an address is told before it must wait.
    fn n_told(throttle: &AnonymousThrottle, peer: Option<IpAddr>, numbers: impl Iterator<Item = i32>) -> usize {
        let ask = |number: i32| {
            throttle.admit(peer, Some(Sequential::new(number).unwrap())).map(|question| throttle.found(&question))
        };
        numbers.take_while(|number| ask(*number).is_ok()).count()
    }

    #[test]
    fn walking_the_numbers_ends_early_and_asking_again_does_not() {
        let throttle = AnonymousThrottle::new(AnonymousLimits::default(), Clock::system());
        let [walker, other] = [1, 2].map(|last| Some(IpAddr::from([192, 0, 2, last])));
        assert_eq!(n_told(&throttle, walker, 1..1000), 10);
        assert_eq!(n_told(&throttle, walker, [3, 7, 10].into_iter()), 3, "what was found may be asked again");
        assert_eq!(n_told(&throttle, other, [11].into_iter()), 1);
        assert!(throttle.admit(walker, None).is_ok(), "other questions go on");
    }
}
