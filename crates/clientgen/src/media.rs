//! Media types: which of several serves a caller best, and which can be sent.

use contract::model::{MediaType, RequestBody};
use schema_algebra::{Algebra, essence};

/// The media type of a body that serves callers best.
pub(crate) fn chosen<'b, 's>(algebra: Algebra<'_, 's>, body: &'b RequestBody<'s>) -> Option<&'b MediaType<'s>> {
    body.content.iter().min_by_key(|content| algebra.media(content))
}

/// Whether a media type can stand in a header as it is, and names one thing.
pub(crate) fn is_concrete(name: &str) -> bool {
    let is_word = |word: &str| {
        !word.is_empty() && word.bytes().all(|b| b.is_ascii_alphanumeric() || b"!#$%&'+-.^_`|~".contains(&b))
    };
    let name = essence(name);
    name.split_once('/').is_some_and(|(kind, subtype)| is_word(kind) && is_word(subtype))
}

#[cfg(test)]
mod tests {
    use super::is_concrete;

    #[test]
    fn wildcards_and_nonsense_cannot_be_sent() {
        let cases = [
            ("application/json", true),
            ("application/vnd.x+json; v=1", true),
            ("*/*", false),
            ("image/*", false),
            ("", false),
            ("text/\u{e9}", false),
            ("text", false),
        ];
        for (name, expected) in cases {
            assert_eq!(is_concrete(name), expected, "{name:?}");
        }
    }
}
