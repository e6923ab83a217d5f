//! The endpoint around a receiver: verifies, drops repetitions, hands on, answers.

use std::time::{SystemTime, UNIX_EPOCH};

use poem::error::ReadBodyError;
use poem::http::{Method, StatusCode};
use poem::{Body, Endpoint, Request, Response};

use super::handler::Receiver;
use super::operations::Handed;
use super::seen::{NeverSeen, Seen};
use crate::runtime::Stub;
use crate::signature::{ID, Verifier};
use crate::{Operations, stub};

/// Longest body that is read. The service's own are below a tenth of it.
const BODY_LIMIT: usize = 256 * 1024;

/// A poem endpoint for a receiver. Nothing unsigned reaches it, unless it was made to let that in.
pub struct Receiving<R, S = NeverSeen> {
    operations: Stub<Operations<Handed<R>>>,
    /// Without one, nothing is verified.
    verifier: Option<Verifier>,
    seen: S,
}

impl<R: Receiver> Receiving<R> {
    /// Hands verified deliveries to a receiver.
    pub fn new(receiver: R, verifier: Verifier) -> Receiving<R> {
        Receiving::with(receiver, Some(verifier))
    }

    /// Hands on whatever anybody sends: for looking at triggers where nobody else can send any, and for nothing else.
    pub fn unverified(receiver: R) -> Receiving<R> {
        Receiving::with(receiver, None)
    }

    fn with(receiver: R, verifier: Option<Verifier>) -> Receiving<R> {
        let operations = stub(Handed(receiver)).body_limit(BODY_LIMIT);
        Receiving { operations, verifier, seen: NeverSeen }
    }

    /// Answers repetitions of what was taken already without the receiver.
    #[must_use]
    pub fn remembering<S: Seen>(self, seen: S) -> Receiving<R, S> {
        let Receiving { operations, verifier, seen: NeverSeen } = self;
        Receiving { operations, verifier, seen }
    }
}

impl<R: Receiver, S: Seen> Endpoint for Receiving<R, S> {
    type Output = Response;

    async fn call(&self, mut request: Request) -> poem::Result<Response> {
        // The body of another method is nobody's, and its answer is the contract's: 404 or 405.
        if request.method() != Method::POST {
            return self.operations.call(request).await;
        }
        let body = match request.take_body().into_bytes_limit(BODY_LIMIT).await {
            Ok(body) => body,
            Err(ReadBodyError::PayloadTooLarge) => {
                return Ok(text(StatusCode::PAYLOAD_TOO_LARGE, "the body is too long"));
            }
            Err(_) => return Ok(text(StatusCode::BAD_REQUEST, "the body did not come whole")),
        };
        let header = |name| request.headers().get(name).and_then(|value| value.to_str().ok());
        let id = match &self.verifier {
            Some(verifier) => match verifier.verify(header, &body, now()) {
                Ok((id, _)) => id.to_owned(),
                Err(why) => return Ok(text(StatusCode::UNAUTHORIZED, &why.to_string())),
            },
            None => header(ID).unwrap_or_default().to_owned(),
        };
        match self.seen.has(&id).await {
            Ok(true) => return Ok(StatusCode::NO_CONTENT.into()),
            Ok(false) => {}
            Err(_) => return Ok(text(StatusCode::SERVICE_UNAVAILABLE, "the store of deliveries is down")),
        }
        request.set_body(Body::from_bytes(body));
        let response = self.operations.call(request).await?;
        if response.status() == StatusCode::NO_CONTENT && self.seen.add(&id).await.is_err() {
            // Taken and not remembered: the next attempt calls the receiver again, which is what it is told to expect.
            return Ok(text(StatusCode::SERVICE_UNAVAILABLE, "the store of deliveries is down"));
        }
        Ok(response)
    }
}

fn text(status: StatusCode, text: &str) -> Response {
    Response::builder().status(status).content_type("text/plain").body(text.to_owned())
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}
