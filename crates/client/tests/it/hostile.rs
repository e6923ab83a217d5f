//! Servers that answer what they should not: a clear error within the deadline, or the value where it can be kept.

use std::sync::Arc;
use std::time::{Duration, Instant};

use benefits_client::{Error, Session, TransportKind};
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;

use crate::server::{self, Reply, answer, json};
use crate::service::Service;

/// What searching members fails with when the server answers so.
async fn error(reply: Reply) -> Error {
    let service = Service::start(move |_| reply.clone()).await;
    let session = service.builder().deadline(Duration::from_secs(2)).build().unwrap();
    let began = Instant::now();
    let error = session.pesquisar_associados().nome("Maria").send().await.unwrap_err();
    assert!(began.elapsed() < Duration::from_secs(20), "late: {error}");
    error
}

#[tokio::test]
async fn html_with_200() {
    let error = error(answer("200 OK\r\nContent-Type: text/html", "<html>Bem-vindo</html>")).await;
    assert!(matches!(&error, Error::Contract { status: 200, message, .. } if message.contains("text/html")), "{error}");
}

#[tokio::test]
async fn half_a_body() {
    let cut = error(json(r#"{"itens": [{"codPessoa": 1"#)).await;
    assert!(matches!(cut, Error::Contract { .. }), "{cut}");
    let short = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{\"itens\": [";
    let short = error(Reply::Raw(short.to_owned())).await;
    assert!(matches!(short, Error::Transport { kind: TransportKind::Interrupted, .. }), "{short}");
}

#[tokio::test]
async fn a_field_of_another_type() {
    let error = error(json(r#"{"itens": [{"nomePessoa": true}], "paginaAtual": 1}"#)).await;
    assert!(matches!(&error, Error::Contract { path: Some(path), .. } if path == "itens[0].nomePessoa"), "{error}");
}

#[tokio::test]
async fn an_unknown_enum_value_is_kept() {
    let body =
        r#"{"itens": [{"tipoBeneficio": "ESPACIAL"}], "paginaAtual": 1, "proximaPagina": false, "quantidade": 1}"#;
    let service = Service::start(move |_| json(body)).await;
    let page = service.session().pesquisar_associados().nome("Maria").send().await.unwrap();
    assert_eq!(page.itens[0].tipo_beneficio.as_ref().unwrap().to_string(), "ESPACIAL");
}

#[tokio::test]
async fn more_bytes_than_anyone_needs() {
    let endless = Reply::Flood(
        "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 209715200\r\n\r\n".to_owned(),
    );
    let error = error(endless).await;
    assert!(matches!(error, Error::Contract { status: 200, .. }), "{error}");
}

#[tokio::test]
async fn nothing() {
    let empty = error(answer("200 OK\r\nContent-Type: application/json", "")).await;
    assert!(matches!(empty, Error::Contract { .. }), "{empty}");
    let closed = error(Reply::Raw(String::new())).await;
    assert!(matches!(closed, Error::Transport { kind: TransportKind::Interrupted, .. }), "{closed}");
}

#[tokio::test]
async fn silence() {
    let before = error(Reply::Hang(String::new())).await;
    assert!(matches!(before, Error::Transport { kind: TransportKind::Timeout, .. }), "{before}");
    let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{";
    let amid = error(Reply::Hang(head.to_owned())).await;
    assert!(matches!(amid, Error::Transport { kind: TransportKind::Timeout, .. }), "{amid}");
}

#[tokio::test]
async fn a_reset() {
    let error = error(Reply::Reset).await;
    assert!(matches!(error, Error::Transport { kind: TransportKind::Interrupted, .. }), "{error}");
}

#[tokio::test]
async fn a_redirect_is_not_followed() {
    let error = error(answer("302 Found\r\nLocation: http://127.0.0.1:1/", "")).await;
    assert!(matches!(error, Error::Contract { status: 302, .. }), "{error}");
}

#[tokio::test]
async fn a_certificate_that_nobody_trusts() {
    let certified = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    let key = PrivateKeyDer::try_from(certified.signing_key.serialize_der()).unwrap();
    let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
    let config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![certified.cert.der().clone()], key)
        .unwrap();
    let (acceptor, listener) = (TlsAcceptor::from(Arc::new(config)), TcpListener::bind("127.0.0.1:0").await.unwrap());
    let base = format!("https://localhost:{}", listener.local_addr().unwrap().port());
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let acceptor = acceptor.clone();
            tokio::spawn(async move {
                let Ok(mut stream) = acceptor.accept(stream).await else { return };
                let Some(request) = server::read(&mut stream).await else { return };
                let is_login = request.line.starts_with("POST");
                let reply = if is_login { json(r#"{"authorizationToken": "t"}"#) } else { json("[]") };
                server::write(&reply, &mut stream).await;
            });
        }
    });
    let builder = Session::builder(&base).user("u").password("p");
    let error = builder.clone().build().unwrap().listar_lojas().send().await.unwrap_err();
    assert!(matches!(error, Error::Transport { kind: TransportKind::Tls, .. }), "{error}");
    let trusting = builder.root_certificate(certified.cert.pem()).build().unwrap();
    trusting.listar_lojas().send().await.unwrap();
}
