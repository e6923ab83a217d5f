//! The contract itself, for whoever asks the server what it speaks.

use std::sync::OnceLock;

use bytes::Bytes;
use poem::error::NotFoundError;
use poem::http::{Method, StatusCode, header};
use poem::{Endpoint, Request, Response};

use super::fixed::Fixed;
use super::page::{Page, page};

/// Serves a document as it is; see [`contract`].
#[derive(Debug)]
pub struct Contract {
    document: &'static str,
    fixed: OnceLock<Fixed>,
}

/// Serves the contract and its page; see [`endpoint`].
#[derive(Debug)]
pub struct Documentation {
    contract: Contract,
    page: Page,
}

/// An endpoint that serves a document as it is, as JSON with an `ETag`.
pub fn contract(document: &'static str) -> Contract {
    Contract { document, fixed: OnceLock::new() }
}

/// An endpoint that serves the contract at `/openapi.json` and a page for people at `/docs`, to which it sends whoever looks
/// at `/`; anything else is not found.
pub fn endpoint(document: &'static str) -> Documentation {
    Documentation { contract: contract(document), page: page(document) }
}

impl Endpoint for Contract {
    type Output = Response;

    async fn call(&self, request: Request) -> poem::Result<Response> {
        let fixed = self.fixed.get_or_init(|| {
            let body = Bytes::from_static(self.document.as_bytes());
            Fixed::new(body, "application/json")
        });
        Ok(fixed.answer(&request))
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
