//! Settings that cannot be, and what requests look like with those that can.

use client_runtime::{Connection, SetupError};

use crate::operations::{LIST, OPERATIONS, READ, SCHEMES};
use crate::server::{Server, json};

#[test]
fn settings_that_cannot_be_are_said_at_once() {
    let builder = || Connection::builder("http://a.example").operations(OPERATIONS).schemes(SCHEMES);
    for (builder, message) in [
        (Connection::builder("a.example"), "the base address is no URL: relative URL without a base"),
        (builder().user_agent("a\nb"), "the user agent has characters that cannot stand in a header"),
        (builder().root_certificate("no PEM"), "the root certificate is no PEM of a certificate"),
        (builder().bearer("tokn", "t"), "there is no security scheme `tokn`"),
        (builder().bearer("login", "t"), "the security scheme `login` takes another kind of secret"),
        (
            builder().bearer("token", "a\r\nb"),
            "the secret of `token` has characters that cannot stand where it belongs",
        ),
        (
            builder().basic("login", "a:b", "c"),
            "the secret of `login` has characters that cannot stand where it belongs",
        ),
        (builder().retry_also("cancel"), "there is no operation `cancel`"),
    ] {
        assert_eq!(builder.build().unwrap_err().to_string(), message);
    }
    assert!(matches!(Connection::builder("").build(), Err(SetupError::Base { .. })));
}

#[tokio::test]
async fn a_request_says_who_asks_and_for_what() {
    let server = Server::start([json("[]")]).await;
    let connection = server.builder().user_agent("tester/1").build().unwrap();
    connection.call(&LIST).send().await.unwrap();
    let host = server.base.strip_prefix("http://").unwrap();
    assert_eq!(
        server.request(),
        format!(
            "GET /items HTTP/1.1\r\naccept: application/json, text/plain\r\nuser-agent: tester/1\r\nhost: {host}\r\n\r\n"
        )
    );
    assert_eq!(connection.base(), server.base);
}

#[tokio::test]
async fn a_ready_client_is_used() {
    let server = Server::start([json("[]")]).await;
    let headers = [("x-from".parse().unwrap(), "client".parse().unwrap())].into_iter().collect();
    let client = client_runtime::reqwest::Client::builder()
        .tls_backend_preconfigured(crate::tls::trusting_nobody())
        .default_headers(headers)
        .build()
        .unwrap();
    server.builder().http_client(client).build().unwrap().call(&LIST).send().await.unwrap();
    assert!(server.request().contains("x-from: client"));
}

#[tokio::test]
async fn values_of_any_kind_can_be_given_at_run_time() {
    let server = Server::start([json(r#"{"a": [1]}"#)]).await;
    let connection = server.connection();
    let mut call = connection.call(&READ);
    call.path("id", &serde_json::json!(7))
        .query("tags", &serde_json::json!(["a", "b"]))
        .query("none", &serde_json::json!(null))
        .header("X-On", &serde_json::json!(true))
        .json("application/json", &serde_json::json!({"a": null}));
    let answer = call.send().await.unwrap();
    assert_eq!(answer.status(), 200);
    assert_eq!(answer.content_type(), Some("application/json"));
    let text = answer.text().await.unwrap();
    assert_eq!(*text, r#"{"a": [1]}"#);
    assert_eq!(text.header("content-length"), Some("10"));
    let request = server.request();
    assert!(request.starts_with("GET /items/7?tags=a&tags=b HTTP/1.1\r\nx-on: true\r\n"), "{request}");
    assert!(request.ends_with(r#"{"a":null}"#), "{request}");
}
