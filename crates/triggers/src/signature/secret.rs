//! Secrets that two sides share.

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use zeroize::Zeroizing;

/// Every secret begins with it, so that a scanner finds one that leaked.
const PREFIX: &str = "whsec_";

/// Every signature of this kind begins with it.
const VERSION: &str = "v1,";

/// A key for signing and verifying; it is forgotten when it is dropped, and never shown by `Debug`.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret {
    key: Zeroizing<Vec<u8>>,
}

/// Faults of a text that is no secret; the text is not repeated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadSecret {
    /// It does not begin with `whsec_`.
    #[error("a secret begins with `whsec_`")]
    Prefix,
    /// What follows is not base64.
    #[error("what follows `whsec_` is not base64")]
    Base64,
    /// It is shorter than 24 or longer than 64 bytes.
    #[error("a secret has 24 to 64 bytes")]
    Length,
}

impl Secret {
    /// Reads a secret from its text: `whsec_`, then 24 to 64 bytes in base64.
    pub fn parse(text: &str) -> Result<Secret, BadSecret> {
        let encoded = text.strip_prefix(PREFIX).ok_or(BadSecret::Prefix)?;
        let key = STANDARD.decode(encoded).map_err(|_| BadSecret::Base64)?;
        Secret::from_key(key)
    }

    /// The secret with this key, of 24 to 64 bytes; they must be random.
    pub fn from_key(key: impl Into<Vec<u8>>) -> Result<Secret, BadSecret> {
        let key = Zeroizing::new(key.into());
        if (24..=64).contains(&key.len()) { Ok(Secret { key }) } else { Err(BadSecret::Length) }
    }

    /// Its text, for whoever is to share it.
    pub fn expose(&self) -> Zeroizing<String> {
        Zeroizing::new(format!("{PREFIX}{}", STANDARD.encode(&*self.key)))
    }

    /// The signature of a delivery.
    pub fn sign(&self, id: &str, timestamp: i64, body: &[u8]) -> String {
        format!("{VERSION}{}", STANDARD.encode(self.mac(id, timestamp, body).finalize().into_bytes()))
    }

    /// Whether this is its signature of a delivery, found out in a time that tells nothing about it.
    pub(super) fn has_signed(&self, signature: &str, id: &str, timestamp: i64, body: &[u8]) -> bool {
        let signature = signature.strip_prefix(VERSION).and_then(|encoded| STANDARD.decode(encoded).ok());
        signature.is_some_and(|signature| self.mac(id, timestamp, body).verify_slice(&signature).is_ok())
    }

    fn mac(&self, id: &str, timestamp: i64, body: &[u8]) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).expect("HMAC takes keys of any length");
        mac.update(format!("{id}.{timestamp}.").as_bytes());
        mac.update(body);
        mac
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Secret").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_read_from_its_text_and_shown_as_it() {
        let text = "whsec_c2VncmVkby1kZS1leGVtcGxvLW5hby11c2UtYXNzaW0=";
        assert_eq!(*Secret::parse(text).unwrap().expose(), text);
        assert_eq!(format!("{:?}", Secret::parse(text).unwrap()), "Secret { .. }");
    }

    #[test]
    fn what_is_no_secret_is_refused() {
        for (text, why) in [
            ("", BadSecret::Prefix),
            ("c2VncmVkby1kZS1leGVtcGxvLW5hby11c2UtYXNzaW0=", BadSecret::Prefix),
            ("whsec_", BadSecret::Length),
            ("whsec_c2hvcnQ=", BadSecret::Length),
            ("whsec_***", BadSecret::Base64),
        ] {
            assert_eq!(Secret::parse(text).unwrap_err(), why, "{text}");
        }
        assert_eq!(Secret::from_key([7; 65]).unwrap_err(), BadSecret::Length);
    }

    #[test]
    fn the_contract_s_test_vector_holds() {
        let secret = Secret::parse("whsec_c2VncmVkby1kZS1leGVtcGxvLW5hby11c2UtYXNzaW0=").unwrap();
        let body = br#"{"entidade":"[\"Evento\"]","objeto":{}}"#;
        let signature = secret.sign("7b0c6a52-3f0e-4c1b-9a55-2d8f1e64c0aa", 1_784_656_800, body);
        assert_eq!(signature, "v1,5ANNg2tm0xLFZY3N74Pb3bIsn7vjFhZyxb29OLfm0Zw=");
    }
}
