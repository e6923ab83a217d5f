//! TLS by rustls, with ring's cryptography and the machine's certificates.

use std::sync::Arc;

use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls::{ClientConfig, RootCertStore};
use rustls_platform_verifier::Verifier;

use crate::connection::SetupError;

/// TLS settings: certificates that the machine trusts, and some more. Chosen here and not in
/// reqwest, whose own choice would be a provider installed for the whole process, or a panic.
pub fn config(extra_roots: Vec<CertificateDer<'static>>) -> Result<ClientConfig, SetupError> {
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let verifier = Verifier::new_with_extra_roots(extra_roots, provider.clone()).map_err(SetupError::Tls)?;
    let mut config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(SetupError::Tls)?
        .dangerous()
        .with_custom_certificate_verifier(Arc::new(verifier))
        .with_no_client_auth();
    config.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
    Ok(config)
}

/// For plain addresses, which never come to TLS since redirects are not followed: trusts nobody, and spares reading the
/// machine's certificates.
pub(crate) fn unused() -> Result<ClientConfig, SetupError> {
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    Ok(ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(SetupError::Tls)?
        .with_root_certificates(RootCertStore::empty())
        .with_no_client_auth())
}

/// The certificates of a PEM text, one at least.
pub(crate) fn certificates(pem: &[u8]) -> Option<Vec<CertificateDer<'static>>> {
    let certificates: Vec<_> = CertificateDer::pem_slice_iter(pem).collect::<Result<_, _>>().ok()?;
    if certificates.is_empty() { None } else { Some(certificates) }
}
