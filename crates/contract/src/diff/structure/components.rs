//! Named parts, and webhooks.

use std::collections::HashSet;

use crate::diff::catalogue::{callback, schema};
use crate::model::Named;
use crate::source::Node;

use super::compare::{Spot, Walk};
use super::values::quoted;

impl<'s> Walk<'_, 's> {
    pub(super) fn components(&mut self) {
        let (old, new) = (&self.old.components, &self.new.components);
        // A new name is nothing to anybody until it is used.
        let (removed, _) = apart(keys(&old.schemas), keys(&new.schemas));
        for key in removed {
            let message = format!("The schema {} is gone.", quoted(key.as_str().unwrap_or_default()));
            self.report(&schema::COMPONENT_SCHEMA_REMOVED, &Spot::default(), (Some(key), None), message);
        }
        self.security_schemes();
    }

    /// Webhooks of 3.1, which the model does not hold: whether they are there.
    pub(super) fn webhooks(&mut self) {
        let keys = |node: Node<'s>| {
            let webhooks = node.get("webhooks");
            webhooks.into_iter().flat_map(|webhooks| webhooks.entries().map(|(key, _)| key)).collect::<Vec<_>>()
        };
        let (removed, added) = apart(keys(self.old.node), keys(self.new.node));
        for key in removed {
            let message = format!("The webhook {} is gone.", quoted(key.as_str().unwrap_or_default()));
            self.report(&callback::WEBHOOK_REMOVED, &Spot::default(), (Some(key), None), message);
        }
        for key in added {
            let message = format!("The webhook {} is new.", quoted(key.as_str().unwrap_or_default()));
            self.report(&callback::WEBHOOK_ADDED, &Spot::default(), (None, Some(key)), message);
        }
    }
}

fn keys<'s, T>(named: &Named<'s, T>) -> Vec<Node<'s>> {
    named.iter().map(|(key, _)| *key).collect()
}

/// Keys that only the first list has, and keys that only the second has.
fn apart<'s>(old: Vec<Node<'s>>, new: Vec<Node<'s>>) -> (Vec<Node<'s>>, Vec<Node<'s>>) {
    let names = |keys: &[Node<'s>]| keys.iter().filter_map(|key| key.as_str()).collect::<HashSet<_>>();
    let (before, after) = (names(&old), names(&new));
    let without = |keys: Vec<Node<'s>>, others: &HashSet<&str>| {
        keys.into_iter().filter(|key| key.as_str().is_some_and(|name| !others.contains(name))).collect()
    };
    (without(old, &after), without(new, &before))
}
