//! Every kind of error can be told apart, and says which operation and what the server said.

use std::time::Duration;

use benefits_client::{Error, TransportKind};

use crate::server::{Reply, json, refusal};
use crate::service::Service;

/// What `obterEvento` fails with when the server answers so.
async fn error(reply: Reply) -> Error {
    let service = Service::start(move |_| reply.clone()).await;
    let session = service.builder().connection(|connection| connection.retries(0)).build().unwrap();
    let error = session.obter_evento().cod_evento(1).send().await.unwrap_err();
    assert_eq!(error.operation(), "obterEvento");
    error
}

#[tokio::test]
async fn refusals_by_status() {
    let said = "Diga ao usuário isto.";
    let of = |head: &str| error(refusal(head, said));
    assert!(matches!(of("401 Unauthorized").await, Error::Unauthorized { message, .. } if message == said));
    assert!(matches!(of("403 Forbidden").await, Error::Forbidden { message, .. } if message == said));
    assert!(matches!(of("404 Not Found").await, Error::NotFound { message, .. } if message == said));
    assert!(matches!(of("400 Bad Request").await, Error::Invalid { message, .. } if message == said));
    assert!(matches!(of("503 Service Unavailable").await, Error::Unavailable { message, .. } if message == said));
    match of("429 Too Many Requests\r\nRetry-After: 30").await {
        Error::RateLimited { retry_after, message, .. } => {
            assert_eq!((retry_after, message.as_str()), (Some(Duration::from_secs(30)), said));
        }
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_body_that_does_not_fit_is_told_with_its_place() {
    match error(json(r#"{"codEvento": 1, "associado": {"codPessoa": "um"}}"#)).await {
        Error::Contract { path, message, status: 200, .. } => {
            assert_eq!(path.as_deref(), Some("associado.codPessoa"), "{message}");
        }
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn no_answer_is_a_transport_error() {
    let kind = |error: Error| match error {
        Error::Transport { kind, .. } => kind,
        other => panic!("{other:?}"),
    };
    assert_eq!(kind(error(Reply::Reset).await), TransportKind::Interrupted);
}

#[tokio::test]
async fn what_cannot_be_sent_is_told_without_a_request() {
    let service = Service::with_stores().await;
    let session = service.session();
    let error = session.obter_evento().send().await.unwrap_err();
    assert!(matches!(error, Error::InvalidRequest { operation: "obterEvento", .. }), "{error}");
    assert_eq!(service.server.requests().len(), 0);
}
