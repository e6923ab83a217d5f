//! Answers that operations share, and any error of theirs.
//!
//! Made from `tests/adopters/bookings/openapi.yaml` by `cargo xtask generate`; do not edit.

/// Nobody knows who is calling.
#[derive(Debug, Clone, PartialEq)]
pub struct Unauthorized(pub super::Problem);

impl Unauthorized {
    pub(super) fn reply(self, status: u16, call: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self(body) = self;
        crate::runtime::reply::offered(status, call, &super::representations::UNAUTHORIZED_BODY_OFFERS, &body)
    }
}

/// The caller may not do this.
#[derive(Debug, Clone, PartialEq)]
pub struct Forbidden(pub super::Problem);

impl Forbidden {
    pub(super) fn reply(self, status: u16, call: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self(body) = self;
        crate::runtime::reply::offered(status, call, &super::representations::UNAUTHORIZED_BODY_OFFERS, &body)
    }
}

/// The caller asks too often.
#[derive(Debug, Clone, PartialEq)]
pub struct TooManyRequests {
    /// The body.
    pub body: super::Problem,
    /// Header `RateLimit`. How many requests are left, and for how long.
    pub rate_limit: Option<String>,
    /// Header `Retry-After`. Seconds to wait. At least 1.
    pub retry_after: Option<i64>,
}

/// Makes one of what must be there; its methods add the rest.
#[expect(non_snake_case, reason = "it is called as a tuple struct would be")]
pub fn TooManyRequests(body: super::Problem) -> TooManyRequests {
    TooManyRequests { body, rate_limit: None, retry_after: None }
}

impl TooManyRequests {
    /// Adds the header `RateLimit`.
    #[must_use]
    pub fn rate_limit(mut self, rate_limit: impl Into<String>) -> Self {
        self.rate_limit = Some(rate_limit.into());
        self
    }

    /// Adds the header `Retry-After`.
    #[must_use]
    pub fn retry_after(mut self, retry_after: impl Into<i64>) -> Self {
        self.retry_after = Some(retry_after.into());
        self
    }

    pub(super) fn reply(self, status: u16, call: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self { body, rate_limit, retry_after } = self;
        let mut reply =
            crate::runtime::reply::offered(status, call, &super::representations::UNAUTHORIZED_BODY_OFFERS, &body)?;
        if let Some(value) = rate_limit {
            reply.header("ratelimit", value)?;
        }
        if let Some(value) = retry_after {
            reply.header("retry-after", value)?;
        }
        Ok(reply)
    }
}

/// The request cannot be understood.
#[derive(Debug, Clone, PartialEq)]
pub struct BadRequest(pub super::Problem);

impl BadRequest {
    pub(super) fn reply(self, status: u16, call: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self(body) = self;
        crate::runtime::reply::offered(status, call, &super::representations::UNAUTHORIZED_BODY_OFFERS, &body)
    }
}

/// There is no such thing.
#[derive(Debug, Clone, PartialEq)]
pub struct NotFound(pub super::Problem);

impl NotFound {
    pub(super) fn reply(self, status: u16, call: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self(body) = self;
        crate::runtime::reply::offered(status, call, &super::representations::UNAUTHORIZED_BODY_OFFERS, &body)
    }
}

/// It cannot be done as things stand.
#[derive(Debug, Clone, PartialEq)]
pub struct Conflict(pub super::Problem);

impl Conflict {
    pub(super) fn reply(self, status: u16, call: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self(body) = self;
        crate::runtime::reply::offered(status, call, &super::representations::UNAUTHORIZED_BODY_OFFERS, &body)
    }
}

/// An answer with 200 and its headers.
#[derive(Debug, Clone, PartialEq)]
pub struct Success<B> {
    /// The body.
    pub body: B,
    /// Header `RateLimit`. How many requests are left, and for how long.
    pub rate_limit: Option<String>,
}

/// Makes one of what must be there; its methods add the rest.
#[expect(non_snake_case, reason = "it is called as a tuple struct would be")]
pub fn Success<B>(body: B) -> Success<B> {
    Success { body, rate_limit: None }
}

impl<B> Success<B> {
    /// Adds the header `RateLimit`.
    #[must_use]
    pub fn rate_limit(mut self, rate_limit: impl Into<String>) -> Self {
        self.rate_limit = Some(rate_limit.into());
        self
    }

    pub(super) fn reply(self, send: impl FnOnce(B) -> crate::runtime::Answer) -> crate::runtime::Answer {
        let Self { body, rate_limit } = self;
        let mut reply = send(body)?;
        if let Some(value) = rate_limit {
            reply.header("ratelimit", value)?;
        }
        Ok(reply)
    }
}

/// An answer with 201 and its headers.
#[derive(Debug, Clone, PartialEq)]
pub struct Created<B> {
    /// The body.
    pub body: B,
    /// Header `Location`. The booking.
    pub location: String,
    /// Header `RateLimit`. How many requests are left, and for how long.
    pub rate_limit: Option<String>,
}

/// Makes one of what must be there; its methods add the rest.
#[expect(non_snake_case, reason = "it is called as a tuple struct would be")]
pub fn Created<B>(body: B, location: String) -> Created<B> {
    Created { body, location, rate_limit: None }
}

impl<B> Created<B> {
    /// Adds the header `RateLimit`.
    #[must_use]
    pub fn rate_limit(mut self, rate_limit: impl Into<String>) -> Self {
        self.rate_limit = Some(rate_limit.into());
        self
    }

    pub(super) fn reply(self, send: impl FnOnce(B) -> crate::runtime::Answer) -> crate::runtime::Answer {
        let Self { body, location, rate_limit } = self;
        let mut reply = send(body)?;
        reply.header("location", location)?;
        if let Some(value) = rate_limit {
            reply.header("ratelimit", value)?;
        }
        Ok(reply)
    }
}

/// Any error that some operation declares.
///
/// An error of yours that becomes this one serves every operation: `?` makes it the operation's own. What the operation does not declare is answered with 500, and the log tells why.
#[derive(Debug, Clone, PartialEq)]
pub enum AnyError {
    /// 401.
    Unauthorized(Unauthorized),
    /// 403.
    Forbidden(Forbidden),
    /// 429.
    TooManyRequests(TooManyRequests),
    /// 400.
    BadRequest(BadRequest),
    /// 404.
    NotFound(NotFound),
    /// 409.
    Conflict(Conflict),
    /// An answer that no operation declares: a refusal, or a failure of which only the log is told.
    Rejected(crate::runtime::Rejection),
}

impl From<crate::runtime::Rejection> for AnyError {
    fn from(rejection: crate::runtime::Rejection) -> Self {
        Self::Rejected(rejection)
    }
}

impl AnyError {
    /// What becomes of it where an operation does not declare it.
    pub(super) fn undeclared(self, operation: &str) -> crate::runtime::Rejection {
        let status = match self {
            Self::Unauthorized(_) => 401,
            Self::Forbidden(_) => 403,
            Self::TooManyRequests(_) => 429,
            Self::BadRequest(_) => 400,
            Self::NotFound(_) => 404,
            Self::Conflict(_) => 409,
            Self::Rejected(rejection) => return rejection,
        };
        crate::runtime::Rejection::internal(format!("the operation `{operation}` does not declare its answer {status}"))
    }
}
