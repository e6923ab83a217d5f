//! The version of a document whose change breaks somebody.

use crate::diff::catalogue::document;
use crate::diff::{Change, Where};
use crate::model::Api;

/// The change that the version fails to tell of, given that something breaks; nothing unless both are semantic versions.
pub fn version_change<'s>(old: &Api<'s>, new: &Api<'s>) -> Option<Change<'s>> {
    let (from, to) = (semantic(old.info.version)?, semantic(new.info.version)?);
    let (old_text, new_text) = (old.info.version, new.info.version);
    let (rule, message) = if old_text == new_text {
        (&document::VERSION_NOT_BUMPED, format!("Something breaks, and the version is still `{new_text}`."))
    } else if to <= from {
        (
            &document::VERSION_DECREASED,
            format!("Something breaks, and the version went from `{old_text}` to `{new_text}`."),
        )
    } else if !is_major(from, to) {
        let message = format!("Something breaks, and the version only went from `{old_text}` to `{new_text}`.");
        (&document::MAJOR_VERSION_NOT_BUMPED, message)
    } else {
        return None;
    };
    let node = |api: &Api<'s>| Some(api.info.node.get("version").unwrap_or(api.info.node));
    Some(Change::new(rule, Where::default(), (node(old), node(new)), message))
}

/// Below 1.0.0 the second number plays the part of the first.
fn is_major(from: [u64; 3], to: [u64; 3]) -> bool {
    if from[0] == 0 && to[0] == 0 { to[1] > from[1] } else { to[0] > from[0] }
}

/// The numbers of a semantic version, which may begin with `v`. Dates and a bare `v1` are versions of another kind, and
/// nothing is known about what they promise.
fn semantic(version: &str) -> Option<[u64; 3]> {
    let version = version.strip_prefix('v').unwrap_or(version);
    let (rest, build) = version.split_once('+').map_or((version, None), |(rest, build)| (rest, Some(build)));
    let (core, pre) = rest.split_once('-').map_or((rest, None), |(core, pre)| (core, Some(pre)));
    let is_word = |word: &str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
    if [build, pre].into_iter().flatten().any(|tail| !tail.split('.').all(is_word)) {
        return None;
    }
    let number = |text: &str| {
        let is_number = text == "0" || (!text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit()));
        text.parse().ok().filter(|_| is_number)
    };
    let numbers: Vec<u64> = core.split('.').map(number).collect::<Option<_>>()?;
    numbers.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::semantic;

    #[test]
    fn only_semantic_versions_are_read() {
        assert_eq!(semantic("1.2.3"), Some([1, 2, 3]));
        assert_eq!(semantic("v1.2.3-beta.1+5"), Some([1, 2, 3]));
        for other in ["1.2", "v1", "2024-01-01", "01.2.3", "1.2.3-", "1.2.3.4", ""] {
            assert_eq!(semantic(other), None, "{other}");
        }
    }
}
