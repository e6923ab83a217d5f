//! Statuses, each matched with the responses that it belongs to in both documents.
//!
//! A status is read by its code, else by its range, else by `default`. So every status belongs to one response of each
//! document, or to none, and two responses are compared if some status belongs to both. With `404` and `default` in the
//! old document and `4XX` and `default` in the new one, 404 makes the pair (`404`, `4XX`), every other failure of the
//! caller (`default`, `4XX`), and what is left (`default`, `default`).

use crate::model::{Responses, StatusKey};

/// The responses that some status belongs to in both documents, each pair once.
pub(super) fn pairs(old: &Responses<'_>, new: &Responses<'_>) -> Vec<(StatusKey, StatusKey)> {
    let mut pairs = Vec::new();
    for code in samples(old, new) {
        if let (Some(before), Some(after)) = (key_of(code, old), key_of(code, new))
            && !pairs.contains(&(before, after))
        {
            pairs.push((before, after));
        }
    }
    pairs
}

/// The key that stands for a status.
fn key_of(code: u16, responses: &Responses<'_>) -> Option<StatusKey> {
    let is_there = |key: &StatusKey| responses.get(*key).is_some();
    let range = u8::try_from(code / 100).ok().map(StatusKey::Range);
    [Some(StatusKey::Code(code)), range, Some(StatusKey::Default)].into_iter().flatten().find(is_there)
}

/// Every status that either document names, and one of each class that neither does.
fn samples(old: &Responses<'_>, new: &Responses<'_>) -> Vec<u16> {
    let keys = || old.by_status.iter().chain(&new.by_status).map(|(key, _)| *key);
    let codes = keys().filter_map(|key| match key {
        StatusKey::Code(code) => Some(code),
        StatusKey::Range(_) | StatusKey::Default => None,
    });
    let is_named = |code: u16| keys().any(|key| key == StatusKey::Code(code));
    let others = (1..=5).filter_map(|class| (class * 100..class * 100 + 100).find(|code| !is_named(*code)));
    codes.chain(others).collect()
}

/// Whether a range stands for a status. `default` takes the place of none: it is for what nobody thought of.
pub(super) fn covers(wider: StatusKey, key: StatusKey) -> bool {
    matches!((wider, key), (StatusKey::Range(class), StatusKey::Code(code)) if u16::from(class) == code / 100)
}

/// The key that says more about where something is.
pub(super) fn narrower(a: StatusKey, b: StatusKey) -> StatusKey {
    let width = |key: &StatusKey| match key {
        StatusKey::Code(_) => 0,
        StatusKey::Range(_) => 1,
        StatusKey::Default => 2,
    };
    if width(&b) < width(&a) { b } else { a }
}
