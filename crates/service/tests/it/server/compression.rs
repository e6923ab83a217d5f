//! Answers that are compressed for those who ask for it.

use std::io::Read;

use tokio::io::{AsyncReadExt, AsyncWriteExt};

use super::trial::{Served, patient};

/// Head and body of the page, as a caller that accepts such codings gets it.
async fn page(served: &Served, accepted: &str) -> (String, Vec<u8>) {
    let mut stream = served.connect().await;
    let request = format!("GET /docs HTTP/1.0\r\naccept-encoding: {accepted}\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let end = answer.windows(4).position(|window| window == b"\r\n\r\n").unwrap() + 4;
    let body = answer.split_off(end);
    (String::from_utf8(answer).unwrap(), body)
}

#[tokio::test]
async fn answers_are_compressed_where_asked_for() {
    let served = Served::with(patient()).await;
    let (head, plain) = page(&served, "identity").await;
    assert!(!head.contains("content-encoding") && head.contains("vary: accept-encoding"), "{head}");
    for (accepted, coding) in [("gzip", "gzip"), ("gzip;q=0.5, br", "br"), ("br;q=0, gzip", "gzip")] {
        let (head, body) = page(&served, accepted).await;
        assert!(head.contains(&format!("content-encoding: {coding}\r\n")), "{accepted}: {head}");
        assert!(body.len() < plain.len(), "{accepted}");
        if coding == "gzip" {
            let mut read = Vec::new();
            flate2::read::GzDecoder::new(body.as_slice()).read_to_end(&mut read).unwrap();
            assert_eq!(read, plain);
        }
    }
}
