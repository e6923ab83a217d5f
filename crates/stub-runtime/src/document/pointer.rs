//! JSON pointers and the fragments that hold them.

use super::json::Json;

/// The segments of `/paths/~1pets/get`, decoded; `None` if it is no pointer.
pub(crate) fn segments(pointer: &str) -> Option<Vec<String>> {
    if pointer.is_empty() {
        return Some(Vec::new());
    }
    let rest = pointer.strip_prefix('/')?;
    Some(rest.split('/').map(|segment| segment.replace("~1", "/").replace("~0", "~")).collect())
}

/// The segments of `#/paths/~1pets/get`, decoded; `None` if it leads to another file.
pub(crate) fn segments_of_fragment(reference: &str) -> Option<Vec<String>> {
    // What is no escape stands for itself.
    let fragment = percent_encoding::percent_decode_str(reference.strip_prefix('#')?).decode_utf8().ok()?;
    segments(&fragment)
}

/// Where a reference leads from the root of its document, in one step.
pub(crate) fn follow(root: &'static Json, reference: &str) -> Option<&'static Json> {
    segments_of_fragment(reference)?.iter().try_fold(root, |node, segment| step(node, segment))
}

/// What stands under one segment of a pointer.
pub(crate) fn step(node: &'static Json, segment: &str) -> Option<&'static Json> {
    match node {
        Json::List(items) => items.get(segment.parse::<usize>().ok()?),
        _ => node.get(segment),
    }
}

#[cfg(test)]
mod tests {
    use super::{segments, segments_of_fragment};

    #[test]
    fn segments_are_decoded() {
        assert_eq!(segments("/paths/~1pets~1{id}/get"), Some(["paths", "/pets/{id}", "get"].map(str::to_owned).into()));
        assert_eq!(segments(""), Some(Vec::new()));
        assert_eq!(segments("paths"), None);
        assert_eq!(segments("/~01"), Some(vec!["~1".to_owned()]));
        assert_eq!(segments_of_fragment("#/a%20b/%C3%A9/50%"), Some(["a b", "é", "50%"].map(str::to_owned).into()));
        assert_eq!(segments_of_fragment("other.yaml#/a"), None);
        assert_eq!(segments_of_fragment("#/%FF"), None);
    }
}
