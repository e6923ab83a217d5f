//! One parameter in both documents.

use crate::diff::Writing;
use crate::diff::catalogue::{Aspect, DiffRule, Movement, Subject, parameter as rules, schema_rule};
use crate::model::{Api, Direction, Location, Parameter, Style, Type, Value};

use super::lifecycle::Life;
use super::media_type::MediaName;
use super::schema::Root;
use super::walk::{Spot, Walk};

/// The rule for a sunset that is no day.
pub(super) fn malformed_sunset() -> &'static DiffRule {
    schema_rule(Subject::RequestParameter, Aspect::SunsetMalformed, Movement::Added, None).0
}

impl<'s> Walk<'_, 's> {
    pub(super) fn parameter(&mut self, old: &Parameter<'s>, new: &Parameter<'s>, spot: &Spot) {
        let spot = &below(new, spot);
        let nodes = (Some(old.node), Some(new.node));
        if old.location != Location::Path {
            let required = (&rules::PARAMETER_BECAME_REQUIRED, "{} became required.");
            let optional = (&rules::PARAMETER_BECAME_OPTIONAL, "{} became optional.");
            self.report_flag((old.is_required, new.is_required), required, optional, spot, nodes);
        }
        let lives = (Life::of_parameter(old), Life::of_parameter(new));
        self.life_of(Subject::RequestParameter, lives, nodes, spot);
        if !self.is_written_alike(old, new) {
            let message = format!("{} is written in another way.", capital(&spot.phrase));
            self.report(&rules::PARAMETER_STYLE_CHANGED, spot, nodes, message);
        }
        let is_reserved = (old.value.allows_reserved, new.value.allows_reserved);
        let allowed = (&rules::PARAMETER_RESERVED_ALLOWED, "Reserved characters of {} may stay as they are.");
        let forbidden = (&rules::PARAMETER_RESERVED_FORBIDDEN, "Reserved characters of {} must be escaped.");
        self.report_flag(is_reserved, allowed, forbidden, spot, nodes);
        let allowed = (&rules::PARAMETER_EMPTY_ALLOWED, "{} may be empty.");
        let forbidden = (&rules::PARAMETER_EMPTY_FORBIDDEN, "{} may no longer be empty.");
        self.report_flag((old.allows_empty, new.allows_empty), allowed, forbidden, spot, nodes);
        self.parameter_value(old, new, spot);
    }

    fn parameter_value(&mut self, old: &Parameter<'s>, new: &Parameter<'s>, spot: &Spot) {
        let nodes = (Some(old.node), Some(new.node));
        let writing = match (&old.value.content[..], &new.value.content[..]) {
            ([], []) if new.explodes() && new.style() == Style::Form => Writing::Text,
            ([], []) => Writing::JoinedText,
            ([before], [after]) if MediaName::of(before.name).is_same(&MediaName::of(after.name)) => {
                MediaName::of(after.name).writing()
            }
            _ => {
                let message =
                    format!("{} is written as another media type, or no longer as one.", capital(&spot.phrase));
                return self.report(&rules::PARAMETER_CONTENT_CHANGED, spot, nodes, message);
            }
        };
        let schema = |value: &Value<'s>| value.schema.or(value.content.first().and_then(|content| content.schema));
        let is_request = spot.direction(Direction::Request) == Direction::Request;
        self.schemas(&Root {
            schemas: (schema(&old.value), schema(&new.value)),
            nodes,
            rules: (&rules::PARAMETER_SCHEMA_ADDED, &rules::PARAMETER_SCHEMA_REMOVED),
            subject: if is_request { Subject::RequestParameter } else { Subject::ResponseHeader },
            spot,
            writing,
            // A default matters to those who leave the parameter out.
            is_left_out: !old.is_required && !new.is_required,
            takes_repeats: new.style() == Style::Form && new.explodes(),
            is_header: new.location == Location::Header,
        });
    }

    /// Style and `explode` matter only where there is more than one part to write.
    fn is_written_alike(&self, old: &Parameter<'s>, new: &Parameter<'s>) -> bool {
        if !old.value.content.is_empty() || !new.value.content.is_empty() {
            return true;
        }
        let has_parts = has_parts(self.old, &old.value) && has_parts(self.new, &new.value);
        let is_marked = |style| matches!(style, Style::Label | Style::Matrix);
        let is_style_same = old.style() == new.style();
        if has_parts {
            is_style_same && old.explodes() == new.explodes()
        } else {
            is_style_same || !(is_marked(old.style()) || is_marked(new.style()))
        }
    }
}

/// Whether a value may be an array or an object.
fn has_parts(api: &Api<'_>, value: &Value<'_>) -> bool {
    value.schema.is_some_and(|used| {
        let types = api[used.id].types;
        types.contains(Type::Array) || types.contains(Type::Object)
    })
}

/// A phrase at the beginning of a sentence.
pub(super) fn capital(phrase: &str) -> String {
    let mut letters = phrase.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// The parameter in a sentence.
pub(super) fn said(parameter: &Parameter<'_>) -> String {
    format!("{} parameter `{}`", parameter.location.name(), parameter.name)
}

/// The way to a parameter.
pub(super) fn below(parameter: &Parameter<'_>, spot: &Spot) -> Spot {
    let step = format!("parameter {} {}", parameter.location.name(), parameter.name);
    spot.down(step, format!("the {}", said(parameter)))
}
