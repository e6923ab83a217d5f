//! An answer that never changes, so that who has it need not fetch it again.

use bytes::Bytes;
use poem::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use poem::{Body, Request, Response};

/// A body with its media type and its mark.
#[derive(Debug)]
pub(super) struct Fixed {
    body: Bytes,
    content_type: &'static str,
    etag: HeaderValue,
}

impl Fixed {
    pub(super) fn new(body: Bytes, content_type: &'static str) -> Fixed {
        let etag = format!("\"{:016x}-{:x}\"", fnv1a(&body), body.len());
        let etag = HeaderValue::from_str(&etag).expect("hexadecimal digits and quotes may stand in a header");
        Fixed { body, content_type, etag }
    }

    /// The body for `GET` and `HEAD`, nothing for who has it already, and 405 for any other method.
    pub(super) fn answer(&self, request: &Request) -> Response {
        if !matches!(*request.method(), Method::GET | Method::HEAD) {
            return Response::builder()
                .status(StatusCode::METHOD_NOT_ALLOWED)
                .header(header::ALLOW, "GET, HEAD")
                .finish();
        }
        let response = Response::builder().header(header::ETAG, &self.etag).header(header::CACHE_CONTROL, "no-cache");
        if self.is_known(request.headers()) {
            return response.status(StatusCode::NOT_MODIFIED).finish();
        }
        response.content_type(self.content_type).body(Body::from(self.body.clone()))
    }

    /// Whether the caller has named the mark. A weak one means the same here, since the bytes are the same.
    fn is_known(&self, headers: &HeaderMap) -> bool {
        let named = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
        named
            .flat_map(|value| value.split(','))
            .map(str::trim)
            .any(|mark| mark == "*" || mark.strip_prefix("W/").unwrap_or(mark).as_bytes() == self.etag.as_bytes())
    }
}

/// Tells texts apart, not attackers: nobody gains by two documents with one mark.
fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}
