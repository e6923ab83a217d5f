//! Servers that do not keep the contract: a clear error within the deadline, bounded memory, no panic.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use client_runtime::{Error, TransportKind};
use serde::Deserialize;

use crate::operations::LIST;
use crate::server::{Reply, Server, answer, json};

client_runtime::text_enum! {
    /// A situation.
    pub enum Situation { Active = "ACTIVE" }
}

#[derive(Debug, Deserialize)]
struct Items {
    items: Vec<Item>,
}

#[derive(Debug, Deserialize)]
struct Item {
    name: String,
    situation: Option<Situation>,
}

/// Calls a server that misbehaves.
async fn call(reply: Reply) -> Result<Items, Error> {
    call_within(Duration::from_secs(30), reply).await
}

/// The same with a deadline, which is kept, give or take what a busy machine needs.
async fn call_within(deadline: Duration, reply: Reply) -> Result<Items, Error> {
    let server = Server::start([reply]).await;
    let connection = server.builder().deadline(deadline).retries(0).build().unwrap();
    let begin = Instant::now();
    let answer = async {
        let answer = connection.call(&LIST).send().await?;
        match answer.status() {
            200 => Ok(answer.json::<Items>().await?.into_inner()),
            _ => Err(answer.undeclared().await),
        }
    };
    let outcome = answer.await;
    assert!(begin.elapsed() < deadline + Duration::from_secs(20));
    outcome
}

async fn said(reply: Reply) -> String {
    call(reply).await.unwrap_err().to_string()
}

#[tokio::test]
async fn html_instead_of_json() {
    let page = "<html>\r\n<h1>Welcome\u{1b} to nginx!</h1></html>";
    assert_eq!(
        said(answer("200 OK\r\nContent-Type: text/html", page)).await,
        "listItems: 200: the body is text/html and not JSON: <html>  <h1>Welcome  to nginx!</h1></html>"
    );
    let long = said(answer("200 OK\r\nContent-Type: text/html", &"x".repeat(5000))).await;
    assert_eq!(long.chars().filter(|character| *character == 'x').count(), 200 + "text".matches('x').count());
}

