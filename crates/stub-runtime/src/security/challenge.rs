//! What a 401 asks for.

use poem::http::{HeaderValue, header};

use crate::Rejection;

/// What a caller without good credentials is asked for by `WWW-Authenticate`.
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
