//! Bodies that are neither JSON nor text.

use bytes::Bytes;
use poem::Body;

/// Bytes or a stream of them, for a response.
#[derive(Debug)]
pub struct Binary {
    media_type: Option<String>,
    body: Body,
}

impl Binary {
    /// A body of any kind; [`Body::from_bytes_stream`] and [`Body::from_async_read`] make streams.
    pub fn new(body: impl Into<Body>) -> Binary {
        Binary { media_type: None, body: body.into() }
    }

    /// Says what the bytes are. It counts where the document leaves that open, as `image/*` does.
    #[must_use]
    pub fn with_media_type(mut self, media_type: impl Into<String>) -> Binary {
        self.media_type = Some(media_type.into());
        self
    }

    pub(crate) fn into_parts(self) -> (Option<String>, Body) {
        (self.media_type, self.body)
    }
}

impl From<Vec<u8>> for Binary {
    fn from(bytes: Vec<u8>) -> Binary {
        Binary::new(bytes)
    }
}

impl From<Bytes> for Binary {
    fn from(bytes: Bytes) -> Binary {
        Binary::new(bytes)
    }
}

impl From<&'static [u8]> for Binary {
    fn from(bytes: &'static [u8]) -> Binary {
        Binary::new(bytes)
    }
}

impl From<Body> for Binary {
    fn from(body: Body) -> Binary {
        Binary::new(body)
    }
}
