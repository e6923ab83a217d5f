//! What whoever runs the service is told.

use std::sync::Arc;

use auth::OperatorGate;
use domain::values::Moment;
use http_server::{Drain, Limits, Metrics};
use operator_service::{OperatorService, operator_front};
use poem::http::{Method, StatusCode, header};
use poem::{Endpoint, Request, Response};
use store::sqlite::SqliteStore;
use store::{Clock, Database};

const ID: &str = "67e55044-10b1-426f-9247-bb680e5fe0c8";

fn started() -> (tempfile::TempDir, Drain, impl Endpoint) {
    let folder = tempfile::tempdir().unwrap();
    let database: Database = SqliteStore::open(&folder.path().join("t.db"), 1).unwrap().into();
    let clock = Clock::standing_at(Moment::from_micros(1_784_030_400_000_000).unwrap());
    let drain = Drain::new();
    let operation = OperatorService::new(database, clock.clone(), OperatorGate::new(None, clock), drain.clone());
    let operator = operator_front(operation, Limits::default(), Arc::new(Metrics::default()));
    (folder, drain, operator)
}

async fn asked(operator: &impl Endpoint, method: Method, path: &str) -> (StatusCode, String, Response) {
    let request =
        Request::builder().method(method).uri_str(path).header("host", "t").header("x-request-id", ID).finish();
    let mut response = Box::pin(operator.get_response(request)).await;
    let body = response.take_body().into_string().await.unwrap();
    (response.status(), body, response)
}

#[tokio::test]
async fn the_operator_is_told_as_the_contract_says() {
    let (_folder, drain, operator) = started();
    let (status, body, _) = asked(&operator, Method::GET, "/operador/saude/vida").await;
    assert_eq!(status, 200);
    assert_eq!(body, r#"{"vivo":true,"versao":"0.1.0","iniciadoEm":"2026-07-14T12:00:00Z"}"#);
    let (status, body, _) = asked(&operator, Method::GET, "/operador/saude/prontidao").await;
    assert_eq!(status, 200);
    assert!(body.starts_with(r#"{"pronto":true,"verificacoes":{"banco":{"ok":true,"duracaoMs":"#), "{body}");
    let (status, _, response) = asked(&operator, Method::GET, "/metrics").await;
    assert_eq!((status, response.content_type()), (StatusCode::OK, Some("text/plain; version=0.0.4")));
    drain.begin();
    let (status, body, response) = asked(&operator, Method::GET, "/operador/saude/prontidao").await;
    assert_eq!(
        (status, &response.headers()[header::RETRY_AFTER]),
        (StatusCode::SERVICE_UNAVAILABLE, &"5".parse().unwrap())
    );
    assert_eq!(
        body,
        format!(
            r#"{{"codigo":"INDISPONIVEL","mensagem":"O serviço não está pronto; tente de novo em alguns segundos.","detalhes":{{"servico":"desligando"}},"idRequisicao":"{ID}"}}"#
        )
    );
    let (status, ..) = asked(&operator, Method::GET, "/operador/saude/vida").await;
    assert_eq!(status, 200, "it still lives");
}

#[tokio::test]
async fn what_is_not_there_is_refused_as_the_contract_says() {
    let (_folder, _drain, operator) = started();
    for (method, path, expected, code) in [
        (Method::GET, "/operador/nada", 404, "NAO_ENCONTRADO"),
        (Method::GET, "/operador/usuarios", 401, "NAO_AUTENTICADO"),
        (Method::PUT, "/operador/usuarios", 405, "METODO_NAO_ACEITO"),
        (Method::POST, "/metrics", 405, "METODO_NAO_ACEITO"),
        (Method::GET, "/operador/saude/vida?x=1", 400, "REQUISICAO_INVALIDA"),
    ] {
        let (status, body, response) = asked(&operator, method, path).await;
        assert_eq!(status, expected, "{path}");
        assert!(body.contains(&format!(r#""codigo":"{code}""#)), "{body}");
        assert_eq!(response.headers().get(header::ALLOW).is_some(), expected == 405, "{path}");
    }
}
