//! Bodies: those of requests, and all of them by media type.

use crate::diff::catalogue::{DiffRule, Subject, body, body as rules, callback, response};
use crate::model::{Direction, MediaType, Operation};
use crate::source::Node;

use super::media_types::MediaName;
use super::media_types::{MediaTypeMatching, Renaming};
use super::schema::Root;
use super::values::quoted;
use super::walk::{Spot, Walk};
use crate::words::capital;

/// The content and where it stands.
type Content<'a, 's> = (&'a [MediaType<'s>], Node<'s>);

// The rules for what is sent, and for what is answered.
static ADDED: [&DiffRule; 2] = [&body::BODY_MEDIA_TYPE_ADDED, &response::MEDIA_TYPE_ADDED];
static REMOVED: [&DiffRule; 2] = [&body::BODY_MEDIA_TYPE_REMOVED, &response::MEDIA_TYPE_REMOVED];
static GENERALIZED: [&DiffRule; 2] = [&body::BODY_MEDIA_TYPE_GENERALIZED, &response::MEDIA_TYPE_GENERALIZED];
static SPECIALIZED: [&DiffRule; 2] = [&body::BODY_MEDIA_TYPE_SPECIALIZED, &response::MEDIA_TYPE_SPECIALIZED];
static CHANGED: [&DiffRule; 2] = [&body::BODY_MEDIA_TYPE_CHANGED, &response::MEDIA_TYPE_CHANGED];
static SCHEMA_ADDED: [&DiffRule; 2] = [&body::BODY_SCHEMA_ADDED, &response::SCHEMA_ADDED];
static SCHEMA_REMOVED: [&DiffRule; 2] = [&body::BODY_SCHEMA_REMOVED, &response::SCHEMA_REMOVED];

impl<'s> Walk<'_, 's> {
    pub(super) fn content(&mut self, old: Content<'_, 's>, new: Content<'_, 's>, direction: Direction, spot: &Spot) {
        let matching = MediaTypeMatching::of(old.0, new.0);
        // Where there was no body, or is none, those whom we call are not prepared for the other.
        let is_all = spot.is_reversed && (old.0.is_empty() || new.0.is_empty());
        let unless_all = |rule| if is_all { &callback::CALLBACK_BREAKS_RECEIVER } else { rule };
        // With a single media type its name says nothing about where something is.
        let is_named = old.0.len() > 1 || new.0.len() > 1;
        for (idx, before) in old.0.iter().enumerate() {
            if matching.removed.contains(&idx) {
                let message = format!("{} is no longer in {}.", capital(&spot.phrase), quoted(before.name));
                self.report(unless_all(REMOVED[direction as usize]), spot, (Some(before.node), Some(new.1)), message);
            }
            for pair in matching.pairs.iter().filter(|pair| pair.old == idx) {
                let after = &new.0[pair.new];
                let name = if pair.is_wider { before.name } else { after.name };
                self.media_type_name((before, after), pair.renaming, direction, spot);
                let inside = if is_named {
                    spot.down(name, format!("{} in {}", spot.phrase, quoted(name)))
                } else {
                    spot.clone()
                };
                self.media_type((before, after), name, direction, &inside);
            }
        }
        for after in matching.added.iter().map(|idx| &new.0[*idx]) {
            let message = format!("{} may be in {}.", capital(&spot.phrase), quoted(after.name));
            self.report(unless_all(ADDED[direction as usize]), spot, (Some(old.1), Some(after.node)), message);
        }
    }

    fn media_type_name(
        &mut self,
        (old, new): (&MediaType<'s>, &MediaType<'s>),
        renaming: Renaming,
        direction: Direction,
        spot: &Spot,
    ) {
        let rules = match renaming {
            Renaming::None => return,
            Renaming::Parameters => CHANGED,
            Renaming::Specialized => SPECIALIZED,
            Renaming::Generalized => GENERALIZED,
        };
        let names = (quoted(old.name), quoted(new.name));
        let message = format!("The media type of {} went from {} to {}.", spot.phrase, names.0, names.1);
        self.report(rules[direction as usize], spot, (Some(old.node), Some(new.node)), message);
    }

    /// What is sent or answered in a media type; `name` is the narrower of its names.
    fn media_type(
        &mut self,
        (old, new): (&MediaType<'s>, &MediaType<'s>),
        name: &str,
        direction: Direction,
        spot: &Spot,
    ) {
        let rules = (SCHEMA_ADDED[direction as usize], SCHEMA_REMOVED[direction as usize]);
        self.encoding(old, new, direction, spot);
        let direction = spot.direction(direction);
        self.schemas(&Root {
            schemas: (old.schema, new.schema),
            nodes: (Some(old.node), Some(new.node)),
            rules,
            subject: if direction == Direction::Request { Subject::RequestBody } else { Subject::ResponseBody },
            spot,
            writing: MediaName::of(name).writing(),
            is_left_out: true,
            takes_repeats: false,
            is_header: false,
        });
    }
}

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
