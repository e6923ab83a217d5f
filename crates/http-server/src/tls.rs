//! TLS, by rustls.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rustls::ServerConfig;
use rustls::crypto::ring;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio::net::TcpStream;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::server::TlsStream;

/// The server's certificate and key.
#[derive(Clone)]
pub struct Tls(TlsAcceptor);

/// Faults of a certificate or a key.
#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    /// A file cannot be read as PEM, or holds no certificate or key.
    #[error("cannot read {} as PEM", .0.display())]
    File(PathBuf, #[source] rustls::pki_types::pem::Error),
    /// They do not fit each other, or are of no use.
    #[error("the certificate and the key cannot be used")]
    Unusable(#[source] rustls::Error),
}

impl Tls {
    /// Reads a chain of certificates and the key of the first, both PEM.
    pub fn load(certificate: &Path, key: &Path) -> Result<Self, TlsError> {
        let unreadable = |path: &Path| {
            let path = path.to_owned();
            move |error| TlsError::File(path, error)
        };
        let chain = CertificateDer::pem_file_iter(certificate).and_then(Iterator::collect::<Result<Vec<_>, _>>);
        let chain = chain.map_err(unreadable(certificate))?;
        let key = PrivateKeyDer::from_pem_file(key).map_err(unreadable(key))?;
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()));
        let config = config.with_safe_default_protocol_versions().map_err(TlsError::Unusable)?;
        let mut config = config.with_no_client_auth().with_single_cert(chain, key).map_err(TlsError::Unusable)?;
        config.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
        Ok(Self(TlsAcceptor::from(Arc::new(config))))
    }

    /// Proves it to a caller.
    pub(super) async fn accept(&self, stream: TcpStream) -> io::Result<TlsStream<TcpStream>> {
        self.0.accept(stream).await
    }
}

impl fmt::Debug for Tls {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Tls(…)")
    }
}
