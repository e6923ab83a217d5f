//! The endpoint that callers meet: the contract's operations, and around them what is the same for all.

use std::sync::Arc;
use std::time::Instant;

use poem::http::{Method, StatusCode};
use poem::{Endpoint, Request, Response};
use stub_runtime::{Operations, Stub, document};
use tracing::Instrument;

use super::headers::{Content, secure};
use super::operator::METRICS;
use super::rejections::{self, refused_as_error, too_long};
use super::request_id::{self, RequestId};
use super::{Limits, Metrics};
use crate::auth::with_peer;
use crate::clock::Clock;

/// What stands in the log and in the metrics for a path that the contract does not know: the path itself may hold
/// anything.
const ELSEWHERE: &str = "elsewhere";

/// Paths outside the contract that are known all the same.
const PAGES: [&str; 4] = ["/", "/docs", "/docs/", "/openapi.json"];

/// What whoever watches asks for every few seconds, and a log that is read need not tell.
const WATCHED: [&str; 3] = ["/operador/saude/vida", "/operador/saude/prontidao", METRICS];

/// Answers callers; made by [`front`] and by [`operator`](super::operator()).
pub struct Front<O> {
    stub: Stub<O>,
    voice: Voice,
    clock: Clock,
    metrics: Arc<Metrics>,
}

/// How a contract words refusals.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Voice {
    /// As plain text.
    Text,
    /// As the operator's `Erro`.
    Errors,
}

/// The endpoint of a stub: refusals in Portuguese, the contract at `/openapi.json`, a page about it at `/docs`.
pub fn front<O: Operations>(stub: Stub<O>, limits: Limits, clock: Clock, metrics: Arc<Metrics>) -> Front<O> {
    let stub = stub
        .body_limit(limits.body_limit)
        .fallback(document::endpoint(O::DOCUMENT))
        .rejections(rejections::in_portuguese);
    Front::new(stub, Voice::Text, clock, metrics)
}

impl<O: Operations> Endpoint for Front<O> {
    type Output = Response;

    async fn call(&self, request: Request) -> poem::Result<Response> {
        let started = Instant::now();
        let id = RequestId::of(request.headers(), self.clock.now());
        let method = known_method(request.method());
        let (route, content) = self.route(&request);
        let is_tls = request.scheme().as_str() == "https";
        let span = tracing::info_span!("request", %id);
        let answering = id.during(self.answer(request));
        let mut response = answering.instrument(span.clone()).await;
        secure(response.headers_mut(), content, is_tls);
        response.headers_mut().insert(request_id::HEADER, id.header());
        let (status, duration) = (response.status(), started.elapsed());
        self.metrics.answered(method, route, status, duration);
        span.in_scope(|| {
            let (status, micros) = (status.as_u16(), u64::try_from(duration.as_micros()).unwrap_or(u64::MAX));
            if WATCHED.contains(&route) {
                tracing::debug!(method, route, status, micros, "answered");
            } else {
                tracing::info!(method, route, status, micros, "answered");
            }
        });
        Ok(response)
    }
}

impl<O: Operations> Front<O> {
    /// Around a stub whose rejections speak with this voice.
    pub(super) fn new(stub: Stub<O>, voice: Voice, clock: Clock, metrics: Arc<Metrics>) -> Self {
        Self { stub, voice, clock, metrics }
    }

    async fn answer(&self, request: Request) -> Response {
        if let Some((status, text)) = too_long(&request) {
            return self.voice.refused(status, text);
        }
        let peer = request.remote_addr().as_socket_addr().map(std::net::SocketAddr::ip);
        let answering = self.stub.get_response(request);
        match peer {
            Some(peer) => with_peer(peer, answering).await,
            None => answering.await,
        }
    }

    /// What the path is called in the log, and what stands there.
    fn route(&self, request: &Request) -> (&'static str, Content) {
        let path = request.uri().path();
        match PAGES.iter().find(|page| **page == path) {
            Some(page) => (page, Content::Page),
            None if path == METRICS && self.voice == Voice::Errors => (METRICS, Content::Data),
            None => (self.stub.path_of(request.method(), path).unwrap_or(ELSEWHERE), Content::Data),
        }
    }
}

impl Voice {
    /// A refusal of the server itself.
    fn refused(self, status: StatusCode, text: String) -> Response {
        match self {
            Self::Text => Response::builder().status(status).content_type("text/plain; charset=utf-8").body(text),
            Self::Errors => refused_as_error(status, text),
        }
    }
}

impl<O> std::fmt::Debug for Front<O> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Front").field("stub", &self.stub).finish_non_exhaustive()
    }
}

/// A method by its name, unless somebody made it up.
fn known_method(method: &Method) -> &'static str {
    const KNOWN: [Method; 9] = [
        Method::GET,
        Method::HEAD,
        Method::POST,
        Method::PUT,
        Method::PATCH,
        Method::DELETE,
        Method::OPTIONS,
        Method::TRACE,
        Method::CONNECT,
    ];
    const NAMES: [&str; 9] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT"];
    KNOWN.iter().position(|known| known == method).map_or("other", |idx| NAMES[idx])
}
