//! Tokens: 256 bits that nobody can guess, and a checksum that tells garbage from tokens before anybody is asked.

use std::fmt;
use std::time::Duration;

use domain::users::TokenDigest;
use sha2::{Digest, Sha256};
use store::StoreError;

/// Lifetime of a token.
pub const TOKEN_LIFE: Duration = Duration::from_hours(12);

/// What every token begins with, so that scanners find those that were published by mistake.
const PREFIX: &str = "ben_";

/// Bytes of randomness.
const SECRET_LENGTH: usize = 32;

/// Digits of the checksum at the end.
const CHECKSUM_LENGTH: usize = 8;

/// A token as its holder keeps it.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// A new token.
    pub(super) fn generate() -> Result<Self, StoreError> {
        let mut secret = [0; SECRET_LENGTH];
        getrandom::fill(&mut secret).map_err(StoreError::unavailable)?;
        let text = format!("{PREFIX}{}", hexadecimal(&secret));
        let checksum = crc32(text.as_bytes());
        Ok(Self(format!("{text}{checksum:08x}")))
    }

    /// Reads a token; `None` for what no process of ours ever gave.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let length = PREFIX.len() + 2 * SECRET_LENGTH + CHECKSUM_LENGTH;
        // All of it is ASCII, or the checksum does not agree; only then may it be cut anywhere.
        if text.len() != length || !text.starts_with(PREFIX) || !text.is_ascii() {
            return None;
        }
        let (body, checksum) = text.split_at(length - CHECKSUM_LENGTH);
        (format!("{:08x}", crc32(body.as_bytes())) == checksum).then(|| Self(text.to_owned()))
    }

    /// The token.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What is kept of it.
    pub(super) fn digest(&self) -> TokenDigest {
        TokenDigest::new(hexadecimal(&Sha256::digest(self.0.as_bytes())))
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Token(…)")
    }
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |digits, byte| digits + &format!("{byte:02x}"))
}

/// CRC-32 as in zip files. Tokens are short; a table would be longer than they are.
fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |crc, byte| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| if crc & 1 == 1 { (crc >> 1) ^ 0xEDB8_8320 } else { crc >> 1 })
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn the_checksum_is_that_of_zip_files() {
        assert_eq!(crc32(b"123456789"), 0xCBF4_3926);
    }

    #[test]
    fn a_token_is_recognised_and_a_typing_mistake_too() {
        let token = Token::generate().unwrap();
        assert_eq!(token.as_str().len(), 76, "the contract lets a token have 512 characters");
        assert_eq!(Token::parse(token.as_str()), Some(token.clone()));
        for idx in 0..token.as_str().len() {
            let mut bytes = token.as_str().as_bytes().to_vec();
            bytes[idx] = if bytes[idx] == b'0' { b'1' } else { b'0' };
            assert_eq!(Token::parse(std::str::from_utf8(&bytes).unwrap()), None, "character {idx}");
        }
        assert_eq!(Token::parse(&token.as_str().to_uppercase()), None);
        assert_ne!(Token::generate().unwrap(), token);
    }

    proptest! {
        #[test]
        fn any_text_is_no_token(text: String) {
            prop_assert_eq!(Token::parse(&text), None);
            prop_assert_eq!(Token::parse(&format!("ben_{text}")), None);
        }
    }
}
