//! JSON, text and binary bodies, and their media types.

use std::io;

use poem::Endpoint;
use stub_runtime::check::{any, at, max_length};
use stub_runtime::{Bytes, Method, Stub, reply};

use super::server::{Server, request, shown};
use crate::api;

#[derive(Debug, Clone, PartialEq)]
struct Pet {
    name: String,
    age: Option<i32>,
}

stub_runtime::object! { Pet { 0 name "name" required, 1 age "age" optional } closed }

fn fits(pet: &Pet) -> Result<(), stub_runtime::Fault> {
    at("name", max_length(&pet.name, 5))
}

api! { Bodies {
    "/json" { POST 0 |call| { shown(call.json(fits).await?) } }
    "/optional" { POST 1 |call| { shown(call.json_optional(fits).await?) } }
    "/vendor" { POST 2 |call| {
        call.media_type(&["application/vnd.pet+json"])?;
        shown(call.json(fits).await?)
    } }
    "/several" { POST 3 |call| {
        match call.media_type(&["application/json", "text/*", "image/png", "application/*+json"])? {
            0 => shown(call.json(fits).await?),
            1 => shown(call.text::<String>(any).await?),
            2 => shown(call.bytes().await?),
            _ => shown(("suffix", call.json(fits).await?)),
        }
    } }
    "/text" { POST 4 |call| { shown(call.text::<i32>(any).await?) } }
    "/text-optional" { POST 5 |call| { shown(call.text_optional::<String>(any).await?) } }
    "/bytes" { POST 6 |call| { shown(call.bytes().await?.len()) } }
    "/stream" { POST 7 |call| { shown(call.stream()?.into_bytes().await.map(|bytes| bytes.len()).ok()) } }
    "/unprocessable" { POST 8 |call| {
        call.invalid_is(422);
        shown(call.json(fits).await?)
    } }
    "/several-optional" { POST 9 |call| { shown(call.media_type_optional(&["text/csv"])?) } }
    "/anything" { POST 11 |call| {
        call.media_type(&["*/*"])?;
        shown(call.bytes().await?)
    } }
    "/upload" { POST 12 |call| {
        call.media_type(&["image/*"])?;
        let upload = call.upload().await?;
        shown((upload.content_type, upload.bytes))
    } }
    "/ignored" { POST 10 |_call| { reply::empty(204) } }
} }

async fn served() -> Server {
    Server::start(Stub::new(Bodies).body_limit(100)).await
}

