//! Heads that are too long. hyper would refuse them too, much later and without a word.

use poem::http::StatusCode;
use poem::{Request, Response};

/// Most bytes of a path with its query.
const MAX_ADDRESS: usize = 16 * 1024;

/// Most bytes of all headers.
const MAX_HEADERS: usize = 64 * 1024;

/// The refusal of a request whose head is too long: 414 or 431.
pub(in crate::server) fn too_long(request: &Request) -> Option<Response> {
    let address = request.uri().path_and_query().map_or(0, |address| address.as_str().len());
    if address > MAX_ADDRESS {
        let text = format!("O endereço é longo demais. Envie até {MAX_ADDRESS} caracteres.");
        return Some(refused(StatusCode::URI_TOO_LONG, text));
    }
    let headers = request.headers().iter().map(|(name, value)| name.as_str().len() + value.len());
    if headers.sum::<usize>() > MAX_HEADERS {
        let text = format!("Os cabeçalhos são grandes demais. Envie até {MAX_HEADERS} caracteres ao todo.");
        return Some(refused(StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE, text));
    }
    None
}

fn refused(status: StatusCode, text: String) -> Response {
    Response::builder().status(status).content_type("text/plain; charset=utf-8").body(text)
}
