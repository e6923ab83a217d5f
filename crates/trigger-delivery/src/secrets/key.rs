//! The key, and what is sealed with it: ChaCha20-Poly1305, the receiver's code as what is sealed along.

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use domain::values::ReceiverCode;
use ring::aead::{Aad, CHACHA20_POLY1305, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use triggers::signature::Secret;
use zeroize::Zeroizing;

/// Bytes of a key.
const KEY_LENGTH: usize = 32;

/// The first byte of everything sealed. Another way of sealing would have another.
const VERSION: u8 = 1;

/// Key that seals secrets of receivers; never shown by `Debug`.
pub struct SecretsKey(LessSafeKey);

/// Faults of a text that is no key; the text is not repeated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadKey {
    /// It is not base64.
    #[error("the key is not base64")]
    Base64,
    /// It does not have 32 bytes.
    #[error("the key does not have 32 bytes")]
    Length,
}

/// Something sealed that this key does not open: it was sealed with another, for another receiver, or was changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the secret of a receiver cannot be opened: it was sealed with another key, or changed")]
pub struct NotOpened;

impl SecretsKey {
    /// Reads a key from its text: 32 bytes in base64.
    pub fn parse(text: &str) -> Result<SecretsKey, BadKey> {
        let bytes = Zeroizing::new(STANDARD.decode(text.trim()).map_err(|_| BadKey::Base64)?);
        let key = UnboundKey::new(&CHACHA20_POLY1305, &bytes).map_err(|_| BadKey::Length)?;
        Ok(SecretsKey(LessSafeKey::new(key)))
    }

    /// The text of a new key.
    pub(super) fn generate() -> Result<Zeroizing<String>, getrandom::Error> {
        let mut bytes = Zeroizing::new([0; KEY_LENGTH]);
        getrandom::fill(&mut *bytes)?;
        Ok(Zeroizing::new(STANDARD.encode(*bytes)))
    }

    /// Seals a secret for a receiver. Fails only where the machine gives no randomness.
    pub fn seal(&self, secret: &Secret, receiver: ReceiverCode) -> Result<Vec<u8>, getrandom::Error> {
        let mut nonce = [0; NONCE_LEN];
        // Keys seal a secret per rotation: so few that nonces by chance never meet.
        getrandom::fill(&mut nonce)?;
        let text = secret.expose();
        let mut sealed = Vec::with_capacity(1 + NONCE_LEN + text.len() + CHACHA20_POLY1305.tag_len());
        sealed.push(VERSION);
        sealed.extend_from_slice(&nonce);
        sealed.extend_from_slice(text.as_bytes());
        let content = &mut sealed[1 + NONCE_LEN..];
        let tag = self
            .0
            .seal_in_place_separate_tag(Nonce::assume_unique_for_key(nonce), sealed_along(receiver), content)
            .expect("a secret is far shorter than what can be sealed at once");
        sealed.extend_from_slice(tag.as_ref());
        Ok(sealed)
    }

    /// Opens what was sealed for a receiver.
    pub fn open(&self, sealed: &[u8], receiver: ReceiverCode) -> Result<Secret, NotOpened> {
        let content = sealed.strip_prefix(&[VERSION]).ok_or(NotOpened)?;
        let (nonce, content) = content.split_first_chunk::<NONCE_LEN>().ok_or(NotOpened)?;
        let mut content = Zeroizing::new(content.to_vec());
        let nonce = Nonce::assume_unique_for_key(*nonce);
        let opened = self.0.open_in_place(nonce, sealed_along(receiver), &mut content).map_err(|_| NotOpened)?;
        let text = str::from_utf8(opened).map_err(|_| NotOpened)?;
        Secret::parse(text).map_err(|_| NotOpened)
    }
}

/// What must be the same at opening as it was at sealing.
fn sealed_along(receiver: ReceiverCode) -> Aad<[u8; 4]> {
    Aad::from(receiver.get().to_be_bytes())
}

impl fmt::Debug for SecretsKey {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("SecretsKey(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn receiver() -> ReceiverCode {
        ReceiverCode::new(7).unwrap()
    }

    fn key() -> SecretsKey {
        SecretsKey::parse(&SecretsKey::generate().unwrap()).unwrap()
    }

    fn secret() -> Secret {
        Secret::from_key([9; 32]).unwrap()
    }

    #[test]
    fn what_was_sealed_opens_for_the_same_receiver_and_key_alone() {
        let key = key();
        let sealed = key.seal(&secret(), receiver()).unwrap();
        assert_eq!(key.open(&sealed, receiver()), Ok(secret()));
        assert_eq!(key.open(&sealed, ReceiverCode::new(8).unwrap()), Err(NotOpened), "another receiver");
        assert_eq!(self::key().open(&sealed, receiver()), Err(NotOpened), "another key");
    }

    #[test]
    fn a_secret_is_never_sealed_alike_nor_readable() {
        let key = key();
        let sealed = key.seal(&secret(), receiver()).unwrap();
        assert_ne!(sealed, key.seal(&secret(), receiver()).unwrap());
        let text = secret().expose();
        assert!(!sealed.windows(8).any(|part| text.as_bytes().windows(8).any(|of_text| of_text == part)));
    }

    #[test]
    fn whatever_was_cut_or_flipped_does_not_open() {
        let key = key();
        let sealed = key.seal(&secret(), receiver()).unwrap();
        for length in 0..sealed.len() {
            assert_eq!(key.open(&sealed[..length], receiver()), Err(NotOpened), "cut to {length}");
        }
        for idx in 0..8 * sealed.len() {
            let mut flipped = sealed.clone();
            flipped[idx / 8] ^= 1 << (idx % 8);
            assert_eq!(key.open(&flipped, receiver()), Err(NotOpened), "bit {idx}");
        }
    }

    #[test]
    fn a_key_is_read_from_its_text_and_never_shown() {
        let text = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=";
        assert_eq!(format!("{:?}", SecretsKey::parse(&format!(" {text}\n")).unwrap()), "SecretsKey(…)");
        for (text, why) in
            [("", BadKey::Length), ("AAEC", BadKey::Length), ("***", BadKey::Base64), (&text[1..], BadKey::Base64)]
        {
            assert_eq!(SecretsKey::parse(text).unwrap_err(), why, "{text}");
        }
    }
}
