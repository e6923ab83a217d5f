//! Answers whose head has come and whose body is still to be read, and the values that they become.

use std::fmt;
use std::ops::{Deref, DerefMut};
use std::time::Duration;

use bytes::Bytes;
use reqwest::Response;
use reqwest::header::{CONTENT_TYPE, HeaderMap, LOCATION};
use serde::de::DeserializeOwned;
use tokio::time::Instant;
use tracing::{Instrument, Span};

use crate::body::{self, ByteStream, Unread};
use crate::diagnosis::{self, Refusal};
use crate::error::{Error, Failure};
use crate::operation::Operation;
use crate::{media_type, retry, transport};

/// The answer to a call. Its status decides how its body is read.
pub struct Answer {
    pub(crate) operation: &'static Operation,
    pub(crate) response: Response,
    pub(crate) body_limit: usize,
    /// End of the call.
    pub(crate) deadline: Option<Instant>,
    /// Length of the call, for messages.
    pub(crate) timeout: Duration,
    pub(crate) span: Span,
}

impl Answer {
    /// Its status.
    pub fn status(&self) -> u16 {
        self.response.status().as_u16()
    }

    /// Its headers.
    pub fn headers(&self) -> &HeaderMap {
        self.response.headers()
    }

    /// Its content type, if it has one that is text.
    pub fn content_type(&self) -> Option<&str> {
        self.response.headers().get(CONTENT_TYPE)?.to_str().ok()
    }

    /// A body that is JSON.
    pub async fn json<T: DeserializeOwned>(mut self) -> Result<ResponseValue<T>, Failure> {
        if self.is_other_type() && !self.content_type().is_some_and(media_type::is_json) {
            return Err(self.other_type("JSON").await);
        }
        let bytes = self.read().await?;
        // A mark of the byte order is no JSON, and some servers write one.
        let json = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(&bytes);
        match serde_json::from_slice(json) {
            Ok(value) => Ok(self.value(value)),
            Err(error) => {
                let (path, message) = diagnosis::explain::<T>(json, &error, self.headers());
                Err(self.contract_at(path, message))
            }
        }
    }

    /// A body that is text.
    pub async fn text(mut self) -> Result<ResponseValue<String>, Failure> {
        if self.is_other_type() {
            return Err(self.other_type(self.operation.accept).await);
        }
        let bytes = self.read().await?;
        match diagnosis::text(&bytes, self.content_type().unwrap_or_default()) {
            Some(text) => Ok(self.value(text)),
            None => Err(self.contract("the body is no text in UTF-8")),
        }
    }

    /// A body that is bytes of any type, within the body limit. Only a page that nobody asked for is refused: it is what
    /// proxies and portals answer in place of a server.
    pub async fn bytes(mut self) -> Result<ResponseValue<Bytes>, Failure> {
        if self.is_other_type() && self.content_type().is_some_and(media_type::is_html) {
            return Err(self.other_type(self.operation.accept).await);
        }
        let bytes = self.read().await?;
        Ok(self.value(bytes))
    }

    /// A body that is bytes, piece by piece.
    pub fn stream(mut self) -> ResponseValue<ByteStream> {
        let (status, headers) = (self.status(), std::mem::take(self.response.headers_mut()));
        ResponseValue::new(ByteStream::new(self.operation, self.response, self.timeout), status, headers)
    }

    /// The beginning of a body of any type, within the deadline: so many bytes, or fewer if there are no more.
    pub async fn beginning(mut self, n_bytes: usize) -> Result<ResponseValue<Bytes>, Failure> {
        let read = body::read_beginning(&mut self.response, n_bytes, self.deadline).instrument(self.span.clone());
        let (beginning, _) = read.await.map_err(|unread| self.unread(unread, n_bytes))?;
        Ok(self.value(beginning))
    }

    /// No body, or one that nobody asked for and that is left unread.
    pub async fn empty(mut self) -> Result<ResponseValue<()>, Failure> {
        // A small one is read all the same, since an unread one costs the connection.
        const SMALL: u64 = 64 << 10;
        if self.response.content_length().is_some_and(|length| (1..=SMALL).contains(&length)) {
            let _ = self.read().await;
        }
        Ok(self.value(()))
    }

    /// A declared refusal whose body is JSON.
    pub async fn refused_json<T: DeserializeOwned, E>(self, wrap: impl FnOnce(T) -> E) -> Error<E> {
        self.refused(|refusal| serde_json::from_slice(&refusal.bytes).ok().map(wrap)).await
    }

    /// A declared refusal whose body is text.
    pub async fn refused_text<E>(self, wrap: impl FnOnce(String) -> E) -> Error<E> {
        self.refused(|refusal| refusal.text().map(wrap)).await
    }

    /// A declared refusal whose body is bytes.
    pub async fn refused_bytes<E>(self, wrap: impl FnOnce(Bytes) -> E) -> Error<E> {
        self.refused(|refusal| Some(wrap(refusal.bytes.clone()))).await
    }

    /// A declared refusal without a body.
    pub async fn refused_empty<E>(self, wrap: impl FnOnce(()) -> E) -> Error<E> {
        self.refused(|_| Some(wrap(()))).await
    }

