//! Endpoints that serve the contract as it is, and as a page for people: Swagger UI, with all that it needs in the page.

use std::sync::OnceLock;

use bytes::Bytes;
use poem::error::NotFoundError;
use poem::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use poem::{Body, Endpoint, Request, Response};
use poem_openapi::OpenApiService;

use super::origin;
use super::parsed::Document;

/// Serves the contract and its page; see [`endpoint`].
#[derive(Debug)]
pub struct Documentation {
    document: &'static str,
    contract: OnceLock<FixedBody>,
    page: OnceLock<FixedBody>,
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
    Page { document, make: |document| FixedBody::json(document.as_bytes().into()), body: OnceLock::new() }
}

/// An endpoint that shows a document to people. The page loads nothing from elsewhere.
pub fn page(document: &'static str) -> Page {
    Page { document, make: |document| FixedBody::html(html(document, document)), body: OnceLock::new() }
}

/// An endpoint that serves the contract at `/openapi.json` and a page for people at `/docs`, to which it sends whoever looks
/// at `/`; anything else is not found. It belongs beside the operations: the first server in both is their address here, so
/// that they can be tried out.
pub fn endpoint(document: &'static str) -> Documentation {
    Documentation { document, contract: OnceLock::new(), page: OnceLock::new() }
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
            "/openapi.json" => {
                let contract = || FixedBody::json(self.served(&request).into());
                Ok(self.contract.get_or_init(contract).answer(&request))
            }
            "/docs" | "/docs/" => {
                let page = || FixedBody::html(html(self.document, &self.served(&request)));
                Ok(self.page.get_or_init(page).answer(&request))
            }
            "/" if [Method::GET, Method::HEAD].contains(request.method()) => {
                Ok(Response::builder().status(StatusCode::FOUND).header(header::LOCATION, "docs").finish())
            }
            _ => Err(NotFoundError.into()),
        }
    }
}

impl Documentation {
    fn served(&self, request: &Request) -> String {
        origin::named_first(self.document, &origin::of(request))
    }
}

/// poem-openapi's page is about what it would serve itself; the contract takes that place, whole.
fn html(document: &'static str, served: &str) -> String {
    let empty = OpenApiService::new((), "", "");
    // A `<` stands only inside JSON strings, and could otherwise end the script.
    let shown = served.replace('<', "\\u003c");
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
    fn json(body: Vec<u8>) -> FixedBody {
        FixedBody::new(Bytes::from(body), "application/json")
    }

    fn html(body: String) -> FixedBody {
        FixedBody::new(Bytes::from(body), "text/html; charset=utf-8")
    }

    fn new(body: Bytes, content_type: &'static str) -> FixedBody {
        let etag = format!("W/\"{:016x}-{:x}\"", fnv1a(&body), body.len());
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

    /// Whether the caller has named the mark. It is weak, since it stands for the compressed body, too.
    fn is_known(&self, headers: &HeaderMap) -> bool {
        let named = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
        named
            .flat_map(|value| value.split(','))
            .map(str::trim)
            .any(|mark| mark == "*" || opaque(mark.as_bytes()) == opaque(self.etag.as_bytes()))
    }
}

/// A mark without the sign that it is weak.
fn opaque(mark: &[u8]) -> &[u8] {
    mark.strip_prefix(b"W/").unwrap_or(mark)
}

/// Tells texts apart, not attackers: nobody gains by two documents with one mark.
fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}
