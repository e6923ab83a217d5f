//! Responses by status.
//!
//! A status is read by its code, else by its range, else by `default`. So every status belongs to one response of each
//! document, or to none, and two responses are compared if some status belongs to both. With `404` and `default` in the
//! old document and `4XX` and `default` in the new one, 404 makes the pair (`404`, `4XX`), every other failure of the
//! caller (`default`, `4XX`), and what is left (`default`, `default`).

use crate::diff::catalogue::{DiffRule, callback, response as rules};
use crate::model::{Direction, Id, Response, Responses, StatusKey};
use crate::source::Node;

use super::values::are_same;
use super::walk::{Spot, Walk};

impl<'s> Walk<'_, 's> {
    pub(super) fn responses(&mut self, old: &Responses<'s>, new: &Responses<'s>, spot: &Spot) {
        let pairs = pairs(old, new);
        for (key, used) in &old.by_status {
            let rule = if is_listed(*key, new) { None } else { Some(removal(*key, new, spot)) };
            if let Some(rule) = rule {
                self.removed_status(rule, (*key, self.old[used.id].node), new, spot);
            }
            // A success that is gone is told; that its answer is not the one of `default` is no news.
            if rule == Some(&rules::SUCCESS_STATUS_REMOVED) {
                continue;
            }
            for (_, other) in pairs.iter().filter(|(before, _)| before == key) {
                if let Some(found) = new.get(*other) {
                    self.response(used.id, found.id, &below(narrower(*key, *other), spot));
                }
            }
        }
        for (key, used) in new.by_status.iter().filter(|(key, _)| !is_listed(*key, old)) {
            // A range that took the place of its codes was compared with them, and still stands for more than they did.
            let rule = match key {
                StatusKey::Code(_) if key.is_success() => &rules::SUCCESS_STATUS_ADDED,
                StatusKey::Code(_) => &rules::FAILURE_STATUS_ADDED,
                StatusKey::Range(_) | StatusKey::Default => &rules::STATUS_RANGE_ADDED,
            };
            let node = self.new[used.id].node;
            self.report(rule, &below(*key, spot), (None, Some(node)), format!("The response {key} is new."));
        }
    }

    fn removed_status(
        &mut self,
        rule: &'static DiffRule,
        (key, node): (StatusKey, Node<'s>),
        new: &Responses<'s>,
        spot: &Spot,
    ) {
        let kept: Vec<_> = kept(key, new).map(|code| code.to_string()).collect();
        let message = match &kept[..] {
            [] => format!("The response {key} is gone."),
            kept => format!("The response {key} is gone, except for {}.", kept.join(", ")),
        };
        self.report(rule, &below(key, spot), (Some(node), None), message);
    }

    fn response(&mut self, old: Id<Response<'s>>, new: Id<Response<'s>>, spot: &Spot) {
        let (old, new) = (&self.old[old], &self.new[new]);
        if self.report_if_lost((Some(old.node), Some(new.node)), spot) {
            return;
        }
        self.headers(&old.headers, &new.headers, Direction::Response, spot);
        self.content((&old.content, old.node), (&new.content, new.node), Direction::Response, spot);
        self.links(old, new, spot);
    }

    /// Links to operations that may be called with an answer. Nothing of them travels.
    fn links(&mut self, old: &Response<'s>, new: &Response<'s>, spot: &Spot) {
        let place = &spot.phrase;
        for (name, used) in &old.links {
            let link = &self.old[used.id];
            let Some((_, other)) = new.links.iter().find(|(other, _)| other == name) else {
                let message = format!("The link `{name}` of {place} is gone.");
                self.report(&rules::LINK_REMOVED, spot, (Some(link.node), None), message);
                continue;
            };
            let other = &self.new[other.id];
            let below = spot.down(format!("link {name}"), format!("the link `{name}` of {place}"));
            if self.report_if_lost((Some(link.node), Some(other.node)), &below) {
                continue;
            }
            let is_same = ["operationId", "operationRef", "parameters", "requestBody", "server"]
                .into_iter()
                .all(|field| are_same(link.node.get(field), other.node.get(field)));
            if !is_same {
                let message = format!("The link `{name}` of {place} changed.");
                self.report(&rules::LINK_CHANGED, spot, (Some(link.node), Some(other.node)), message);
            }
        }
        for (name, used) in new.links.iter().filter(|(name, _)| !old.links.iter().any(|(other, _)| other == name)) {
            let message = format!("The link `{name}` of {place} is new.");
            self.report(&rules::LINK_ADDED, spot, (None, Some(self.new[used.id].node)), message);
        }
    }
}

/// What it is that a status is no longer listed.
fn removal(key: StatusKey, new: &Responses<'_>, spot: &Spot) -> &'static DiffRule {
    // Receivers may go on answering it: `default` says how we read it.
    if spot.is_reversed && new.get(StatusKey::Default).is_some() {
        return &callback::CALLBACK_EXTENDED;
    }
    // A range promised none of its statuses, so that some of them are as good an answer as all.
    match key {
        StatusKey::Code(_) | StatusKey::Range(2) if key.is_success() && kept(key, new).next().is_none() => {
            &rules::SUCCESS_STATUS_REMOVED
        }
        StatusKey::Code(_) => &rules::FAILURE_STATUS_REMOVED,
        StatusKey::Range(_) | StatusKey::Default => &rules::STATUS_RANGE_REMOVED,
    }
}

/// Whether a document has a key, or a range in its place.
fn is_listed(key: StatusKey, within: &Responses<'_>) -> bool {
    within.by_status.iter().any(|(other, _)| *other == key || covers(*other, key))
}

/// The codes of a range that are left.
fn kept(range: StatusKey, new: &Responses<'_>) -> impl Iterator<Item = StatusKey> {
    new.by_status.iter().map(|(code, _)| *code).filter(move |code| covers(range, *code))
}

fn below(key: StatusKey, spot: &Spot) -> Spot {
    spot.down(format!("response {key}"), format!("the response {key}"))
}

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
