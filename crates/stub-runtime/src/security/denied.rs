//! Callers whom the implementation does not let in.

use poem::http::{HeaderName, HeaderValue, StatusCode};

use super::Challenge;
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
