//! Calls that the server makes by itself, as 3.1 lists them: compared like callbacks, by name.

use crate::diff::Where;
use crate::diff::catalogue::callback as rules;
use crate::model::{Api, PathItem, Use};

use super::values::quoted;
use super::walk::{Spot, Walk};

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
