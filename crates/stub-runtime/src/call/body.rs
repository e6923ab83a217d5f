//! Bodies.
//!
//! An operation that takes several media types asks for the [`media_type`](Call::media_type) first and reads the body
//! by it. Without that, each way of reading expects the media type that goes with it.

use std::borrow::Cow;

use bytes::Bytes;
use poem::Body;
use poem::http::header;
use serde::de::DeserializeOwned;

use super::Call;
use crate::body::{self, ReadError};
use crate::check::{Constraint, checked};
use crate::multipart::{self, Part, Parts, Upload};
use crate::query::Form;
use crate::rejection::{Reason, Result};
use crate::xml::{self, Xml};
use crate::{Fault, FromText, Rejection, json};

impl Call {
    /// True if there is a body. One whose length is not known counts as one.
    pub fn has_body(&self) -> bool {
        !self.body.is_empty()
    }

    /// Index of the declared media type that the body has; ranges (`text/*`) may be among them. The body must be there.
    pub fn media_type(&mut self, accepted: &'static [&'static str]) -> Result<usize> {
        if !self.has_body() {
            return Err(self.missing_body());
        }
        self.has_media_type = true;
        let headers = self.request.headers();
        let is_encoded = headers.get(header::CONTENT_ENCODING).is_some_and(|encoding| encoding != "identity");
        let chosen = match headers.get(header::CONTENT_TYPE) {
            // Mostly there is one, and callers write it as the document does.
            Some(given) if accepted.first().is_some_and(|first| given == first) => Some(0),
            Some(given) => given.to_str().ok().and_then(|given| body::choose_media_type(given, accepted)),
            // A body that does not say what it is fits only where anything does.
            None => accepted.iter().position(|accepted| *accepted == "*/*"),
        };
        match chosen {
            Some(idx) if !is_encoded => Ok(idx),
            Some(_) => Err(Rejection::new(Reason::ContentEncoding)),
            None => Err(Rejection::new(Reason::MediaType { accepted })),
        }
    }

    /// The same for a body that may be absent.
    pub fn media_type_optional(&mut self, accepted: &'static [&'static str]) -> Result<Option<usize>> {
        if self.has_body() { self.media_type(accepted).map(Some) } else { Ok(None) }
    }

    /// JSON that must be there.
    pub async fn json<T: DeserializeOwned>(&mut self, check: impl Constraint<T>) -> Result<T> {
        let bytes = self.read(&["application/json"]).await?;
        self.json_of(&bytes, check)
    }

    /// JSON that may be there.
    pub async fn json_optional<T: DeserializeOwned>(&mut self, check: impl Constraint<T>) -> Result<Option<T>> {
        let bytes = self.read_optional(&["application/json"]).await?;
        bytes.map(|bytes| self.json_of(&bytes, check)).transpose()
    }

    /// XML that must be there. It is read by way of JSON, so that its faults are those of JSON.
    pub async fn xml<T: DeserializeOwned>(&mut self, layout: &'static Xml, check: impl Constraint<T>) -> Result<T> {
        let bytes = self.read(&["application/xml"]).await?;
        self.xml_of(&bytes, layout, check)
    }

    /// XML that may be there.
    pub async fn xml_optional<T: DeserializeOwned>(
        &mut self,
        layout: &'static Xml,
        check: impl Constraint<T>,
    ) -> Result<Option<T>> {
        let bytes = self.read_optional(&["application/xml"]).await?;
        bytes.map(|bytes| self.xml_of(&bytes, layout, check)).transpose()
    }

    /// Text that must be there. It is UTF-8 whatever its media type says.
    pub async fn text<T: FromText>(&mut self, check: impl Constraint<T>) -> Result<T> {
        let bytes = self.read(&["text/plain"]).await?;
        self.text_of(bytes, check)
    }

    /// Text that may be there.
    pub async fn text_optional<T: FromText>(&mut self, check: impl Constraint<T>) -> Result<Option<T>> {
        let bytes = self.read_optional(&["text/plain"]).await?;
        bytes.map(|bytes| self.text_of(bytes, check)).transpose()
    }

    /// Bytes that must be there.
    pub async fn bytes(&mut self) -> Result<Bytes> {
        self.read(&["application/octet-stream"]).await
    }

    /// Bytes that may be there.
    pub async fn bytes_optional(&mut self) -> Result<Option<Bytes>> {
        self.read_optional(&["application/octet-stream"]).await
    }

    /// Bytes that must be there, with what the caller says they are: for ranges such as `image/*`.
    pub async fn upload(&mut self) -> Result<Upload> {
        let bytes = self.read(&["*/*"]).await?;
        let content_type = self.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        Ok(Upload { file_name: None, content_type: content_type.map(str::to_owned), bytes })
    }

    /// The body as it comes in, for those that may be larger than memory. No limit is kept but the reader's own.
    pub fn stream(&mut self) -> Result<Body> {
        self.expect_type(&["application/octet-stream"])?;
        Ok(std::mem::take(&mut self.body))
    }

    /// A form that must be there.
    pub async fn form(&mut self) -> Result<Form> {
        let bytes = self.read(&["application/x-www-form-urlencoded"]).await?;
        Form::new(bytes, self.invalid)
    }

    /// A form that may be there.
    pub async fn form_optional(&mut self) -> Result<Option<Form>> {
        let bytes = self.read_optional(&["application/x-www-form-urlencoded"]).await?;
        bytes.map(|bytes| Form::new(bytes, self.invalid)).transpose()
    }

    /// The parts of a `multipart/form-data` body that must be there.
    pub async fn multipart<const N: usize>(&mut self, parts: &'static [Part; N]) -> Result<Parts<N>> {
        let bytes = self.read(&["multipart/form-data"]).await?;
        let content_type = self.request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        multipart::read(bytes, content_type.unwrap_or_default(), parts, self.invalid).await
    }

    /// The same for a body that may be absent.
    pub async fn multipart_optional<const N: usize>(&mut self, parts: &'static [Part; N]) -> Result<Option<Parts<N>>> {
        if self.has_body() { self.multipart(parts).await.map(Some) } else { Ok(None) }
    }

    async fn read(&mut self, accepted: &'static [&'static str]) -> Result<Bytes> {
        self.expect_type(accepted)?;
        self.read_whole().await
    }

    /// The body, whatever it is.
    pub(super) async fn read_whole(&mut self) -> Result<Bytes> {
        let limit = self.body_limit;
        match body::read(std::mem::take(&mut self.body), limit).await {
            Ok(bytes) => Ok(bytes),
            Err(ReadError::TooLarge) => Err(Rejection::new(Reason::TooLarge { limit })),
            Err(ReadError::TimedOut) => Err(Rejection::new(Reason::SlowBody)),
            Err(ReadError::Broken) => Err(Rejection::invalid(self.invalid, Reason::BrokenBody)),
        }
    }

    /// A body that turns out to be empty is no body.
    async fn read_optional(&mut self, accepted: &'static [&'static str]) -> Result<Option<Bytes>> {
        if !self.has_body() {
            return Ok(None);
        }
        Ok(Some(self.read(accepted).await?).filter(|bytes| !bytes.is_empty()))
    }

    fn expect_type(&mut self, accepted: &'static [&'static str]) -> Result<()> {
        if self.has_media_type { Ok(()) } else { self.media_type(accepted).map(|_| ()) }
    }

    fn json_of<T: DeserializeOwned>(&self, bytes: &[u8], check: impl Constraint<T>) -> Result<T> {
        if bytes.is_empty() {
            return Err(self.missing_body());
        }
        checked(json::parse(bytes).map_err(Fault::from), check).map_err(|fault| self.invalid_body(fault))
    }

    fn xml_of<T: DeserializeOwned>(&self, bytes: &[u8], layout: &Xml, check: impl Constraint<T>) -> Result<T> {
        if bytes.is_empty() {
            return Err(self.missing_body());
        }
        let json = xml::to_json(bytes, layout).map_err(|fault| self.invalid_body(fault))?;
        self.json_of(&json, check)
    }

    fn text_of<T: FromText>(&self, bytes: Bytes, check: impl Constraint<T>) -> Result<T> {
        let text = body::text(bytes).ok_or_else(|| Rejection::invalid(self.invalid, Reason::BodyNotText))?;
        checked(T::from_text(Cow::Owned(text)), check).map_err(|fault| self.invalid_body(fault))
    }

    #[cold]
    fn missing_body(&self) -> Rejection {
        Rejection::invalid(self.invalid, Reason::MissingBody)
    }

    #[cold]
    fn invalid_body(&self, fault: Fault) -> Rejection {
        Rejection::invalid(self.invalid, Reason::InvalidBody { fault })
    }
}
