//! What is tried again, and what is not.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use benefits_client::{Error, TransportKind};

use crate::server::{Reply, json, refusal};
use crate::service::Service;

/// A service whose first answers are no answers.
async fn failing(n_failures: usize, failure: Reply, success: &'static str) -> Service {
    let n_calls = AtomicUsize::new(0);
    Service::start(move |_| match n_calls.fetch_add(1, Ordering::SeqCst) {
        n_done if n_done < n_failures => failure.clone(),
        _ => json(success),
    })
    .await
}

fn unavailable() -> Reply {
    refusal("503 Service Unavailable", "Em manutenção.")
}

#[tokio::test]
async fn reading_is_tried_again() {
    for failure in [unavailable(), Reply::Reset] {
        let service = failing(2, failure, "[]").await;
        service.session().listar_lojas().send().await.unwrap();
        assert_eq!(service.server.count("GET"), 3);
    }
}

#[tokio::test]
async fn cancelling_a_benefit_is_tried_again() {
    let service = failing(1, unavailable(), r#"{"codBeneficio": 5001}"#).await;
    let session = service.session();
    session.cancelar_beneficio().cod_beneficio(5001).send().await.unwrap();
    assert_eq!(service.server.count("PUT"), 2);
}

#[tokio::test]
async fn what_changes_something_is_not_tried_again() {
    let service = failing(1, unavailable(), "{}").await;
    let session = service.session();
    let error = session.salvar_dados_adicionais().cod_beneficio(5001).body(vec![]).send().await.unwrap_err();
    assert!(matches!(error, Error::Unavailable { .. }), "{error}");
    assert_eq!(service.server.count("PUT"), 1);
}

#[tokio::test]
async fn a_call_ends_with_its_deadline_however_often_it_may_be_tried() {
    let service = failing(99, Reply::Hang(String::new()), "[]").await;
    let session = service.builder().deadline(Duration::from_millis(300)).build().unwrap();
    let began = Instant::now();
    let error = session.listar_lojas().send().await.unwrap_err();
    assert!(matches!(error, Error::Transport { kind: TransportKind::Timeout, .. }), "{error}");
    assert!(began.elapsed() < Duration::from_secs(5));
}
