//! Heads that are refused before anybody looks at the operation: too long, or such that two readers could read them in two
//! ways. hyper would refuse some of them too, much later and without a word.

use poem::Request;
use poem::http::{HeaderMap, StatusCode, Version, header};

/// Most bytes of a path with its query.
const MAX_ADDRESS: usize = 16 * 1024;

/// Most bytes of all headers.
const MAX_HEADERS: usize = 64 * 1024;

/// Why a request is refused by its head alone.
pub(crate) fn refused_head(request: &Request) -> Option<(StatusCode, String)> {
    too_long(request).or_else(|| ambiguous(request).map(|(status, text)| (status, text.to_owned())))
}

fn too_long(request: &Request) -> Option<(StatusCode, String)> {
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

fn ambiguous(request: &Request) -> Option<(StatusCode, &'static str)> {
    let headers = request.headers();
    let n_hosts = headers.get_all(header::HOST).iter().count();
    if n_hosts > 1 || (n_hosts == 0 && request.version() == Version::HTTP_11) {
        return Some((StatusCode::BAD_REQUEST, "O cabeçalho Host deve vir uma só vez."));
    }
    if headers.get_all(header::TRANSFER_ENCODING).iter().any(|coding| !is_chunked(coding.as_bytes())) {
        return Some((StatusCode::BAD_REQUEST, "O único Transfer-Encoding aceito é chunked."));
    }
    if headers.get_all(header::CONTENT_TYPE).iter().count() > 1 {
        return Some((StatusCode::BAD_REQUEST, "O cabeçalho Content-Type veio mais de uma vez. Envie-o uma só vez."));
    }
    if charset(headers).is_some_and(|charset| !charset.eq_ignore_ascii_case("utf-8")) {
        return Some((
            StatusCode::UNSUPPORTED_MEDIA_TYPE,
            "O corpo deve vir em UTF-8. Retire o charset ou envie utf-8.",
        ));
    }
    None
}

fn is_chunked(coding: &[u8]) -> bool {
    coding.trim_ascii().eq_ignore_ascii_case(b"chunked")
}

/// The encoding of characters that `Content-Type` names.
fn charset(headers: &HeaderMap) -> Option<&str> {
    let content_type = headers.get(header::CONTENT_TYPE)?.to_str().ok()?;
    content_type.split(';').skip(1).find_map(|parameter| {
        let (name, value) = parameter.split_once('=')?;
        name.trim().eq_ignore_ascii_case("charset").then(|| value.trim().trim_matches('"'))
    })
}
