//! Refusals: which variant, which words, which body.

use std::time::Duration;

use client_runtime::{Bytes, Error};
use serde::Deserialize;

use crate::operations::LIST;
use crate::server::{Server, answer};

#[derive(Debug, Deserialize, PartialEq)]
struct Problem {
    code: u8,
}

/// One status, as the variant that it becomes.
async fn refused(head: &str, body: &str) -> Error<Problem> {
    let server = Server::start([answer(head, body)]).await;
    let answer = server.builder().retries(0).build().unwrap().call(&LIST).send().await.unwrap();
    answer.refused_json(|problem: Problem| problem).await
}

#[tokio::test]
async fn each_status_has_its_variant() {
    let body = r#"{"code": 7, "message": "No."}"#;
    for (head, variant) in [
        ("401 A", "Unauthorized"),
        ("403 A", "Forbidden"),
        ("404 A", "NotFound"),
        ("410 A", "NotFound"),
        ("400 A", "Invalid"),
        ("422 A", "Invalid"),
        ("499 A", "Invalid"),
        ("429 A", "RateLimited"),
        ("500 A", "Unavailable"),
        ("503 A", "Unavailable"),
    ] {
        let error = refused(head, body).await;
        assert!(format!("{error:?}").starts_with(variant), "{head}: {error:?}");
        assert_eq!(error.body(), Some(&Problem { code: 7 }), "{head}");
        assert_eq!(error.to_string(), format!("listItems: {}: No.", &head[..3]));
        assert_eq!(error.status().unwrap().to_string(), head[..3]);
        assert_eq!(error.operation(), "listItems");
    }
    let error = refused("200 A", body).await;
    assert_eq!(error.to_string(), "listItems: 200: the contract has no such answer");
    assert!(matches!(error, Error::Contract { .. }));
}

#[tokio::test]
async fn a_refusal_of_another_form_is_still_that_refusal() {
    let error = refused("400 A\r\nContent-Type: text/plain", "O parâmetro `nome` falta.").await;
    assert_eq!(error.to_string(), "listItems: 400: O parâmetro `nome` falta.");
    assert_eq!(error.body(), None);
    let error = refused("502 A\r\nContent-Type: text/html", "<h1>nginx</h1>").await;
    assert_eq!(error.to_string(), "listItems: 502: Bad Gateway");
    assert!(error.is_retryable());
    let error = refused("503 A\r\nRetry-After: 7", "").await;
    assert_eq!(error.retry_after(), Some(Duration::from_secs(7)));
}

#[tokio::test]
async fn bodies_of_each_kind() {
    let server = Server::start([answer("400 A\r\nContent-Type: text/plain; charset=ISO-8859-1", "ok")]).await;
    let send = async || server.connection().call(&LIST).send().await.unwrap();
    assert_eq!(send().await.refused_text(|text| text).await.body().unwrap(), "ok");
    assert_eq!(send().await.refused_bytes(|bytes| bytes).await.body().unwrap(), &Bytes::from("ok"));
    assert_eq!(send().await.refused_empty(|()| 5).await.body(), Some(&5));
    assert_eq!(send().await.undeclared::<u8>().await.body(), None);
}

#[tokio::test]
async fn a_refusal_that_is_too_large_is_cut() {
    let server = Server::start([answer("400 A\r\nContent-Type: text/plain", &"x".repeat(100_000))]).await;
    let connection = server.builder().body_limit(10_000).build().unwrap();
    let error = connection.call(&LIST).send().await.unwrap().refused_text(|text| text).await;
    assert_eq!(error.body(), None);
    assert_eq!(error.message(), format!("{}…", "x".repeat(1000)));
}

#[tokio::test]
async fn errors_stay_small() {
    assert!(size_of::<Error<[u8; 1000]>>() <= 128);
    assert!(size_of::<client_runtime::Failure>() <= 16);
}