#[tokio::test]
async fn json() {
    let server = served().await;
    let cases = [
        (r#"{"name": "Rex"}"#, r#"200 Pet { name: "Rex", age: None }"#),
        (r#" {"age": 5, "name": "Rex"} "#, r#"200 Pet { name: "Rex", age: Some(5) }"#),
        (r#"{"name": "Bucephalus"}"#, "400 the body at `$.name` must have at most 5 characters"),
        (r#"{"name": 5}"#, "400 the body at `$.name` must be a string, not an integer"),
        (r#"{"name": "Rex", "age": "5"}"#, "400 the body at `$.age` must be an integer, not a string"),
        (r#"{"name": "Rex", "age": null}"#, "400 the body at `$.age` must be an integer, not null"),
        (r#"{"name": "Rex", "name": "Rex"}"#, "400 the body must have the property `name` only once"),
        (r#"{"name": "Rex", "x": 1}"#, "400 the body must not have the property `x`"),
        ("{}", "400 the body must have the property `name`"),
        ("[]", "400 the body must be an object, not an array"),
        ("", "400 the body is missing"),
        (" ", "400 the body must not be empty"),
        ("{", "400 the body must be complete JSON"),
        (r#"{"name": "Rex"} x"#, "400 the body must be one JSON value with nothing after it"),
        ("\u{FEFF}{}", "400 the body must be JSON without a byte order mark"),
    ];
    for (body, expected) in cases {
        assert_eq!(server.post("/json", "application/json", body).await, expected, "{body}");
    }
    assert_eq!(server.post("/json", "application/json", b"\"\xFF\"").await, "400 the body must be UTF-8");
    assert_eq!(
        server.post("/unprocessable", "application/json", "{}").await,
        "422 the body must have the property `name`"
    );
    assert_eq!(server.post("/unprocessable", "application/json", "").await, "422 the body is missing");
}

#[tokio::test]
async fn absent_bodies() {
    let server = served().await;
    let cases: &[(&str, &[&str], &str, &str)] = &[
        ("/json", &[], "", "400 the body is missing"),
        ("/json", &["content-length: 0"], "", "400 the body is missing"),
        (
            "/json",
            &["content-type: application/json", "transfer-encoding: chunked"],
            "0\r\n\r\n",
            "400 the body is missing",
        ),
        ("/optional", &[], "", "200 None"),
        ("/optional", &["content-type: application/json"], "", "200 None"),
        ("/optional", &["content-length: 0"], "", "200 None"),
        ("/optional", &["content-type: application/json", "transfer-encoding: chunked"], "0\r\n\r\n", "200 None"),
        (
            "/optional",
            &["content-type: application/json", "content-length: 4"],
            "null",
            "400 the body must be an object, not null",
        ),
        (
            "/optional",
            &["content-type: application/json", "transfer-encoding: chunked"],
            "9\r\n{\"name\": \r\n6\r\n\"Rex\"}\r\n0\r\n\r\n",
            r#"200 Some(Pet { name: "Rex", age: None })"#,
        ),
        ("/text-optional", &[], "", "200 None"),
        ("/several-optional", &[], "", "200 None"),
        ("/several-optional", &["content-type: text/csv", "content-length: 1"], "x", "200 Some(0)"),
        ("/several-optional", &["content-type: text/plain", "content-length: 1"], "x", "415 the body must be text/csv"),
    ];
    for (path, headers, body, expected) in cases {
        let response = server.exchange(request(&format!("POST {path}"), headers, body)).await;
        assert_eq!(response.brief(), *expected, "{path} {headers:?}");
    }
}

#[tokio::test]
async fn media_types() {
    let server = served().await;
    let pet = r#"{"name": "Rex"}"#;
    let several = "415 the body must be application/json, text/*, image/png, application/*+json";
    let cases = [
        ("/json", "application/json; charset=utf-8", r#"200 Pet { name: "Rex", age: None }"#),
        ("/json", "Application/JSON", r#"200 Pet { name: "Rex", age: None }"#),
        ("/json", "application/json;charset=latin1", r#"200 Pet { name: "Rex", age: None }"#),
        ("/json", "application/vnd.pet+json", "415 the body must be application/json"),
        ("/json", "text/plain", "415 the body must be application/json"),
        ("/json", "json", "415 the body must be application/json"),
        ("/json", "", "415 the body must be application/json"),
        ("/optional", "text/plain", "415 the body must be application/json"),
        ("/vendor", "application/vnd.pet+json", r#"200 Pet { name: "Rex", age: None }"#),
        ("/vendor", "application/json", "415 the body must be application/vnd.pet+json"),
        ("/several", "application/json", r#"200 Pet { name: "Rex", age: None }"#),
        ("/several", "application/vnd.pet+json", r#"200 ("suffix", Pet { name: "Rex", age: None })"#),
        ("/several", "text/csv", r#"200 "{\"name\": \"Rex\"}""#),
        ("/several", "image/png", r#"200 b"{\"name\": \"Rex\"}""#),
        ("/several", "image/jpeg", several),
    ];
    for (path, media_type, expected) in cases {
        assert_eq!(server.post(path, media_type, pet).await, expected, "{path} {media_type}");
    }
    let untold = request("POST /json", &["content-length: 2"], "{}");
    assert_eq!(server.exchange(untold).await.brief(), "415 the body must be application/json");
    let untold = request("POST /anything", &["content-length: 2"], "{}");
    assert_eq!(server.exchange(untold).await.brief(), r#"200 b"{}""#);
    assert_eq!(server.post("/anything", "image/png", "x").await, r#"200 b"x""#);
    assert_eq!(server.post("/anything", "nonsense", "x").await, "415 the body must be */*");
    let packed =
        request("POST /json", &["content-type: application/json", "content-encoding: gzip", "content-length: 2"], "{}");
    assert_eq!(server.exchange(packed).await.brief(), "415 the body must not be compressed");
}

#[tokio::test]
async fn text_and_bytes() {
    let server = served().await;
    assert_eq!(server.post("/text", "text/plain; charset=utf-8", "12").await, "200 12");
    assert_eq!(server.post("/text", "text/plain", "x").await, "400 the body must be an integer");
    assert_eq!(server.post("/text", "text/plain", b"\xFF").await, "400 the body must be UTF-8 without NUL");
    assert_eq!(server.post("/text", "text/plain", b"1\0").await, "400 the body must be UTF-8 without NUL");
    assert_eq!(server.post("/text", "application/json", "1").await, "415 the body must be text/plain");
    assert_eq!(server.post("/text-optional", "text/plain", "é").await, r#"200 Some("é")"#);
    assert_eq!(server.post("/bytes", "application/octet-stream", b"\0\xFF").await, "200 2");
    assert_eq!(server.post("/upload", "image/png", "x").await, r#"200 (Some("image/png"), b"x")"#);
    assert_eq!(server.post("/upload", "text/plain", "x").await, "415 the body must be image/*");
    assert_eq!(server.post("/bytes", "image/png", b"\0\xFF").await, "415 the body must be application/octet-stream");
}

#[tokio::test]
async fn a_limit_is_kept() {
    let server = served().await;
    let too_large = "413 the body is larger than 100 bytes";
    assert_eq!(server.post("/bytes", "application/octet-stream", [0; 100]).await, "200 100");
    assert_eq!(server.post("/bytes", "application/octet-stream", [0; 101]).await, too_large);
    // Announced and never sent: the answer does not wait for it.
    let announced = "POST /bytes HTTP/1.1\r\nhost: t\r\nconnection: close\r\n\
                     content-type: application/octet-stream\r\ncontent-length: 2147483648\r\n\r\n";
    assert_eq!(server.exchange(announced).await.brief(), too_large);
    // Never announced: reading stops at the limit, not at the end, which does not come.
    let chunk = format!("28\r\n{}\r\n", "x".repeat(40)).repeat(3);
    let headers = ["content-type: application/octet-stream", "transfer-encoding: chunked"];
    assert_eq!(server.exchange(request("POST /bytes", &headers, &chunk)).await.brief(), too_large);
    // What is streamed is the implementation's to limit.
    assert_eq!(server.post("/stream", "application/octet-stream", [0; 101]).await, "200 Some(101)");
}

#[tokio::test]
async fn a_body_that_ends_early_is_told_to_those_who_still_listen() {
    let server = served().await;
    let mut stream = server.connect().await;
    let head = "POST /json HTTP/1.1\r\nhost: t\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{";
    tokio::io::AsyncWriteExt::write_all(&mut stream, head.as_bytes()).await.unwrap();
    tokio::io::AsyncWriteExt::shutdown(&mut stream).await.unwrap();
    let mut answer = Vec::new();
    tokio::io::AsyncReadExt::read_to_end(&mut stream, &mut answer).await.unwrap();
    let answer = String::from_utf8(answer).unwrap();
    assert!(answer.is_empty() || answer.ends_with("the body is incomplete"), "{answer}");
    // The server goes on.
    assert_eq!(
        server.post("/json", "application/json", r#"{"name": "Rex"}"#).await,
        r#"200 Pet { name: "Rex", age: None }"#
    );
}

#[tokio::test]
async fn a_body_that_the_server_stopped_waiting_for_is_408() {
    let slow = futures_util::stream::iter([Ok(Bytes::from_static(b"{")), Err(io::ErrorKind::TimedOut.into())]);
    let request = poem::Request::builder().method(Method::POST).uri_str("/json").content_type("application/json");
    let request = request.body(poem::Body::from_bytes_stream::<_, Bytes, io::Error>(slow));
    let response = Stub::new(Bodies).get_response(request).await;
    assert_eq!(response.status(), 408);
    assert_eq!(response.into_body().into_string().await.unwrap(), "the body came too slowly");
}

#[tokio::test]
async fn a_body_that_nobody_asked_for_is_ignored() {
    let server = served().await;
    assert_eq!(server.post("/ignored", "nonsense", "nonsense").await, "204 ");
}
