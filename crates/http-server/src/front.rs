//! The endpoint that callers meet: the contract's operations, and around them what is the same for all.

use std::sync::Arc;
use std::time::{Instant, SystemTime};

use poem::endpoint::BoxEndpoint;
use poem::http::{Method, StatusCode};
use poem::{Endpoint, EndpointExt, Request, Response};
use stub_runtime::{Answered, Operations, Stub, document};
use tracing::Instrument;

use super::headers::{Content, secure};
use super::limits::Limits;
use super::metrics::Metrics;
use super::rejections::{in_portuguese, refused_head};
use super::request_id::{self, RequestId};

/// What stands in the log and in the metrics for a path that the contract does not know: the path itself may hold
/// anything.
const ELSEWHERE: &str = "elsewhere";

/// Paths outside the contract that are known all the same.
const PAGES: [&str; 4] = ["/", "/docs", "/docs/", "/openapi.json"];

/// Endpoint that callers meet; made by [`front`] or, for another contract, by [`Front::new`].
pub struct Front<O> {
    stub: Stub<O>,
    manner: FrontManner,
    metrics: Arc<Metrics>,
    forms: Option<Forms>,
}

/// Pages with forms, for people, at a path outside the contract.
struct Forms {
    path: &'static str,
    endpoint: BoxEndpoint<'static, Response>,
}

/// Differences between the fronts of two contracts.
#[derive(Debug, Clone, Copy)]
pub struct FrontManner {
    /// Makes the answer for a refusal of the server itself.
    pub refuse: fn(StatusCode, String) -> Response,
    /// Paths outside the contract that answer with data.
    pub data_paths: &'static [&'static str],
    /// Routes that monitoring polls every few seconds: logged at `DEBUG` only.
    pub polled: &'static [&'static str],
}

/// The endpoint of a stub: refusals in Portuguese, the contract at `/openapi.json`, a page about it at `/docs`.
pub fn front<O: Operations>(stub: Stub<O>, limits: Limits, metrics: Arc<Metrics>) -> Front<O> {
    let stub = stub
        .body_limit(limits.body_limit)
        .fallback(document::endpoint(O::DOCUMENT))
        .rejections(|rejection, _| in_portuguese(rejection));
    Front::new(stub, FrontManner { refuse: refuse_in_text, data_paths: &[], polled: &[] }, metrics)
}

impl<O: Operations> Endpoint for Front<O> {
    type Output = Response;

    async fn call(&self, request: Request) -> poem::Result<Response> {
        let started = Instant::now();
        let id = RequestId::of(request.headers(), SystemTime::now());
        let method = known_method(request.method());
        let known = self.known(request.uri().path());
        let is_tls = request.scheme().as_str() == "https";
        let span = tracing::info_span!("request", %id);
        let answering = id.during(self.answer(request));
        let Answered { mut response, route } = answering.instrument(span.clone()).await;
        let (route, content) = known.unwrap_or((route.unwrap_or(ELSEWHERE), Content::Data));
        secure(response.headers_mut(), content, is_tls);
        response.headers_mut().insert(request_id::HEADER, id.header());
        let (status, duration) = (response.status(), started.elapsed());
        self.metrics.answered(method, route, status, duration);
        span.in_scope(|| {
            let (status, micros) = (status.as_u16(), u64::try_from(duration.as_micros()).unwrap_or(u64::MAX));
            if self.manner.polled.contains(&route) {
                tracing::debug!(method, route, status, micros, "answered");
            } else {
                tracing::info!(method, route, status, micros, "answered");
            }
        });
        Ok(response)
    }
}

impl<O: Operations> Front<O> {
    /// Front of a stub whose rejections are worded in the same manner.
    pub fn new(stub: Stub<O>, manner: FrontManner, metrics: Arc<Metrics>) -> Self {
        Self { stub, manner, metrics, forms: None }
    }

    /// The same, with pages at a path that people open in their browsers, and that send forms to it.
    #[must_use]
    pub fn with_forms(self, path: &'static str, pages: impl Endpoint<Output = Response> + 'static) -> Self {
        Self { forms: Some(Forms { path, endpoint: pages.boxed() }), ..self }
    }

    async fn answer(&self, request: Request) -> Answered {
        match refused_head(&request) {
            Some((status, text)) => Answered { response: (self.manner.refuse)(status, text), route: None },
            None => match self.forms(request.uri().path()) {
                Some(Forms { path, endpoint }) => {
                    Answered { response: endpoint.get_response(request).await, route: Some(path) }
                }
                None => self.stub.answer(request).await,
            },
        }
    }

    /// Pages with forms, if they stand at a path.
    fn forms(&self, path: &str) -> Option<&Forms> {
        self.forms.as_ref().filter(|forms| forms.path == path)
    }

    /// Name in the log of a path outside the contract, and the kind of its content.
    fn known(&self, path: &str) -> Option<(&'static str, Content)> {
        let is_it = |known: &&'static str| *known == path;
        if let Some(Forms { path, .. }) = self.forms(path) {
            return Some((path, Content::Form));
        }
        let page = PAGES.into_iter().find(is_it).map(|page| (page, Content::Page));
        page.or_else(|| self.manner.data_paths.iter().copied().find(is_it).map(|path| (path, Content::Data)))
    }
}

fn refuse_in_text(status: StatusCode, text: String) -> Response {
    Response::builder().status(status).content_type("text/plain; charset=utf-8").body(text)
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
