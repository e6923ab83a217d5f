//! Heads that are too long. hyper would refuse them too, much later and without a word.

use poem::Request;
use poem::http::StatusCode;

/// Most bytes of a path with its query.
const MAX_ADDRESS: usize = 16 * 1024;

/// Most bytes of all headers.
const MAX_HEADERS: usize = 64 * 1024;

/// Why a request whose head is too long is refused, with 414 or 431.
pub(crate) fn too_long(request: &Request) -> Option<(StatusCode, String)> {
    let address = request.uri().path_and_query().map_or(0, |address| address.as_str().len());
    if address > MAX_ADDRESS {
        let text = format!("O endereço é longo demais. Envie até {MAX_ADDRESS} caracteres.");
        return Some((StatusCode::URI_TOO_LONG, text));
    }
    let headers = request.headers().iter().map(|(name, value)| name.as_str().len() + value.len());
    if headers.sum::<usize>() > MAX_HEADERS {
        let text = format!("Os cabeçalhos são grandes demais. Envie até {MAX_HEADERS} caracteres ao todo.");
        return Some((StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE, text));
    }
    None
}
