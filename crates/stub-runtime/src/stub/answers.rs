//! Answers of the implementation, held to what the document declares.
//!
//! Types keep most of it. What no type says (`if`, `contains`, a length in a struct) is asked here, of the bytes that would be sent:
//! in debug builds, and where [`Stub::check_answers`](super::Stub::check_answers) says so.

use bytes::Bytes;
use http_body::Body as _;
use poem::http::header;
use poem::{Body, Response};

use crate::Rejection;
use crate::schema::Answers;

/// Gives an answer back if it fits. One that is still being made when it is sent is not looked at.
pub(super) async fn held(
    answers: &Answers,
    operation: usize,
    label: &str,
    mut response: Response,
) -> Result<Response, Rejection> {
    let body: http_body_util::combinators::BoxBody<Bytes, std::io::Error> = response.take_body().into();
    let is_whole = body.size_hint().exact().is_some();
    let body = Body::from(body);
    if !is_whole {
        response.set_body(body);
        return Ok(response);
    }
    let bytes = body.into_bytes().await.map_err(|error| Rejection::internal(error.to_string()))?;
    let media_type = response.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let status = response.status();
    if let Err(fault) = answers.check(operation, status, media_type.unwrap_or_default(), &bytes) {
        let (code, fault) = (status.as_u16(), fault.without_names());
        return Err(Rejection::internal(format!("the answer {code} of {label} does not fit its schema: {fault}")));
    }
    response.set_body(bytes);
    Ok(response)
}
