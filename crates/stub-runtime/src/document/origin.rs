//! The document as it is served beside its operations: the first of its servers is the one that serves it, so that whoever
//! tries an operation out asks there, at any host and port.

use poem::Request;
use serde::Deserialize;
use serde_json::value::RawValue;

#[derive(Deserialize)]
struct Top<'d> {
    #[serde(borrow)]
    servers: Option<&'d RawValue>,
}

/// Address of the operations beside a request's path, relative to the host: `/`, or where poem's routes have put them.
pub(super) fn of(request: &Request) -> String {
    let mount = request.original_uri().path().strip_suffix(request.uri().path()).unwrap_or_default();
    if mount.is_empty() { "/".to_owned() } else { mount.to_owned() }
}

/// The document with such a server before its own; everything else stays as it is, byte by byte.
pub(super) fn named_first(document: &str, origin: &str) -> String {
    let Ok(Top { servers }) = serde_json::from_str(document) else { return document.to_owned() };
    let server = serde_json::json!({ "url": origin });
    let own = servers.map(RawValue::get).filter(|servers| servers.starts_with('['));
    let (at, added) = match own {
        Some(own) => {
            let at = own.as_ptr().addr() - document.as_ptr().addr() + 1;
            let is_empty = own[1..].trim_start().starts_with(']');
            (at, if is_empty { server.to_string() } else { format!("{server}, ") })
        }
        None => (document.find('{').map_or(0, |brace| brace + 1), format!("\"servers\": [{server}], ")),
    };
    format!("{}{added}{}", &document[..at], &document[at..])
}

#[cfg(test)]
mod tests {
    use super::named_first;

    #[test]
    fn the_own_server_comes_first_and_all_else_stays() {
        for (document, expected) in [
            (r#"{"paths": {}}"#, r#"{"servers": [{"url":"/"}], "paths": {}}"#),
            (r#"{"servers": [ ], "a": 1.50}"#, r#"{"servers": [{"url":"/"} ], "a": 1.50}"#),
            (
                r#"{"x": {"servers": []}, "servers": [{"url": "https://a"}]}"#,
                r#"{"x": {"servers": []}, "servers": [{"url":"/"}, {"url": "https://a"}]}"#,
            ),
            ("no document", "no document"),
        ] {
            assert_eq!(named_first(document, "/"), expected);
        }
    }
}
