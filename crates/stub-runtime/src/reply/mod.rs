//! Answers: what an operation's response becomes on the wire.

mod accept;
mod errors;
mod items;
mod offer;
mod status;

pub use accept::Accept;
pub use items::{Items, items};
pub use offer::{Offer, offered};
pub use status::{Status1xx, Status2xx, Status3xx, Status4xx, Status5xx, StatusOutOfRange};

use bytes::Bytes;
use poem::http::{HeaderName, HeaderValue, StatusCode, header};
use poem::{Body, Response};
use serde::Serialize;

use crate::xml::Xml;
use crate::{Rejection, ToText};

/// Outcome of an operation.
pub type Answer = Result<Reply, Rejection>;

/// A response that the document declares.
#[derive(Debug)]
pub struct Reply(Response);

/// JSON. Where the document gives a range (`*/*`), it is `application/json`.
pub fn json<T: Serialize + ?Sized>(status: u16, media_type: &'static str, body: &T) -> Answer {
    let body = crate::json::write(body).map_err(|error| Rejection::internal(error.to_string()))?;
    with_body(status, json_type(media_type)?, body)
}

/// XML. Where the document gives a range (`*/*`), it is `application/xml`.
pub fn xml<T: Serialize + ?Sized>(status: u16, media_type: &'static str, layout: &Xml, body: &T) -> Answer {
    let body = crate::xml::write(body, layout).map_err(unsendable)?;
    let media_type = if media_type.contains('*') { "application/xml" } else { media_type };
    with_body(status, media_type_value(media_type)?, body)
}

/// Text. It is UTF-8, and the media type says so unless it has parameters of its own. A range (`text/*`) is `text/plain`.
pub fn text(status: u16, media_type: &'static str, body: impl Into<String>) -> Answer {
    let value = match media_type {
        "text/plain" => const { HeaderValue::from_static("text/plain; charset=utf-8") },
        range if range.contains('*') => const { HeaderValue::from_static("text/plain; charset=utf-8") },
        other if other.starts_with("text/") && !other.contains(';') => {
            HeaderValue::from_str(&format!("{other}; charset=utf-8")).map_err(unsendable)?
        }
        other => media_type_value(other)?,
    };
    with_body(status, value, body.into())
}

/// Bytes or a stream of them. Where the document gives a range (`image/*`), the media type is the body's own.
pub fn binary(status: u16, media_type: &'static str, body: impl Into<Binary>) -> Answer {
    let Binary { media_type: own_type, body } = body.into();
    let value = match own_type {
        Some(own_type) if media_type.contains('*') => HeaderValue::from_str(&own_type).map_err(unsendable)?,
        None if media_type.contains('*') => HeaderValue::from_static("application/octet-stream"),
        _ => media_type_value(media_type)?,
    };
    with_body(status, value, body)
}

/// No body.
pub fn empty(status: u16) -> Answer {
    let mut response = Response::default();
    response.set_status(status_code(status)?);
    Ok(Reply(response))
}

impl Reply {
    /// Adds a header. One that HTTP cannot carry makes the answer an internal error.
    pub fn header(&mut self, name: &'static str, value: impl ToText) -> Result<(), Rejection> {
        let name = HeaderName::from_bytes(name.as_bytes()).map_err(unsendable)?;
        let value = HeaderValue::from_str(&value.to_text()).map_err(unsendable)?;
        self.0.headers_mut().append(name, value);
        Ok(())
    }

    /// The response for poem.
    pub fn into_response(self) -> Response {
        self.0
    }
}

/// Bytes or a stream of them, for a response that is neither JSON nor text.
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
}

macro_rules! from_bodies {
    ($($body:ty),*) => {$(
        impl From<$body> for Binary {
            fn from(body: $body) -> Binary {
                Binary::new(body)
            }
        }
    )*};
}

from_bodies!(Vec<u8>, Bytes, &'static [u8], Body);

/// A status by its number; one that HTTP does not have is 500.
pub fn status(code: u16) -> StatusCode {
    StatusCode::from_u16(code).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
}

fn with_body(status: u16, media_type: HeaderValue, body: impl Into<Body>) -> Answer {
    let mut response = Response::builder().status(status_code(status)?).body(body);
    response.headers_mut().insert(header::CONTENT_TYPE, media_type);
    Ok(Reply(response))
}

fn json_type(media_type: &'static str) -> Result<HeaderValue, Rejection> {
    // By far the most frequent one is made at compile time.
    if media_type == "application/json" || media_type.contains('*') {
        Ok(const { HeaderValue::from_static("application/json") })
    } else {
        media_type_value(media_type)
    }
}

fn media_type_value(media_type: &'static str) -> Result<HeaderValue, Rejection> {
    HeaderValue::from_maybe_shared(Bytes::from_static(media_type.as_bytes())).map_err(unsendable)
}

fn status_code(status: u16) -> Result<StatusCode, Rejection> {
    StatusCode::from_u16(status).map_err(unsendable)
}

fn unsendable(error: impl std::fmt::Display) -> Rejection {
    Rejection::internal(error.to_string())
}
