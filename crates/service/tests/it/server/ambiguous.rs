//! Heads that two readers could read in two ways.

use super::trial::{Served, patient};

#[tokio::test]
async fn a_head_that_can_be_read_in_two_ways_is_refused() {
    let served = Served::with(patient()).await;
    let host = "400 O cabeçalho Host deve vir uma só vez.";
    let coding = "400 O único Transfer-Encoding aceito é chunked.";
    let charset = "415 O corpo deve vir em UTF-8. Retire o charset ou envie utf-8.";
    let chunks = "0\r\n\r\n";
    for (head, body, expected) in [
        ("", "", host),
        ("host: t\r\nhost: t\r\n", "", host),
        ("host: t\r\ntransfer-encoding: gzip, chunked\r\n", chunks, coding),
        ("host: t\r\ntransfer-encoding: gzip\r\ntransfer-encoding: chunked\r\n", chunks, coding),
        (
            "host: t\r\ncontent-type: application/json\r\ncontent-type: text/plain\r\ncontent-length: 2\r\n",
            "{}",
            "400 O cabeçalho Content-Type veio mais de uma vez. Envie-o uma só vez.",
        ),
        ("host: t\r\ncontent-type: application/json; charset=iso-8859-1\r\ncontent-length: 2\r\n", "{}", charset),
        ("host: t\r\ncontent-type: application/json;Charset=\"utf-16\"\r\ncontent-length: 2\r\n", "{}", charset),
    ] {
        let request = format!("POST /json HTTP/1.1\r\nconnection: close\r\n{head}\r\n{body}");
        assert_eq!(served.exchange(request).await.brief(), expected, "{head}");
    }
}

#[tokio::test]
async fn a_head_that_says_the_same_in_other_words_is_read() {
    let served = Served::with(patient()).await;
    for (head, body) in [
        (
            "HTTP/1.1\r\nhost: t\r\ntransfer-encoding: Chunked\r\ncontent-type: application/json\r\n",
            "2\r\n{}\r\n0\r\n\r\n",
        ),
        ("HTTP/1.1\r\nhost: t\r\ncontent-type: application/json; charset=UTF-8\r\ncontent-length: 2\r\n", "{}"),
        ("HTTP/1.0\r\ncontent-type: application/json\r\ncontent-length: 2\r\n", "{}"),
    ] {
        let answered = served.exchange(format!("POST /json {head}connection: close\r\n\r\n{body}")).await;
        assert_eq!(answered.status, 200, "{head}: {}", answered.brief());
    }
}
