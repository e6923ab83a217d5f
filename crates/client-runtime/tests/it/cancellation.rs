//! Calls that are given up by their callers.

use std::sync::atomic::Ordering;
use std::time::Duration;

use crate::operations::LIST;
use crate::server::{Reply, Server, answer};

#[tokio::test]
async fn a_call_that_is_given_up_leaves_nothing_behind() {
    let heads = ["", "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc"];
    for head in heads {
        let server = Server::start([Reply::Hang(head.to_owned())]).await;
        let connection = server.connection();
        let call = async { connection.call(&LIST).send().await.unwrap().bytes().await.unwrap() };
        assert!(tokio::time::timeout(Duration::from_millis(200), call).await.is_err());
        assert_eq!(server.n_requests(), 1);
        // The server sees the connection end: waited for without a bound of our own, since the test has one.
        while server.n_open.load(Ordering::SeqCst) > 0 {
            tokio::task::yield_now().await;
        }
    }
}

#[tokio::test]
async fn a_call_that_is_given_up_while_it_waits_is_not_tried_again() {
    let server = Server::start([answer("503 Service Unavailable\r\nRetry-After: 1", "")]).await;
    let connection = server.connection();
    let call = connection.call(&LIST).send();
    assert!(tokio::time::timeout(Duration::from_millis(300), call).await.is_err());
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(server.n_requests(), 1);
}
