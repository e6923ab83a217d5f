//! `HEAD`: what `GET` would answer, without the body.

use http_body::Body as _;
use poem::http::{HeaderValue, StatusCode, header};
use poem::{Body, Response};

/// Takes the body away and keeps its length. HTTP/2 would send the body otherwise. No body says nothing: a declared `HEAD`
/// need not know how long the body of `GET` is.
pub(super) fn without_body(response: &mut Response) {
    let body: http_body_util::combinators::BoxBody<bytes::Bytes, std::io::Error> = response.take_body().into();
    let has_length = !response.status().is_informational()
        && !matches!(response.status(), StatusCode::NO_CONTENT | StatusCode::NOT_MODIFIED);
    if let Some(length) = body.size_hint().exact().filter(|length| has_length && *length > 0) {
        response.headers_mut().entry(header::CONTENT_LENGTH).or_insert(HeaderValue::from(length));
    }
    response.set_body(Body::empty());
}
