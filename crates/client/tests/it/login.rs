//! Logging in: when, how often, and what is shown.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use benefits_client::{Client, Error, Session};
use tokio::sync::Barrier;
use tokio::task::JoinSet;

use crate::server::{Reply, Server, json, refusal};
use crate::service::{Clock, LOGIN, Service};

/// Calls from so many tasks at once; all must succeed.
async fn call_at_once(session: &Session, n_calls: usize) {
    let mut tasks = JoinSet::new();
    for _ in 0..n_calls {
        let session = session.clone();
        tasks.spawn(async move { session.listar_lojas().send().await.map(drop) });
    }
    for outcome in tasks.join_all().await {
        outcome.unwrap();
    }
}

#[tokio::test]
async fn the_first_call_logs_in_and_all_share_the_token() {
    let service = Service::with_stores().await;
    let session = service.session();
    assert_eq!(service.n_logins(), 0, "a session that is not used makes no request");
    let lojas = session.listar_lojas().send().await.unwrap();
    assert_eq!(lojas.len(), 1);
    session.clone().listar_lojas().send().await.unwrap();
    let lines: Vec<_> = service.server.requests().into_iter().map(|request| request.line).collect();
    assert_eq!(lines, [LOGIN, "GET /ext/administracao/loja", "GET /ext/administracao/loja"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn many_first_calls_log_in_once() {
    let service = Service::with_stores().await;
    call_at_once(&service.session(), 64).await;
    assert_eq!(service.n_logins(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_token_that_expires_in_the_middle_of_many_calls_causes_one_login() {
    let n_calls = Arc::new(AtomicUsize::new(0));
    let counted = n_calls.clone();
    let service = Arc::new(
        Service::start(move |_| {
            counted.fetch_add(1, Ordering::SeqCst);
            json("[]")
        })
        .await,
    );
    let session = service.session();
    session.log_in().await.unwrap();
    let expiring = service.clone();
    let observer = tokio::spawn(async move {
        while n_calls.load(Ordering::SeqCst) < 20 {
            tokio::task::yield_now().await;
        }
        expiring.expire();
    });
    call_at_once(&session, 64).await;
    observer.await.unwrap();
    // Should all 64 have been through before, the next call is the one that is refused.
    call_at_once(&session, 64).await;
    assert_eq!(service.n_logins(), 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn many_calls_that_are_refused_together_cause_one_login() {
    let (barrier, n_logins) = (Arc::new(Barrier::new(64)), AtomicUsize::new(0));
    let server = Server::start(move |request| match request.header("authorization") {
        Some("Bearer token-1") => {
            Reply::Together(barrier.clone(), Box::new(refusal("401 Unauthorized", "Token vencido.")))
        }
        Some("Bearer token-2") => json("[]"),
        _ => json(&format!(r#"{{"authorizationToken": "token-{}"}}"#, n_logins.fetch_add(1, Ordering::SeqCst) + 1)),
    })
    .await;
    let session = Session::builder(&server.base).user("u").password("p").build().unwrap();
    session.log_in().await.unwrap();
    call_at_once(&session, 64).await;
    assert_eq!(server.count(LOGIN), 2);
    assert_eq!(server.requests().len(), 2 + 2 * 64);
}

#[tokio::test]
async fn the_token_is_renewed_before_its_twelve_hours_are_over() {
    let (service, clock) = (Service::with_stores().await, Clock::new());
    let session = service.builder().clock(clock.reader()).build().unwrap();
    for (minutes, n_logins) in [(0, 1), (11 * 60 + 49, 1), (2, 2), (11 * 60, 2), (50, 3), (24 * 60, 4)] {
        clock.advance(Duration::from_mins(minutes));
        call_at_once(&session, 8).await;
        assert_eq!(service.n_logins(), n_logins, "{minutes} minutes later");
    }
}

#[tokio::test]
async fn a_token_that_cannot_be_renewed_serves_to_its_end() {
    let (service, clock) = (Service::with_stores().await, Clock::new());
    let session = service.builder().clock(clock.reader()).build().unwrap();
    call_at_once(&session, 1).await;
    service.answer_logins((0..3).map(|_| refusal("500 Internal Server Error", "Erro interno.")));
    // Tried when the margin begins, and again after a minute, not with every call.
    for (minutes, n_logins) in [(11 * 60 + 51, 2), (0, 2), (2, 3), (0, 3)] {
        clock.advance(Duration::from_mins(minutes));
        call_at_once(&session, 8).await;
        assert_eq!(service.n_logins(), n_logins);
    }
    clock.advance(Duration::from_mins(10));
    let error = session.listar_lojas().send().await.unwrap_err();
    assert!(matches!(error, Error::Unavailable { operation: "autenticarUsuario", status: 500, .. }), "{error}");
    call_at_once(&session, 1).await;
    assert_eq!(service.n_logins(), 5);
}

#[tokio::test]
async fn a_call_renews_once_and_no_more() {
    let service = Service::start(|_| refusal("401 Unauthorized", "Nunca.")).await;
    let error = service.session().listar_lojas().send().await.unwrap_err();
    assert!(
        matches!(&error, Error::Unauthorized { operation: "listarLojas", message, .. } if message == "Nunca."),
        "{error}"
    );
    assert_eq!(service.n_logins(), 2);
    assert_eq!(service.server.requests().len(), 4);
}

#[tokio::test]
async fn open_operations_show_nothing_and_log_nobody_in() {
    let server = Server::start(|_| json("[]")).await;
    let session = Session::builder(&server.base).user("u").password("p").build().unwrap();
    session.listar_situacoes_beneficio().send().await.unwrap();
    session.listar_tipos_veiculo().send().await.unwrap();
    // Without a session they work as well.
    Client::new(&server.base).unwrap().listar_tipos_veiculo().send().await.unwrap();
    let requests = server.requests();
    assert_eq!(requests.len(), 3);
    assert!(requests.iter().all(|request| request.header("authorization").is_none()), "{requests:?}");
    let user_agent = Some(concat!("benefits-client/", env!("CARGO_PKG_VERSION")));
    assert!(requests.iter().all(|request| request.header("user-agent") == user_agent), "{requests:?}");
}

#[tokio::test]
async fn the_operation_that_logs_in_can_be_called_by_hand() {
    let service = Service::with_stores().await;
    let access = service.session().autenticar_usuario().send().await.unwrap();
    assert_eq!(access.authorization_token.as_deref(), Some("token-1"));
    assert_eq!(service.server.requests().len(), 1);
}

#[tokio::test]
async fn what_cannot_be_a_login_is_told_before_any_request() {
    let refused = |builder: benefits_client::SessionBuilder| builder.build().unwrap_err().to_string();
    assert_eq!(refused(Session::builder("service.example")), "the base address is no URL: relative URL without a base");
    assert_eq!(
        refused(Session::builder("http://service.example").user("a:b").password("c")),
        "the secret of `basic` has characters that cannot stand where it belongs"
    );
}
