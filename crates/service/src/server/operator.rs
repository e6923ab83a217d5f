//! What whoever runs the service asks: `/operador/saude/vida`, `/operador/saude/prontidao` and `/metrics`.
//!
//! It has a listener of its own, which nobody else should reach. The rest of the operator's contract is not served yet.

use std::sync::Arc;
use std::time::{Duration, Instant};

use poem::http::{Method, StatusCode, header};
use poem::{Endpoint, Request, Response};
use serde_json::{Value, json};
use tokio::time::timeout;

use super::headers::{Content, secure};
use super::request_id::{self, RequestId};
use super::{Drain, Metrics};
use crate::clock::Clock;
use crate::domain::values::Moment;
use crate::store::Database;

/// How long the database may take to say that it is there.
const PATIENCE: Duration = Duration::from_secs(2);

/// Answers whoever runs the service; made by [`operator`].
#[derive(Debug)]
pub struct Operator {
    database: Database,
    clock: Clock,
    started: Moment,
    metrics: Arc<Metrics>,
    drain: Drain,
}

/// The endpoint of the operator's listener.
pub fn operator(database: Database, clock: Clock, metrics: Arc<Metrics>, drain: Drain) -> Operator {
    Operator { database, started: clock.now(), clock, metrics, drain }
}

impl Endpoint for Operator {
    type Output = Response;

    async fn call(&self, request: Request) -> poem::Result<Response> {
        let id = RequestId::of(request.headers(), self.clock.now());
        let mut response = self.answer(&request, id).await;
        secure(response.headers_mut(), Content::Data, request.scheme().as_str() == "https");
        response.headers_mut().insert(request_id::HEADER, id.header());
        Ok(response)
    }
}

impl Operator {
    async fn answer(&self, request: &Request, id: RequestId) -> Response {
        let path = request.uri().path();
        if !["/operador/saude/vida", "/operador/saude/prontidao", "/metrics"].contains(&path) {
            return refused(StatusCode::NOT_FOUND, "NAO_ENCONTRADO", "Não há nada neste caminho.", id, json!({}));
        }
        if ![Method::GET, Method::HEAD].contains(request.method()) {
            let text = "Este caminho só aceita GET.";
            let mut response = refused(StatusCode::METHOD_NOT_ALLOWED, "METODO_NAO_ACEITO", text, id, json!({}));
            response.headers_mut().insert(header::ALLOW, header::HeaderValue::from_static("GET, HEAD"));
            return response;
        }
        if request.uri().query().is_some_and(|query| !query.is_empty()) {
            let text = "Este caminho não tem parâmetros. Retire-os.";
            return refused(StatusCode::BAD_REQUEST, "REQUISICAO_INVALIDA", text, id, json!({}));
        }
        match path {
            "/operador/saude/vida" => self.alive(),
            "/operador/saude/prontidao" => self.ready(id).await,
            _ => Response::builder().content_type("text/plain; version=0.0.4").body(self.metrics.render()),
        }
    }

    fn alive(&self) -> Response {
        let started = self.started.utc().to_rfc3339_opts(chrono::SecondsFormat::Secs, true);
        answered(
            StatusCode::OK,
            &json!({
                "vivo": true,
                "versao": env!("CARGO_PKG_VERSION"),
                "iniciadoEm": started,
            }),
        )
    }

    async fn ready(&self, id: RequestId) -> Response {
        let unready = |details: Value| {
            let text = "O serviço não está pronto; tente de novo em alguns segundos.";
            let mut response = refused(StatusCode::SERVICE_UNAVAILABLE, "INDISPONIVEL", text, id, details);
            response.headers_mut().insert(header::RETRY_AFTER, header::HeaderValue::from_static("5"));
            response
        };
        if self.drain.is_begun() {
            return unready(json!({"servico": "desligando"}));
        }
        let started = Instant::now();
        match timeout(PATIENCE, self.database.ping()).await {
            Ok(Ok(())) => {
                let millis = u64::try_from(started.elapsed().as_millis()).unwrap_or(u64::MAX);
                let checks = json!({"banco": {"ok": true, "duracaoMs": millis}});
                answered(StatusCode::OK, &json!({"pronto": true, "verificacoes": checks}))
            }
            Ok(Err(error)) => {
                tracing::warn!(error = %error.with_causes(), "the database does not work");
                unready(json!({"banco": "não responde"}))
            }
            Err(_) => unready(json!({"banco": format!("sem resposta em {} s", PATIENCE.as_secs())})),
        }
    }
}

fn answered(status: StatusCode, body: &Value) -> Response {
    Response::builder().status(status).content_type("application/json").body(body.to_string())
}

/// An error as the operator's contract writes it.
fn refused(status: StatusCode, code: &str, text: &str, id: RequestId, details: Value) -> Response {
    let mut body = json!({"codigo": code, "mensagem": text, "idRequisicao": id.to_string()});
    if details.as_object().is_some_and(|details| !details.is_empty()) {
        body["detalhes"] = details;
    }
    answered(status, &body)
}
