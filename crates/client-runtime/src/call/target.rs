//! Addresses of requests.

use std::borrow::Cow;

use reqwest::Url;

use crate::connection::Base;

/// More than that, hyper does not send, and hardly any server reads.
const MOST_CHARACTERS: usize = 65_534;

/// The address of a request.
pub(super) fn join(base: &Base, path: &str, query: &str) -> Result<Url, String> {
    // Some documents tell operations apart by a fragment, which is never sent.
    let path = path.split_once('#').map_or(path, |(path, _)| path);
    if let Some((_, after)) = path.split_once('{') {
        let name = after.split_once('}').map_or(after, |(name, _)| name);
        return Err(format!("parameter `{name}` is in the path and must be given"));
    }
    // Others have a part of the query in the path.
    let (path, query) = match path.split_once('?') {
        Some((path, own)) if query.is_empty() => (path, Cow::Borrowed(own)),
        Some((path, own)) => (path, Cow::Owned(format!("{own}&{query}"))),
        None => (path, Cow::Borrowed(query)),
    };
    if path.split('/').any(is_dots) {
        return Err("a path parameter that is a dot or two would change the path".to_owned());
    }
    let url = base.join(path, &query);
    match url.as_str().len() {
        ..=MOST_CHARACTERS => Ok(url),
        length => Err(format!("the address has {length} characters, and {MOST_CHARACTERS} are the most")),
    }
}

/// Whether URLs treat a segment as "here" or "up", escaped or not.
fn is_dots(segment: &str) -> bool {
    segment.len() <= 6
        && segment.bytes().next().is_some_and(|byte| matches!(byte, b'.' | b'%'))
        && matches!(segment.to_ascii_lowercase().replace("%2e", ".").as_str(), "." | "..")
}
