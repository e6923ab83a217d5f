//! Those who are told of changes, on sockets of their own; they outlive the program.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};
use std::time::{SystemTime, UNIX_EPOCH};

use operator::client::{Client, Connection, operations};
use poem::http::StatusCode;
use poem::listener::{Acceptor, Listener, TcpListener};
use poem::{Endpoint, Request, Server};
use serde_json::Value;
use triggers::signature::{Secret, Verifier};

use crate::server::Running;

/// The demo's token.
const TOKEN: &str = "demo";

/// How many there are.
pub(super) const N_RECEIVERS: usize = 2;

/// One call in so many is refused, so that there are repetitions without anybody dying.
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
    /// What came under each identifier of a delivery.
    bodies: BTreeMap<String, Vec<u8>>,
    /// The identifier under which each change came, taken or not.
    histories: BTreeMap<i64, String>,
    /// The changes that were taken.
    taken: BTreeSet<i64>,
    /// The last change of each benefit that came for the first time.
    last: BTreeMap<i64, i64>,
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

    /// Registers all with the program.
    pub(super) async fn register(&self, running: &Running) {
        let connection = Connection::builder(&format!("http://{}", running.operator()))
            .operations(operations::OPERATIONS)
            .schemes(operations::SCHEMES);
        let client = Client::from(connection.bearer("operador", TOKEN).build().unwrap());
        for (number, receiver) in self.each.iter().enumerate() {
            let register = client.cadastrar_receptor().body_map(|r| {
                let entities = vec![operator::client::types::Entidade::Beneficio];
                r.nome(format!("fogo {number}")).url(format!("http://{}", receiver.address)).entidades(entities)
            });
            let registered = register.send().await.unwrap();
            let secret = Secret::parse(registered.segredo.as_deref().unwrap()).unwrap();
            receiver.heard.lock().unwrap().verifier = Some(Verifier::new([secret]));
        }
    }

    /// Nobody heard of what did not happen, and every promise about calls was kept.
    pub(super) fn are_consistent(&self, histories: &BTreeSet<i64>) {
        for receiver in &self.each {
            let heard = receiver.heard.lock().unwrap();
            assert_eq!(heard.violations, Vec::<String>::new());
            let unknown: Vec<_> = heard.histories.keys().filter(|history| !histories.contains(history)).collect();
            assert!(unknown.is_empty(), "told of changes that are not there: {unknown:?}");
        }
    }

    /// Some change that somebody has not heard of.
    pub(super) fn missing(&self, histories: &BTreeSet<i64>) -> Option<i64> {
        self.each.iter().find_map(|receiver| {
            let heard = receiver.heard.lock().unwrap();
            histories.iter().copied().find(|history| !heard.taken.contains(history))
        })
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
            let body = request.take_body().into_vec().await.unwrap();
            heard.lock().unwrap().hear(&request, &body)
        }
    })
}

impl Heard {
    fn hear(&mut self, request: &Request, body: &[u8]) -> StatusCode {
        self.n_calls += 1;
        if request.uri().path() != "/beneficio" {
            self.violations.push(format!("called at {}", request.uri().path()));
        }
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
        let [history, benefit] =
            [&trigger["codHistorico"], &trigger["objeto"]["id"]].map(|code| code.as_i64().unwrap());
        self.note(id, history, benefit);
        let first = self.bodies.entry(id.to_owned()).or_insert_with(|| body.to_owned());
        if *first != body {
            self.violations.push(format!("delivery {id} came with other bytes"));
        }
        // What it refuses has come nevertheless, and what comes next may overtake the repetition.
        if self.n_calls.is_multiple_of(REFUSED) {
            return StatusCode::SERVICE_UNAVAILABLE;
        }
        self.taken.insert(history);
        StatusCode::NO_CONTENT
    }

    fn note(&mut self, id: &str, history: i64, benefit: i64) {
        match self.histories.get(&history) {
            Some(known) if known == id => {}
            Some(known) => self.violations.push(format!("change {history} came as {known} and as {id}")),
            None => {
                self.histories.insert(history, id.to_owned());
                let last = self.last.insert(benefit, history);
                if last.is_some_and(|last| last > history) {
                    self.violations.push(format!("change {history} of benefit {benefit} came after a later one"));
                }
            }
        }
    }
}
