//! Runtime expressions: `$request.body#/url` and the like.

/// Whether a whole text is one runtime expression.
pub(super) fn is_expression(text: &str) -> bool {
    if matches!(text, "$url" | "$method" | "$statusCode") {
        return true;
    }
    let source = text.strip_prefix("$request.").or_else(|| text.strip_prefix("$response."));
    let Some(source) = source else { return false };
    if let Some(fragment) = source.strip_prefix("body") {
        return fragment.is_empty() || fragment == "#" || fragment.starts_with("#/");
    }
    let named = ["header.", "query.", "path."].iter().find_map(|prefix| source.strip_prefix(prefix));
    named.is_some_and(|name| !name.is_empty())
}

/// The first expression that stands between braces in a text and is malformed.
pub(super) fn bad_embedded(text: &str) -> Option<&str> {
    let mut rest = text;
    while let Some(open) = rest.find("{$") {
        let inside = &rest[open + 1..];
        let close = inside.find('}').unwrap_or(inside.len());
        if !is_expression(&inside[..close]) {
            return Some(&inside[..close]);
        }
        rest = &inside[close..];
    }
    None
}
