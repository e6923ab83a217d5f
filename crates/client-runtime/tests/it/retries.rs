//! What is tried again, and what must not be.

use std::time::{Duration, Instant, SystemTime};

use client_runtime::{Connection, Error, Operation, reqwest};

use crate::operations::{ADD, CANCEL, LIST};
use crate::server::{Reply, Server, answer, json};

fn unavailable() -> Reply {
    answer("503 Service Unavailable", "Back soon.")
}

async fn status(connection: &Connection, operation: &'static Operation) -> Result<u16, Error> {
    Ok(connection.call(operation).send().await?.status())
}

#[tokio::test]
async fn safe_operations_are_tried_again() {
    for passing in ["502 Bad Gateway", "503 Service Unavailable", "504 Gateway Timeout", "429 Too Many Requests"] {
        let server = Server::start([answer(passing, ""), answer(passing, ""), json("[]")]).await;
        assert_eq!(status(&server.connection(), &LIST).await.unwrap(), 200, "{passing}");
        assert_eq!(server.n_requests(), 3);
    }
    let server = Server::start([Reply::Reset, Reply::Raw(String::new()), json("[]")]).await;
    assert_eq!(status(&server.connection(), &LIST).await.unwrap(), 200);
    assert_eq!(server.n_requests(), 3);
}

#[tokio::test]
async fn retries_come_to_an_end() {
    let server = Server::start([unavailable()]).await;
    assert_eq!(status(&server.connection(), &LIST).await.unwrap(), 503);
    assert_eq!(server.n_requests(), 3);
    let server = Server::start([unavailable()]).await;
    assert_eq!(status(&server.builder().retries(0).build().unwrap(), &LIST).await.unwrap(), 503);
    assert_eq!(server.n_requests(), 1);
}

#[tokio::test]
async fn other_answers_are_not_tried_again() {
    for lasting in ["500 Internal Server Error", "400 Bad Request", "404 Not Found", "501 Not Implemented"] {
        let server = Server::start([answer(lasting, "")]).await;
        status(&server.connection(), &LIST).await.unwrap();
        assert_eq!(server.n_requests(), 1, "{lasting}");
    }
}

#[tokio::test]
async fn what_changes_something_is_not_tried_again() {
    for operation in [&ADD, &CANCEL] {
        let server = Server::start([unavailable()]).await;
        assert_eq!(status(&server.connection(), operation).await.unwrap(), 503);
        assert_eq!(server.n_requests(), 1);
        let server = Server::start([Reply::Reset]).await;
        status(&server.connection(), operation).await.unwrap_err();
        assert_eq!(server.n_requests(), 1);
    }
}

#[tokio::test]
async fn an_operation_may_be_named_as_safe() {
    let server = Server::start([unavailable(), Reply::Reset, json("[]")]).await;
    let connection = server.builder().retry_also("cancelItem").build().unwrap();
    assert_eq!(status(&connection, &CANCEL).await.unwrap(), 200);
    assert_eq!(server.n_requests(), 3);
}

#[tokio::test]
async fn a_refusal_before_the_act_is_tried_again_for_every_operation() {
    let busy = || answer("429 Too Many Requests\r\nRetry-After: 0", "");
    let server = Server::start([busy(), busy(), json("[]")]).await;
    let connection = server.connection();
    let mut call = connection.call(&ADD);
    call.json("application/json", &["a"]);
    assert_eq!(call.send().await.unwrap().status(), 200);
    let requests = server.requests();
    assert_eq!(requests.len(), 3);
    assert!(requests.iter().all(|request| request.ends_with("\r\n\r\n[\"a\"]")), "{requests:?}");
}

#[tokio::test]
async fn a_server_says_when() {
    // The delay of our own would be a millisecond at most.
    let server = Server::start([answer("429 Too Many Requests\r\nRetry-After: 1", ""), json("[]")]).await;
    let begin = Instant::now();
    assert_eq!(status(&server.connection(), &LIST).await.unwrap(), 200);
    assert!(begin.elapsed() >= Duration::from_secs(1));
}

#[tokio::test]
async fn waiting_beyond_the_deadline_is_left_to_the_caller() {
    let date = httpdate::fmt_http_date(SystemTime::now() + Duration::from_hours(1));
    for retry_after in ["3600", &date] {
        let server = Server::start([answer(&format!("429 Too Many\r\nRetry-After: {retry_after}"), "Slowly.")]).await;
        let answer = server.connection().call(&LIST).send().await.unwrap();
        let error = answer.undeclared::<()>().await;
        let Error::RateLimited { retry_after: Some(retry_after), message, .. } = &error else { panic!("{error:?}") };
        assert!(*retry_after > Duration::from_mins(50) && *retry_after <= Duration::from_hours(1));
        assert_eq!(message, "Slowly.");
        assert!(error.is_retryable());
        assert_eq!(server.n_requests(), 1);
    }
}

#[tokio::test]
async fn retries_end_with_the_deadline() {
    let server = Server::start([Reply::Hang(String::new())]).await;
    let connection = server.builder().retries(1000).deadline(Duration::from_millis(300)).build().unwrap();
    let error = status(&connection, &LIST).await.unwrap_err();
    assert_eq!(error.to_string(), "listItems: no complete answer within 300ms");
}

#[tokio::test]
async fn streams_are_sent_once() {
    let server = Server::start([answer("429 Too Many Requests", "")]).await;
    let connection = server.connection();
    let mut call = connection.call(&ADD);
    let pieces = futures_util::stream::iter([Ok::<_, std::io::Error>("a"), Ok("b")]);
    call.bytes("application/octet-stream", reqwest::Body::wrap_stream(pieces));
    assert_eq!(call.send().await.unwrap().status(), 429);
    assert!(server.request().ends_with("1\r\na\r\n1\r\nb\r\n0\r\n\r\n"));
}
