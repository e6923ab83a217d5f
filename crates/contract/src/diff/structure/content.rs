//! Bodies by media type.

use crate::diff::Flow;
use crate::diff::catalogue::{DiffRule, Subject, body, response};
use crate::model::MediaType;
use crate::source::Node;

use super::compare::{Spot, Walk};
use super::media_type::MediaName;
use super::parameter::capital;
use super::schema::{Root, Writing};
use super::values::quoted;

/// What the content is of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    Request,
    Response,
}

/// The content and where it stands.
type Content<'a, 's> = (&'a [MediaType<'s>], Node<'s>);

struct Rules {
    added: &'static DiffRule,
    removed: &'static DiffRule,
    generalized: &'static DiffRule,
    specialized: &'static DiffRule,
    changed: &'static DiffRule,
    schema_added: &'static DiffRule,
    schema_removed: &'static DiffRule,
}

static REQUEST: Rules = Rules {
    added: &body::BODY_MEDIA_TYPE_ADDED,
    removed: &body::BODY_MEDIA_TYPE_REMOVED,
    generalized: &body::BODY_MEDIA_TYPE_GENERALIZED,
    specialized: &body::BODY_MEDIA_TYPE_SPECIALIZED,
    changed: &body::BODY_MEDIA_TYPE_CHANGED,
    schema_added: &body::BODY_SCHEMA_ADDED,
    schema_removed: &body::BODY_SCHEMA_REMOVED,
};

static RESPONSE: Rules = Rules {
    added: &response::MEDIA_TYPE_ADDED,
    removed: &response::MEDIA_TYPE_REMOVED,
    generalized: &response::MEDIA_TYPE_GENERALIZED,
    specialized: &response::MEDIA_TYPE_SPECIALIZED,
    changed: &response::MEDIA_TYPE_CHANGED,
    schema_added: &response::SCHEMA_ADDED,
    schema_removed: &response::SCHEMA_REMOVED,
};

impl<'s> Walk<'_, 's> {
    pub(super) fn content(&mut self, old: Content<'_, 's>, new: Content<'_, 's>, side: Side, spot: &Spot) {
        let rules = if side == Side::Request { &REQUEST } else { &RESPONSE };
        let pairs = matched(old.0, new.0);
        // With a single media type its name says nothing about where something is.
        let is_named = old.0.len() > 1 || new.0.len() > 1;
        for (before, after) in old.0.iter().zip(&pairs) {
            let name = quoted(before.name);
            let Some(after) = after.map(|idx| &new.0[idx]) else {
                let message = format!("{} is no longer in {name}.", capital(&spot.phrase));
                self.report(rules.removed, spot, (Some(before.node), Some(new.1)), message);
                continue;
            };
            let spot = &if is_named {
                spot.down(after.name, format!("{} in {}", spot.phrase, quoted(after.name)))
            } else {
                spot.clone()
            };
            self.media_type(before, after, side, spot);
        }
        for (idx, after) in new.0.iter().enumerate() {
            if !pairs.contains(&Some(idx)) {
                let message = format!("{} may be in {}.", capital(&spot.phrase), quoted(after.name));
                self.report(rules.added, spot, (Some(old.1), Some(after.node)), message);
            }
        }
    }

    fn media_type(&mut self, old: &MediaType<'s>, new: &MediaType<'s>, side: Side, spot: &Spot) {
        let rules = if side == Side::Request { &REQUEST } else { &RESPONSE };
        let nodes = (Some(old.node), Some(new.node));
        let (before, after) = (MediaName::of(old.name), MediaName::of(new.name));
        if !before.is_same(&after) {
            let rule = match (before.covers(&after), before.has_same_parameters(&after)) {
                (true, false) => rules.changed,
                (true, true) => rules.specialized,
                (false, _) => rules.generalized,
            };
            let names = (quoted(old.name), quoted(new.name));
            let message = format!("The media type of {} went from {} to {}.", spot.phrase, names.0, names.1);
            self.report(rule, spot, nodes, message);
        }
        if side == Side::Request {
            self.encoding(old, new, spot);
        }
        let flow = spot.flow(if side == Side::Request { Flow::Request } else { Flow::Response });
        match (old.schema, new.schema) {
            (Some(before), Some(after)) => self.schemas(&Root {
                old: before.id,
                new: after.id,
                subject: if flow == Flow::Request { Subject::RequestBody } else { Subject::ResponseBody },
                spot,
                writing: Writing::of_media_type(new.name),
                is_left_out: true,
                takes_repeats: false,
                is_header: false,
            }),
            (None, Some(_)) => {
                let message = format!("{} could be anything, and has a schema.", capital(&spot.phrase));
                self.report(rules.schema_added, spot, nodes, message);
            }
            (Some(_), None) => {
                self.report(rules.schema_removed, spot, nodes, format!("{} can be anything.", capital(&spot.phrase)));
            }
            (None, None) => {}
        }
    }
}

/// For each media type of the old content, its number in the new: the same name first, then one that covers it or is
/// covered by it.
fn matched(old: &[MediaType<'_>], new: &[MediaType<'_>]) -> Vec<Option<usize>> {
    let names = |content: &[MediaType<'_>]| content.iter().map(|media| MediaName::of(media.name)).collect::<Vec<_>>();
    let (before, after) = (names(old), names(new));
    let mut pairs: Vec<Option<usize>> =
        before.iter().map(|name| after.iter().position(|other| name.is_same(other))).collect();
    for (idx, name) in before.iter().enumerate() {
        if pairs[idx].is_none() {
            let fits = |other: &MediaName| name.covers(other) || other.covers(name);
            pairs[idx] = (0..after.len()).find(|at| !pairs.contains(&Some(*at)) && fits(&after[*at]));
        }
    }
    pairs
}
