//! A request on its way to an operation: what generated code reads parameters and bodies from.

mod body;
mod choice;
mod context;
mod cookie;
mod header;
mod link;
mod path;
mod place;
mod query_string;

pub use choice::{Alternative, Choice, Mark};
pub use context::Context;
pub(crate) use link::Base;
pub use link::{Link, PathText};
pub(crate) use place::RequestPlace;

use std::sync::Arc;

use poem::http::{HeaderMap, StatusCode};
use poem::{Body, Request};

use crate::query;
use crate::query::{Field, Query, UnknownQuery};
use crate::rejection::{Location, Result};
use crate::router::{Captures, Found};

/// A request for an operation.
#[derive(Debug)]
pub struct Call {
    /// Without its body.
    request: Request,
    body: Body,
    captures: Captures,
    route: &'static str,
    /// The status that the caller asked a mock for.
    preferred: Option<u16>,
    /// The status for malformed requests.
    invalid: StatusCode,
    body_limit: usize,
    unknown_query: UnknownQuery,
    base: Arc<Base>,
    /// True if the operation has looked at the body's media type itself.
    has_media_type: bool,
    /// Number of the operation, once it is known which of those at one path is meant.
    operation: usize,
}

impl AsRef<HeaderMap> for Call {
    fn as_ref(&self) -> &HeaderMap {
        self.headers()
    }
}

impl Call {
    pub(crate) fn new(
        mut request: Request,
        found: Found,
        preferred: Option<u16>,
        body_limit: usize,
        unknown_query: UnknownQuery,
        base: Arc<Base>,
    ) -> Call {
        let invalid = StatusCode::BAD_REQUEST;
        let Found { operation, route, captures } = found;
        let body = request.take_body();
        Call {
            request,
            body,
            captures,
            route,
            preferred,
            invalid,
            body_limit,
            unknown_query,
            base,
            has_media_type: false,
            operation,
        }
    }

    /// Says which status the operation declares for malformed requests; 400 unless it is told.
    pub fn invalid_is(&mut self, status: u16) {
        self.invalid = StatusCode::from_u16(status).unwrap_or(StatusCode::BAD_REQUEST);
    }

    /// The request as its operation sees it beside parameters and body.
    pub fn context<P>(&self, principal: P) -> Context<'_, P> {
        Context {
            principal,
            request: &self.request,
            original_uri: self.request.original_uri(),
            base: &self.base,
            route: Some(self.route),
            preferred: self.preferred,
        }
    }

    /// The headers.
    pub fn headers(&self) -> &HeaderMap {
        self.request.headers()
    }

    /// Reads the query in one pass; what is unknown or repeated is refused. Operations without query parameters call it
    /// too, with an empty table.
    pub fn query<const N: usize>(&self, fields: &'static [Field; N]) -> Result<Query<'_, N>> {
        let raw = self.request.uri().query().unwrap_or_default();
        query::read(raw, fields, Location::Query, self.invalid, self.unknown_query)
    }

    /// Number of the operation that is called.
    pub(crate) fn operation(&self) -> usize {
        self.operation
    }

    fn place(&self, location: Location, name: &'static str) -> RequestPlace {
        RequestPlace { location, name, invalid: self.invalid }
    }
}
