//! Callers who are not let in: what the implementation says, what a 401 asks for, and several ways to be let in.

use poem::http::{HeaderName, HeaderValue, StatusCode, header};

use crate::rejection::Reason;
use crate::{Rejection, ToText};

/// The implementation's refusal of a caller.
#[derive(Debug)]
pub struct Denied {
    status: StatusCode,
    message: Option<String>,
    headers: Vec<(&'static str, String)>,
}

impl Denied {
    /// 401: the credentials are no good. The challenge of the scheme is added.
    pub fn unauthorized() -> Denied {
        Denied::with_status(StatusCode::UNAUTHORIZED)
    }

    /// 403: the caller is known and may not do this.
    pub fn forbidden() -> Denied {
        Denied::with_status(StatusCode::FORBIDDEN)
    }

    /// Another status: 429 for too many tries, 503 when nobody can be asked.
    pub fn with_status(status: StatusCode) -> Denied {
        Denied { status, message: None, headers: Vec::new() }
    }

    /// Says why, in plain text.
    #[must_use]
    pub fn message(mut self, message: impl Into<String>) -> Denied {
        self.message = Some(message.into());
        self
    }

    /// Adds a header: `Retry-After`. One that HTTP cannot carry is an internal error when the answer is made.
    #[must_use]
    pub fn header(mut self, name: &'static str, value: impl ToText) -> Denied {
        self.headers.push((name, value.to_text().into_owned()));
        self
    }

    /// The rejection; a 401 carries the challenge of the scheme that was tried.
    #[cold]
    pub fn at(self, challenge: Challenge) -> Rejection {
        let mut rejection = Rejection::from(self);
        if rejection.status() == StatusCode::UNAUTHORIZED {
            challenge.add_to(&mut rejection);
        } else {
            rejection.keep_challenge(challenge);
        }
        rejection
    }
}

impl From<Denied> for Rejection {
    #[cold]
    fn from(denied: Denied) -> Rejection {
        let Denied { status, message, headers } = denied;
        let mut rejection = Rejection::new(Reason::Denied { message });
        rejection.set_status(status);
        for (name, value) in headers {
            match (HeaderName::from_bytes(name.as_bytes()), HeaderValue::from_str(&value)) {
                (Ok(name), Ok(value)) => rejection.add_header(name, value),
                _ => return Rejection::internal(format!("header `{name}` of a refusal cannot be sent")),
            }
        }
        rejection
    }
}

/// Challenge of a 401: the value of `WWW-Authenticate`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Challenge {
    /// `Basic realm="api"`
    Basic,
    /// `Bearer`: also for OAuth 2 and OpenID Connect.
    Bearer,
    /// Another HTTP scheme, by its name.
    Scheme(&'static str),
    /// An API key: there is no scheme to ask for it by, and no header is sent.
    Key,
}

impl Challenge {
    pub(crate) fn add_to(self, rejection: &mut Rejection) {
        let value = match self {
            Challenge::Basic => HeaderValue::from_static("Basic realm=\"api\", charset=\"UTF-8\""),
            Challenge::Bearer => HeaderValue::from_static("Bearer"),
            Challenge::Scheme(name) => match HeaderValue::from_str(name) {
                Ok(value) => value,
                Err(_) => return,
            },
            Challenge::Key => return,
        };
        rejection.add_header(header::WWW_AUTHENTICATE, value);
    }
}

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

    /// True if no credential was there at all; an operation that also takes anonymous callers then does.
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
