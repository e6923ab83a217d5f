//! Requests that are being written.
//!
//! Writing never fails on the spot: the first thing that cannot be written is kept and ends [`Call::send`], so that
//! generated code need not ask after each parameter.

use std::borrow::Cow;
use std::fmt;

use reqwest::header::{ACCEPT, CONTENT_LENGTH, CONTENT_TYPE, COOKIE, HeaderMap, HeaderName, HeaderValue, USER_AGENT};
use reqwest::{Request, Url};
use serde::Serialize;

use crate::answer::Answer;
use crate::connection::Connection;
use crate::error::Failure;
use crate::multipart::{self, Part};
use crate::operation::{Method, Operation};
use crate::style::{self, Flat, PathStyle, QueryStyle, Shape, Unwritable};
use crate::{form, send};

/// A call of an operation that is being written. Nothing is sent before [`send`](Call::send).
#[must_use = "a call does nothing until it is sent"]
pub struct Call<'c> {
    pub(crate) connection: &'c Connection,
    pub(crate) operation: &'static Operation,
    path: Cow<'static, str>,
    query: String,
    cookies: String,
    headers: HeaderMap,
    body: Option<reqwest::Body>,
    flaw: Option<String>,
}

impl<'c> Call<'c> {
    pub(crate) fn new(connection: &'c Connection, operation: &'static Operation) -> Call<'c> {
        Call {
            connection,
            operation,
            path: Cow::Borrowed(operation.path),
            query: String::new(),
            cookies: String::new(),
            headers: HeaderMap::new(),
            body: None,
            flaw: None,
        }
    }

    /// A path parameter in style `simple`.
    pub fn path<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> &mut Self {
        self.path_styled(name, value, PathStyle::Simple { explode: false })
    }

    /// A path parameter in any style.
    pub fn path_styled<T: Serialize + ?Sized>(&mut self, name: &str, value: &T, style: PathStyle) -> &mut Self {
        let written = flat(value).and_then(|value| style.write(name, &value));
        if let Some(text) = self.keep_flaw(name, written) {
            // What has been written before holds no brace: values are encoded.
            self.path = Cow::Owned(self.path.replace(&format!("{{{name}}}"), &text));
        }
        self
    }

    /// A query parameter in style `form`, exploded. `None` sends nothing.
    pub fn query<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> &mut Self {
        self.query_styled(name, value, QueryStyle::Form)
    }

    /// A query parameter in any style. `None` sends nothing.
    pub fn query_styled<T: Serialize + ?Sized>(&mut self, name: &str, value: &T, style: QueryStyle) -> &mut Self {
        let written = shape(value).and_then(|shape| style.write(name, shape, &mut self.query));
        self.keep_flaw(name, written);
        self
    }

    /// A query parameter that is JSON. `None` sends nothing.
    pub fn query_json<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> &mut Self {
        let written = serde_json::to_string(value).map_err(|error| unwritable(&error)).and_then(|json| {
            let shape = if json == "null" { Shape::Nothing } else { Shape::Scalar(json) };
            QueryStyle::Form.write(name, shape, &mut self.query)
        });
        self.keep_flaw(name, written);
        self
    }

    /// A header parameter. `None` sends nothing.
    pub fn header<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> &mut Self {
        self.write_header(name, value, false)
    }

    /// A header parameter that is exploded: objects as `x=1,y=2`. `None` sends nothing.
    pub fn header_exploded<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> &mut Self {
        self.write_header(name, value, true)
    }

    /// A cookie, exploded: lists are repeated. `None` sends nothing.
    pub fn cookie<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> &mut Self {
        self.write_cookie(name, value, true)
    }

    /// A cookie, not exploded: lists as `a,b`. `None` sends nothing.
    pub fn cookie_joined<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> &mut Self {
        self.write_cookie(name, value, false)
    }

    /// A body that is JSON.
    pub fn json<T: Serialize + ?Sized>(&mut self, media_type: &str, body: &T) -> &mut Self {
        let written = serde_json::to_vec(body).map_err(|error| unwritable(&error));
        self.write_body(media_type, written)
    }

    /// A form. Properties are in style `form`, exploded, but for those that are named with another.
    pub fn form<T: Serialize + ?Sized>(&mut self, body: &T, styles: &[(&str, QueryStyle)]) -> &mut Self {
        self.write_body("application/x-www-form-urlencoded", form::write(body, styles))
    }

    /// A multipart form. Properties are sent in the usual way, but for those that are named with another.
    pub fn multipart<T: Serialize + ?Sized>(&mut self, body: &T, parts: &[Part]) -> &mut Self {
        match multipart::write(body, parts) {
            Ok(multipart) => self.write_body(&multipart.content_type, Ok(multipart.body)),
            Err(error) => self.write_body::<Vec<u8>>("", Err(error)),
        }
    }

    /// A body that is text.
    pub fn text(&mut self, media_type: &str, body: impl Into<String>) -> &mut Self {
        self.write_body(media_type, Ok(body.into()))
    }

    /// A body that is bytes, or a stream of them. A call with a stream is never tried again.
    pub fn bytes(&mut self, media_type: &str, body: impl Into<reqwest::Body>) -> &mut Self {
        self.write_body(media_type, Ok(body))
    }

    /// Sends the request and waits for the head of the answer.
    pub async fn send(self) -> Result<Answer, Failure> {
        send::send(self).await
    }

    /// The request, without credentials.
    pub(crate) fn into_request(self) -> Result<Request, Failure> {
        let Call { connection, operation, path, query, cookies, mut headers, body, flaw } = self;
        let refuse = |message: String| Failure::invalid_request(operation, message);
        if let Some(flaw) = flaw {
            return Err(refuse(flaw));
        }
        let url = target(&connection.shared.base, &path, &query).map_err(refuse)?;
        if !cookies.is_empty() {
            headers.insert(COOKIE, HeaderValue::try_from(cookies).map_err(|error| refuse(error.to_string()))?);
        }
        if !operation.accept.is_empty() {
            let accept = HeaderValue::from_str(operation.accept).map_err(|error| refuse(error.to_string()))?;
            headers.insert(ACCEPT, accept);
        }
        // Where a body is expected, that there is none is said by its length (RFC 9110, 8.6); some servers insist.
        if body.is_none() && matches!(operation.method, Method::Post | Method::Put | Method::Patch) {
            headers.insert(CONTENT_LENGTH, HeaderValue::from_static("0"));
        }
        headers.insert(USER_AGENT, connection.shared.user_agent.clone());
        let mut request = Request::new(operation.method.into(), url);
        *request.headers_mut() = headers;
        *request.body_mut() = body;
        Ok(request)
    }

    fn write_header<T: Serialize + ?Sized>(&mut self, name: &str, value: &T, explode: bool) -> &mut Self {
        let written = flat(value).and_then(|value| style::write_header(&value, explode)).and_then(|text| {
            let Some(text) = text else { return Ok(None) };
            let name = HeaderName::from_bytes(name.as_bytes()).map_err(|_| "has a name that no header can have")?;
            // As bytes: text beyond ASCII has no other way into a header, and servers that read it expect UTF-8.
            let text = HeaderValue::from_bytes(text.as_bytes())
                .map_err(|_| "holds a control character, which no header can hold")?;
            Ok(Some((name, text)))
        });
        if let Some(Some((name, text))) = self.keep_flaw(name, written) {
            self.headers.insert(name, text);
        }
        self
    }

    fn write_cookie<T: Serialize + ?Sized>(&mut self, name: &str, value: &T, explode: bool) -> &mut Self {
        let written = flat(value).map(|value| style::write_cookie(name, &value, explode, &mut self.cookies));
        self.keep_flaw(name, written);
        self
    }

    fn write_body<B: Into<reqwest::Body>>(&mut self, media_type: &str, written: Result<B, Unwritable>) -> &mut Self {
        match (written, HeaderValue::from_str(media_type)) {
            (Ok(body), Ok(media_type)) => {
                self.headers.insert(CONTENT_TYPE, media_type);
                self.body = Some(body.into());
            }
            (Err(message), _) => self.flaw = self.flaw.take().or(Some(format!("the body {message}"))),
            (_, Err(_)) => self.flaw = self.flaw.take().or(Some("the body has no media type".to_owned())),
        }
        self
    }

    /// Keeps the first thing that cannot be written.
    fn keep_flaw<T>(&mut self, name: &str, written: Result<T, Unwritable>) -> Option<T> {
        match written {
            Ok(written) => Some(written),
            Err(message) => {
                self.flaw.get_or_insert_with(|| format!("parameter `{name}` {message}"));
                None
            }
        }
    }
}

