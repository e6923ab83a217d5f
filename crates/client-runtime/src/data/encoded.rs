//! Bytes that travel as base64 text.

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::{GeneralPurpose, STANDARD};
use base64::engine::{DecodePaddingMode, GeneralPurposeConfig};
use base64::{alphabet, engine};
use bytes::Bytes;
use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::{Serialize, Serializer};

/// Bytes that are written as base64. White space and missing padding in what a server sends are no fault.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Base64<const IS_URL_SAFE: bool = false>(Bytes);

/// The same in the alphabet that stands in addresses and file names.
pub type Base64Url = Base64<true>;

/// Padding is optional in what is read.
const LENIENT: GeneralPurposeConfig =
    GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent);

const READ: GeneralPurpose = GeneralPurpose::new(&alphabet::STANDARD, LENIENT);

const READ_URL_SAFE: GeneralPurpose = GeneralPurpose::new(&alphabet::URL_SAFE, LENIENT);

impl<const IS_URL_SAFE: bool> Base64<IS_URL_SAFE> {
    /// These bytes.
    pub fn new(content: impl Into<Bytes>) -> Self {
        Base64(content.into())
    }

    /// The bytes.
    pub fn content(&self) -> &Bytes {
        &self.0
    }

    fn text(&self) -> String {
        if IS_URL_SAFE { engine::general_purpose::URL_SAFE.encode(&self.0) } else { STANDARD.encode(&self.0) }
    }

    fn parse(text: &str) -> Result<Self, base64::DecodeError> {
        let text: String = text.chars().filter(|c| !c.is_ascii_whitespace()).collect();
        let content = if IS_URL_SAFE { READ_URL_SAFE.decode(text) } else { READ.decode(text) };
        content.map(Base64::new)
    }
}

macro_rules! from_contents {
    ($($content:ty),*) => {$(
        impl<const IS_URL_SAFE: bool> From<$content> for Base64<IS_URL_SAFE> {
            fn from(content: $content) -> Self {
                Base64::new(content)
            }
        }
    )*};
}

from_contents!(Bytes, Vec<u8>);

impl<const IS_URL_SAFE: bool> From<&[u8]> for Base64<IS_URL_SAFE> {
    fn from(content: &[u8]) -> Self {
        Base64::new(content.to_vec())
    }
}

impl<const IS_URL_SAFE: bool> AsRef<[u8]> for Base64<IS_URL_SAFE> {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

// They may be a person's; they are left out.
impl<const IS_URL_SAFE: bool> fmt::Debug for Base64<IS_URL_SAFE> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Base64").field("n_bytes", &self.0.len()).finish()
    }
}

impl<const IS_URL_SAFE: bool> Serialize for Base64<IS_URL_SAFE> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.text())
    }
}

impl<'de, const IS_URL_SAFE: bool> Deserialize<'de> for Base64<IS_URL_SAFE> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Text<const IS_URL_SAFE: bool>;
        impl<const IS_URL_SAFE: bool> Visitor<'_> for Text<IS_URL_SAFE> {
            type Value = Base64<IS_URL_SAFE>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("bytes as base64")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Self::Value, E> {
                Base64::parse(text).map_err(|error| E::custom(format_args!("no base64: {error}")))
            }
        }
        deserializer.deserialize_str(Text)
    }
}

#[cfg(feature = "schemas")]
impl<const IS_URL_SAFE: bool> schemars::JsonSchema for Base64<IS_URL_SAFE> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        if IS_URL_SAFE { "Base64Url".into() } else { "Base64".into() }
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        if IS_URL_SAFE {
            return schemars::json_schema!({ "type": "string" });
        }
        schemars::json_schema!({ "type": "string", "format": "byte" })
    }
}
