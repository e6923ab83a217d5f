//! Addresses of requests.

use reqwest::Url;

/// More than that, hyper does not send, and hardly any server reads.
const MOST_CHARACTERS: usize = 65_534;

/// The address of a request.
pub(super) fn join(base: &str, path: &str, query: &str) -> Result<Url, String> {
    // Some documents tell operations apart by a fragment, which is never sent.
    let path = path.split_once('#').map_or(path, |(path, _)| path);
    if let Some((_, after)) = path.split_once('{') {
        let name = after.split_once('}').map_or(after, |(name, _)| name);
        return Err(format!("parameter `{name}` is in the path and must be given"));
    }
    if path.split(['/', '?']).any(is_dots) {
        return Err("a path parameter that is a dot or two would change the path".to_owned());
    }
    let mut target = String::with_capacity(base.len() + path.len() + query.len() + 1);
    target.push_str(base);
    target.push_str(path);
    if !query.is_empty() {
        target.push(if path.contains('?') { '&' } else { '?' });
        target.push_str(query);
    }
    if target.len() > MOST_CHARACTERS {
        return Err(format!("the address has {} characters, and {MOST_CHARACTERS} are the most", target.len()));
    }
    Url::parse(&target).map_err(|error| format!("there is no such address: {error}"))
}

/// Whether URLs treat a segment as "here" or "up", escaped or not.
fn is_dots(segment: &str) -> bool {
    segment.len() <= 6
        && segment.bytes().next().is_some_and(|byte| matches!(byte, b'.' | b'%'))
        && matches!(segment.to_ascii_lowercase().replace("%2e", ".").as_str(), "." | "..")
}
