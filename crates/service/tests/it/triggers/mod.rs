//! Triggers on real sockets: what leaves the service, and what receivers can do to it.

mod addresses;
mod answers;
mod receiver;
mod rotation;

use std::collections::BTreeMap;
use std::io;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use delivery::address::{Networks, ReceiverUrl};
use delivery::{Answer, Delivery, EntityKey, Transport, TransportError};
use domain::attendance::Entity;
use domain::values::{Moment, ReceiverCode};
use trigger_delivery::transport::{Directory, LiveSecret, Reach, Registration, Resolved, Resolver, Webhooks};
use triggers::signature::Secret;

/// What is sent: its bytes are not those that a writer of JSON would choose.
const BODY: &str = "{ \"codHistorico\":7,\n\"entidade\":\"[\\\"Benefício\\\"]\",\"objeto\":{}}";

/// Long enough for whoever answers, short enough to wait for those who do not.
const TIMEOUT: Duration = Duration::from_millis(400);

/// The receivers of a test, which change when it says so.
#[derive(Clone, Default)]
struct Book(Arc<Mutex<BTreeMap<ReceiverCode, Entry>>>);

struct Entry {
    version: i64,
    url: String,
    secrets: Vec<LiveSecret>,
}

impl Book {
    /// Registers a receiver anew: its version is one more.
    fn register(&self, code: i32, url: &str, secrets: Vec<LiveSecret>) -> i64 {
        let mut receivers = self.0.lock().unwrap();
        let version = receivers.get(&receiver(code)).map_or(1, |entry| entry.version + 1);
        receivers.insert(receiver(code), Entry { version, url: url.to_owned(), secrets });
        version
    }
}

impl Directory for Book {
    async fn registration(&self, receiver: ReceiverCode) -> Result<Option<Registration>, TransportError> {
        let receivers = self.0.lock().unwrap();
        let Some(Entry { version, url, secrets }) = receivers.get(&receiver) else { return Ok(None) };
        Ok(Some(Registration { version: *version, url: ReceiverUrl::parse(url)?, secrets: secrets.clone() }))
    }
}

fn receiver(code: i32) -> ReceiverCode {
    ReceiverCode::new(code).unwrap()
}

/// A resolver that gives one list of addresses after the other; the last one stays.
struct Changing(Mutex<Vec<Vec<IpAddr>>>);

impl Changing {
    fn new(answers: &[&[&str]]) -> Arc<Changing> {
        let read = |addresses: &&[&str]| addresses.iter().map(|address| address.parse().unwrap()).collect();
        Arc::new(Changing(Mutex::new(answers.iter().rev().map(read).collect())))
    }
}

impl Resolver for Changing {
    fn addresses(&self, _: &str) -> Resolved {
        let mut answers = self.0.lock().unwrap();
        let found = if answers.len() > 1 { answers.pop() } else { answers.last().cloned() };
        Box::pin(async move { found.ok_or_else(|| io::Error::other("no such name")) })
    }
}

/// A reach to this machine and nowhere else.
fn loopback() -> Reach {
    Reach { timeout: TIMEOUT, ..Reach::new(Networks::opened(["127.0.0.0/8".parse().unwrap()])) }
}

fn secret(byte: u8) -> Secret {
    Secret::from_key([byte; 32]).unwrap()
}

/// A secret that signs for good.
fn live(byte: u8) -> LiveSecret {
    LiveSecret { secret: secret(byte), until: None }
}

fn delivery(receiver_version: i64) -> Delivery {
    Delivery {
        id: "7b0c6a52-3f0e-4c1b-9a55-2d8f1e64c0aa".to_owned(),
        receiver: receiver(1),
        receiver_version,
        entity: EntityKey { kind: Entity::Benefit, code: 3 },
        history: 7,
        body: BODY.as_bytes().to_vec(),
        n_attempts: 0,
        leased_until: Moment::from_micros(0).unwrap().after(Duration::MAX),
    }
}

/// What comes of one delivery to a URL.
async fn send(url: &str, reach: &Reach) -> Answer {
    let book = Book::default();
    let version = book.register(1, url, vec![live(1)]);
    Webhooks::new(book, reach).unwrap().send(&delivery(version)).await.unwrap()
}
