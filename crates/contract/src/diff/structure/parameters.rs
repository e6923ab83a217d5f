//! The parameters of an operation: its own and those of its path, wherever they stand.

use crate::diff::Writing;
use crate::diff::catalogue::{Aspect, DiffRule, Movement, Subject, callback, parameter as rules, schema_rule};
use crate::model::{Api, Direction, Id, Location, Parameter, Style, Type, Value};
use crate::words::capital;

use super::lifecycle::{Life, Removal};
use super::media_types::MediaName;
use super::operations::{ParameterNames, PlacedOperation};
use super::schema::Root;
use super::walk::{Spot, Walk};

impl<'a, 's> Walk<'a, 's> {
    pub(super) fn parameters(
        &mut self,
        old: PlacedOperation<'a, 's>,
        new: PlacedOperation<'a, 's>,
        names: &ParameterNames,
        spot: &Spot,
    ) {
        self.lost_parameters(old, new, spot);
        let before = described(self.old, old);
        let after = described(self.new, new);
        let mut known: Vec<Id<Parameter<'s>>> = Vec::new();
        for id in before {
            let parameter = &self.old[id];
            let found = after.iter().copied().find(|other| is_same(parameter, &self.new[*other], names));
            match found {
                Some(other) => {
                    known.push(other);
                    self.parameter(parameter, &self.new[other], spot);
                }
                None => self.removed_parameter(parameter, spot),
            }
        }
        for id in after {
            if !known.contains(&id) {
                let is_shared = !new.1.parameters.iter().any(|own| own.id == id);
                self.added_parameter(&self.new[id], is_shared, spot);
            }
        }
    }

    fn added_parameter(&mut self, parameter: &Parameter<'s>, is_shared: bool, spot: &Spot) {
        let name = said(parameter);
        let (rule, message) = match (parameter.location, is_shared, parameter.is_required) {
            (Location::Path, false, _) => (&rules::PATH_PARAMETER_ADDED, format!("The {name} is new.")),
            // The path demands it already; it was not described.
            (Location::Path, true, _) => return,
            (_, false, true) => (&rules::REQUIRED_PARAMETER_ADDED, format!("The {name} is new and required.")),
            (_, false, false) => (&rules::OPTIONAL_PARAMETER_ADDED, format!("The {name} is new and optional.")),
            (_, true, true) => (&rules::REQUIRED_SHARED_PARAMETER_ADDED, format!("The {name} is new and required.")),
            (_, true, false) => (&rules::OPTIONAL_SHARED_PARAMETER_ADDED, format!("The {name} is new and optional.")),
        };
        self.report(rule, &below(parameter, spot), (None, Some(parameter.node)), message);
    }

    fn removed_parameter(&mut self, parameter: &Parameter<'s>, spot: &Spot) {
        let removal = Life::of_parameter(parameter).removal(self.options);
        let message = removal.sentence(&format!("The {}", said(parameter)));
        let rule = match removal {
            Removal::Unannounced => &rules::PARAMETER_REMOVED,
            Removal::Announced => &rules::PARAMETER_REMOVED_WITH_DEPRECATION,
            Removal::Early(_) => &rules::PARAMETER_REMOVED_BEFORE_SUNSET,
            Removal::InTime(_) => &rules::PARAMETER_REMOVED_AFTER_SUNSET,
            Removal::Unknown(_) => malformed_sunset(),
        };
        // Who is called and was promised it refuses the call; who was not may still miss it.
        let is_missed = spot.is_reversed && !parameter.is_required;
        let rule = if is_missed { &callback::CALLBACK_CHANGED } else { rule };
        self.report(rule, &below(parameter, spot), (Some(parameter.node), None), message);
    }
}

/// The parameters that a document describes. Of these headers OpenAPI says that parameters of their names are ignored:
/// they belong to media types and security.
fn described<'s>(api: &Api<'s>, (item, op): PlacedOperation<'_, 's>) -> Vec<Id<Parameter<'s>>> {
    let is_ignored = |parameter: &Parameter<'_>| {
        let mut names = ["Accept", "Content-Type", "Authorization"].into_iter();
        parameter.location == Location::Header && names.any(|name| parameter.name.eq_ignore_ascii_case(name))
    };
    api.parameters_of(item, op).into_iter().filter(|id| !is_ignored(&api[*id])).collect()
}

/// Parameters of the path are the same by their place in it, others by location and name; headers in any case.
fn is_same(old: &Parameter<'_>, new: &Parameter<'_>, names: &ParameterNames) -> bool {
    if old.location != new.location {
        return false;
    }
    match old.location {
        Location::Path => {
            let place = |names: &[String], name: &str| names.iter().position(|other| other == name);
            match (place(&names.0, old.name), place(&names.1, new.name)) {
                (Some(before), Some(after)) => before == after,
                // A name that its path does not have is still a name.
                _ => old.name == new.name,
            }
        }
        Location::Header => old.name.eq_ignore_ascii_case(new.name),
        Location::Query | Location::Cookie => old.name == new.name,
        // There is one of them, and its name is for people.
        Location::QueryString => true,
    }
}

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
        // A form escapes what a cookie has as it is.
        let is_marked = |style| matches!(style, Style::Label | Style::Matrix | Style::Cookie);
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

/// The parameter in a sentence.
pub(super) fn said(parameter: &Parameter<'_>) -> String {
    format!("{} parameter `{}`", parameter.location.name(), parameter.name)
}

/// The way to a parameter.
pub(super) fn below(parameter: &Parameter<'_>, spot: &Spot) -> Spot {
    let step = format!("parameter {} {}", parameter.location.name(), parameter.name);
    spot.down(step, format!("the {}", said(parameter)))
}
