//! Endpoints that serve the contract as it is, and as a page for people: Swagger UI, with all that it needs in the page.

use std::sync::OnceLock;

use bytes::Bytes;
use poem::error::NotFoundError;
use poem::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use poem::{Body, Endpoint, Request, Response};
use poem_openapi::OpenApiService;

use super::parsed::Document;

/// Serves the contract and its page; see [`endpoint`].
#[derive(Debug)]
pub struct Documentation {
    contract: Page,
    page: Page,
}

/// An endpoint with one answer, made when it is first asked for; see [`contract`] and [`page`].
#[derive(Debug)]
pub struct Page {
    document: &'static str,
    make: fn(&'static str) -> FixedBody,
    body: OnceLock<FixedBody>,
}

/// An endpoint that serves a document as it is, as JSON with an `ETag`.
pub fn contract(document: &'static str) -> Page {
    let make = |document: &'static str| FixedBody::new(Bytes::from_static(document.as_bytes()), "application/json");
    Page { document, make, body: OnceLock::new() }
}

/// An endpoint that shows a document to people. The page loads nothing from elsewhere.
pub fn page(document: &'static str) -> Page {
    let make = |document| FixedBody::new(Bytes::from(html(document)), "text/html; charset=utf-8");
    Page { document, make, body: OnceLock::new() }
}

/// An endpoint that serves the contract at `/openapi.json` and a page for people at `/docs`, to which it sends whoever looks
/// at `/`; anything else is not found.
pub fn endpoint(document: &'static str) -> Documentation {
    Documentation { contract: contract(document), page: page(document) }
}

impl Endpoint for Page {
    type Output = Response;

    async fn call(&self, request: Request) -> poem::Result<Response> {
        Ok(self.body.get_or_init(|| (self.make)(self.document)).answer(&request))
    }
}

impl Endpoint for Documentation {
    type Output = Response;

    async fn call(&self, request: Request) -> poem::Result<Response> {
        match request.uri().path() {
            "/openapi.json" => self.contract.call(request).await,
            "/docs" | "/docs/" => self.page.call(request).await,
            "/" if [Method::GET, Method::HEAD].contains(request.method()) => {
                Ok(Response::builder().status(StatusCode::FOUND).header(header::LOCATION, "docs").finish())
            }
            _ => Err(NotFoundError.into()),
        }
    }
}

/// poem-openapi's page is about what it would serve itself; the contract takes that place, whole.
fn html(document: &'static str) -> String {
    let empty = OpenApiService::new((), "", "");
    // A `<` stands only inside JSON strings, and could otherwise end the script.
    let shown = document.replace('<', "\\u003c");
    let html = empty.swagger_ui_html().replacen(&empty.spec(), &shown, 1);
    let title = Document::of(document).ok().and_then(|document| document.root.get("info")?.text("title"));
    let title = title.unwrap_or("OpenAPI").replace('&', "&amp;").replace('<', "&lt;");
    html.replacen("<title>Swagger UI</title>", &format!("<title>{title}</title>"), 1)
}

/// A body that never changes, with its media type and its `ETag`.
#[derive(Debug)]
struct FixedBody {
    body: Bytes,
    content_type: &'static str,
    etag: HeaderValue,
}

impl FixedBody {
    fn new(body: Bytes, content_type: &'static str) -> FixedBody {
        let etag = format!("\"{:016x}-{:x}\"", fnv1a(&body), body.len());
        let etag = HeaderValue::from_str(&etag).expect("hexadecimal digits and quotes may stand in a header");
        FixedBody { body, content_type, etag }
    }

    /// The body for `GET` and `HEAD`, nothing for who has it already, and 405 for any other method.
    fn answer(&self, request: &Request) -> Response {
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
