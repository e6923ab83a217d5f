//! Answers piece by piece.

use std::sync::atomic::Ordering;
use std::time::Duration;

use client_runtime::Error;

use crate::operations::DOWNLOAD;
use crate::server::{Reply, Server, answer};

#[tokio::test]
async fn a_stream_gives_all_its_pieces() {
    let server = Server::start([answer("200 OK\r\nX-Name: a", "abc")]).await;
    let answer = server.connection().call(&DOWNLOAD).send().await.unwrap().stream();
    assert_eq!((answer.status(), answer.header("x-name")), (200, Some("a")));
    let mut stream = answer.into_inner();
    let mut bytes = Vec::new();
    while let Some(piece) = stream.chunk().await.unwrap() {
        bytes.extend_from_slice(&piece);
    }
    assert_eq!(bytes, b"abc");
}

#[tokio::test]
async fn a_stream_may_be_larger_than_the_limit() {
    let flood = Reply::Flood("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n".to_owned());
    let server = Server::start([flood]).await;
    let connection = server.builder().body_limit(10).build().unwrap();
    let mut stream = connection.call(&DOWNLOAD).send().await.unwrap().stream().into_inner();
    let mut n_bytes = 0;
    while n_bytes < 1 << 20 {
        n_bytes += stream.chunk().await.unwrap().unwrap().len();
    }
    // Dropping it ends the transfer.
    drop(stream);
    while server.n_open.load(Ordering::SeqCst) > 0 {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_stream_that_stops_is_late() {
    let server = Server::start([Reply::Hang("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc".to_owned())]).await;
    let connection = server.connection().with_deadline(Duration::from_secs(2));
    let mut stream = connection.call(&DOWNLOAD).send().await.unwrap().stream().into_inner();
    assert_eq!(stream.chunk().await.unwrap().unwrap(), "abc");
    let error: Error = stream.chunk().await.unwrap_err();
    assert_eq!(error.to_string(), "download: no complete answer within 2s");
    assert_eq!(stream.chunk().await.unwrap(), None);
}

#[tokio::test]
async fn a_page_is_no_download() {
    let page = Server::start([answer("200 OK\r\nContent-Type: text/html", "<p>")]).await;
    let error: Error = page.connection().call(&DOWNLOAD).send().await.unwrap().bytes().await.unwrap_err().into();
    assert_eq!(error.to_string(), "download: 200: the body is text/html and not application/octet-stream: <p>");
    let image = Server::start([answer("200 OK\r\nContent-Type: image/png", "P")]).await;
    let bytes = image.connection().call(&DOWNLOAD).send().await.unwrap().bytes().await.unwrap();
    assert_eq!(bytes.into_inner(), "P");
}
