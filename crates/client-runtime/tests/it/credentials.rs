//! Who calls are made by.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use client_runtime::credentials::{Credentials, Grant, Pending};
use client_runtime::{Error, Failure, Operation};

use crate::operations::{LIST, OPTIONAL, SECURED};
use crate::server::{Reply, Server, answer, json};

fn header<'r>(request: &'r str, name: &str) -> Option<&'r str> {
    request
        .lines()
        .find_map(|line| line.split_once(": ").filter(|(found, _)| found.eq_ignore_ascii_case(name)))
        .map(|(_, value)| value)
}

#[tokio::test]
async fn each_scheme_shows_its_secret_in_its_place() {
    let server = Server::start([json("[]")]).await;
    let builders = [
        server.builder().bearer("token", "t0k"),
        server.builder().basic("login", "maria", "s:nha é"),
        server.builder().api_key("key", "k 1").api_key("second", "a&b"),
        server.builder().api_key("session", "x;y"),
    ];
    for builder in builders {
        let connection = builder.build().unwrap();
        let mut call = connection.call(&SECURED);
        call.query("q", &1).cookie("c", &2);
        call.send().await.unwrap();
    }
    let requests = server.requests();
    assert_eq!(header(&requests[0], "authorization"), Some("Bearer t0k"));
    assert_eq!(header(&requests[1], "authorization"), Some("Basic bWFyaWE6czpuaGEgw6k="));
    assert_eq!(header(&requests[2], "x-key"), Some("k 1"));
    assert!(requests[2].starts_with("GET /items?q=1&second=a%26b HTTP/1.1\r\n"), "{}", requests[2]);
    assert_eq!(header(&requests[3], "cookie"), Some("c=2; sid=x%3By"));
}

#[tokio::test]
async fn secrets_are_shown_only_where_they_are_asked_for() {
    let server = Server::start([json("[]")]).await;
    let connection = server.builder().bearer("token", "t0k").build().unwrap();
    connection.call(&LIST).send().await.unwrap();
    connection.call(&OPTIONAL).send().await.unwrap();
    let connection = server.builder().api_key("key", "k").build().unwrap();
    connection.call(&OPTIONAL).send().await.unwrap();
    let requests = server.requests();
    assert_eq!(header(&requests[0], "authorization"), None);
    assert_eq!(header(&requests[1], "authorization"), Some("Bearer t0k"));
    assert_eq!(header(&requests[2], "x-key"), None);
    // One of two keys that are needed together is not enough.
    let error: Error = connection.call(&SECURED).send().await.unwrap_err().into();
    assert_eq!(error.to_string(), "secured: needs credentials for token, or key and second, or session, or login");
    assert_eq!(server.n_requests(), 3);
}

#[tokio::test]
async fn nothing_shows_a_secret() {
    let server = Server::start([json("[]")]).await;
    let connection = server.builder().bearer("token", "t0k").build().unwrap();
    assert!(!format!("{connection:?}").contains("t0k"));
    assert!(!format!("{:?}", Grant::bearer("t0k").unwrap()).contains("t0k"));
    assert!(!format!("{:?}", client_runtime::Secret::from("t0k")).contains("t0k"));
}

/// Tokens with numbers: `t1`, `t2` and so on. The next one is made when the current one is refused.
#[derive(Clone, Default)]
struct Tokens {
    current: Arc<AtomicU64>,
    is_locked: bool,
}

impl Tokens {
    fn token(&self) -> Grant {
        let generation = self.current.load(Ordering::SeqCst);
        Grant::bearer(&format!("t{generation}")).unwrap().with_generation(generation)
    }
}

impl Credentials for Tokens {
    fn grant(&self, _: &'static Operation) -> Pending<'_, Result<Grant, Failure>> {
        Box::pin(async { Ok(self.token()) })
    }

    fn renew<'a>(&'a self, _: &'static Operation, refused: &'a Grant) -> Pending<'a, Result<Option<Grant>, Failure>> {
        Box::pin(async move {
            if self.is_locked {
                let message = "Locked out.".to_owned();
                return Err(Error::<()>::Unauthorized { operation: "login", message, body: None }.into());
            }
            // Only whoever was refused with the current token renews it.
            let _ = self.current.compare_exchange(
                refused.generation(),
                refused.generation() + 1,
                Ordering::SeqCst,
                Ordering::SeqCst,
            );
            Ok(Some(self.token()))
        })
    }
}

fn refused() -> Reply {
    answer("401 Unauthorized", "Who?")
}

#[tokio::test]
async fn a_refused_token_is_renewed_once() {
    let server = Server::start([refused(), json("[]"), refused(), refused()]).await;
    let tokens = Tokens::default();
    // Retries have nothing to do with it.
    let connection = server.builder().retries(0).credentials(Arc::new(tokens)).build().unwrap();
    assert_eq!(connection.call(&SECURED).send().await.unwrap().status(), 200);
    let answer = connection.call(&SECURED).send().await.unwrap();
    assert_eq!(answer.undeclared::<()>().await.to_string(), "secured: 401: Who?");
    let requests = server.requests();
    let shown: Vec<_> = requests.iter().map(|request| header(request, "authorization").unwrap()).collect();
    assert_eq!(shown, ["Bearer t0", "Bearer t1", "Bearer t1", "Bearer t2"]);
}

#[tokio::test]
async fn a_failed_renewal_is_what_the_caller_sees() {
    let server = Server::start([refused()]).await;
    let connection = server.connection().with_credentials(Tokens { is_locked: true, ..Tokens::default() });
    let error: Error = connection.call(&SECURED).send().await.unwrap_err().into();
    assert_eq!(error.to_string(), "login: 401: Locked out.");
    assert_eq!(connection.without_credentials().call(&SECURED).send().await.unwrap().status(), 401);
}
