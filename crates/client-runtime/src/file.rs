//! Files that are sent in multipart bodies.

use std::fmt;

use bytes::Bytes;
use serde::{Deserialize, Serialize, Serializer};

/// A file: its bytes, and what the server is told about them.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Written")]
pub struct File {
    name: Option<String>,
    media_type: Option<String>,
    #[serde(serialize_with = "as_bytes")]
    content: Bytes,
}

/// What a file is read from: a text, which is all that JSON has for it, or what is written of one.
#[derive(Deserialize)]
#[serde(untagged)]
enum Written {
    Text(String),
    Whole { name: Option<String>, media_type: Option<String>, content: Vec<u8> },
}

impl From<Written> for File {
    fn from(written: Written) -> File {
        match written {
            Written::Text(content) => File::new(content),
            Written::Whole { name, media_type, content } => File { name, media_type, content: content.into() },
        }
    }
}

impl File {
    /// A file of these bytes.
    pub fn new(content: impl Into<Bytes>) -> File {
        File { name: None, media_type: None, content: content.into() }
    }

    /// With a name for the server.
    #[must_use]
    pub fn named(mut self, name: impl Into<String>) -> File {
        self.name = Some(name.into());
        self
    }

    /// With a media type, where the document leaves several open.
    #[must_use]
    pub fn typed(mut self, media_type: impl Into<String>) -> File {
        self.media_type = Some(media_type.into());
        self
    }

    /// Its name.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// Its media type.
    pub fn media_type(&self) -> Option<&str> {
        self.media_type.as_deref()
    }

    /// Its bytes.
    pub fn content(&self) -> &Bytes {
        &self.content
    }
}

macro_rules! from_contents {
    ($($content:ty),*) => {$(
        impl From<$content> for File {
            fn from(content: $content) -> File {
                File::new(content)
            }
        }
    )*};
}

from_contents!(Bytes, Vec<u8>, String);

impl From<&[u8]> for File {
    fn from(content: &[u8]) -> File {
        File::new(content.to_vec())
    }
}

impl From<&str> for File {
    fn from(content: &str) -> File {
        File::new(content.to_owned())
    }
}

// A file may be a person's; its bytes are left out.
impl fmt::Debug for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("File")
            .field("name", &self.name)
            .field("media_type", &self.media_type)
            .field("n_bytes", &self.content.len())
            .finish()
    }
}

#[cfg(feature = "schemas")]
crate::described!(File, |_generator| schemars::json_schema!({ "type": "string", "format": "binary" }));

/// Bytes as bytes, where serde's own way is a list of numbers.
fn as_bytes<S: Serializer>(content: &Bytes, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_bytes(content)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_from_a_text_and_from_what_is_written_of_one() {
        assert_eq!(serde_json::from_str::<File>(r#""abc""#).unwrap(), File::from("abc"));
        let whole = File::new(vec![0, 255]).named("a.bin").typed("image/png");
        let written = serde_json::to_string(&whole).unwrap();
        assert_eq!(serde_json::from_str::<File>(&written).unwrap(), whole);
        assert!(serde_json::from_str::<File>("7").is_err());
    }
}
