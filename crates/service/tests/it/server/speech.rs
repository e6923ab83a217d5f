//! HTTP/2 and TLS.

use std::sync::Arc;

use http_server::{Limits, Tls};
use reqwest::{Client, ClientBuilder, Version};
use rustls::pki_types::CertificateDer;
use rustls::{ClientConfig, RootCertStore};

use super::trial::{Served, patient, tight, until_closed};

/// A caller who trusts these certificates only.
fn caller(trusted: &[CertificateDer<'static>]) -> ClientBuilder {
    let mut roots = RootCertStore::empty();
    for certificate in trusted {
        roots.add(certificate.clone()).unwrap();
    }
    let config = ClientConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()));
    let config = config.with_safe_default_protocol_versions().unwrap().with_root_certificates(roots);
    Client::builder().tls_backend_preconfigured(config.with_no_client_auth())
}

/// A certificate for `localhost` that vouches for itself, and the server's proof of it.
fn proof() -> (CertificateDer<'static>, Tls) {
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let (chain, key) = (folder.path().join("chain.pem"), folder.path().join("key.pem"));
    std::fs::write(&chain, made.cert.pem()).unwrap();
    std::fs::write(&key, made.signing_key.serialize_pem()).unwrap();
    (made.cert.der().clone(), Tls::load(&chain, &key).unwrap())
}

#[tokio::test]
async fn callers_may_speak_http_2() {
    let served = Served::with(patient()).await;
    let client = caller(&[]).http2_prior_knowledge().build().unwrap();
    let asked = async |path: &str| client.get(format!("http://{}{path}", served.address)).send().await.unwrap();
    let answered = asked("/codes/1").await;
    assert_eq!((answered.version(), answered.status().as_u16()), (Version::HTTP_2, 200));
    // A panic is its own stream's affair.
    let (panicked, found) = tokio::join!(asked("/panic"), asked("/codes/1"));
    assert_eq!((panicked.status().as_u16(), found.status().as_u16()), (500, 200));
    let large = client.post(format!("http://{}/json", served.address)).header("content-type", "application/json");
    assert_eq!(large.body("1".repeat(1001)).send().await.unwrap().status().as_u16(), 413);
    assert_eq!(asked("/codes/1").await.text().await.unwrap(), "found");
}

#[tokio::test]
async fn callers_may_speak_tls() {
    let (certificate, tls) = proof();
    let served = Served::speaking(patient(), Some(tls)).await;
    let url = format!("https://localhost:{}/codes/1", served.address.port());
    let answered = caller(&[certificate]).build().unwrap().get(&url).send().await.unwrap();
    assert_eq!(answered.status().as_u16(), 200);
    assert_eq!(answered.headers()["strict-transport-security"], "max-age=31536000");
    assert_eq!(answered.text().await.unwrap(), "found");
    assert!(caller(&[]).build().unwrap().get(&url).send().await.is_err(), "nobody vouches for it");
}

#[tokio::test]
async fn a_handshake_that_does_not_come_is_not_waited_for() {
    let (_, tls) = proof();
    let limits = Limits { header_timeout: tight().header_timeout, ..patient() };
    let served = Served::speaking(limits, Some(tls)).await;
    let mut silent = served.connect().await;
    assert_eq!(until_closed(&mut silent).await.head, "");
    assert_eq!(served.get("/codes/1").await.status, 0, "plain HTTP is no handshake");
}

#[test]
fn a_certificate_that_cannot_be_used_is_told_by_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let (chain, key) = (folder.path().join("chain.pem"), folder.path().join("key.pem"));
    let said = || Tls::load(&chain, &key).unwrap_err().to_string();
    assert_eq!(said(), format!("cannot read {} as PEM", chain.display()));
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    let other = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    std::fs::write(&chain, made.cert.pem()).unwrap();
    assert_eq!(said(), format!("cannot read {} as PEM", key.display()));
    std::fs::write(&key, other.signing_key.serialize_pem()).unwrap();
    assert_eq!(said(), "the certificate and the key cannot be used");
}
