//! What is sent.

use crate::diff::catalogue::body as rules;
use crate::model::Operation;

use super::compare::{Spot, Walk};
use super::content::Side;

impl<'s> Walk<'_, 's> {
    pub(super) fn request_body(&mut self, old: &Operation<'s>, new: &Operation<'s>, spot: &Spot) {
        let spot = &spot.down("request body", "the request body");
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
                let node = self.old[body.id].node;
                self.report(&rules::BODY_REMOVED, spot, (Some(node), None), "The request body is gone.");
            }
            (Some(before), Some(after)) => {
                let (before, after) = (&self.old[before.id], &self.new[after.id]);
                if before.is_unresolved || after.is_unresolved {
                    return;
                }
                let nodes = (Some(before.node), Some(after.node));
                match (before.is_required, after.is_required) {
                    (false, true) => {
                        self.report(&rules::BODY_BECAME_REQUIRED, spot, nodes, "The request body became required.");
                    }
                    (true, false) => {
                        self.report(&rules::BODY_BECAME_OPTIONAL, spot, nodes, "The request body became optional.");
                    }
                    _ => {}
                }
                self.content((&before.content, before.node), (&after.content, after.node), Side::Request, spot);
            }
        }
    }
}