    /// A status that the document does not declare.
    pub async fn undeclared<E>(self) -> Error<E> {
        self.refused(|_| None).await
    }

    fn is_other_type(&self) -> bool {
        self.content_type().is_some_and(|content_type| !media_type::is_accepted(content_type, self.operation.accept))
    }

    async fn read(&mut self) -> Result<Bytes, Failure> {
        let body = body::read(&mut self.response, self.body_limit, self.deadline).instrument(self.span.clone());
        body.await.map_err(|unread| self.unread(unread, self.body_limit))
    }

    fn unread(&self, unread: Unread, limit: usize) -> Failure {
        match unread {
            Unread::TooLarge => self.contract(format!("the body is larger than {limit} bytes")),
            Unread::Late => transport::late(self.operation, self.timeout),
            Unread::Broken(error) => transport::failure(self.operation, error),
        }
    }

    fn value<T>(mut self, value: T) -> ResponseValue<T> {
        let headers = std::mem::take(self.response.headers_mut());
        ResponseValue::new(value, self.status(), headers)
    }

    fn contract(&self, message: impl Into<String>) -> Failure {
        self.contract_at(None, message.into())
    }

    fn contract_at(&self, path: Option<String>, message: String) -> Failure {
        Failure::from(Error::<()>::Contract { operation: self.operation.id, status: self.status(), path, message })
    }

    /// A body of another type than declared, with its beginning.
    #[cold]
    async fn other_type(&mut self, expected: &str) -> Failure {
        let refusal = self.read_refusal().await;
        self.contract(diagnosis::other_type(&refusal.content_type, expected, &refusal.bytes))
    }

    /// What came of a body, whatever happened to it: the status has been said already.
    async fn read_refusal(&mut self) -> Refusal {
        let limit = self.body_limit.min(diagnosis::LIMIT);
        let read = body::read_beginning(&mut self.response, limit, self.deadline).instrument(self.span.clone());
        let (bytes, is_whole) = read.await.unwrap_or_default();
        Refusal { bytes, is_whole, content_type: self.content_type().unwrap_or_default().to_owned() }
    }

    async fn refused<E>(mut self, wrap: impl FnOnce(&Refusal) -> Option<E>) -> Error<E> {
        let refusal = self.read_refusal().await;
        let (operation, status) = (self.operation.id, self.status());
        let message = refusal.message(self.response.status());
        let retry_after = retry::retry_after(self.response.headers());
        let body = if refusal.is_whole { wrap(&refusal).map(Box::new) } else { None };
        match status {
            401 => Error::Unauthorized { operation, message, body },
            403 => Error::Forbidden { operation, message, body },
            404 | 410 => Error::NotFound { operation, status, message, body },
            429 => Error::RateLimited { operation, retry_after, message, body },
            400..=499 => Error::Invalid { operation, status, message, body },
            500..=599 => Error::Unavailable { operation, status, retry_after, message, body },
            _ => self.contract(self.unexpected()).into(),
        }
    }

    /// What is said of a status that is no refusal and has no place in the contract.
    fn unexpected(&self) -> String {
        match self.headers().get(LOCATION) {
            Some(location) if self.response.status().is_redirection() => {
                let location = diagnosis::readable(&String::from_utf8_lossy(location.as_bytes()), 200);
                format!("the contract has no such answer: a redirect to {location}, which is not followed")
            }
            _ => "the contract has no such answer".to_owned(),
        }
    }
}

// A body may be personal, and headers may hold cookies; they are left out.
impl fmt::Debug for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Answer")
            .field("operation", &self.operation.id)
            .field("status", &self.status())
            .finish_non_exhaustive()
    }
}

/// The value of an answer, with its status and headers. It can be used as the value itself.
#[derive(Clone)]
pub struct ResponseValue<T> {
    inner: T,
    status: u16,
    headers: HeaderMap,
}

impl<T> ResponseValue<T> {
    /// A value as if it had been answered; for tests of what calls a client.
    pub fn new(inner: T, status: u16, headers: HeaderMap) -> ResponseValue<T> {
        ResponseValue { inner, status, headers }
    }

    /// The value alone.
    pub fn into_inner(self) -> T {
        self.inner
    }

    /// The status of the answer.
    pub fn status(&self) -> u16 {
        self.status
    }

    /// The headers of the answer.
    pub fn headers(&self) -> &HeaderMap {
        &self.headers
    }

    /// The first header of a name, if it is there and is text.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }

    /// Another value in the same answer.
    #[must_use]
    pub fn map<U>(self, change: impl FnOnce(T) -> U) -> ResponseValue<U> {
        let ResponseValue { inner, status, headers } = self;
        ResponseValue { inner: change(inner), status, headers }
    }
}

impl<T> Deref for ResponseValue<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.inner
    }
}

impl<T> DerefMut for ResponseValue<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.inner
    }
}

impl<T> AsRef<T> for ResponseValue<T> {
    fn as_ref(&self) -> &T {
        &self.inner
    }
}

// Headers may hold cookies and tokens; they are left out.
impl<T: fmt::Debug> fmt::Debug for ResponseValue<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ResponseValue")
            .field("status", &self.status)
            .field("inner", &self.inner)
            .finish_non_exhaustive()
    }
}
