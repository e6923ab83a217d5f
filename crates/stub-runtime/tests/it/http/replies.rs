//! Answers as bytes.

use stub_runtime::{Binary, Body, Stub, Value, reply};

use super::server::{Server, request};
use crate::api;

api! { Replies {
    "/json" { GET 0 |_call| { reply::json(200, "application/json", &[1, 2]) } }
    "/vendor" { GET 1 |_call| { reply::json(201, "application/vnd.x+json", &Value::Null) } }
    "/text" { GET 2 |_call| { reply::text(200, "text/plain", "olá") } }
    "/html" { GET 3 |_call| { reply::text(200, "text/html", "<p>") } }
    "/charset" { GET 4 |_call| { reply::text(200, "text/csv; header=present", "a,b") } }
    "/xml" { GET 5 |_call| { reply::text(200, "application/xml", "<x/>") } }
    "/empty" { GET 6 |_call| { reply::empty(204) } }
    "/headers" { GET 7 |_call| {
        let mut reply = reply::empty(200)?;
        reply.header("x-total", 5)?;
        reply.header("Location", "/a?b=é")?;
        reply.header("x-total", true)?;
        Ok(reply)
    } }
    "/binary" { GET 8 |_call| { reply::binary(200, "image/png", vec![1, 2]) } }
    "/range" { GET 9 |_call| { reply::binary(200, "image/*", Binary::new("x").with_media_type("image/gif")) } }
    "/range-untold" { GET 10 |_call| { reply::binary(200, "*/*", Binary::new("x")) } }
    "/stream" { GET 11 |_call| {
        let chunks = futures_util::stream::iter(["a", "b"].map(Ok::<_, std::io::Error>));
        reply::binary(200, "application/octet-stream", Body::from_bytes_stream(chunks))
    } }
    "/bad-header" { GET 12 |_call| {
        let mut reply = reply::empty(200)?;
        reply.header("x-name", "a\r\nx-more: b")?;
        Ok(reply)
    } }
    "/bad-name" { GET 13 |_call| {
        let mut reply = reply::empty(200)?;
        reply.header("x name", 1)?;
        Ok(reply)
    } }
    "/bad-type" { GET 14 |_call| { reply::json(200, "application/\n", &1) } }
    "/bad-status" { GET 15 |_call| { reply::empty(99) } }
    "/bad-json" { GET 16 |_call| {
        reply::json(200, "application/json", &std::collections::BTreeMap::from([([1, 2], 3)]))
    } }
    "/any-json" { GET 18 |_call| { reply::json(200, "*/*", &1) } }
    "/any-text" { GET 19 |_call| { reply::text(200, "text/*", "x") } }
    "/teapot" { GET 17 |_call| { reply::text(418, "text/plain", "") } }
} }

#[tokio::test]
async fn replies() {
    let server = Server::start(Stub::new(Replies)).await;
    let internal = "HTTP/1.1 500 Internal Server Error\ncontent-type: text/plain; charset=utf-8\ncontent-length: 14\n\ninternal error";
    let cases = [
        ("/json", "HTTP/1.1 200 OK\ncontent-type: application/json\ncontent-length: 5\n\n[1,2]"),
        ("/vendor", "HTTP/1.1 201 Created\ncontent-type: application/vnd.x+json\ncontent-length: 4\n\nnull"),
        ("/text", "HTTP/1.1 200 OK\ncontent-type: text/plain; charset=utf-8\ncontent-length: 4\n\nolá"),
        ("/html", "HTTP/1.1 200 OK\ncontent-type: text/html; charset=utf-8\ncontent-length: 3\n\n<p>"),
        ("/charset", "HTTP/1.1 200 OK\ncontent-type: text/csv; header=present\ncontent-length: 3\n\na,b"),
        ("/xml", "HTTP/1.1 200 OK\ncontent-type: application/xml\ncontent-length: 4\n\n<x/>"),
        ("/any-json", "HTTP/1.1 200 OK\ncontent-type: application/json\ncontent-length: 1\n\n1"),
        ("/any-text", "HTTP/1.1 200 OK\ncontent-type: text/plain; charset=utf-8\ncontent-length: 1\n\nx"),
        ("/empty", "HTTP/1.1 204 No Content\n\n"),
        ("/headers", "HTTP/1.1 200 OK\nx-total: 5\nx-total: true\nlocation: /a?b=é\ncontent-length: 0\n\n"),
        ("/binary", "HTTP/1.1 200 OK\ncontent-type: image/png\ncontent-length: 2\n\n\u{1}\u{2}"),
        ("/range", "HTTP/1.1 200 OK\ncontent-type: image/gif\ncontent-length: 1\n\nx"),
        ("/range-untold", "HTTP/1.1 200 OK\ncontent-type: application/octet-stream\ncontent-length: 1\n\nx"),
        (
            "/stream",
            "HTTP/1.1 200 OK\ncontent-type: application/octet-stream\ntransfer-encoding: chunked\n\n\
             1\r\na\r\n1\r\nb\r\n0\r\n\r\n",
        ),
        ("/bad-header", internal),
        ("/bad-name", internal),
        ("/bad-type", internal),
        ("/bad-status", internal),
        ("/bad-json", internal),
        ("/teapot", "HTTP/1.1 418 I'm a teapot\ncontent-type: text/plain; charset=utf-8\ncontent-length: 0\n\n"),
    ];
    for (path, expected) in cases {
        assert_eq!(server.exchange(request(&format!("GET {path}"), &[], "")).await.whole(), expected, "{path}");
    }
}

#[tokio::test]
async fn a_stream_asked_for_by_head_has_no_length() {
    let server = Server::start(Stub::new(Replies)).await;
    let head = server.exchange(request("HEAD /stream", &[], "")).await;
    assert_eq!(head.whole(), "HTTP/1.1 200 OK\ncontent-type: application/octet-stream\n\n");
}
