//! A receiver on a real socket, and what reaches it.

use std::sync::{Arc, Mutex};
use std::time::{SystemTime, UNIX_EPOCH};

use poem::listener::{Acceptor, Listener, TcpListener};
use triggers::receiver::{Delivery, LastSeen, Outcome, Receiver, Receiving, Refusal};
use triggers::signature::{Secret, Verifier, sign};
use triggers::{GatilhoBeneficio, GatilhoConsulta, GatilhoEvento, GatilhoHelpDesk, GatilhoVistoria};

/// What every trigger of these tests says, but for the entity.
const BODY: &str = r#"{"codHistorico":7,"objeto":{"id":5001}}"#;

/// Writes down what it is told, and answers as it was told to.
#[derive(Clone, Default)]
struct Notebook {
    told: Arc<Mutex<Vec<String>>>,
    answers: Arc<Mutex<Vec<Refusal>>>,
}

impl Notebook {
    fn note(&self, entity: &str, id: &str) -> Outcome {
        self.told.lock().unwrap().push(format!("{entity} {id}"));
        self.answers.lock().unwrap().pop().map_or(Ok(()), Err)
    }

    fn told(&self) -> Vec<String> {
        self.told.lock().unwrap().clone()
    }
}

impl Receiver for Notebook {
    async fn consulta(&self, delivery: Delivery<GatilhoConsulta>) -> Outcome {
        self.note("consulta", &delivery.id)
    }

    async fn help_desk(&self, delivery: Delivery<GatilhoHelpDesk>) -> Outcome {
        self.note("help desk", &delivery.id)
    }

    async fn vistoria(&self, delivery: Delivery<GatilhoVistoria>) -> Outcome {
        self.note("vistoria", &delivery.id)
    }

    async fn beneficio(&self, delivery: Delivery<GatilhoBeneficio>) -> Outcome {
        self.note("beneficio", &delivery.id)
    }

    async fn evento(&self, delivery: Delivery<GatilhoEvento>) -> Outcome {
        self.note("evento", &delivery.id)
    }
}

fn secret() -> Secret {
    Secret::from_key([7; 32]).unwrap()
}

/// A client; none of these tests speaks TLS, but reqwest asks for its cryptography all the same.
fn client() -> reqwest::Client {
    // Another test was first.
    let _ = rustls::crypto::ring::default_provider().install_default();
    reqwest::Client::new()
}

fn now() -> i64 {
    i64::try_from(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs()).unwrap()
}

/// Serves a notebook that remembers deliveries; gives its address.
async fn serve(notebook: &Notebook) -> String {
    let receiving = Receiving::new(notebook.clone(), Verifier::new([secret()])).remembering(LastSeen::new(10));
    let acceptor = TcpListener::bind("127.0.0.1:0").into_acceptor().await.unwrap();
    let address = acceptor.local_addr()[0].as_socket_addr().unwrap().to_string();
    tokio::spawn(poem::Server::new_with_acceptor(acceptor).run(receiving));
    format!("http://{address}")
}

/// Sends a body as the service does; gives the status and the text of the answer.
async fn send(url: &str, id: &str, timestamp: i64, signature: &str, body: &str) -> (u16, String) {
    let request = client().post(url).header("content-type", "application/json");
    let request = request.header("webhook-id", id).header("webhook-timestamp", timestamp);
    let answer = request.header("webhook-signature", signature).body(body.to_owned()).send().await.unwrap();
    (answer.status().as_u16(), answer.text().await.unwrap())
}

async fn send_signed(url: &str, id: &str, body: &str) -> (u16, String) {
    let timestamp = now();
    send(url, id, timestamp, &sign(&[secret()], id, timestamp, body.as_bytes()), body).await
}

#[tokio::test]
async fn every_entity_reaches_its_method_and_is_answered_204() {
    let notebook = Notebook::default();
    let base = serve(&notebook).await;
    for (id, path) in [("a", "consulta"), ("b", "helpDesk"), ("c", "vistoria"), ("d", "beneficio"), ("e", "evento")] {
        assert_eq!(send_signed(&format!("{base}/{path}"), id, BODY).await, (204, String::new()), "{path}");
    }
    assert_eq!(notebook.told(), ["consulta a", "help desk b", "vistoria c", "beneficio d", "evento e"]);
}

