//! Callers that take their time.

use std::time::{Duration, Instant};

use http_server::Limits;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use super::trial::{Served, next_answer, patient, tight, until_closed};

const GET: &[u8] = b"GET /codes/1 HTTP/1.1\r\nhost: t\r\n\r\n";

#[tokio::test]
async fn who_says_nothing_is_not_waited_for() {
    let served = Served::with(tight()).await;
    let mut stream = served.connect().await;
    assert_eq!(until_closed(&mut stream).await.head, "");
}

#[tokio::test]
async fn a_head_that_does_not_end_is_not_waited_for() {
    let served = Served::with(Limits { header_timeout: tight().header_timeout, ..patient() }).await;
    for beginning in ["GET /codes/1 HT", "GET /codes/1 HTTP/1.1\r\nhost: t\r\nx: ", "PRI * HTTP/2.0\r\n\r\nSM"] {
        let served = if beginning.starts_with("PRI") { &Served::with(tight()).await } else { &served };
        let mut stream = served.connect().await;
        stream.write_all(beginning.as_bytes()).await.unwrap();
        let answered = until_closed(&mut stream).await;
        assert!([0, 408].contains(&answered.status), "{beginning}: {answered:?}");
    }
}

#[tokio::test]
async fn a_head_that_drips_is_not_waited_for() {
    let served = Served::with(Limits { header_timeout: tight().header_timeout, ..patient() }).await;
    let (mut reading, mut writing) = served.connect().await.into_split();
    let dripping = tokio::spawn(async move {
        let _ = writing.write_all(b"GET /codes/1 HTTP/1.1\r\n").await;
        while writing.write_all(b"x: y\r\n").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    });
    let mut bytes = Vec::new();
    let _ = tokio::io::AsyncReadExt::read_to_end(&mut reading, &mut bytes).await;
    dripping.await.unwrap();
}

#[tokio::test]
async fn a_body_that_drips_is_408() {
    let served = Served::with(Limits { body_timeout: tight().body_timeout, ..patient() }).await;
    let (mut reading, mut writing) = served.connect().await.into_split();
    let head = "POST /json HTTP/1.1\r\nhost: t\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n";
    let dripping = tokio::spawn(async move {
        let _ = writing.write_all(head.as_bytes()).await;
        while writing.write_all(b" ").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    });
    let mut bytes = Vec::new();
    let _ = tokio::io::AsyncReadExt::read_to_end(&mut reading, &mut bytes).await;
    let text = String::from_utf8(bytes).unwrap();
    assert!(text.starts_with("HTTP/1.1 408 "), "{text}");
    assert!(text.ends_with("O corpo chegou devagar demais; nada foi gravado. Envie-o de novo."), "{text}");
    dripping.await.unwrap();
}

#[tokio::test]
async fn a_body_that_stops_is_408() {
    let served = Served::with(Limits { body_timeout: tight().body_timeout, ..patient() }).await;
    for framing in ["content-length: 5\r\n\r\n[1", "transfer-encoding: chunked\r\n\r\n2\r\n[1\r\n"] {
        let request = format!("POST /json HTTP/1.1\r\nhost: t\r\ncontent-type: application/json\r\n{framing}");
        assert_eq!(served.exchange(request).await.status, 408, "{framing}");
    }
}

#[tokio::test]
async fn who_does_not_read_is_cut_off_and_makes_room() {
    let served = Served::with(Limits { max_connections: 1, idle_timeout: tight().idle_timeout, ..patient() }).await;
    let mut stuck = served.connect().await;
    stuck.write_all(b"GET /large HTTP/1.1\r\nhost: t\r\n\r\n").await.unwrap();
    // Answered only when the only place is free again.
    assert_eq!(served.get("/codes/1").await.brief(), "200 found");
    drop(stuck);
}

#[tokio::test]
async fn who_stops_reading_a_list_is_cut_off_and_makes_room() {
    let served = Served::with(Limits { max_connections: 1, idle_timeout: tight().idle_timeout, ..patient() }).await;
    let mut stuck = served.connect().await;
    stuck.write_all(b"GET /list HTTP/1.1\r\nhost: t\r\n\r\n").await.unwrap();
    assert_eq!(served.get("/codes/1").await.brief(), "200 found");
    drop(stuck);
}

#[tokio::test]
async fn who_goes_on_reading_a_list_is_not_cut_off() {
    let served = Served::with(Limits { idle_timeout: tight().idle_timeout, ..patient() }).await;
    let mut stream = served.connect().await;
    stream.write_all(b"GET /list HTTP/1.1\r\nhost: t\r\n\r\n").await.unwrap();
    let mut piece = vec![0; 256 * 1024];
    // Longer than who stops reading would have.
    let until = Instant::now() + 5 * tight().idle_timeout;
    while Instant::now() < until {
        stream.read_exact(&mut piece).await.expect("the list goes on");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test]
async fn an_idle_connection_is_closed_and_a_busy_one_is_not() {
    let served = Served::with(Limits { idle_timeout: tight().idle_timeout, ..patient() }).await;
    let mut stream = served.connect().await;
    stream.write_all(b"GET /wait HTTP/1.1\r\nhost: t\r\n\r\n").await.unwrap();
    served.trial.waiting.acquire().await.unwrap().forget();
    // Longer than a connection may be idle, but this one is not.
    tokio::time::sleep(3 * tight().idle_timeout).await;
    served.trial.gate.add_permits(1);
    assert_eq!(next_answer(&mut stream).await.brief(), "200 waited");
    stream.write_all(GET).await.unwrap();
    assert_eq!(next_answer(&mut stream).await.brief(), "200 found");
    assert_eq!(until_closed(&mut stream).await.head, "");
}
