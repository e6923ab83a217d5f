//! The key, and what is sealed with it: ChaCha20-Poly1305, the place as what is sealed along.

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use ring::aead::{Aad, CHACHA20_POLY1305, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use zeroize::Zeroizing;

/// Bytes of a key.
const KEY_LENGTH: usize = 32;

/// The first byte of everything sealed. Another way of sealing would have another.
const VERSION: u8 = 1;

/// Key that seals; never shown by `Debug`.
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

/// Something sealed that this key does not open: it was sealed with another, for another place, or was changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("what was sealed cannot be opened: it was sealed with another key, or changed")]
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

    /// Seals something for a place. Fails only where the machine gives no randomness.
    pub fn seal(&self, content: &[u8], place: &[u8]) -> Result<Vec<u8>, getrandom::Error> {
        let mut nonce = [0; NONCE_LEN];
        // Keys seal a secret per rotation and a few mails: so few that nonces by chance never meet.
        getrandom::fill(&mut nonce)?;
        let mut sealed = Vec::with_capacity(1 + NONCE_LEN + content.len() + CHACHA20_POLY1305.tag_len());
        sealed.push(VERSION);
        sealed.extend_from_slice(&nonce);
        sealed.extend_from_slice(content);
        let content = &mut sealed[1 + NONCE_LEN..];
        let tag = self
            .0
            .seal_in_place_separate_tag(Nonce::assume_unique_for_key(nonce), Aad::from(place), content)
            .expect("it is far shorter than what can be sealed at once");
        sealed.extend_from_slice(tag.as_ref());
        Ok(sealed)
    }

    /// Opens what was sealed for a place.
    pub fn open(&self, sealed: &[u8], place: &[u8]) -> Result<Zeroizing<Vec<u8>>, NotOpened> {
        let content = sealed.strip_prefix(&[VERSION]).ok_or(NotOpened)?;
        let (nonce, content) = content.split_first_chunk::<NONCE_LEN>().ok_or(NotOpened)?;
        let mut content = Zeroizing::new(content.to_vec());
        let nonce = Nonce::assume_unique_for_key(*nonce);
        let length = self.0.open_in_place(nonce, Aad::from(place), &mut content).map_err(|_| NotOpened)?.len();
        content.truncate(length);
        Ok(content)
    }
}

impl fmt::Debug for SecretsKey {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("SecretsKey(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CONTENT: &[u8] = b"whsec_CQkJCQkJCQkJCQkJ";

    fn key() -> SecretsKey {
        SecretsKey::parse(&SecretsKey::generate().unwrap()).unwrap()
    }

    /// What a key makes of something sealed for the place `b"7"`.
    fn opened(key: &SecretsKey, sealed: &[u8]) -> Result<Vec<u8>, NotOpened> {
        key.open(sealed, b"7").map(|content| content.to_vec())
    }

    #[test]
    fn what_was_sealed_opens_for_the_same_place_and_key_alone() {
        let key = key();
        let sealed = key.seal(CONTENT, b"7").unwrap();
        assert_eq!(opened(&key, &sealed), Ok(CONTENT.to_vec()));
        assert_eq!(key.open(&sealed, b"8"), Err(NotOpened), "another place");
        assert_eq!(opened(&self::key(), &sealed), Err(NotOpened), "another key");
    }

    #[test]
    fn nothing_is_ever_sealed_alike_nor_readable() {
        let key = key();
        let sealed = key.seal(CONTENT, b"7").unwrap();
        assert_ne!(sealed, key.seal(CONTENT, b"7").unwrap());
        assert!(!sealed.windows(8).any(|part| CONTENT.windows(8).any(|of_content| of_content == part)));
    }

    #[test]
    fn whatever_was_cut_or_flipped_does_not_open() {
        let key = key();
        let sealed = key.seal(CONTENT, b"7").unwrap();
        for length in 0..sealed.len() {
            assert_eq!(opened(&key, &sealed[..length]), Err(NotOpened), "cut to {length}");
        }
        for idx in 0..8 * sealed.len() {
            let mut flipped = sealed.clone();
            flipped[idx / 8] ^= 1 << (idx % 8);
            assert_eq!(opened(&key, &flipped), Err(NotOpened), "bit {idx}");
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
