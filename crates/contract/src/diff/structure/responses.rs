//! What is answered, by status.

use crate::diff::catalogue::response as rules;
use crate::model::{Id, Response, Responses, StatusKey};

use super::compare::{Spot, Walk};
use super::content::Side;

impl<'s> Walk<'_, 's> {
    pub(super) fn responses(&mut self, old: &Responses<'s>, new: &Responses<'s>, spot: &Spot) {
        for (key, used) in &old.by_status {
            let found = new.get(*key).map(|used| used.id).or_else(|| cover(*key, new));
            let (node, spot) = (self.old[used.id].node, &below(*key, spot));
            if let Some(found) = found {
                self.response(used.id, found, spot);
                continue;
            }
            // A range promised none of its statuses, so that some of them are as good an answer as all.
            let kept: Vec<_> = new.by_status.iter().filter(|(code, _)| covers(*key, *code)).collect();
            let rule = match key {
                StatusKey::Code(_) | StatusKey::Range(2) if key.is_success() && kept.is_empty() => {
                    &rules::SUCCESS_STATUS_REMOVED
                }
                StatusKey::Code(_) => &rules::FAILURE_STATUS_REMOVED,
                StatusKey::Range(_) | StatusKey::Default => &rules::STATUS_RANGE_REMOVED,
            };
            let message = if kept.is_empty() {
                format!("The response {key} is gone.")
            } else {
                let kept: Vec<_> = kept.iter().map(|(code, _)| code.to_string()).collect();
                format!("The response {key} is gone, except for {}.", kept.join(", "))
            };
            self.report(rule, spot, (Some(node), None), message);
        }
        for (key, used) in &new.by_status {
            if old.get(*key).is_some() {
                continue;
            }
            let spot = &below(*key, spot);
            if let Some(before) = cover(*key, old) {
                self.response(before, used.id, spot);
                continue;
            }
            // A range that took the place of its codes was compared with them, and still stands for more than they did.
            let rule = match key {
                StatusKey::Code(_) if key.is_success() => &rules::SUCCESS_STATUS_ADDED,
                StatusKey::Code(_) => &rules::FAILURE_STATUS_ADDED,
                StatusKey::Range(_) | StatusKey::Default => &rules::STATUS_RANGE_ADDED,
            };
            self.report(rule, spot, (None, Some(self.new[used.id].node)), format!("The response {key} is new."));
        }
    }

    fn response(&mut self, old: Id<Response<'s>>, new: Id<Response<'s>>, spot: &Spot) {
        let (old, new) = (&self.old[old], &self.new[new]);
        if old.is_unresolved || new.is_unresolved {
            return;
        }
        self.headers(old, new, spot);
        self.content((&old.content, old.node), (&new.content, new.node), Side::Response, spot);
        self.links(old, new, spot);
    }
}

/// The range that answers for a status that a document does not list.
fn cover<'s>(key: StatusKey, within: &Responses<'s>) -> Option<Id<Response<'s>>> {
    within.by_status.iter().find(|(wider, _)| covers(*wider, key)).map(|(_, used)| used.id)
}

/// Whether a key stands for every status that another stands for. `default` takes the place of none: it is for what
/// nobody thought of.
fn covers(wider: StatusKey, key: StatusKey) -> bool {
    matches!((wider, key), (StatusKey::Range(class), StatusKey::Code(code)) if u16::from(class) == code / 100)
}

fn below(key: StatusKey, spot: &Spot) -> Spot {
    spot.down(format!("response {key}"), format!("the response {key}"))
}
