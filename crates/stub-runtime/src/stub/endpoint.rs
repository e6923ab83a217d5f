//! The stub as poem calls it.

use std::panic::{AssertUnwindSafe, catch_unwind};

use futures_util::FutureExt;
use http_body::Body as _;
use poem::error::NotFoundError;
use poem::http::{HeaderValue, Method, StatusCode, header};
use poem::{Body, Endpoint, Request, Response};

use super::{Operations, Stub};
use crate::rejection::Reason;
use crate::{Call, Rejection, mock};

impl<O: Operations> Endpoint for Stub<O> {
    type Output = Response;

    /// Never an error.
    async fn call(&self, request: Request) -> poem::Result<Response> {
        let is_head = *request.method() == Method::HEAD;
        let mut response = match self.router.find(request.method(), request.uri().path(), &self.settings.base_path) {
            Ok(found) => {
                let preferred = if self.settings.honors_prefer { mock::preferred_status(&request) } else { None };
                let mut call =
                    Call::new(request, found.captures, self.settings.body_limit, self.settings.unknown_query);
                // A panic ends the call, and not the connection with what other callers have on it. What the future leaves behind
                // is dropped with it and looked at by nobody.
                let answer = AssertUnwindSafe(self.operations.call(found.operation, &mut call)).catch_unwind();
                match if preferred.is_some() {
                    mock::with_preferred_status(preferred, answer).await
                } else {
                    answer.await
                } {
                    Ok(Ok(reply)) => reply.into_response(),
                    Ok(Err(rejection)) => self.turned_away(rejection),
                    Err(_) => self.turned_away(Rejection::internal("the implementation panicked")),
                }
            }
            Err(Reason::UnknownPath) => self.elsewhere(request).await,
            Err(reason) => self.turned_away(Rejection::new(reason)),
        };
        if is_head {
            without_body(&mut response);
        }
        Ok(response)
    }
}

impl<O> Stub<O> {
    /// The answer for a path that the document does not know.
    async fn elsewhere(&self, request: Request) -> Response {
        let Some(fallback) = &self.settings.fallback else {
            return self.turned_away(Rejection::new(Reason::UnknownPath));
        };
        match AssertUnwindSafe(fallback.call(request)).catch_unwind().await {
            Ok(Ok(response)) => response,
            Ok(Err(error)) if error.is::<NotFoundError>() => self.turned_away(Rejection::new(Reason::UnknownPath)),
            Ok(Err(error)) => error.into_response(),
            Err(_) => self.turned_away(Rejection::internal("the fallback panicked")),
        }
    }

    #[cold]
    fn turned_away(&self, rejection: Rejection) -> Response {
        if let Reason::Internal { cause } = rejection.reason() {
            tracing::error!(cause, "a request could not be answered");
        }
        // A wording that panics must not take the connection with it.
        let worded = self
            .settings
            .wording
            .as_ref()
            .and_then(|wording| catch_unwind(AssertUnwindSafe(|| wording(&rejection))).ok());
        worded.unwrap_or_else(|| rejection.into_response())
    }
}

/// Takes the body away and keeps its length. HTTP/2 would send the body otherwise. No body says nothing: a declared `HEAD`
/// need not know how long the body of `GET` is.
fn without_body(response: &mut Response) {
    let body: http_body_util::combinators::BoxBody<bytes::Bytes, std::io::Error> = response.take_body().into();
    let has_length = !response.status().is_informational()
        && !matches!(response.status(), StatusCode::NO_CONTENT | StatusCode::NOT_MODIFIED);
    if let Some(length) = body.size_hint().exact().filter(|length| has_length && *length > 0) {
        response.headers_mut().entry(header::CONTENT_LENGTH).or_insert(HeaderValue::from(length));
    }
    response.set_body(Body::empty());
}
