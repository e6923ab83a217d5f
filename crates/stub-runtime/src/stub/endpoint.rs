//! The stub as poem calls it.

use std::panic::{AssertUnwindSafe, catch_unwind};

use poem::error::NotFoundError;
use poem::http::Method;
use poem::{Endpoint, Request, Response};

use super::caught::{Panicked, caught};
use super::head::without_body;
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
                let wish = if self.settings.obeys_wishes { mock::wish_of(&request) } else { None };
                let mut call =
                    Call::new(request, found.captures, self.settings.body_limit, self.settings.unknown_query);
                let answer = caught(self.operations.call(found.operation, &mut call));
                match if wish.is_some() { mock::answering(wish, answer).await } else { answer.await } {
                    Ok(Ok(reply)) => reply.into_response(),
                    Ok(Err(rejection)) => self.turned_away(rejection),
                    Err(Panicked) => self.turned_away(Rejection::internal("the implementation panicked")),
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
        match caught(fallback.call(request)).await {
            Ok(Ok(response)) => response,
            Ok(Err(error)) if error.is::<NotFoundError>() => self.turned_away(Rejection::new(Reason::UnknownPath)),
            Ok(Err(error)) => error.into_response(),
            Err(Panicked) => self.turned_away(Rejection::internal("the fallback panicked")),
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
