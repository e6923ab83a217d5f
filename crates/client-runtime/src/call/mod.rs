//! Requests that are being written.
//!
//! Writing never fails on the spot: the first thing that cannot be written is kept and ends [`Call::send`], so that
//! generated code need not ask after each parameter.

mod body;
mod parameters;

use std::borrow::Cow;
use std::fmt;

use reqwest::Request;
use reqwest::header::{CONTENT_LENGTH, COOKIE, HeaderMap, HeaderValue};

use crate::connection::Connection;
use crate::error::Failure;
use crate::operation::{Method, Operation};
use crate::style::Unwritable;

/// A call of an operation that is being written. Nothing is sent before [`send`](Call::send).
#[must_use = "a call does nothing until it is sent"]
pub struct Call<'c> {
    pub(crate) connection: &'c Connection,
    pub(crate) operation: &'static Operation,
    path: Cow<'static, str>,
    query: String,
    cookies: String,
    headers: HeaderMap,
    body: Option<reqwest::Body>,
    first_error: Option<String>,
}

impl Connection {
    /// Begins a call of an operation.
    pub fn call(&self, operation: &'static Operation) -> Call<'_> {
        Call {
            connection: self,
            operation,
            path: Cow::Borrowed(operation.path),
            query: String::new(),
            cookies: String::new(),
            headers: HeaderMap::new(),
            body: None,
            first_error: None,
        }
    }
}

impl Call<'_> {
    /// The request, without what all requests of an operation have in common.
    pub(crate) fn into_request(self) -> Result<Request, Failure> {
        let Call { connection, operation, path, query, cookies, mut headers, body, first_error } = self;
        let refuse = |message: String| Failure::invalid_request(operation, message);
        if let Some(first_error) = first_error {
            return Err(refuse(first_error));
        }
        let url = connection.shared.base.target(&path, &query).map_err(refuse)?;
        if !cookies.is_empty() {
            headers.insert(COOKIE, HeaderValue::try_from(cookies).map_err(|error| refuse(error.to_string()))?);
        }
        // Where a body is expected, that there is none is said by its length (RFC 9110, 8.6); some servers insist.
        if body.is_none() && matches!(operation.method, Method::Post | Method::Put | Method::Patch) {
            headers.insert(CONTENT_LENGTH, HeaderValue::from_static("0"));
        }
        let mut request = Request::new(operation.method.into(), url);
        *request.headers_mut() = headers;
        *request.body_mut() = body;
        Ok(request)
    }
}

// Parameters may be personal; they are left out.
impl fmt::Debug for Call<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Call").field("operation", &self.operation.id).finish_non_exhaustive()
    }
}

#[cold]
fn unwritable(error: &dyn fmt::Display) -> Unwritable {
    format!("cannot be written: {error}").into()
}
