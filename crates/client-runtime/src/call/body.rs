//! Bodies.

use bytes::Bytes;
use reqwest::header::{CONTENT_TYPE, HeaderValue};
use serde::Serialize;

use super::{Call, unwritable};
use crate::form;
use crate::multipart::{self, Part};
use crate::style::{QueryStyle, Unwritable};

impl Call<'_> {
    /// A body that is JSON.
    pub fn json<T: Serialize + ?Sized>(&mut self, media_type: &'static str, body: &T) -> &mut Self {
        let written = serde_json::to_vec(body).map_err(|error| unwritable(&error));
        self.write_body(Bytes::from_static(media_type.as_bytes()), written)
    }

    /// A form. Properties are in style `form`, exploded, but for those that are named with another.
    pub fn form<T: Serialize + ?Sized>(&mut self, body: &T, styles: &[(&str, QueryStyle)]) -> &mut Self {
        self.write_body(Bytes::from_static(b"application/x-www-form-urlencoded"), form::write(body, styles))
    }

    /// A multipart form. Properties are sent in the usual way, but for those that are named with another.
    pub fn multipart<T: Serialize + ?Sized>(&mut self, body: &T, parts: &[Part]) -> &mut Self {
        match multipart::write(body, parts) {
            Ok(multipart) => self.write_body(multipart.content_type.into(), Ok(multipart.body)),
            Err(error) => self.write_body::<Vec<u8>>(Bytes::new(), Err(error)),
        }
    }

    /// A body that is text.
    pub fn text(&mut self, media_type: &'static str, body: impl Into<String>) -> &mut Self {
        self.write_body(Bytes::from_static(media_type.as_bytes()), Ok(body.into()))
    }

    /// A body that is bytes, or a stream of them. A call with a stream is never tried again.
    pub fn bytes(&mut self, media_type: &'static str, body: impl Into<reqwest::Body>) -> &mut Self {
        self.write_body(Bytes::from_static(media_type.as_bytes()), Ok(body))
    }

    fn write_body<B: Into<reqwest::Body>>(&mut self, media_type: Bytes, written: Result<B, Unwritable>) -> &mut Self {
        match (written, HeaderValue::from_maybe_shared(media_type)) {
            (Ok(body), Ok(media_type)) => {
                self.headers.insert(CONTENT_TYPE, media_type);
                self.body = Some(body.into());
            }
            (Err(message), _) => self.first_error = self.first_error.take().or(Some(format!("the body {message}"))),
            (_, Err(_)) => self.first_error = self.first_error.take().or(Some("the body has no media type".to_owned())),
        }
        self
    }
}
