//! Headers of answers and of the parts of a body. Their names mean the same in any case.

use crate::diff::Writing;
use crate::diff::catalogue::{DiffRule, Subject, callback, header, parameter};
use crate::model::{Direction, Header, Location, Response, Use, Value};

use super::parameter::capital;
use super::schema::Root;
use super::walk::{Spot, Walk};

/// Headers by name.
type Headers<'l, 's> = &'l [(&'s str, Use<'s, Header<'s>>)];

/// The rules for headers that travel one way.
struct Rules {
    required_added: &'static DiffRule,
    optional_added: &'static DiffRule,
    required_removed: &'static DiffRule,
    optional_removed: &'static DiffRule,
    became_required: &'static DiffRule,
    became_optional: &'static DiffRule,
    style_changed: &'static DiffRule,
    schema_added: &'static DiffRule,
    schema_removed: &'static DiffRule,
}

/// A header of a part that is sent is to the server what a parameter is.
static REQUEST: Rules = Rules {
    required_added: &parameter::REQUIRED_PARAMETER_ADDED,
    optional_added: &parameter::OPTIONAL_PARAMETER_ADDED,
    required_removed: &parameter::PARAMETER_REMOVED,
    optional_removed: &parameter::PARAMETER_REMOVED,
    became_required: &parameter::PARAMETER_BECAME_REQUIRED,
    became_optional: &parameter::PARAMETER_BECAME_OPTIONAL,
    style_changed: &parameter::PARAMETER_STYLE_CHANGED,
    schema_added: &parameter::PARAMETER_SCHEMA_ADDED,
    schema_removed: &parameter::PARAMETER_SCHEMA_REMOVED,
};

static RESPONSE: Rules = Rules {
    required_added: &header::HEADER_ADDED,
    optional_added: &header::HEADER_ADDED,
    required_removed: &header::REQUIRED_HEADER_REMOVED,
    optional_removed: &header::OPTIONAL_HEADER_REMOVED,
    became_required: &header::HEADER_BECAME_REQUIRED,
    became_optional: &header::HEADER_BECAME_OPTIONAL,
    style_changed: &header::HEADER_STYLE_CHANGED,
    schema_added: &header::HEADER_SCHEMA_ADDED,
    schema_removed: &header::HEADER_SCHEMA_REMOVED,
};

impl<'s> Walk<'_, 's> {
    /// The headers of an answer.
    pub(super) fn headers(&mut self, old: &Response<'s>, new: &Response<'s>, spot: &Spot) {
        self.headers_of(&old.headers, &new.headers, Direction::Response, spot);
    }

    /// The headers of an answer, or of a part of a body. OpenAPI says that one named `Content-Type` is ignored.
    pub(super) fn headers_of(&mut self, old: Headers<'_, 's>, new: Headers<'_, 's>, direction: Direction, spot: &Spot) {
        let rules = if direction == Direction::Request { &REQUEST } else { &RESPONSE };
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
            let rule = if before.is_required { rules.required_removed } else { rules.optional_removed };
            self.report(rule, spot, (Some(before.node), None), format!("{} is gone.", capital(&spot.phrase)));
        }
        for (name, used) in new.iter().filter(|(name, _)| !is_ignored(name) && find(old, name).is_none()) {
            let spot = &below(name, spot);
            let after = &self.new[used.id];
            // Those who answer a call of ours do not know that we wait for it.
            let is_awaited = spot.is_reversed && direction == Direction::Response;
            let rule = match after.is_required {
                true if is_awaited => &callback::CALLBACK_BREAKS_RECEIVER,
                true => rules.required_added,
                false => rules.optional_added,
            };
            if !self.report_if_lost((None, Some(after.node)), spot) {
                self.report(rule, spot, (None, Some(after.node)), format!("{} is new.", capital(&spot.phrase)));
            }
        }
    }

    fn header(&mut self, old: &Header<'s>, new: &Header<'s>, direction: Direction, spot: &Spot) {
        let rules = if direction == Direction::Request { &REQUEST } else { &RESPONSE };
        let nodes = (Some(old.node), Some(new.node));
        if self.report_if_lost(nodes, spot) {
            return;
        }
        let required = (rules.became_required, "{} is always there.");
        let optional = (rules.became_optional, "{} is no longer always there.");
        self.report_flag((old.is_required, new.is_required), required, optional, spot, nodes);
        let is_written_alike = (old.value.explodes_in(Location::Header), old.value.content.is_empty())
            == (new.value.explodes_in(Location::Header), new.value.content.is_empty());
        if !is_written_alike {
            let message = format!("{} is written in another way.", capital(&spot.phrase));
            self.report(rules.style_changed, spot, nodes, message);
        }
        let schema = |value: &Value<'s>| value.schema.or(value.content.first().and_then(|content| content.schema));
        let direction = spot.direction(direction);
        self.schemas(&Root {
            schemas: (schema(&old.value), schema(&new.value)),
            nodes,
            rules: (rules.schema_added, rules.schema_removed),
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
