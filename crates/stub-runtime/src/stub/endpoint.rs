//! The stub as poem calls it.

use poem::http::Method;
use poem::{Endpoint, Request, Response};

use super::caught::{Panicked, caught};
use super::head::without_body;
use super::{Operations, Stub};
use crate::rejection::Reason;
use crate::{Call, Rejection};

impl<O: Operations> Endpoint for Stub<O> {
    type Output = Response;

    async fn call(&self, request: Request) -> poem::Result<Response> {
        let is_head = *request.method() == Method::HEAD;
        let found = match self.local_start(request.uri().path()) {
            Some(start) => self.router.find(request.method(), request.uri().path(), start),
            None => Err(Reason::UnknownPath),
        };
        let found = match (found, &self.settings.fallback) {
            (Ok(found), _) => found,
            (Err(Reason::UnknownPath), Some(fallback)) => {
                let answer = caught(fallback.call(request)).await;
                return Ok(match answer {
                    Ok(Ok(response)) => response,
                    Ok(Err(error)) => error.into_response(),
                    Err(Panicked) => self.turned_away(Rejection::internal("the fallback panicked")),
                });
            }
            (Err(reason), _) => return Ok(self.turned_away(Rejection::new(reason))),
        };
        let mut call = Call::new(request, found.captures, self.settings.body_limit, self.settings.unknown_query);
        let answer = caught(self.operations.call(found.operation, &mut call)).await;
        let mut response = match answer {
            Ok(Ok(reply)) => reply.into_response(),
            Ok(Err(rejection)) => self.turned_away(rejection),
            Err(Panicked) => self.turned_away(Rejection::internal("the implementation panicked")),
        };
        if is_head {
            without_body(&mut response);
        }
        Ok(response)
    }
}

impl<O> Stub<O> {
    /// Where the document's part of a path begins, if it is under the base path.
    fn local_start(&self, path: &str) -> Option<usize> {
        let base_path = &self.settings.base_path;
        path.starts_with(base_path.as_str()).then_some(base_path.len())
    }

    #[cold]
    fn turned_away(&self, rejection: Rejection) -> Response {
        if let Reason::Internal { cause } = rejection.reason() {
            tracing::error!(cause, "a request could not be answered");
        }
        match &self.settings.wording {
            Some(wording) => wording(&rejection),
            None => rejection.into_response(),
        }
    }
}
