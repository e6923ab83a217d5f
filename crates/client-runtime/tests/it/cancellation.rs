//! Calls that are given up by their callers.

use std::sync::atomic::Ordering;
use std::time::Duration;

use crate::operations::LIST;
use crate::server::{Reply, Server, answer};

/// Waits until the server has a request; a test that never gets there is ended from outside.
async fn asked(server: &Server) {
    while server.n_requests() == 0 {
        tokio::task::yield_now().await;
    }
}

/// Waits until the server sees that its clients are gone.
async fn left(server: &Server) {
    while server.n_open.load(Ordering::SeqCst) > 0 {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_call_that_is_given_up_leaves_nothing_behind() {
    let server = Server::start([Reply::Hang(String::new())]).await;
    let connection = server.connection();
    tokio::select! {
        outcome = connection.call(&LIST).send() => panic!("{outcome:?}"),
        () = asked(&server) => {}
    }
    left(&server).await;
}

#[tokio::test]
async fn a_body_that_is_given_up_leaves_nothing_behind() {
    let server = Server::start([Reply::Hang("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc".to_owned())]).await;
    let answer = server.connection().call(&LIST).send().await.unwrap();
    assert!(tokio::time::timeout(Duration::from_millis(50), answer.bytes()).await.is_err());
    left(&server).await;
}

#[tokio::test]
async fn a_call_that_is_given_up_while_it_waits_is_not_tried_again() {
    let server = Server::start([answer("503 Service Unavailable\r\nRetry-After: 1", "")]).await;
    let connection = server.connection();
    tokio::select! {
        outcome = connection.call(&LIST).send() => panic!("{outcome:?}"),
        () = async { asked(&server).await; tokio::time::sleep(Duration::from_millis(300)).await } => {}
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(server.n_requests(), 1);
}
