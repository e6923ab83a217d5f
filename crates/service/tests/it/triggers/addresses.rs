//! Where deliveries go, and where they never do.

use delivery::address::{Forbidden, Networks, ReceiverUrl};
use delivery::{Answer, Failure, Reply, Transport};
use trigger_delivery::transport::{NotReached, Reach, SystemResolver, Webhooks, vetted};

use super::receiver::{Act, Receiver};
use super::{Book, Changing, TIMEOUT, delivery, live, loopback, send};

/// This machine and its neighbourhood, as the ingenious spell them.
const SPELLINGS: [&str; 24] = [
    "http://127.0.0.1",
    "https://127.0.0.1",
    "http://127.1",
    "http://2130706433",
    "http://0x7f000001",
    "http://0177.0.0.1",
    "http://127.0.0.1.",
    "http://１２７.0.0.1",
    "http://0",
    "http://0.0.0.0",
    "https://10.0.0.1",
    "https://100.64.0.1",
    "https://169.254.169.254",
    "https://172.16.0.1",
    "https://192.168.0.1",
    "http://[::1]",
    "http://[::]",
    "https://[::ffff:127.0.0.1]",
    "https://[::ffff:7f00:1]",
    "https://[64:ff9b::7f00:1]",
    "https://[2002:7f00:1::]",
    "https://[fe80::1]",
    "https://[fd00::1]",
    "https://localhost",
];

#[tokio::test]
async fn every_spelling_of_a_private_address_is_refused_at_registration_and_at_delivery() {
    let reach = Reach { timeout: TIMEOUT, ..Reach::new(Networks::default()) };
    for spelling in SPELLINGS {
        let url = ReceiverUrl::parse(spelling).unwrap();
        let registered = vetted(&url, &SystemResolver::default(), &Networks::default()).await;
        assert_eq!(registered, Err(NotReached::Forbidden(Forbidden::Network)), "{spelling}");
        assert_eq!(send(spelling, &reach).await, Answer::Nothing(Failure::Forbidden), "{spelling}");
    }
}

#[tokio::test]
async fn a_name_is_vetted_again_with_every_connection() {
    // Each answer ends its connection, so that the next delivery needs another.
    let receiver = Receiver::start(Act::status(204, "connection: close\r\n", "")).await;
    let port = receiver.address.port();
    let names = Changing::new(&[&["127.0.0.1"], &["10.0.0.1"], &["169.254.169.254", "::1"], &["127.0.0.1"]]);
    let book = Book::default();
    let version = book.register(1, &format!("http://receiver.example:{port}"), vec![live(1)]);
    let webhooks = Webhooks::new(book, &Reach { resolver: names, ..loopback() }).unwrap();
    let mut answers = Vec::new();
    for _ in 0..4 {
        answers.push(webhooks.send(&delivery(version)).await.unwrap());
    }
    let (well, forbidden) = (Answer::Status(Reply::bare(204)), Answer::Nothing(Failure::Forbidden));
    assert_eq!(answers, [well.clone(), forbidden.clone(), forbidden, well]);
    assert_eq!(receiver.seen().len(), 2);
}

#[tokio::test]
async fn of_many_addresses_only_those_that_are_allowed_are_tried() {
    let receiver = Receiver::start(Act::status(204, "", "")).await;
    let names = Changing::new(&[&["::1", "10.0.0.1", "127.0.0.1"]]);
    let url = format!("http://receiver.example:{}", receiver.address.port());
    let answer = send(&url, &Reach { resolver: names, ..loopback() }).await;
    assert_eq!(answer, Answer::Status(Reply::bare(204)));
    assert_eq!(receiver.seen()[0].header("host"), Some(url.trim_start_matches("http://")));
}

#[tokio::test]
async fn a_public_address_is_not_told_anything_readable() {
    let names = Changing::new(&[&["1.1.1.1"]]);
    let answer = send("http://receiver.example", &Reach { resolver: names, ..loopback() }).await;
    assert_eq!(answer, Answer::Nothing(Failure::Forbidden));
    assert_eq!(send("http://1.1.1.1", &loopback()).await, Answer::Nothing(Failure::Forbidden));
}

#[tokio::test]
async fn a_name_that_nobody_knows_is_said_to_be_one() {
    let answer = send("https://receiver.example", &Reach { resolver: Changing::new(&[]), ..loopback() }).await;
    assert_eq!(answer, Answer::Nothing(Failure::UnknownName));
}

#[tokio::test]
async fn a_redirect_inward_is_an_answer_and_nothing_more() {
    let inside = Receiver::start(Act::status(204, "", "")).await;
    for status in [301, 302, 303, 307, 308] {
        let location = format!("location: {}/beneficio\r\n", inside.url());
        let receiver = Receiver::start(Act::status(status, &location, "")).await;
        assert_eq!(send(&receiver.url(), &loopback()).await, Answer::Status(Reply::bare(status)));
        assert_eq!(receiver.seen().len(), 1);
    }
    assert!(inside.seen().is_empty());
}

#[tokio::test]
async fn a_certificate_must_be_trusted_and_the_host_s() {
    let (receiver, certificate) = Receiver::start_tls("receiver.example", Act::status(204, "", "")).await;
    let port = receiver.address.port();
    let to = |name: &str, trusted: bool| {
        let url = format!("https://{name}:{port}");
        let roots = if trusted { vec![certificate.clone()] } else { Vec::new() };
        let reach = Reach { resolver: Changing::new(&[&["127.0.0.1"]]), roots, ..loopback() };
        async move { send(&url, &reach).await }
    };
    assert_eq!(to("receiver.example", true).await, Answer::Status(Reply::bare(204)));
    assert_eq!(to("receiver.example", false).await, Answer::Nothing(Failure::Certificate));
    assert_eq!(to("other.example", true).await, Answer::Nothing(Failure::Certificate));
    assert_eq!(receiver.seen().len(), 1, "nothing is told to whom we do not trust");
}
