//! The rules that oasdiff has, and how bad it finds them: `oasdiff/*.txt`, sorted ids by level.
//!
//! Its ids are widely known, so a finding carries the one that fits; and where it has a rule, its level is our starting
//! point, so that whoever comes from it meets no surprise. Taken from version 1.27.

use crate::findings::Level;

/// The id as this list holds it, and its level.
pub(super) fn known(id: &str) -> Option<(&'static str, Level)> {
    LISTS.into_iter().find_map(|(ids, level)| Some((word(ids, id)?, level)))
}

/// Looks for a word in a text of sorted words. A comparison asks for a few of the hundreds, which is no reason to put
/// them all into a map.
fn word(words: &'static str, wanted: &str) -> Option<&'static str> {
    let mut left = words;
    while !left.is_empty() {
        let (before, after) = left.split_at(left.len() / 2);
        let start = before.rfind(char::is_whitespace).map_or(0, |idx| idx + 1);
        let found = left[start..].split_whitespace().next().unwrap_or_default();
        left = match found.cmp(wanted) {
            _ if found.is_empty() => &left[..start],
            std::cmp::Ordering::Equal => return Some(found),
            std::cmp::Ordering::Less => after.find(char::is_whitespace).map_or("", |idx| &after[idx..]),
            std::cmp::Ordering::Greater => &left[..start],
        };
    }
    None
}

const LISTS: [(&str, Level); 3] = [
    (include_str!("oasdiff/errors.txt"), Level::Error),
    (include_str!("oasdiff/warnings.txt"), Level::Warning),
    (include_str!("oasdiff/notes.txt"), Level::Note),
];

#[cfg(test)]
/// Every id.
pub(super) fn ids() -> impl Iterator<Item = &'static str> {
    LISTS.into_iter().flat_map(|(ids, _)| ids.split_whitespace())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_id_is_found_and_nothing_else() {
        for (ids, level) in LISTS {
            assert!(ids.split_whitespace().is_sorted(), "{level:?}");
        }
        for id in ids() {
            assert_eq!(known(id).map(|(found, _)| found), Some(id));
            assert_eq!(known(&format!("{id}-")), None);
            assert_eq!(known(&id[1..]), None);
        }
        assert_eq!((known(""), known("a"), known("z")), (None, None, None));
    }
}
