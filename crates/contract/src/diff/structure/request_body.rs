//! Request bodies.

use crate::diff::catalogue::{body as rules, callback};
use crate::model::{Direction, Operation};

use super::walk::{Spot, Walk};

impl<'s> Walk<'_, 's> {
    pub(super) fn request_body(&mut self, old: &Operation<'s>, new: &Operation<'s>, spot: &Spot) {
        let spot = &spot.down("request body", "the request body");
        let nodes =
            (old.request_body.map(|body| self.old[body.id].node), new.request_body.map(|body| self.new[body.id].node));
        if self.report_if_lost(nodes, spot) {
            return;
        }
        match (old.request_body, new.request_body) {
            (None, None) => {}
            (None, Some(body)) => {
                let body = &self.new[body.id];
                let (rule, message) = if body.is_required {
                    (&rules::REQUIRED_BODY_ADDED, "The request body is new and required.")
                } else {
                    (&rules::OPTIONAL_BODY_ADDED, "The request body is new and optional.")
                };
                self.report(rule, spot, (None, Some(body.node)), message);
            }
            (Some(body), None) => {
                let body = &self.old[body.id];
                // Who is called and was promised it refuses the call; who was not may still miss it.
                let is_missed = spot.is_reversed && !body.is_required;
                let rule = if is_missed { &callback::CALLBACK_CHANGED } else { &rules::BODY_REMOVED };
                self.report(rule, spot, (Some(body.node), None), "The request body is gone.");
            }
            (Some(before), Some(after)) => {
                let (before, after) = (&self.old[before.id], &self.new[after.id]);
                let nodes = (Some(before.node), Some(after.node));
                let required = (&rules::BODY_BECAME_REQUIRED, "{} became required.");
                let optional = (&rules::BODY_BECAME_OPTIONAL, "{} became optional.");
                self.report_flag((before.is_required, after.is_required), required, optional, spot, nodes);
                self.content((&before.content, before.node), (&after.content, after.node), Direction::Request, spot);
            }
        }
    }
}
