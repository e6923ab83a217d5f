//! The client of a document of 3.1, on a socket: what its types write and read.

use client_runtime::{Base64, File, Nullable};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

use crate::server::{Server, json as answer_json};

#[rustfmt::skip]
#[allow(missing_docs, unreachable_pub, dead_code, unused_imports, clippy::pedantic, reason = "it is generated, and a part of it is used")]
#[path = "../../../clientgen/tests/cases/whole/version_3_1/mod.rs"]
mod client;

use client::types::{Address, Event, Order, Payment, Street, Tree};
use client::{Client, types};

/// The body of the only request, byte for byte; the answer is 204.
async fn body_of(call: impl AsyncFnOnce(Client)) -> Vec<u8> {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let client = Client::new(&format!("http://{}", listener.local_addr().unwrap())).unwrap();
    let server = tokio::spawn(async move {
        let (mut stream, _) = listener.accept().await.unwrap();
        let mut request = Vec::new();
        while !request.ends_with(b"--\r\n") {
            assert_ne!(stream.read_buf(&mut request).await.unwrap(), 0, "the request is whole");
        }
        stream.write_all(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n").await.unwrap();
        request
    });
    call(client).await;
    let request = server.await.unwrap();
    let end = request.windows(4).position(|bytes| bytes == b"\r\n\r\n").unwrap();
    request[end + 4..].to_vec()
}

/// A part by its head: the bytes between it and the next boundary.
fn part<'b>(body: &'b [u8], head: &str) -> &'b [u8] {
    let at = |bytes: &[u8], sought: &[u8]| bytes.windows(sought.len()).position(|window| window == sought);
    let begin = at(body, head.as_bytes()).unwrap_or_else(|| panic!("{head}: {}", String::from_utf8_lossy(body)));
    let content = &body[begin + head.len()..];
    let end = content.windows(4).rposition(|bytes| bytes == b"\r\n--").unwrap();
    let first = at(content, &[b"\r\n", &body[..34]].concat()).unwrap_or(end);
    &content[..first]
}

#[tokio::test]
async fn a_file_is_sent_byte_for_byte() {
    let content: Vec<u8> = (0..=255).cycle().take(100_000).collect();
    let body = body_of(async |client| {
        let upload = types::UploadBody::builder()
            .purpose("test")
            .file(File::new(content.clone()).named("all.bin"))
            .pages(vec![File::from("P")])
            .cover(File::from("C"))
            .back(Nullable::Value(File::from("B")))
            .thumbnail(Base64::new(vec![0, 255]));
        client.upload().body(upload).send().await.unwrap();
    });
    let body = body.await;
    let file = "name=\"file\"; filename=\"all.bin\"\r\nContent-Type: application/octet-stream\r\n\r\n";
    assert!(part(&body, file) == content, "the file is another");
    assert_eq!(part(&body, "name=\"pages\"; filename=\"pages\"\r\nContent-Type: image/png\r\n\r\n"), b"P");
    for (name, content) in [("cover", b"C"), ("back", b"B")] {
        let head = format!("name=\"{name}\"; filename=\"{name}\"\r\nContent-Type: image/jpeg\r\n\r\n");
        assert_eq!(part(&body, &head), content);
    }
    assert_eq!(part(&body, "name=\"thumbnail\"\r\n\r\n"), b"AP8=");
}

#[tokio::test]
async fn what_was_answered_is_sent_as_it_was() {
    let order = json!({
        "place": [1.5, -2.0],
        "street": ["Main", 7, "b", "c"],
        "picture": "AP8=",
        "labels": {"x-a": "1"},
        "events": [{"kind": "born", "weight": 3}, {"kind": "moved", "to": "here"}, {"kind": "died"}],
        "payment": {"method": "card", "number": "4"},
        "address": {"country": "BR", "cep": "01000-000"},
        "tree": ["a", ["b"]],
        "n-1": 1,
        "other": [true],
    });
    let server = Server::start([answer_json(&order.to_string())]).await;
    let client = Client::new(&server.base).unwrap();
    let body: Order = serde_json::from_value(order.clone()).unwrap();
    let answer = client.order().body(body).send().await.unwrap().into_inner();

    let Street(name, number, rest) = answer.street.unwrap();
    assert_eq!((answer.place, name.as_str(), number, rest.len()), ((1.5, -2.0), "Main", Some(7), 2));
    assert_eq!(answer.picture.unwrap().as_ref(), [0, 255]);
    assert!(matches!(answer.events.as_slice(), [Event::Born(_), Event::Moved(_), Event::Other(_)]));
    assert!(matches!(answer.payment, Payment::Card(card) if card.number == "4"));
    assert!(matches!(answer.address, Some(Address::Then(brazil)) if brazil.cep == "01000-000"));
    assert!(matches!(answer.tree, Some(Tree(_, Some(inner))) if inner.0 == "b"));
    let request = server.request();
    let sent: serde_json::Value = serde_json::from_str(request.split_once("\r\n\r\n").unwrap().1).unwrap();
    assert_eq!(sent, order);
}

#[test]
fn the_other_way_of_a_condition_is_the_other_alternative() {
    let read = |json: serde_json::Value| serde_json::from_value::<Address>(json).unwrap();
    assert!(matches!(read(json!({"country": "PT", "zip": "1000"})), Address::Else(_)));
    assert!(matches!(read(json!({"country": "BR", "cep": "1"})), Address::Then(_)));
    let paid = serde_json::from_value(json!({"method": "cash", "received": 5}));
    assert!(matches!(paid, Ok(Payment::Cash(cash)) if cash.received == Some(5)));
}
