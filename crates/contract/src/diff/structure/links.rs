//! What may be called with what was answered. Nothing of it travels.

use crate::diff::catalogue::response as rules;
use crate::model::Response;

use super::compare::{Spot, Walk};
use super::values::are_same;

impl<'s> Walk<'_, 's> {
    pub(super) fn links(&mut self, old: &Response<'s>, new: &Response<'s>, spot: &Spot) {
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
