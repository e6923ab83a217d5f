//! The operations of `bench.yaml` on hyper alone: a `match` over method and path, as fast as a person would write it.
//!
//! It answers 404 where only the method is wrong, and decodes no path: the stub does both and is measured against this.

use std::convert::Infallible;
use std::fmt::Display;
use std::io;

use http_body_util::{BodyExt, Full, LengthLimitError, Limited};
use hyper::body::{Bytes, Incoming};
use hyper::header::{CONTENT_TYPE, HeaderValue};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{HeaderMap, Method, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use peers::{Beneficiario, Filtro, MAX_BODY_BYTES, Violation, situations};
use serde::Serialize;
use tokio::net::TcpListener;

type Answer = Response<Full<Bytes>>;

fn main() -> io::Result<()> {
    ground::serve(accept)
}

async fn accept(listener: TcpListener) -> io::Result<()> {
    loop {
        let (stream, _) = listener.accept().await?;
        let connection = http1::Builder::new().serve_connection(TokioIo::new(stream), service_fn(answer));
        // A connection that breaks is the caller's matter.
        tokio::spawn(async move { connection.await.ok() });
    }
}

async fn answer(request: Request<Incoming>) -> Result<Answer, Infallible> {
    let answered = match (request.method(), request.uri().path()) {
        (&Method::GET, "/ext/beneficio/situacaoBeneficio") => json(&situations()),
        (&Method::POST, "/ext/beneficiario") => create(request, Beneficiario::check).await,
        (&Method::POST, "/ext/beneficiario/padrao") => create(request, Beneficiario::check_patterns).await,
        (&Method::GET, path) => match path.strip_prefix("/ext/beneficiario/") {
            Some(id) if !id.contains('/') => search(id, request.uri().query().unwrap_or_default()),
            _ => Err(Refusal::not_found()),
        },
        _ => Err(Refusal::not_found()),
    };
    Ok(answered.unwrap_or_else(Answer::from))
}

async fn create(
    request: Request<Incoming>,
    check: fn(&Beneficiario) -> Result<(), Violation>,
) -> Result<Answer, Refusal> {
    if !is_json(request.headers()) {
        return Err(Refusal::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "send application/json"));
    }
    let body = Limited::new(request.into_body(), MAX_BODY_BYTES).collect().await.map_err(|error| {
        let is_large = error.is::<LengthLimitError>();
        Refusal::new(if is_large { StatusCode::PAYLOAD_TOO_LARGE } else { StatusCode::BAD_REQUEST }, error)
    })?;
    let person: Beneficiario = serde_json::from_slice(&body.to_bytes()).map_err(Refusal::bad_request)?;
    check(&person).map_err(Refusal::bad_request)?;
    json(&person)
}

fn search(id: &str, query: &str) -> Result<Answer, Refusal> {
    let id = id.parse().map_err(Refusal::bad_request)?;
    let filter: Filtro = serde_urlencoded::from_str(query).map_err(Refusal::bad_request)?;
    filter.check().map_err(Refusal::bad_request)?;
    json(&filter.into_search(id))
}

fn is_json(headers: &HeaderMap) -> bool {
    let Some(media_type) = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()) else { return false };
    let essence = media_type.split_once(';').map_or(media_type, |(essence, _)| essence.trim_end());
    essence.eq_ignore_ascii_case("application/json")
}

fn json(body: &impl Serialize) -> Result<Answer, Refusal> {
    let bytes = serde_json::to_vec(body).map_err(|error| Refusal::new(StatusCode::INTERNAL_SERVER_ERROR, error))?;
    let mut answer = Response::new(Full::from(bytes));
    answer.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    Ok(answer)
}

/// Why a request gets nothing else.
struct Refusal {
    status: StatusCode,
    reason: String,
}

impl Refusal {
    fn new(status: StatusCode, reason: impl Display) -> Refusal {
        Refusal { status, reason: reason.to_string() }
    }

    fn bad_request(reason: impl Display) -> Refusal {
        Refusal::new(StatusCode::BAD_REQUEST, reason)
    }

    fn not_found() -> Refusal {
        Refusal::new(StatusCode::NOT_FOUND, "no such path")
    }
}

impl From<Refusal> for Answer {
    fn from(refusal: Refusal) -> Answer {
        let mut answer = Response::new(Full::from(refusal.reason));
        *answer.status_mut() = refusal.status;
        answer.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
        answer
    }
}
