//! What receivers answer, or fail to.

use std::time::Duration;

use delivery::{Answer, Failure, Outcome, Reply, Schedule, Transport, judge};
use tokio::net::TcpListener;
use trigger_delivery::transport::Webhooks;

use super::receiver::{Act, Receiver};
use super::{BODY, Book, delivery, live, loopback, send};

async fn to(act: Act) -> Answer {
    send(&Receiver::start(act).await.url(), &loopback()).await
}

#[tokio::test]
async fn what_leaves_is_the_contract_s_request_with_the_very_bytes() {
    let receiver = Receiver::start(Act::status(204, "", "")).await;
    let answer = send(&format!("{}/hooks/", receiver.url()), &loopback()).await;
    assert_eq!(answer, Answer::Status(Reply::bare(204)));
    let seen = receiver.seen();
    let [request] = seen.as_slice() else { panic!("{seen:?}") };
    assert_eq!(request.head.lines().next(), Some("POST /hooks/beneficio HTTP/1.1"));
    assert_eq!(request.body, BODY.as_bytes());
    assert_eq!(request.header("content-type"), Some("application/json"));
    assert_eq!(request.header("webhook-id"), Some("7b0c6a52-3f0e-4c1b-9a55-2d8f1e64c0aa"));
    assert_eq!(request.header("user-agent"), Some(concat!("benefits/", env!("CARGO_PKG_VERSION"))));
    assert_eq!(request.header("host"), Some(receiver.address.to_string().as_str()));
    for name in ["cookie", "referer", "authorization", "accept-encoding"] {
        assert_eq!(request.header(name), None, "{name}");
    }
}

#[tokio::test]
async fn statuses_come_as_they_are_and_only_a_few_are_success() {
    for status in [200, 201, 202, 203, 204, 205, 206, 301, 304, 400, 404, 410, 418, 500, 599] {
        // These two have no body, whatever their length says.
        let body = if [204, 304].contains(&status) { "" } else { "feito" };
        let answer = to(Act::status(status, "", body)).await;
        let excerpt = (!body.is_empty()).then(|| body.to_owned());
        assert_eq!(answer, Answer::Status(Reply { excerpt, ..Reply::bare(status) }));
        let outcome = judge(&answer, 1, &mut Schedule::new(1));
        match status {
            200..=204 => assert_eq!(outcome, Outcome::Delivered(status)),
            410 => assert_eq!(outcome, Outcome::Gone),
            _ => assert!(matches!(outcome, Outcome::Again(Failure::Status(of), _) if of == status), "{outcome:?}"),
        }
    }
}

#[tokio::test]
async fn a_wait_that_is_asked_for_is_heard() {
    let Answer::Status(reply) = to(Act::status(503, "retry-after: 120\r\n", "Em manutenção\n")).await else {
        panic!("no answer")
    };
    assert_eq!(reply.retry_after, Some(Duration::from_mins(2)));
    assert_eq!(reply.excerpt.as_deref(), Some("Em manutenção"));
}

#[tokio::test]
async fn who_never_answers_has_run_out_of_time() {
    assert_eq!(to(Act::Silence).await, Answer::Nothing(Failure::Timeout));
}

#[tokio::test]
async fn a_status_is_kept_though_its_body_never_ends_or_is_cut() {
    for act in [Act::Drip, Act::Half] {
        assert_eq!(to(act).await, Answer::Status(Reply::bare(200)));
    }
}

#[tokio::test]
async fn a_query_goes_along() {
    let receiver = Receiver::start(Act::status(204, "", "")).await;
    send(&format!("{}/hooks?key=a%20b", receiver.url()), &loopback()).await;
    let request = receiver.seen().remove(0);
    assert!(request.head.starts_with("POST /hooks/beneficio?key=a%20b HTTP/1.1"), "{}", request.head);
}

#[tokio::test]
async fn a_body_without_end_is_read_as_far_as_anybody_reads() {
    let Answer::Status(reply) = to(Act::Endless).await else { panic!("no answer") };
    assert_eq!((reply.status, reply.excerpt.unwrap()), (200, "x".repeat(1024)));
}

#[tokio::test]
async fn connections_that_break_are_failures_by_their_kind() {
    assert_eq!(to(Act::Reset).await, Answer::Nothing(Failure::Interrupted));
    let nobody = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
    assert_eq!(send(&format!("http://{nobody}"), &loopback()).await, Answer::Nothing(Failure::Refused));
}

#[tokio::test]
async fn what_is_no_http_is_no_answer() {
    for bytes in ["SSH-2.0-OpenSSH_9.6\r\n\r\n", "HTTP/1.1 999 X\r\ncontent-length: 0\r\n\r\n", "\0\0\0\0\r\n\r\n"] {
        assert_eq!(to(Act::Answer(bytes.to_owned())).await, Answer::Nothing(Failure::Interrupted), "{bytes:?}");
    }
    let heavy = format!("HTTP/1.1 200 OK\r\nx: {}\r\n\r\n", "x".repeat(1 << 20));
    assert_eq!(to(Act::Answer(heavy)).await, Answer::Nothing(Failure::Interrupted));
}

#[tokio::test]
async fn deliveries_share_a_connection_and_a_receiver_that_moved_is_followed() {
    let (old, new) = (Receiver::start(Act::status(204, "", "")).await, Receiver::start(Act::status(204, "", "")).await);
    let book = Book::default();
    let version = book.register(1, &old.url(), vec![live(1)]);
    let webhooks = Webhooks::new(book.clone(), &loopback()).unwrap();
    for _ in 0..3 {
        webhooks.send(&delivery(version)).await.unwrap();
    }
    let connections: Vec<usize> = old.seen().iter().map(|seen| seen.connection).collect();
    assert_eq!(connections, [1, 1, 1]);
    let version = book.register(1, &new.url(), vec![live(1)]);
    webhooks.send(&delivery(version)).await.unwrap();
    assert_eq!((old.seen().len(), new.seen().len()), (3, 1));
}
