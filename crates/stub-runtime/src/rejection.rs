//! Requests that are turned away, and answers that could not be made.
//!
//! Every refusal of the runtime is a [`Rejection`] around a structured [`Reason`]; English is written in one place, the
//! reason's `Display`, and a service that speaks another language words the same reasons through
//! [`Stub::rejections`](crate::Stub::rejections). Its body is the one that the operation declares for the status
//! ([`Shapes`]), or plain text. Names of parameters and properties are told, values never.

mod reason;
mod shape;

pub use reason::{Location, ParameterShape, Reason};
pub use shape::{DeclaredBodies, DeclaredStatus, ProblemMember, Rejected, Shape, Shapes};

use poem::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use poem::{Body, Response};

use crate::security::Challenge;

/// Result of reading a part of a request.
pub type Result<T, E = Rejection> = std::result::Result<T, E>;

/// A request that was turned away: the reason, with its status and headers.
///
/// One pointer wide, so that the way of success carries little.
#[derive(Debug, Clone, PartialEq)]
pub struct Rejection(Box<Inner>);

#[derive(Debug, Clone, PartialEq)]
struct Inner {
    reason: Reason,
    status: StatusCode,
    headers: Vec<(HeaderName, HeaderValue)>,
    /// Challenge of the scheme by which the caller was denied, for a 403 that becomes a 401.
    challenge: Option<Challenge>,
}

const PLAIN: HeaderValue = HeaderValue::from_static("text/plain; charset=utf-8");

impl Rejection {
    /// With the status that the reason has by itself.
    #[cold]
    pub fn new(reason: Reason) -> Rejection {
        let status = reason.status();
        Rejection::invalid(status, reason)
    }

    /// A malformed request, with the status that the operation declares for those.
    #[cold]
    pub(crate) fn invalid(status: StatusCode, reason: Reason) -> Rejection {
        Rejection(Box::new(Inner { reason, status, headers: Vec::new(), challenge: None }))
    }

    /// The service's own fault. The cause is for the log; the caller is not told.
    #[cold]
    pub fn internal(cause: impl Into<String>) -> Rejection {
        Rejection::new(Reason::Internal { cause: cause.into() })
    }

    /// The reason.
    pub fn reason(&self) -> &Reason {
        &self.0.reason
    }

    /// The status that is answered.
    pub fn status(&self) -> StatusCode {
        self.0.status
    }

    /// Headers beside the content's own: `Allow`, `WWW-Authenticate`, what a [`Denied`](crate::Denied) asked for.
    pub fn headers(&self) -> &[(HeaderName, HeaderValue)] {
        &self.0.headers
    }

    /// The response in English and plain text, whatever the document declares.
    pub fn into_response(self) -> Response {
        let text = self.to_string();
        self.worded(text)
    }

    /// The response with another text: the status and the headers stay.
    pub fn worded(&self, text: String) -> Response {
        self.respond(PLAIN, text)
    }

    /// The response with another body: the status and the headers stay. A media type that no header can hold becomes
    /// `application/octet-stream`.
    pub fn with_body(&self, media_type: &str, body: impl Into<Body>) -> Response {
        let media_type = HeaderValue::from_str(media_type);
        self.respond(media_type.unwrap_or(HeaderValue::from_static("application/octet-stream")), body)
    }

    fn respond(&self, media_type: HeaderValue, body: impl Into<Body>) -> Response {
        let mut response = Response::builder().status(self.status()).body(body);
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, media_type);
        self.add_headers_to(headers);
        response
    }

    fn add_headers_to(&self, headers: &mut HeaderMap) {
        if let Reason::UnknownMethod { allowed } = self.reason() {
            let allowed: Vec<&str> = allowed.iter().map(Method::as_str).collect();
            headers.extend(HeaderValue::from_str(&allowed.join(", ")).map(|value| (header::ALLOW, value)));
        }
        for (name, value) in self.headers() {
            headers.append(name.clone(), value.clone());
        }
    }

    pub(crate) fn set_status(&mut self, status: StatusCode) {
        self.0.status = status;
    }

    pub(crate) fn add_header(&mut self, name: HeaderName, value: HeaderValue) {
        self.0.headers.push((name, value));
    }

    pub(crate) fn keep_challenge(&mut self, challenge: Challenge) {
        self.0.challenge = Some(challenge);
    }

    /// Makes the refusal of a caller who may not do this a 401, where the operation declares that status and not 403.
    pub(crate) fn forbid_as(&mut self, status: u16) {
        let is_forbidden = self.status() == StatusCode::FORBIDDEN && matches!(self.reason(), Reason::Denied { .. });
        if is_forbidden && status == StatusCode::UNAUTHORIZED.as_u16() {
            self.set_status(StatusCode::UNAUTHORIZED);
            if let Some(challenge) = self.0.challenge {
                challenge.add_to(self);
            }
        }
    }

    pub(crate) fn replace_challenges(&mut self, challenges: Vec<HeaderValue>) {
        self.0.headers.retain(|(name, _)| *name != header::WWW_AUTHENTICATE);
        self.0.headers.extend(challenges.into_iter().map(|challenge| (header::WWW_AUTHENTICATE, challenge)));
    }
}

/// A name of the caller's, fit to be shown: not too long, and without what a terminal would obey.
pub(crate) fn shorten(name: &str) -> String {
    const MAX_SHOWN: usize = 100;
    let shown = name.chars().take(MAX_SHOWN).map(|c| if c.is_control() { '\u{FFFD}' } else { c });
    let rest = if name.chars().nth(MAX_SHOWN).is_some() { "…" } else { "" };
    shown.chain(rest.chars()).collect()
}

impl std::fmt::Display for Rejection {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.reason.fmt(f)
    }
}

impl std::error::Error for Rejection {}
