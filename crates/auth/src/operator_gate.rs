//! The operator's gate: one token, given when the service is started, that is no user's.

use std::fmt;
use std::net::IpAddr;
use std::time::Duration;

use sha2::{Digest, Sha256};
use store::Clock;

use super::throttle::{Rate, Throttle, ThrottleLimits};

/// Fewest and most characters of a token that is chosen.
const LENGTHS: std::ops::RangeInclusive<usize> = 16..=512;

/// Wrong tokens from everywhere are no reason to keep the operator out.
const FROM_EVERYWHERE: Rate = Rate { burst: u32::MAX, period: Duration::from_micros(1) };

/// What the throttle calls whoever comes here; there is only one.
const NAME: &str = "operator";

/// The operator's token as it is kept: a digest.
#[derive(Clone, Copy)]
pub struct OperatorToken([u8; 32]);

/// Lets in who has the operator's token.
#[derive(Debug)]
pub struct OperatorGate {
    token: Option<OperatorToken>,
    throttle: Throttle,
    clock: Clock,
}

/// Refusals of a login.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OperatorRefusal {
    /// The service was started without a token, so nobody has it.
    NoToken,
    /// It is another token.
    Unknown,
    /// Too many wrong ones came from there.
    TooMany {
        /// When to try again.
        retry_after: Duration,
    },
}

impl OperatorToken {
    /// The token with this text: 16 to 512 visible characters of ASCII, so that a header can carry it and
    /// nobody guesses it. `None` for any other.
    pub fn parse(text: &str) -> Option<Self> {
        let is_token = LENGTHS.contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_graphic());
        is_token.then(|| Self::of(text))
    }

    /// The token with this text, however easy it is to guess.
    pub fn of(text: &str) -> Self {
        Self(Sha256::digest(text.as_bytes()).into())
    }

    /// Whether two are the same. How long it takes tells nothing of either: all bytes are compared, and they are digests.
    fn is(self, other: Self) -> bool {
        self.0.iter().zip(other.0).fold(0, |differences, (own, others)| differences | (own ^ others)) == 0
    }
}

impl OperatorGate {
    /// Rate of wrong tokens from one address, each of which counts three times: 20 at once, then one in three
    /// seconds. Right ones cost nothing.
    pub const WRONG_TOKENS: Rate = Rate { burst: 60, period: Duration::from_secs(1) };

    /// A gate for whoever has the token; without one it lets nobody in.
    pub fn new(token: Option<OperatorToken>, clock: Clock) -> Self {
        Self::with_rate(token, clock, Self::WRONG_TOKENS)
    }

    /// A gate with another rate of wrong tokens.
    pub fn with_rate(token: Option<OperatorToken>, clock: Clock, rate: Rate) -> Self {
        let limits = ThrottleLimits { name_at_peer: rate, peer: rate, name: FROM_EVERYWHERE };
        Self { token, throttle: Throttle::new(limits), clock }
    }

    /// Lets in who brings the token, from an address if that is known.
    pub fn admit(&self, token: &str, peer: Option<IpAddr>) -> Result<(), OperatorRefusal> {
        let expected = self.token.ok_or(OperatorRefusal::NoToken)?;
        let admission = self.throttle.admit(NAME, peer, self.clock.now());
        let admission = admission.map_err(|retry_after| OperatorRefusal::TooMany { retry_after })?;
        if expected.is(OperatorToken::of(token)) {
            self.throttle.given_up(&admission);
            Ok(())
        } else {
            Err(OperatorRefusal::Unknown)
        }
    }
}

impl fmt::Debug for OperatorToken {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("OperatorToken(…)")
    }
}

#[cfg(test)]
mod tests {
    use domain::values::Moment;

    use super::*;

    const TOKEN: &str = "um-token-de-operador";

    fn gate() -> OperatorGate {
        let clock = Clock::standing_at(Moment::from_micros(1_784_000_000_000_000).unwrap());
        OperatorGate::new(Some(OperatorToken::parse(TOKEN).unwrap()), clock)
    }

    fn from(last: u8, gate: &OperatorGate, token: &str) -> Result<(), OperatorRefusal> {
        gate.admit(token, Some(IpAddr::from([192, 0, 2, last])))
    }

    #[test]
    fn the_token_opens_as_often_as_it_comes_and_no_other_does() {
        let gate = gate();
        for _ in 0..1000 {
            assert_eq!(from(1, &gate, TOKEN), Ok(()));
        }
        for other in ["", "um-token-de-operado", "um-token-de-operadoR", "um-token-de-operador "] {
            assert_eq!(from(1, &gate, other), Err(OperatorRefusal::Unknown), "{other}");
        }
        let closed = OperatorGate::new(None, gate.clock.clone());
        assert_eq!(closed.admit("", None), Err(OperatorRefusal::NoToken));
    }

    #[test]
    fn who_guesses_waits_and_others_do_not() {
        let gate = gate();
        for _ in 0..20 {
            assert_eq!(from(1, &gate, "errado"), Err(OperatorRefusal::Unknown));
        }
        let retry_after = Duration::from_secs(3);
        assert_eq!(from(1, &gate, TOKEN), Err(OperatorRefusal::TooMany { retry_after }));
        assert_eq!(from(2, &gate, TOKEN), Ok(()));
        let later = Moment::from_micros(gate.clock.now().micros() + 3_000_000).unwrap();
        gate.clock.set(later);
        assert_eq!(from(1, &gate, TOKEN), Ok(()));
    }

    #[test]
    fn a_token_is_long_and_fits_a_header() {
        for bad in ["", "demo", "quinze-letras-x", "com espaço dentro", "acentuação-não-passa", "quebra-de-linha-\n"]
        {
            assert!(OperatorToken::parse(bad).is_none(), "{bad}");
        }
        assert_eq!(format!("{:?}", OperatorToken::of("segredo")), "OperatorToken(…)");
    }
}