#[tokio::test]
async fn half_a_body() {
    assert_eq!(
        said(json(r#"{"items": [{"name": "a"}, {"na"#)).await,
        "listItems: 200: items[1]: EOF while parsing a string at line 1 column 30"
    );
    assert_eq!(
        said(Reply::Raw("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{\"items\"".to_owned())).await,
        "listItems: the connection failed before the answer was complete: end of file before message length reached"
    );
}

#[tokio::test]
async fn another_content_type() {
    assert_eq!(
        said(answer("200 OK\r\nContent-Type: application/xml", "<items/>")).await,
        "listItems: 200: the body is application/xml and not JSON: <items/>"
    );
    // Declared for refusals only; no text is JSON by being declared.
    assert_eq!(
        said(answer("200 OK\r\nContent-Type: text/plain", "Bem-vindo")).await,
        "listItems: 200: the body is text/plain and not JSON: Bem-vindo"
    );
    assert_eq!(
        said(answer("200 OK\r\nContent-Type: application/json\r\nContent-Encoding: gzip", "\u{1f}")).await,
        "listItems: 200: the body is encoded as gzip, which was not asked for"
    );
    assert!(call(json("\u{feff}{\"items\": []}")).await.unwrap().items.is_empty());
    let fitting = [
        "200 OK\r\nContent-Type: application/vnd.items+json; charset=utf-8",
        "200 OK\r\nContent-Type: Application/JSON",
        "200 OK",
    ];
    for head in fitting {
        assert!(call(answer(head, r#"{"items": []}"#)).await.unwrap().items.is_empty(), "{head}");
    }
}

#[tokio::test]
async fn an_unknown_value_of_an_enumeration_is_kept() {
    let items = call(json(r#"{"items": [{"name": "a", "situation": "NEW"}]}"#)).await.unwrap().items;
    assert_eq!(items[0].name, "a");
    assert_eq!(items[0].situation, Some(Situation::Other("NEW".to_owned())));
}

#[tokio::test]
async fn a_field_of_another_type() {
    let error = call(json(r#"{"items": [{"name": "a"}, {"name": 5}]}"#)).await.unwrap_err();
    let Error::Contract { operation: "listItems", status: 200, path: Some(path), message } = &error else {
        panic!("{error:?}");
    };
    assert_eq!(path, "items[1].name");
    assert!(message.starts_with("invalid type: integer `5`, expected a string"), "{message}");
    assert_eq!(
        said(json("[]x")).await,
        "listItems: 200: invalid length 0, expected struct Items with 1 element at line 1 column 2"
    );
    assert_eq!(said(json(r#"{"items": []} x"#)).await, "listItems: 200: trailing characters at line 1 column 15");
}

#[tokio::test]
async fn nothing_at_all() {
    assert_eq!(said(json("")).await, "listItems: 200: the body is empty and not JSON");
    let error = call(Reply::Raw(String::new())).await.unwrap_err();
    assert!(matches!(error, Error::Transport { kind: TransportKind::Interrupted, .. }), "{error:?}");
    assert!(std::error::Error::source(&error).is_some());
}

#[tokio::test]
async fn no_http() {
    let error = call(Reply::Raw("220 mail.example ESMTP\r\n".to_owned())).await.unwrap_err();
    assert!(matches!(error, Error::Transport { kind: TransportKind::Interrupted, .. }), "{error:?}");
}

#[tokio::test]
async fn a_body_without_end() {
    let server =
        Server::start([Reply::Flood("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n".to_owned())]).await;
    let connection = server.builder().body_limit(1 << 20).build().unwrap();
    let answer = connection.call(&LIST).send().await.unwrap();
    let error: Error = answer.bytes().await.unwrap_err().into();
    assert_eq!(error.to_string(), "listItems: 200: the body is larger than 1048576 bytes");
    // What lies in the buffers of two sockets, and not 200 MB.
    assert!(server.n_flooded.load(Ordering::SeqCst) < 64 << 20);
}

#[tokio::test]
async fn a_head_without_end() {
    let error = call(Reply::Flood("HTTP/1.1 200 OK\r\nX-Long: ".to_owned())).await.unwrap_err();
    assert_eq!(
        error.to_string(),
        "listItems: the connection failed before the answer was complete: message head is too large"
    );
}

#[tokio::test]
async fn a_body_that_says_it_is_too_large() {
    let server = Server::start([Reply::Flood("HTTP/1.1 200 OK\r\nContent-Length: 209715200\r\n\r\n".to_owned())]).await;
    let answer = server.connection().call(&LIST).send().await.unwrap();
    let error: Error = answer.json::<Items>().await.unwrap_err().into();
    assert_eq!(error.to_string(), "listItems: 200: the body is larger than 33554432 bytes");
    assert!(server.n_flooded.load(Ordering::SeqCst) < 64 << 20);
}

#[tokio::test]
async fn silence() {
    let deadline = Duration::from_millis(500);
    for reply in [
        Reply::Hang(String::new()),
        Reply::Hang("HTTP/1.1 200 OK\r\nContent-Len".to_owned()),
        Reply::Hang("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{\"items\"".to_owned()),
        Reply::Drip("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n".to_owned()),
    ] {
        let error = call_within(deadline, reply).await.unwrap_err();
        assert!(matches!(error, Error::Transport { kind: TransportKind::Timeout, .. }), "{error:?}");
        assert_eq!(error.to_string(), "listItems: no complete answer within 500ms");
    }
}

#[tokio::test]
async fn a_refusal_is_known_whatever_becomes_of_its_body() {
    let reply = Reply::Hang("HTTP/1.1 404 Not Found\r\nContent-Length: 100\r\n\r\nNo s".to_owned());
    let error = call_within(Duration::from_secs(2), reply).await.unwrap_err();
    assert_eq!(error.to_string(), "listItems: 404: Not Found");
}

#[tokio::test]
async fn a_reset() {
    let error = call(Reply::Reset).await.unwrap_err();
    assert!(matches!(error, Error::Transport { kind: TransportKind::Interrupted, .. }), "{error:?}");
    assert!(error.to_string().contains("reset"), "{error}");
}

#[tokio::test]
async fn a_redirect_is_not_followed() {
    let server = Server::start([answer("302 Found\r\nLocation: http://127.0.0.1:1/elsewhere", "")]).await;
    let answer = server.connection().call(&LIST).send().await.unwrap();
    let error = answer.undeclared::<()>().await;
    assert_eq!(
        error.to_string(),
        "listItems: 302: the contract has no such answer: a redirect to http://127.0.0.1:1/elsewhere, which is not followed"
    );
    assert_eq!(server.n_requests(), 1);
}

#[tokio::test]
async fn nobody_is_there() {
    let connection = client_runtime::Connection::builder("http://127.0.0.1:1").retries(0).build().unwrap();
    let mut call = connection.call(&LIST);
    call.query("cpf", "12345678909");
    let error: Error = call.send().await.unwrap_err().into();
    assert!(matches!(error, Error::Transport { kind: TransportKind::Connect, .. }), "{error:?}");
    assert!(error.to_string().starts_with("listItems: cannot connect: "), "{error}");
    // Parameters may be personal: no cause tells the address.
    assert!(!format!("{error:?}").contains("12345678909"), "{error:?}");
}
