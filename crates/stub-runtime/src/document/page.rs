//! The contract as a page for people: Swagger UI, with all that it needs in the page.

use std::sync::OnceLock;

use bytes::Bytes;
use poem::{Endpoint, Request, Response};
use poem_openapi::OpenApiService;

use super::fixed::Fixed;
use super::parsed::Document;

/// Serves a page about a document; see [`page`].
#[derive(Debug)]
pub struct Page {
    document: &'static str,
    fixed: OnceLock<Fixed>,
}

/// An endpoint that shows a document to people. The page is made when it is first asked for and loads nothing from
/// elsewhere.
pub fn page(document: &'static str) -> Page {
    Page { document, fixed: OnceLock::new() }
}

impl Endpoint for Page {
    type Output = Response;

    async fn call(&self, request: Request) -> poem::Result<Response> {
        let fixed = self.fixed.get_or_init(|| Fixed::new(Bytes::from(html(self.document)), "text/html; charset=utf-8"));
        Ok(fixed.answer(&request))
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
