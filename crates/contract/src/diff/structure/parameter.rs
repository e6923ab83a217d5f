//! One parameter in both documents.

use crate::diff::Writing;
use crate::diff::catalogue::{Aspect, DiffRule, Movement, Subject, parameter as rules, schema_rule};
use crate::model::{Api, Direction, Location, Parameter, Style, Type, Value};

use super::compare::{Spot, Walk};
use super::lifecycle::Life;
use super::media_type::MediaName;
use super::parameters::below;
use super::schema::Root;

/// The rule for a sunset that is no day.
pub(super) fn malformed_sunset() -> &'static DiffRule {
    schema_rule(Subject::RequestParameter, Aspect::SunsetMalformed, Movement::Added, None).0
}

impl<'s> Walk<'_, 's> {
    pub(super) fn parameter(&mut self, old: &Parameter<'s>, new: &Parameter<'s>, spot: &Spot) {
        let spot = &below(new, spot);
        let nodes = (Some(old.node), Some(new.node));
        let name = spot.phrase.clone();
        match (old.is_required, new.is_required) {
            (false, true) if old.location != Location::Path => {
                self.report(
                    &rules::PARAMETER_BECAME_REQUIRED,
                    spot,
                    nodes,
                    format!("{} became required.", capital(&name)),
                );
            }
            (true, false) if old.location != Location::Path => {
                self.report(
                    &rules::PARAMETER_BECAME_OPTIONAL,
                    spot,
                    nodes,
                    format!("{} became optional.", capital(&name)),
                );
            }
            _ => {}
        }
        let lives = (Life::of_parameter(old), Life::of_parameter(new));
        self.life_of(Subject::RequestParameter, lives, nodes, spot);
        if !self.is_written_alike(old, new) {
            let message = format!("{} is written in another way.", capital(&name));
            self.report(&rules::PARAMETER_STYLE_CHANGED, spot, nodes, message);
        }
        match (old.value.allows_reserved, new.value.allows_reserved) {
            (true, false) => {
                let message = format!("Reserved characters of {name} must be escaped.");
                self.report(&rules::PARAMETER_RESERVED_FORBIDDEN, spot, nodes, message);
            }
            (false, true) => {
                let message = format!("Reserved characters of {name} may stay as they are.");
                self.report(&rules::PARAMETER_RESERVED_ALLOWED, spot, nodes, message);
            }
            _ => {}
        }
        match (old.allows_empty, new.allows_empty) {
            (true, false) => {
                let message = format!("{} may no longer be empty.", capital(&name));
                self.report(&rules::PARAMETER_EMPTY_FORBIDDEN, spot, nodes, message);
            }
            (false, true) => {
                let message = format!("{} may be empty.", capital(&name));
                self.report(&rules::PARAMETER_EMPTY_ALLOWED, spot, nodes, message);
            }
            _ => {}
        }
        self.parameter_value(old, new, spot);
    }

    fn parameter_value(&mut self, old: &Parameter<'s>, new: &Parameter<'s>, spot: &Spot) {
        let nodes = (Some(old.node), Some(new.node));
        let name = spot.phrase.clone();
        let writing = match (&old.value.content[..], &new.value.content[..]) {
            ([], []) if new.explodes() && new.style() == Style::Form => Writing::Text,
            ([], []) => Writing::JoinedText,
            ([before], [after]) if MediaName::of(before.name).is_same(&MediaName::of(after.name)) => {
                MediaName::of(after.name).writing()
            }
            _ => {
                let message = format!("{} is written as another media type, or no longer as one.", capital(&name));
                return self.report(&rules::PARAMETER_CONTENT_CHANGED, spot, nodes, message);
            }
        };
        let schema = |value: &Value<'s>| value.schema.or(value.content.first().and_then(|content| content.schema));
        match (schema(&old.value), schema(&new.value)) {
            (Some(before), Some(after)) => self.schemas(&Root {
                old: before.id,
                new: after.id,
                subject: if spot.direction(Direction::Request) == Direction::Request {
                    Subject::RequestParameter
                } else {
                    Subject::ResponseHeader
                },
                spot,
                writing,
                // A default matters to those who leave the parameter out.
                is_left_out: !old.is_required && !new.is_required,
                takes_repeats: new.style() == Style::Form && new.explodes(),
                is_header: new.location == Location::Header,
            }),
            (None, Some(_)) => {
                let message = format!("{} could be anything, and has a schema.", capital(&name));
                self.report(&rules::PARAMETER_SCHEMA_ADDED, spot, nodes, message);
            }
            (Some(_), None) => {
                self.report(
                    &rules::PARAMETER_SCHEMA_REMOVED,
                    spot,
                    nodes,
                    format!("{} can be anything.", capital(&name)),
                );
            }
            (None, None) => {}
        }
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
