//! Those who are told of changes, on sockets of their own; they outlive the program.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex};
use std::time::{SystemTime, UNIX_EPOCH};

use domain::attendance::Entity;
use operator::client::{Client, types};
use poem::http::StatusCode;
use poem::listener::{Acceptor, Listener, TcpListener};
use poem::{Endpoint, Request, Server};
use serde_json::Value;
use triggers::signature::{Secret, Verifier};

/// How many there are.
pub(super) const N_RECEIVERS: usize = 2;

/// One delivery in so many is refused when it first comes, so that there are repetitions without anybody dying. A second
/// refusal would put it off by minutes.
const REFUSED: usize = 50;

/// All receivers.
pub(super) struct Receivers {
    each: Vec<Receiver>,
}

struct Receiver {
    address: String,
    heard: Arc<Mutex<Heard>>,
}

/// What a receiver heard.
#[derive(Default)]
struct Heard {
    verifier: Option<Verifier>,
    n_calls: usize,
    /// A digest of what came under each identifier of a delivery: all of it would fill the memory.
    bodies: BTreeMap<String, u64>,
    /// The identifier under which each change came, taken or not.
    changes: BTreeMap<i32, String>,
    /// The changes that were taken.
    taken: BTreeSet<i32>,
    /// The last change of each thing that came for the first time.
    last: BTreeMap<(Entity, i32), i32>,
    /// Promises that were not kept.
    violations: Vec<String>,
}

impl Receivers {
    /// Starts listening.
    pub(super) async fn start() -> Self {
        let mut each = Vec::new();
        for _ in 0..N_RECEIVERS {
            let acceptor = TcpListener::bind("127.0.0.1:0").into_acceptor().await.unwrap();
            let address = acceptor.local_addr()[0].as_socket_addr().unwrap().to_string();
            let heard = Arc::new(Mutex::new(Heard::default()));
            let endpoint = listening(Arc::clone(&heard));
            tokio::spawn(Server::new_with_acceptor(acceptor).run(endpoint));
            each.push(Receiver { address, heard });
        }
        Self { each }
    }

    /// Registers all with the program, for everything.
    pub(super) async fn register(&self, client: &Client) {
        for (number, receiver) in self.each.iter().enumerate() {
            let register = client.cadastrar_receptor().body_map(|r| {
                let entities: Vec<_> = Entity::ALL.iter().map(|it| types::Entidade::from(it.as_str())).collect();
                r.nome(format!("fogo {number}")).url(format!("http://{}", receiver.address)).entidades(entities)
            });
            let registered = register.send().await.unwrap();
            let secret = Secret::parse(registered.segredo.as_deref().unwrap()).unwrap();
            receiver.heard.lock().unwrap().verifier = Some(Verifier::new([secret]));
        }
    }

    /// Nobody heard of what did not happen, and every promise about calls was kept.
    pub(super) fn are_consistent(&self, changes: &BTreeSet<i32>) {
        for receiver in &self.each {
            let heard = receiver.heard.lock().unwrap();
            assert_eq!(heard.violations, Vec::<String>::new());
            let unknown: Vec<_> = heard.changes.keys().filter(|change| !changes.contains(change)).collect();
            assert!(unknown.is_empty(), "told of changes that are not there: {unknown:?}");
        }
    }

    /// Some change that somebody has not taken.
    pub(super) fn missing(&self, changes: &BTreeSet<i32>) -> Option<i32> {
        self.each.iter().find_map(|receiver| changes.difference(&receiver.heard.lock().unwrap().taken).next().copied())
    }

    pub(super) fn n_told(&self) -> usize {
        self.each.iter().map(|receiver| receiver.heard.lock().unwrap().taken.len()).max().unwrap_or(0)
    }

    pub(super) fn n_calls(&self) -> usize {
        self.each.iter().map(|receiver| receiver.heard.lock().unwrap().n_calls).sum()
    }
}

fn listening(heard: Arc<Mutex<Heard>>) -> impl Endpoint {
    poem::endpoint::make(move |mut request: Request| {
        let heard = Arc::clone(&heard);
        async move {
            // Who dies while it sends has not told anything.
            match request.take_body().into_vec().await {
                Ok(body) => heard.lock().unwrap().hear(&request, &body),
                Err(_) => StatusCode::BAD_REQUEST,
            }
        }
    })
}

impl Heard {
    fn hear(&mut self, request: &Request, body: &[u8]) -> StatusCode {
        self.n_calls += 1;
        let path = request.uri().path();
        let Some(entity) = Entity::ALL.iter().copied().find(|entity| entity.path() == path) else {
            self.violations.push(format!("called at {path}"));
            return StatusCode::NOT_FOUND;
        };
        let verifier = self.verifier.as_ref().expect("nobody calls before it is registered");
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
        let id = match verifier.verify(|name| request.header(name), body, i64::try_from(now).unwrap()) {
            Ok((id, _)) => id,
            Err(error) => {
                self.violations.push(format!("a call is not signed: {error}"));
                return StatusCode::UNAUTHORIZED;
            }
        };
        let trigger: Value = serde_json::from_slice(body).expect("the body is JSON");
        let [change, subject] = [&trigger["codHistorico"], &trigger["objeto"]["id"]]
            .map(|code| code.as_i64().and_then(|code| i32::try_from(code).ok()).expect("a code"));
        self.note(id, change, (entity, subject));
        let digest = digest(body);
        if let Some(first) = self.bodies.get(id) {
            if *first != digest {
                self.violations.push(format!("delivery {id} came with other bytes"));
            }
        } else {
            self.bodies.insert(id.to_owned(), digest);
            // What it refuses has come nevertheless, and what comes next may overtake the repetition.
            if self.bodies.len().is_multiple_of(REFUSED) {
                return StatusCode::SERVICE_UNAVAILABLE;
            }
        }
        self.taken.insert(change);
        StatusCode::NO_CONTENT
    }

    fn note(&mut self, id: &str, change: i32, subject: (Entity, i32)) {
        match self.changes.get(&change) {
            Some(known) if known == id => {}
            Some(known) => self.violations.push(format!("change {change} came as {known} and as {id}")),
            None => {
                self.changes.insert(change, id.to_owned());
                let last = self.last.insert(subject, change);
                if last.is_some_and(|last| last > change) {
                    self.violations.push(format!("change {change} of {subject:?} came after a later one"));
                }
            }
        }
    }
}

fn digest(body: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    body.hash(&mut hasher);
    hasher.finish()
}
