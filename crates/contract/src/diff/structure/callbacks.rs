//! Calls that the server makes, because of another or by itself, as 3.1 lists them (webhooks): the same comparison, with
//! requests and answers changing places.

use crate::diff::Where;
use crate::diff::catalogue::callback as rules;
use crate::model::{Api, Callback, Operation, PathItem, Use};
use crate::source::Node;

use super::values::quoted;
use super::walk::{Spot, Walk};
use crate::words::capital;

impl<'a, 's> Walk<'a, 's> {
    pub(super) fn callbacks(&mut self, old: &'a Operation<'s>, new: &'a Operation<'s>, spot: &Spot) {
        // What the receiver of a callback may call back is nobody's contract.
        if spot.is_called_back {
            return;
        }
        for (name, used) in &old.callbacks {
            let callback = &self.old[used.id];
            match new.callbacks.iter().find(|(other, _)| other == name) {
                Some((_, other)) => {
                    let spot = spot.down(format!("callback {name}"), format!("the callback `{name}`")).called_back();
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

    /// The addresses that a callback goes to, and what is called there.
    fn callback(&mut self, old: &'a Callback<'s>, new: &'a Callback<'s>, spot: &Spot) {
        if self.report_if_lost((Some(old.node), Some(new.node)), spot) {
            return;
        }
        let name = capital(&spot.phrase);
        let address = |key: &Node<'s>| quoted(key.as_str().unwrap_or_default());
        if let ([(key, used)], [(other_key, other)]) = (&old.paths[..], &new.paths[..]) {
            let (item, other) = (&self.old[used.id], &self.new[other.id]);
            // Callers give their address in the old place, and nobody looks there any more.
            if key.as_str() != other_key.as_str() {
                let message = format!("{name} goes to {} instead of {}.", address(other_key), address(key));
                self.report(&rules::CALLBACK_REMOVED, spot, (Some(item.node), Some(other.node)), message);
            }
            return self.calls(item, other, spot);
        }
        for (key, used) in &old.paths {
            let item = &self.old[used.id];
            match new.paths.iter().find(|(other, _)| other.as_str() == key.as_str()) {
                Some((_, other)) => self.calls(item, &self.new[other.id], spot),
                None => {
                    let message = format!("{name} no longer goes to {}.", address(key));
                    self.report(&rules::CALLBACK_REMOVED, spot, (Some(item.node), Some(new.node)), message);
                }
            }
        }
        for (key, used) in &new.paths {
            if !old.paths.iter().any(|(other, _)| other.as_str() == key.as_str()) {
                let message = format!("{name} goes to {}, too.", address(key));
                self.report(&rules::CALLBACK_ADDED, spot, (Some(old.node), Some(self.new[used.id].node)), message);
            }
        }
    }

    /// What is called at one address, by method.
    pub(super) fn calls(&mut self, old: &'a PathItem<'s>, new: &'a PathItem<'s>, spot: &Spot) {
        if self.report_if_lost((Some(old.node), Some(new.node)), spot) {
            return;
        }
        let name = capital(&spot.phrase);
        // With a single method its name says nothing about where something is.
        let is_named = old.operations.len() > 1 || new.operations.len() > 1;
        for op in &old.operations {
            let method = op.method.name();
            match new.operations.iter().find(|other| other.method == op.method) {
                Some(other) if is_named => {
                    let spot = spot.down(method, format!("{} by {method}", spot.phrase));
                    self.operation((old, op), (new, other), &(Vec::new(), Vec::new()), &spot);
                }
                Some(other) => self.operation((old, op), (new, other), &(Vec::new(), Vec::new()), spot),
                None => {
                    let message = format!("{name} is no longer made by {method}.");
                    self.report(&rules::CALLBACK_REMOVED, spot, (Some(op.node), Some(new.node)), message);
                }
            }
        }
        for op in &new.operations {
            if !old.operations.iter().any(|other| other.method == op.method) {
                let message = format!("{name} is made by {}, too.", op.method.name());
                self.report(&rules::CALLBACK_ADDED, spot, (Some(old.node), Some(op.node)), message);
            }
        }
    }
}

impl Walk<'_, '_> {
    /// The webhooks of both documents.
    pub(super) fn webhooks(&mut self) {
        let (old, new) = (self.old, self.new);
        for (key, used) in &old.webhooks {
            let name = key.as_str().unwrap_or_default();
            match webhook(new, name) {
                Some(other) => {
                    let place = Where { operation: None, path: vec![format!("webhook {name}")] };
                    let phrase = format!("the webhook {}", quoted(name));
                    let spot = Spot { place, phrase, is_reversed: self.is_called_by_us, ..Spot::default() };
                    self.calls(&old[used.id], &new[other.id], &spot.called_back());
                }
                None => {
                    let message = format!("The webhook {} is gone.", quoted(name));
                    self.report(&rules::WEBHOOK_REMOVED, &Spot::default(), (Some(*key), None), message);
                }
            }
        }
        for (key, _) in &new.webhooks {
            let name = key.as_str().unwrap_or_default();
            if webhook(old, name).is_none() {
                let message = format!("The webhook {} is new.", quoted(name));
                self.report(&rules::WEBHOOK_ADDED, &Spot::default(), (None, Some(*key)), message);
            }
        }
    }
}

/// The webhook of a name.
fn webhook<'s>(api: &Api<'s>, name: &str) -> Option<Use<'s, PathItem<'s>>> {
    api.webhooks.iter().find(|(key, _)| key.as_str() == Some(name)).map(|(_, used)| *used)
}
