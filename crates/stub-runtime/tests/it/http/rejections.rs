//! Rejections as a service words them, and failures of the implementation.

use std::sync::atomic::{AtomicUsize, Ordering};

use poem::Response;
use stub_runtime::check::any;
use stub_runtime::query::Field;
use stub_runtime::rejection::{Reason, Rejection};
use stub_runtime::{Context, Stub, reply};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use super::server::{Server, request, shown};
use crate::api;

static N_REACHED: AtomicUsize = AtomicUsize::new(0);

api! { Failing {
    "/number" { GET 0 |call| {
        let query = call.query(&const { [Field::single("n")] })?;
        let n = query.required::<i32>(0, any)?;
        N_REACHED.fetch_add(1, Ordering::SeqCst);
        shown(n)
    } }
    "/panic" { GET 1 |_call| { panic!("as asked") } }
    "/panic-later" { GET 2 |call| {
        tokio::task::yield_now().await;
        let empty = call.headers().get("x-absent");
        shown(empty.expect("as asked"))
    } }
    "/internal" { GET 3 |_call| { Err(Rejection::internal("the password is 12345")) } }
    "/ok" { GET 4 |_call| { reply::text(200, "text/plain", "ok") } }
} }

fn em_portugues(rejection: &Rejection, context: &Context<'_>) -> Response {
    match rejection.reason() {
        Reason::Missing { .. } if context.accept() == Some("application/json") => {
            rejection.with_body("application/json", format!("{:?}", context.route()))
        }
        Reason::Missing { name, .. } => rejection.worded(format!("falta o parâmetro {name}")),
        Reason::UnknownPath => rejection.with_body("application/json", r#"{"erro": "nada aqui"}"#),
        Reason::Repeated { .. } => panic!("as asked"),
        Reason::UnknownMethod { .. } => rejection.worded("método desconhecido".to_owned()),
        _ => rejection.worded(rejection.to_string()),
    }
}

#[tokio::test]
async fn a_service_words_them() {
    let server = Server::start(Stub::new(Failing).rejections(em_portugues)).await;
    let ask = async |line| server.exchange(request(line, &[], "")).await.whole();
    assert_eq!(
        ask("GET /number").await,
        "HTTP/1.1 400 Bad Request\ncontent-type: text/plain; charset=utf-8\ncontent-length: 20\n\nfalta o parâmetro n"
    );
    assert_eq!(server.ask("GET /number", &["accept: application/json"]).await, "400 Some(\"/number\")");
    assert_eq!(
        ask("GET /nothing").await,
        "HTTP/1.1 404 Not Found\ncontent-type: application/json\ncontent-length: 21\n\n{\"erro\": \"nada aqui\"}"
    );
    assert_eq!(
        ask("PUT /ok").await,
        "HTTP/1.1 405 Method Not Allowed\ncontent-type: text/plain; charset=utf-8\nallow: GET, HEAD\n\
         content-length: 20\n\nmétodo desconhecido"
    );
    assert_eq!(server.ask("GET /number?n=x", &[]).await, "400 query parameter `n` must be an integer");
    // A wording that panics is done without.
    assert_eq!(server.ask("GET /number?n=1&n=2", &[]).await, "400 query parameter `n` is given more than once");
}

#[tokio::test]
async fn what_is_malformed_never_reaches_the_implementation() {
    let server = Server::start(Stub::new(Failing)).await;
    assert_eq!(server.ask("GET /number?n=5", &[]).await, "200 5");
    for query in ["", "?n=", "?n=x", "?n=1&n=2", "?n=1&m=2", "?n=%"] {
        assert!(server.ask(&format!("GET /number{query}"), &[]).await.starts_with("400 "), "{query}");
    }
    assert_eq!(N_REACHED.load(Ordering::SeqCst), 1);
}

#[tokio::test]
async fn a_panic_is_one_callers_500_and_the_connection_lives_on() {
    let server = Server::start(Stub::new(Failing)).await;
    let mut stream = server.connect().await;
    for (path, expected) in [
        ("/ok", "ok"),
        ("/panic", "internal error"),
        ("/ok", "ok"),
        ("/panic-later", "internal error"),
        ("/internal", "internal error"),
        ("/ok", "ok"),
    ] {
        let line = format!("GET {path} HTTP/1.1\r\nhost: t\r\n\r\n");
        stream.write_all(line.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        while !answer.ends_with(expected.as_bytes()) {
            let n_read = stream.read_buf(&mut answer).await.unwrap();
            assert!(n_read > 0, "{path}: {}", String::from_utf8_lossy(&answer));
        }
    }
}
