//! Alternatives: several ways to be let in.

use poem::http::{HeaderValue, StatusCode, header};

use crate::Rejection;
use crate::rejection::Reason;

/// Refusals of the alternatives tried so far.
///
/// A caller is told about the first credential that was there and refused, rather than about those that were not there,
/// and gets the challenges of all.
#[derive(Debug, Default)]
pub struct Refusals {
    told: Option<Rejection>,
    challenges: Vec<HeaderValue>,
}

impl Refusals {
    /// Remembers a refusal, so that the next alternative can be tried. What is neither 401 nor 403 ends the trying: a
    /// caller who is to wait must not go on guessing by another scheme.
    pub fn add(&mut self, refusal: Rejection) -> Result<(), Rejection> {
        if !matches!(refusal.status(), StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN) {
            return Err(refusal);
        }
        let challenges = refusal.headers().iter().filter(|(name, _)| *name == header::WWW_AUTHENTICATE);
        for (_, challenge) in challenges {
            if !self.challenges.contains(challenge) {
                self.challenges.push(challenge.clone());
            }
        }
        let is_better = match &self.told {
            None => true,
            Some(told) => is_missing(told) && !is_missing(&refusal),
        };
        if is_better {
            self.told = Some(refusal);
        }
        Ok(())
    }

    /// Whether no credential was there at all; an operation that also takes anonymous callers then does.
    pub fn only_missing(&self) -> bool {
        self.told.as_ref().is_none_or(is_missing)
    }
}

impl From<Refusals> for Rejection {
    fn from(refusals: Refusals) -> Rejection {
        let Refusals { told, challenges } = refusals;
        let mut rejection = told.unwrap_or_else(|| Rejection::new(Reason::MissingCredentials));
        if rejection.status() == StatusCode::UNAUTHORIZED {
            rejection.replace_challenges(challenges);
        }
        rejection
    }
}

fn is_missing(refusal: &Rejection) -> bool {
    matches!(refusal.reason(), Reason::MissingCredentials)
}