// Parameters may be personal; they are left out.
impl fmt::Debug for Call<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Call").field("operation", &self.operation.id).finish_non_exhaustive()
    }
}

fn shape<T: Serialize + ?Sized>(value: &T) -> Result<Shape, Unwritable> {
    Shape::of(value).map_err(|error| unwritable(&error))
}

fn flat<T: Serialize + ?Sized>(value: &T) -> Result<Flat, Unwritable> {
    shape(value).and_then(Flat::of)
}

#[cold]
fn unwritable(error: &dyn fmt::Display) -> Unwritable {
    format!("cannot be written: {error}").into()
}

/// The address of a request.
fn target(base: &str, path: &str, query: &str) -> Result<Url, String> {
    // Some documents tell operations apart by a fragment, which is never sent.
    let path = path.split_once('#').map_or(path, |(path, _)| path);
    if let Some((_, after)) = path.split_once('{') {
        let name = after.split_once('}').map_or(after, |(name, _)| name);
        return Err(format!("parameter `{name}` is in the path and must be given"));
    }
    if path.split(['/', '?']).any(is_dots) {
        return Err("a path parameter that is a dot or two would change the path".to_owned());
    }
    let mut target = String::with_capacity(base.len() + path.len() + query.len() + 1);
    target.push_str(base);
    target.push_str(path);
    if !query.is_empty() {
        target.push(if path.contains('?') { '&' } else { '?' });
        target.push_str(query);
    }
    Url::parse(&target).map_err(|error| format!("there is no such address: {error}"))
}

/// Whether URLs treat a segment as "here" or "up", escaped or not.
fn is_dots(segment: &str) -> bool {
    segment.len() <= 6
        && segment.bytes().next().is_some_and(|byte| matches!(byte, b'.' | b'%'))
        && matches!(segment.to_ascii_lowercase().replace("%2e", ".").as_str(), "." | "..")
}
