//! Secrets that change while deliveries are under way, and pings.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use delivery::{Answer, Clock, Failure, Reply, Transport};
use domain::attendance::Entity;
use trigger_delivery::transport::{LiveSecret, Webhooks};
use triggers::signature::Verifier;

use super::receiver::{Act, Receiver, Seen};
use super::{Book, delivery, live, loopback, receiver as code, secret};

/// Whether a receiver that knows one secret lets a request in.
fn is_let_in(seen: &Seen, known: u8) -> bool {
    let now = Clock::system().now().micros() / 1_000_000;
    Verifier::new([secret(known)]).verify(|name| seen.header(name), &seen.body, now).is_ok()
}

fn until(byte: u8, wait: Duration) -> LiveSecret {
    LiveSecret { secret: secret(byte), until: Some(Clock::system().now().after(wait)) }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_secrets_change_under_load_every_delivery_is_let_in_by_the_old_or_the_new() {
    const N_ROTATIONS: u8 = 20;
    let receiver = Receiver::start(Act::status(204, "", "")).await;
    let book = Book::default();
    let version = Arc::new(AtomicI64::new(book.register(1, &receiver.url(), vec![live(1)])));
    let webhooks = Arc::new(Webhooks::new(book.clone(), &loopback()).unwrap());
    let senders: Vec<_> = (0..8)
        .map(|_| {
            let (webhooks, version) = (Arc::clone(&webhooks), Arc::clone(&version));
            tokio::spawn(async move {
                for _ in 0..50 {
                    let delivery = delivery(version.load(Ordering::SeqCst));
                    assert_eq!(webhooks.send(&delivery).await.unwrap(), Answer::Status(Reply::bare(204)));
                }
            })
        })
        .collect();
    for rotation in 1..=N_ROTATIONS {
        let secrets = vec![live(rotation + 1), until(rotation, Duration::from_hours(1))];
        version.store(book.register(1, &receiver.url(), secrets), Ordering::SeqCst);
        tokio::task::yield_now().await;
    }
    for sender in senders {
        sender.await.unwrap();
    }
    let seen = receiver.seen();
    assert_eq!(seen.len(), 400);
    for request in &seen {
        let known: Vec<u8> = (1..=N_ROTATIONS + 1).filter(|known| is_let_in(request, *known)).collect();
        assert!(matches!(known.as_slice(), [only] if *only == 1) || known.len() == 2, "{known:?}");
        assert!(known.windows(2).all(|pair| pair[1] == pair[0] + 1), "{known:?}");
    }
}

#[tokio::test]
async fn a_secret_that_has_ended_no_longer_signs_and_nothing_leaves_unsigned() {
    let receiver = Receiver::start(Act::status(204, "", "")).await;
    let book = Book::default();
    let ended = until(1, Duration::ZERO);
    let webhooks = Webhooks::new(book.clone(), &loopback()).unwrap();
    let version = book.register(1, &receiver.url(), vec![live(2), ended.clone()]);
    webhooks.send(&delivery(version)).await.unwrap();
    let seen = receiver.seen();
    assert!(is_let_in(&seen[0], 2) && !is_let_in(&seen[0], 1));
    let version = book.register(1, &receiver.url(), vec![ended]);
    assert!(webhooks.send(&delivery(version)).await.is_err());
    assert_eq!(receiver.seen().len(), 1);
}

#[tokio::test]
async fn a_ping_is_signed_and_tells_nothing() {
    let receiver = Receiver::start(Act::status(401, "", "A assinatura não confere.")).await;
    let book = Book::default();
    book.register(1, &format!("{}/hooks", receiver.url()), vec![live(1)]);
    let webhooks = Webhooks::new(book, &loopback()).unwrap();
    let ping = webhooks.ping(code(1), Entity::HelpDesk).await.unwrap().unwrap();
    let excerpt = Some("A assinatura não confere.".to_owned());
    assert_eq!(ping.answer, Answer::Status(Reply { excerpt, ..Reply::bare(401) }));
    assert_eq!(ping.url, format!("{}/hooks/helpDesk", receiver.url()));
    let seen = receiver.seen();
    assert_eq!(seen[0].head.lines().next(), Some("POST /hooks/helpDesk HTTP/1.1"));
    assert_eq!(seen[0].body, br#"{"entidade":"[\"Help Desk\"]","objeto":{}}"#);
    assert!(is_let_in(&seen[0], 1));
    assert_eq!(webhooks.ping(code(2), Entity::Event).await.unwrap(), None);
}

#[tokio::test]
async fn a_ping_to_nobody_says_why() {
    let silent = Receiver::start(Act::Silence).await;
    let book = Book::default();
    book.register(1, &silent.url(), vec![live(1)]);
    book.register(2, "https://10.0.0.1", vec![live(1)]);
    let webhooks = Webhooks::new(book, &loopback()).unwrap();
    for (receiver, failure) in [(1, Failure::Timeout), (2, Failure::Forbidden)] {
        let ping = webhooks.ping(code(receiver), Entity::Event).await.unwrap().unwrap();
        assert_eq!(ping.answer, Answer::Nothing(failure));
    }
}
