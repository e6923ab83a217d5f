//! `format: byte`.

use std::fmt;
use std::ops::Deref;

use base64::Engine;
use base64::display::Base64Display;
use base64::engine::general_purpose::STANDARD;

/// Bytes that travel as base64: the standard alphabet, with padding. Dereferences to the bytes.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Base64(Vec<u8>);

impl Base64 {
    fn parse(text: &str) -> Option<Base64> {
        STANDARD.decode(text).ok().map(Base64)
    }

    /// The bytes.
    pub fn into_inner(self) -> Vec<u8> {
        self.0
    }
}

impl fmt::Display for Base64 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Base64Display::new(&self.0, &STANDARD).fmt(f)
    }
}

/// The length only: nobody reads the bytes, and there may be many.
impl fmt::Debug for Base64 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Base64({} bytes)", self.0.len())
    }
}

impl Deref for Base64 {
    type Target = Vec<u8>;

    fn deref(&self) -> &Vec<u8> {
        &self.0
    }
}

impl From<Vec<u8>> for Base64 {
    fn from(bytes: Vec<u8>) -> Base64 {
        Base64(bytes)
    }
}

super::text_format::text_format!(Base64);
