//! Logins that fail, are put off, hang, or are given up on the way.

use std::time::{Duration, Instant};

use benefits_client::{Error, TransportKind};
use futures_util::future::join_all;

use crate::server::{Reply, json, refusal};
use crate::service::{Clock, LOGIN, Service};

const DENIED: &str = "Usuário ou senha inválidos.";

fn denied() -> Reply {
    refusal("401 Unauthorized\r\nWWW-Authenticate: Basic", DENIED)
}

fn put_off(n_seconds: u64) -> Reply {
    let head = format!("429 Too Many Requests\r\nRetry-After: {n_seconds}");
    refusal(&head, "Muitas tentativas de autenticação.")
}

#[tokio::test]
async fn a_wrong_password_is_told_with_what_the_server_said() {
    let service = Service::with_stores().await;
    let session = service.builder().password("outra").build().unwrap();
    let error = session.listar_lojas().send().await.unwrap_err();
    assert!(matches!(&error, Error::Unauthorized { operation: "autenticarUsuario", message, .. } if message == DENIED));
    assert_eq!(error.to_string(), "autenticarUsuario: 401: Usuário ou senha inválidos.");
}

#[tokio::test]
async fn a_failed_login_is_tried_again_by_the_next_call() {
    let service = Service::with_stores().await;
    service.answer_logins([denied()]);
    let session = service.session();
    session.listar_lojas().send().await.unwrap_err();
    session.listar_lojas().send().await.unwrap();
    assert_eq!(service.n_logins(), 2);
}

#[tokio::test]
async fn calls_that_wait_for_a_login_share_its_failure() {
    let service = Service::with_stores().await;
    service.answer_logins((0..64).map(|_| denied()));
    let session = service.session();
    for outcome in join_all((0..64).map(|_| session.listar_lojas().send())).await {
        assert!(matches!(outcome, Err(Error::Unauthorized { .. })));
    }
    assert_eq!(service.n_logins(), 1, "64 wrong passwords at once would lock the user out");
}

#[tokio::test]
async fn a_login_that_is_put_off_for_a_moment_is_repeated_within_the_call() {
    let service = Service::with_stores().await;
    service.answer_logins([put_off(0), put_off(0)]);
    service.session().listar_lojas().send().await.unwrap();
    assert_eq!(service.n_logins(), 3);
}

#[tokio::test]
async fn a_login_that_is_put_off_for_long_is_not_asked_for_before() {
    let (service, clock) = (Service::with_stores().await, Clock::new());
    service.answer_logins([put_off(90)]);
    let session = service.builder().clock(clock.reader()).build().unwrap();
    let mut left = Vec::new();
    for _ in 0..3 {
        match session.listar_lojas().send().await {
            Err(Error::RateLimited { operation: "autenticarUsuario", retry_after, .. }) => left.push(retry_after),
            other => panic!("{other:?}"),
        }
        clock.advance(Duration::from_secs(30));
    }
    assert_eq!(left, [90, 60, 30].map(|n_seconds| Some(Duration::from_secs(n_seconds))));
    assert_eq!(service.n_logins(), 1);
    session.listar_lojas().send().await.unwrap();
}

#[tokio::test]
async fn a_call_that_is_dropped_while_it_logs_in_leaves_the_login_to_the_next() {
    let service = Service::with_stores().await;
    service.answer_logins([Reply::Hang(String::new())]);
    let session = service.session();
    let first = tokio::spawn({
        let session = session.clone();
        async move { session.listar_lojas().send().await }
    });
    service.server.wait_for(LOGIN).await;
    let others = tokio::spawn({
        let session = session.clone();
        async move { join_all((0..8).map(|_| session.listar_lojas().send())).await }
    });
    tokio::task::yield_now().await;
    first.abort();
    assert!(first.await.unwrap_err().is_cancelled());
    assert!(others.await.unwrap().iter().all(Result::is_ok));
    assert_eq!(service.n_logins(), 2);
}

#[tokio::test]
async fn a_call_that_is_dropped_while_it_waits_does_not_disturb_the_login() {
    let service = Service::with_stores().await;
    let session = service.session();
    let mut calls: Vec<_> = (0..8).map(|_| Box::pin(session.listar_lojas().send())).collect();
    // All have begun to wait.
    for call in &mut calls {
        assert!(futures_util::poll!(call).is_pending());
    }
    calls.drain(1..7);
    assert!(join_all(calls).await.iter().all(Result::is_ok));
    assert_eq!(service.n_logins(), 1);
}

#[tokio::test]
async fn a_login_that_hangs_ends_with_the_deadline_of_the_call() {
    let service = Service::with_stores().await;
    service.answer_logins([Reply::Hang(String::new())]);
    let session = service.builder().deadline(Duration::from_millis(200)).build().unwrap();
    let began = Instant::now();
    let error = session.listar_lojas().send().await.unwrap_err();
    assert!(matches!(error, Error::Transport { kind: TransportKind::Timeout, .. }), "{error}");
    assert!(began.elapsed() < Duration::from_secs(5));
    session.listar_lojas().send().await.unwrap();
}

#[tokio::test]
async fn a_login_without_a_usable_token_does_not_fit_the_contract() {
    let service = Service::with_stores().await;
    let session = service.session();
    for (body, message) in [
        ("{}", "the answer holds no token"),
        (r#"{"authorizationToken": "a\nb"}"#, "the token has characters that no header can hold"),
    ] {
        service.answer_logins([json(body)]);
        match session.listar_lojas().send().await.unwrap_err() {
            Error::Contract { operation: "autenticarUsuario", path, message: said, .. } => {
                assert_eq!((path.as_deref(), said.as_str()), (Some("authorizationToken"), message));
            }
            other => panic!("{other:?}"),
        }
    }
}
