//! The stub as poem calls it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use futures_util::FutureExt;
use http_body::Body as _;
use poem::error::NotFoundError;
use poem::http::{HeaderValue, Method, StatusCode, Uri, header};
use poem::{Body, Endpoint, Request, Response};

use super::{Operations, Settings, Stub, answers};
use crate::rejection::{Reason, Rejected};
use crate::router::Found;
use crate::{Call, Context, Rejection};

/// A response, and what was asked for.
#[derive(Debug)]
pub struct Answered {
    /// The response.
    pub response: Response,
    /// The document's path, for logs and figures: it holds nothing that a caller wrote. Nothing where no operation was
    /// found.
    pub route: Option<&'static str>,
}

impl<O: Operations> Endpoint for Stub<O> {
    type Output = Response;

    /// Never an error.
    async fn call(&self, request: Request) -> poem::Result<Response> {
        Ok(self.answer(request).await.response)
    }
}

impl<O: Operations> Stub<O> {
    /// Answers a request.
    pub async fn answer(&self, request: Request) -> Answered {
        let is_head = *request.method() == Method::HEAD;
        let found = self.router.find(request.method(), request.uri().path(), &self.settings.base.path);
        let route = found.as_ref().ok().map(|found| found.route);
        let mut response = match found {
            Ok(found) => self.operate(request, found).await,
            Err(Reason::UnknownPath) => self.elsewhere(request).await,
            Err(reason) => {
                self.turned_away(Rejection::new(reason), self.before_route(&request, request.original_uri()), None)
            }
        };
        if is_head {
            without_body(&mut response);
        }
        Answered { response, route }
    }

    async fn operate(&self, request: Request, found: Found) -> Response {
        let preferred = if self.settings.honors_prefer { preferred_status(&request) } else { None };
        let (operation, route) = (found.operation, found.route);
        let Settings { body_limit, unknown_query, ref base, .. } = self.settings;
        let mut call = Call::new(request, found, preferred, body_limit, unknown_query, Arc::clone(base));
        // A panic ends the call, and not the connection with what other callers have on it. What the future leaves behind
        // is dropped with it and looked at by nobody.
        let answer = AssertUnwindSafe(self.operations.call(operation, &mut call)).catch_unwind();
        match answer.await {
            Ok(Ok(reply)) if self.settings.checks_answers && !self.answers.is_empty() => {
                let label = format!("{} {route}", call.context(()).method());
                let held = answers::held(&self.answers, operation, &label, reply.into_response()).await;
                held.unwrap_or_else(|rejection| self.rejected(rejection, &call))
            }
            Ok(Ok(reply)) => reply.into_response(),
            Ok(Err(rejection)) => self.rejected(rejection, &call),
            Err(_) => self.rejected(Rejection::internal("the implementation panicked"), &call),
        }
    }

    /// The answer for a path that the document does not know.
    async fn elsewhere(&self, request: Request) -> Response {
        let unknown = || Rejection::new(Reason::UnknownPath);
        let Some(fallback) = &self.settings.fallback else {
            return self.turned_away(unknown(), self.before_route(&request, request.original_uri()), None);
        };
        // The fallback takes the request, and a refusal after it wants to know what was asked for.
        let mut asked = Request::builder().method(request.method().clone()).uri(request.uri().clone()).finish();
        asked.headers_mut().clone_from(request.headers());
        let original_uri = request.original_uri().clone();
        let context = self.before_route(&asked, &original_uri);
        match AssertUnwindSafe(fallback.call(request)).catch_unwind().await {
            Ok(Ok(response)) => response,
            Ok(Err(error)) if error.is::<NotFoundError>() => self.turned_away(unknown(), context, None),
            Ok(Err(error)) => error.into_response(),
            Err(_) => self.turned_away(Rejection::internal("the fallback panicked"), context, None),
        }
    }

    /// The circumstances of a request for which there is no operation.
    fn before_route<'r>(&'r self, request: &'r Request, original_uri: &'r Uri) -> Context<'r> {
        Context { principal: (), request, original_uri, base: &self.settings.base, route: None, preferred: None }
    }

    /// The answer of an operation that turned a request away.
    #[cold]
    fn rejected(&self, mut rejection: Rejection, call: &Call) -> Response {
        if let Some(declared) = O::SHAPES.of(call.operation()) {
            rejection.forbid_as(declared.forbidden);
        }
        self.turned_away(rejection, call.context(()), Some(call.operation()))
    }

    /// The answer to a request that was turned away: in the words of the service, in the body that the document declares, or
    /// in plain text.
    #[cold]
    fn turned_away(&self, rejection: Rejection, context: Context<'_>, operation: Option<usize>) -> Response {
        if let Reason::Internal { cause } = rejection.reason() {
            tracing::error!(cause, "a request could not be answered");
        }
        // What the implementer writes may panic, and must not take the connection with it.
        let worded = catch_unwind(AssertUnwindSafe(|| match &self.settings.wording {
            Some(wording) => Some(wording(&rejection, &context)),
            None => {
                let name = operation.and_then(|operation| O::SHAPES.of(operation)).map(|declared| declared.operation);
                let rejected = Rejected { rejection: &rejection, context, operation: name };
                rejected.response(&*self.operations, operation)
            }
        }));
        worded.ok().flatten().unwrap_or_else(|| rejection.into_response())
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

/// `404` of `Prefer: code=404`; other preferences stand before and after it.
fn preferred_status(request: &Request) -> Option<u16> {
    let preferences = request.headers().get_all("prefer").iter().filter_map(|value| value.to_str().ok());
    let mut tokens = preferences.flat_map(|value| value.split([',', ';']));
    tokens.find_map(|token| token.trim().strip_prefix("code=")?.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_status_is_found_among_other_preferences() {
        let preferred = |prefer: &str| preferred_status(&Request::builder().header("prefer", prefer).finish());
        assert_eq!(preferred("code=404"), Some(404));
        assert_eq!(preferred("respond-async, code=503; wait=10"), Some(503));
        assert_eq!(preferred("return=minimal"), None);
        assert_eq!(preferred("code=many"), None);
    }
}
