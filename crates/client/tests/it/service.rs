//! A service with a login: knows which token is good, and counts.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use benefits_client::{Session, SessionBuilder};

use crate::server::{Reply, Request, Server, json, refusal};

pub(crate) const USER: &str = "integracao";
pub(crate) const PASSWORD: &str = "segredo-do-teste";
/// `integracao:segredo-do-teste`
const BASIC: &str = "Basic aW50ZWdyYWNhbzpzZWdyZWRvLWRvLXRlc3Rl";
pub(crate) const LOGIN: &str = "POST /ext/autenticacao";

/// A service; its tokens are `token-1`, `token-2`, ….
pub(crate) struct Service {
    pub(crate) server: Server,
    tokens: Arc<Tokens>,
}

#[derive(Default)]
struct Tokens {
    n_issued: AtomicUsize,
    /// Up to this one they have expired.
    n_expired: AtomicUsize,
    /// What is answered to logins before they are let in, the first one first.
    instead: Mutex<Vec<Reply>>,
}

impl Service {
    /// A service that answers those who are logged in.
    pub(crate) async fn start(answer: impl Fn(&Request) -> Reply + Send + Sync + 'static) -> Service {
        let tokens = Arc::new(Tokens::default());
        let door = tokens.clone();
        let server = Server::start(move |request| {
            if request.line == LOGIN {
                door.log_in(request)
            } else if door.lets_in(request) {
                answer(request)
            } else {
                refusal("401 Unauthorized\r\nWWW-Authenticate: Bearer", "Token ausente, inválido ou vencido.")
            }
        });
        Service { server: server.await, tokens }
    }

    /// A service with one store.
    pub(crate) async fn with_stores() -> Service {
        Service::start(|_| json(r#"[{"codigo": 1, "nome": "Centro"}]"#)).await
    }

    /// Answers the next logins otherwise.
    pub(crate) fn answer_logins(&self, replies: impl IntoIterator<Item = Reply>) {
        self.tokens.instead.lock().unwrap().extend(replies);
    }

    /// Ends the life of every token so far.
    pub(crate) fn expire(&self) {
        self.tokens.n_expired.store(self.tokens.n_issued.load(Ordering::SeqCst), Ordering::SeqCst);
    }

    pub(crate) fn n_logins(&self) -> usize {
        self.server.count(LOGIN)
    }

    /// A session whose retries do not make tests wait.
    pub(crate) fn builder(&self) -> SessionBuilder {
        let delay = Duration::from_millis(1);
        let builder = Session::builder(&self.server.base).user(USER).password(PASSWORD);
        builder.connection(|connection| connection.retry_delay(delay, delay))
    }

    pub(crate) fn session(&self) -> Session {
        self.builder().build().unwrap()
    }
}

impl Tokens {
    fn log_in(&self, request: &Request) -> Reply {
        let mut instead = self.instead.lock().unwrap();
        if !instead.is_empty() {
            return instead.remove(0);
        }
        if request.header("authorization") != Some(BASIC) {
            return refusal("401 Unauthorized\r\nWWW-Authenticate: Basic", "Usuário ou senha inválidos.");
        }
        let number = self.n_issued.fetch_add(1, Ordering::SeqCst) + 1;
        json(&format!(r#"{{"authorizationToken": "token-{number}", "authorizationType": "Bearer"}}"#))
    }

    fn lets_in(&self, request: &Request) -> bool {
        let number = request.header("authorization").and_then(|shown| shown.strip_prefix("Bearer token-"));
        let number: Option<usize> = number.and_then(|number| number.parse().ok());
        number.is_some_and(|number| number > self.n_expired.load(Ordering::SeqCst))
    }
}

/// A clock that stands until it is moved.
#[derive(Clone)]
pub(crate) struct Clock(Arc<Mutex<Instant>>);

impl Clock {
    pub(crate) fn new() -> Clock {
        Clock(Arc::new(Mutex::new(Instant::now())))
    }

    pub(crate) fn advance(&self, time: Duration) {
        *self.0.lock().unwrap() += time;
    }

    pub(crate) fn reader(&self) -> impl Fn() -> Instant + Send + Sync + 'static {
        let clock = self.0.clone();
        move || *clock.lock().unwrap()
    }
}