#[tokio::test]
async fn nothing_that_is_not_signed_just_now_reaches_the_receiver() {
    let notebook = Notebook::default();
    let url = format!("{}/evento", serve(&notebook).await);
    let other = Secret::from_key([8; 32]).unwrap();
    let now = now();
    let signed = |timestamp: i64| sign(&[secret()], "a", timestamp, BODY.as_bytes());
    for (timestamp, signature, body, why) in [
        (
            now,
            sign(&[other], "a", now, BODY.as_bytes()),
            BODY,
            "`webhook-signature` holds no signature of a live secret",
        ),
        (now, signed(now), "{}", "`webhook-signature` holds no signature of a live secret"),
        (now - 400, signed(now - 400), BODY, "`webhook-timestamp` is more than five minutes from this clock"),
        (now + 400, signed(now + 400), BODY, "`webhook-timestamp` is more than five minutes from this clock"),
        (now, String::new(), BODY, "`webhook-signature` holds no signature of a live secret"),
    ] {
        assert_eq!(send(&url, "a", timestamp, &signature, body).await, (401, why.to_owned()));
    }
    let unsigned = client().post(&url).body(BODY).send().await.unwrap();
    assert_eq!(unsigned.status().as_u16(), 401);
    assert_eq!(unsigned.text().await.unwrap(), "the header `webhook-id` is missing or malformed");
    assert!(notebook.told().is_empty());
}

#[tokio::test]
async fn a_repetition_is_answered_without_the_receiver() {
    let notebook = Notebook::default();
    let url = format!("{}/evento", serve(&notebook).await);
    for _ in 0..3 {
        assert_eq!(send_signed(&url, "a", BODY).await.0, 204);
    }
    assert_eq!(notebook.told(), ["evento a"]);
}

#[tokio::test]
async fn what_was_not_taken_is_not_remembered() {
    let notebook = Notebook::default();
    let url = format!("{}/evento", serve(&notebook).await);
    for (refusal, status) in [
        (Refusal::Failed("disk full".to_owned()), 500),
        (Refusal::Later { reason: "upgrading".to_owned(), retry_after: Some(30) }, 503),
        (Refusal::Gone("moved away".to_owned()), 410),
    ] {
        notebook.answers.lock().unwrap().push(refusal);
        assert_eq!(send_signed(&url, "a", BODY).await.0, status);
    }
    assert_eq!(send_signed(&url, "a", BODY).await.0, 204);
    assert_eq!(notebook.told().len(), 4);
}

#[tokio::test]
async fn a_test_of_the_address_is_answered_without_the_receiver() {
    let notebook = Notebook::default();
    let url = format!("{}/evento", serve(&notebook).await);
    assert_eq!(send_signed(&url, "ping", r#"{"entidade":"[\"Evento\"]","objeto":{}}"#).await.0, 204);
    assert!(notebook.told().is_empty());
}

#[tokio::test]
async fn what_does_not_fit_the_contract_is_refused_before_the_receiver() {
    let notebook = Notebook::default();
    let base = serve(&notebook).await;
    let long = format!(r#"{{"codHistorico":7,"objeto":{{"descricao":"{}"}}}}"#, "a".repeat(300_000));
    for (path, body, status) in [
        ("evento", "{", 400),
        ("evento", r#"{"codHistorico":"7","objeto":{}}"#, 400),
        ("evento", &long, 413),
        ("x", BODY, 404),
    ] {
        assert_eq!(send_signed(&format!("{base}/{path}"), "a", body).await.0, status, "{path}");
    }
    assert_eq!(client().get(format!("{base}/evento")).send().await.unwrap().status().as_u16(), 405);
    assert!(notebook.told().is_empty());
}

#[test]
fn somebody_else_s_reading_of_the_signatures_agrees_with_ours() {
    let (old, new, other) = (secret(), Secret::from_key([8; 32]).unwrap(), Secret::from_key([9; 32]).unwrap());
    let body = r#"{ "entidade":"[\"Benefício\"]" }"#;
    let timestamp = now();
    let request = client()
        .post("http://receiver.example/evento")
        .header("webhook-id", "a-1")
        .header("webhook-timestamp", timestamp)
        .header("webhook-signature", sign([&new, &old], "a-1", timestamp, body.as_bytes()))
        .build()
        .unwrap();
    let verify = |secret: &Secret, body: &str| {
        standardwebhooks::Webhook::new(&secret.expose()).unwrap().verify(body.as_bytes(), request.headers())
    };
    assert!(verify(&old, body).is_ok() && verify(&new, body).is_ok());
    assert!(verify(&other, body).is_err() && verify(&new, "{}").is_err());
}
