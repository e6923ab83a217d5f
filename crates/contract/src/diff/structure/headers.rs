//! Headers of answers and of the parts of a body. Their names mean the same in any case.

use crate::diff::Writing;
use crate::diff::catalogue::{DiffRule, Subject, callback, header, parameter};
use crate::model::{Direction, Header, Location, Use, Value};

use super::schema::Root;
use super::walk::{Spot, Walk};
use crate::words::capital;

/// Headers by name.
type Headers<'l, 's> = &'l [(&'s str, Use<'s, Header<'s>>)];

// The rules for what is sent, and for what is answered. A header of a part that is sent is to the server what a parameter
// is.
static REQUIRED_ADDED: [&DiffRule; 2] = [&parameter::REQUIRED_PARAMETER_ADDED, &header::HEADER_ADDED];
static OPTIONAL_ADDED: [&DiffRule; 2] = [&parameter::OPTIONAL_PARAMETER_ADDED, &header::HEADER_ADDED];
static REQUIRED_REMOVED: [&DiffRule; 2] = [&parameter::PARAMETER_REMOVED, &header::REQUIRED_HEADER_REMOVED];
static OPTIONAL_REMOVED: [&DiffRule; 2] = [&parameter::PARAMETER_REMOVED, &header::OPTIONAL_HEADER_REMOVED];
static BECAME_REQUIRED: [&DiffRule; 2] = [&parameter::PARAMETER_BECAME_REQUIRED, &header::HEADER_BECAME_REQUIRED];
static BECAME_OPTIONAL: [&DiffRule; 2] = [&parameter::PARAMETER_BECAME_OPTIONAL, &header::HEADER_BECAME_OPTIONAL];
static STYLE_CHANGED: [&DiffRule; 2] = [&parameter::PARAMETER_STYLE_CHANGED, &header::HEADER_STYLE_CHANGED];
static SCHEMA_ADDED: [&DiffRule; 2] = [&parameter::PARAMETER_SCHEMA_ADDED, &header::HEADER_SCHEMA_ADDED];
static SCHEMA_REMOVED: [&DiffRule; 2] = [&parameter::PARAMETER_SCHEMA_REMOVED, &header::HEADER_SCHEMA_REMOVED];

impl<'s> Walk<'_, 's> {
    /// The headers of an answer, or of a part of a body. OpenAPI says that one named `Content-Type` is ignored.
    pub(super) fn headers(&mut self, old: Headers<'_, 's>, new: Headers<'_, 's>, direction: Direction, spot: &Spot) {
        let side = direction as usize;
        let find = |list: Headers<'_, 's>, name: &str| {
            list.iter().find(|(other, _)| other.eq_ignore_ascii_case(name)).map(|(_, used)| used.id)
        };
        let is_ignored = |name: &str| name.eq_ignore_ascii_case("Content-Type");
        for (name, used) in old.iter().filter(|(name, _)| !is_ignored(name)) {
            let spot = &below(name, spot);
            let before = &self.old[used.id];
            if let Some(after) = find(new, name) {
                self.header(before, &self.new[after], direction, spot);
                continue;
            }
            let rule = if before.is_required { REQUIRED_REMOVED[side] } else { OPTIONAL_REMOVED[side] };
            self.report(rule, spot, (Some(before.node), None), format!("{} is gone.", capital(&spot.phrase)));
        }
        for (name, used) in new.iter().filter(|(name, _)| !is_ignored(name) && find(old, name).is_none()) {
            let spot = &below(name, spot);
            let after = &self.new[used.id];
            // Those who answer a call of ours do not know that we wait for it.
            let is_awaited = spot.is_reversed && direction == Direction::Response;
            let rule = match after.is_required {
                true if is_awaited => &callback::CALLBACK_BREAKS_RECEIVER,
                true => REQUIRED_ADDED[side],
                false => OPTIONAL_ADDED[side],
            };
            if !self.report_if_lost((None, Some(after.node)), spot) {
                self.report(rule, spot, (None, Some(after.node)), format!("{} is new.", capital(&spot.phrase)));
            }
        }
    }

    fn header(&mut self, old: &Header<'s>, new: &Header<'s>, direction: Direction, spot: &Spot) {
        let side = direction as usize;
        let nodes = (Some(old.node), Some(new.node));
        if self.report_if_lost(nodes, spot) {
            return;
        }
        let required = (BECAME_REQUIRED[side], "{} is always there.");
        let optional = (BECAME_OPTIONAL[side], "{} is no longer always there.");
        self.report_flag((old.is_required, new.is_required), required, optional, spot, nodes);
        let is_written_alike = (old.value.explodes_in(Location::Header), old.value.content.is_empty())
            == (new.value.explodes_in(Location::Header), new.value.content.is_empty());
        if !is_written_alike {
            let message = format!("{} is written in another way.", capital(&spot.phrase));
            self.report(STYLE_CHANGED[side], spot, nodes, message);
        }
        let schema = |value: &Value<'s>| value.schema.or(value.content.first().and_then(|content| content.schema));
        let direction = spot.direction(direction);
        self.schemas(&Root {
            schemas: (schema(&old.value), schema(&new.value)),
            nodes,
            rules: (SCHEMA_ADDED[side], SCHEMA_REMOVED[side]),
            subject: if direction == Direction::Response { Subject::ResponseHeader } else { Subject::RequestParameter },
            spot,
            writing: Writing::JoinedText,
            is_left_out: true,
            takes_repeats: false,
            is_header: true,
        });
    }
}

fn below(name: &str, spot: &Spot) -> Spot {
    spot.down(format!("header {name}"), format!("the header `{name}` of {}", spot.phrase))
}
