//! The endpoint of the operator's listener: the operator's operations, pages about them, and `/metrics`.
//!
//! It has a listener of its own, which nobody else should reach.

use std::sync::Arc;

use http_server::{Front, FrontManner, Limits, Metrics};
use poem::http::{Method, StatusCode, header};
use poem::{Endpoint, Request, Response};
use stub_runtime::Operations;
use stub_runtime::document::{self, Documentation};

use super::operations::{OperatorOperations, stub};
use super::{OperatorService, rejections};

/// Where the figures stand.
const METRICS: &str = "/metrics";

/// How this contract's front differs from others.
const MANNER: FrontManner = FrontManner {
    refuse: rejections::refused,
    data_paths: &[METRICS],
    polled: &["/operador/saude/vida", "/operador/saude/prontidao", METRICS],
};

/// The endpoint for whoever runs the service: refusals as the contract's `Erro`, the contract at
/// `/openapi.json`, a page about it at `/docs`, figures at `/metrics`.
pub fn operator_front(service: OperatorService, limits: Limits, metrics: Arc<Metrics>) -> Front<OperatorOperations> {
    let beside =
        Beside { documentation: document::endpoint(OperatorOperations::DOCUMENT), metrics: Arc::clone(&metrics) };
    Front::new(stub(service).body_limit(limits.body_limit).fallback(beside), MANNER, metrics)
}

/// What the operator's contract does not tell of.
struct Beside {
    documentation: Documentation,
    metrics: Arc<Metrics>,
}

impl Endpoint for Beside {
    type Output = Response;

    async fn call(&self, request: Request) -> poem::Result<Response> {
        if request.uri().path() != METRICS {
            return self.documentation.call(request).await;
        }
        if ![Method::GET, Method::HEAD].contains(request.method()) {
            let text = "Este caminho só aceita GET e HEAD.".to_owned();
            let mut refusal = rejections::refused(StatusCode::METHOD_NOT_ALLOWED, text);
            refusal.headers_mut().insert(header::ALLOW, header::HeaderValue::from_static("GET, HEAD"));
            return Ok(refusal);
        }
        Ok(Response::builder().content_type("text/plain; version=0.0.4").body(self.metrics.render()))
    }
}
