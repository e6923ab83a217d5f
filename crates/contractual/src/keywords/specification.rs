//! Keywords of every object, as the specifications list them.

use contract::model::Version;

use super::row::{VERSIONS, Versions};

/// A keyword of an object.
pub(super) struct Keyword {
    pub(super) object: &'static str,
    pub(super) name: &'static str,
    pub(super) versions: Versions,
}

/// Every keyword; a pattern of names (`/{path}`, `{expression}`, a status) stands there as one of them.
pub(super) fn keywords() -> Vec<Keyword> {
    let mut keywords = Vec::new();
    for line in include_str!("specification.txt").lines() {
        let (heading, lists) = line.split_once(": ").expect("an object and its keywords");
        let (object, versions) = Versions::of_heading(heading);
        for ((first, _), list) in VERSIONS.into_iter().zip(lists.split('|')) {
            let versions = if first == Version::V3_0 { versions } else { Versions::since(first) };
            keywords.extend(list.split_whitespace().map(|name| Keyword { object, name, versions }));
        }
    }
    keywords
}
