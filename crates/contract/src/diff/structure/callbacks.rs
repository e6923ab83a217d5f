//! Calls that the server makes: the same comparison, with requests and answers changing places.

use crate::diff::catalogue::{DiffRule, callback as rules};
use crate::model::{Callback, Operation};

use super::compare::{Spot, Walk};

impl<'a, 's> Walk<'a, 's> {
    pub(super) fn callbacks(&mut self, old: &'a Operation<'s>, new: &'a Operation<'s>, spot: &Spot) {
        // What the receiver of a callback may call back is nobody's contract.
        if spot.is_reversed {
            return;
        }
        for (name, used) in &old.callbacks {
            let callback = &self.old[used.id];
            match new.callbacks.iter().find(|(other, _)| other == name) {
                Some((_, other)) => {
                    let mut spot = spot.down(format!("callback {name}"), format!("the callback `{name}`"));
                    spot.is_reversed = true;
                    self.callback(callback, &self.new[other.id], &spot);
                }
                None => {
                    let message = format!("The callback `{name}` is gone.");
                    self.report(&rules::CALLBACK_REMOVED, spot, (Some(callback.node), None), message);
                }
            }
        }
        for (name, used) in
            new.callbacks.iter().filter(|(name, _)| !old.callbacks.iter().any(|(other, _)| other == name))
        {
            let message = format!("The callback `{name}` is new.");
            self.report(&rules::CALLBACK_ADDED, spot, (None, Some(self.new[used.id].node)), message);
        }
    }

    fn callback(&mut self, old: &'a Callback<'s>, new: &'a Callback<'s>, spot: &Spot) {
        for (key, used) in &old.paths {
            let item = &self.old[used.id];
            let same = new.paths.iter().find(|(other, _)| other.as_str() == key.as_str());
            let other = match (same, &old.paths[..], &new.paths[..]) {
                (Some((_, other)), ..) | (None, [_], [(_, other)]) => &self.new[other.id],
                _ => {
                    let message = format!("{} no longer goes to `{}`.", spot.phrase, key.as_str().unwrap_or_default());
                    self.report(&rules::CALLBACK_REMOVED, spot, (Some(item.node), Some(new.node)), message);
                    continue;
                }
            };
            for op in &item.operations {
                match other.operations.iter().find(|new_op| new_op.method == op.method) {
                    Some(new_op) => self.operation((item, op), (other, new_op), &(Vec::new(), Vec::new()), spot),
                    None => {
                        let message = format!("{} is no longer made by {}.", spot.phrase, op.method.name());
                        self.report(&rules::CALLBACK_REMOVED, spot, (Some(op.node), Some(other.node)), message);
                    }
                }
            }
        }
    }
}

/// The rule for something about a call that the server makes: the rules of ordinary operations would blame the wrong
/// side. What is gone or different may be missed by the one who is called; what is new is not.
pub(super) fn reversed(rule: &'static DiffRule) -> &'static DiffRule {
    if rule.flow.is_none() || rules::is_about_callbacks(rule) {
        return rule;
    }
    let is_loss =
        ["removed", "became-optional", "changed", "generalized", "specialized", "forbidden", "deleted", "decreased"];
    if is_loss.iter().any(|word| rule.id.contains(word)) { &rules::CALLBACK_CHANGED } else { &rules::CALLBACK_EXTENDED }
}
