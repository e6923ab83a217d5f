//! Certificates: one that nobody should trust, and the same as one that the caller trusts.

use std::sync::Arc;

use client_runtime::{Connection, Error, TransportKind};
use rustls::pki_types::PrivateKeyDer;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

use crate::operations::LIST;

/// A server that answers `[]`, and its certificate as PEM.
async fn serve(name: &str) -> (String, String) {
    let certified = rcgen::generate_simple_self_signed([name.to_owned()]).unwrap();
    let key = PrivateKeyDer::try_from(certified.signing_key.serialize_der()).unwrap();
    let config = rustls::ServerConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![certified.cert.der().clone()], key)
        .unwrap();
    let acceptor = tokio_rustls::TlsAcceptor::from(Arc::new(config));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let Ok(mut stream) = acceptor.accept(stream).await else { continue };
            let _ = stream.read(&mut [0; 4096]).await;
            let _ = stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\n[]").await;
            let _ = stream.shutdown().await;
        }
    });
    (format!("https://localhost:{port}"), certified.cert.pem())
}

/// What reqwest must be given when no provider is installed for the process.
pub(crate) fn trusting_nobody() -> rustls::ClientConfig {
    rustls::ClientConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(rustls::RootCertStore::empty())
        .with_no_client_auth()
}

#[tokio::test]
async fn a_certificate_that_nobody_vouches_for() {
    let (base, _) = serve("localhost").await;
    let error: Error = Connection::builder(&base).build().unwrap().call(&LIST).send().await.unwrap_err().into();
    assert!(matches!(error, Error::Transport { kind: TransportKind::Tls, .. }), "{error:?}");
    assert_eq!(error.to_string(), "listItems: cannot connect securely: invalid peer certificate: UnknownIssuer");
    assert!(!error.is_retryable());
}

#[tokio::test]
async fn a_certificate_that_the_caller_trusts() {
    let (base, pem) = serve("localhost").await;
    let connection = Connection::builder(&base).root_certificate(pem).build().unwrap();
    let answer = connection.call(&LIST).send().await.unwrap();
    assert!(answer.json::<Vec<u8>>().await.unwrap().is_empty());
}

#[tokio::test]
async fn a_certificate_for_another_name() {
    let (base, pem) = serve("elsewhere.example").await;
    let connection = Connection::builder(&base).root_certificate(pem).build().unwrap();
    let error: Error = connection.call(&LIST).send().await.unwrap_err().into();
    assert!(matches!(error, Error::Transport { kind: TransportKind::Tls, .. }), "{error:?}");
    assert!(error.to_string().contains("certificate not valid for name \"localhost\""), "{error}");
}

#[tokio::test]
async fn no_tls_at_all() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let base = format!("https://localhost:{}", listener.local_addr().unwrap().port());
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let _ = stream.write_all(b"HTTP/1.1 400 Bad Request\r\n\r\n").await;
        }
    });
    let error: Error = Connection::builder(&base).build().unwrap().call(&LIST).send().await.unwrap_err().into();
    assert!(matches!(error, Error::Transport { kind: TransportKind::Tls, .. }), "{error:?}");
}
