//! Rejections as responses.

use poem::http::{HeaderValue, header};
use poem::{Body, Response};

use super::{Reason, Rejection};

const PLAIN: HeaderValue = HeaderValue::from_static("text/plain; charset=utf-8");

impl Rejection {
    /// The response in English, unless a service words it by [`Stub::rejections`](crate::Stub::rejections).
    pub fn into_response(self) -> Response {
        let text = self.to_string();
        self.worded(text)
    }

    /// The response with another text: the status and the headers stay.
    pub fn worded(&self, text: String) -> Response {
        self.respond(PLAIN, text)
    }

    /// The response with another body: the status and the headers stay. A media type that no header can hold becomes
    /// `application/octet-stream`.
    pub fn with_body(&self, media_type: &str, body: impl Into<Body>) -> Response {
        let media_type = HeaderValue::from_str(media_type);
        self.respond(media_type.unwrap_or(HeaderValue::from_static("application/octet-stream")), body)
    }

    fn respond(&self, media_type: HeaderValue, body: impl Into<Body>) -> Response {
        let mut response = Response::builder().status(self.status()).body(body);
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, media_type);
        if let Reason::UnknownMethod { allowed } = self.reason() {
            let allowed: Vec<&str> = allowed.iter().map(poem::http::Method::as_str).collect();
            headers.extend(HeaderValue::from_str(&allowed.join(", ")).map(|value| (header::ALLOW, value)));
        }
        for (name, value) in self.headers() {
            headers.append(name.clone(), value.clone());
        }
        response
    }
}
