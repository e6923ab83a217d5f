//! The parameters of an operation: its own and those of its path, wherever they stand.

use crate::diff::catalogue::{callback, parameter as rules};
use crate::model::{Api, Id, Location, Parameter};

use super::lifecycle::{Life, Removal};
use super::operations::{ParameterNames, PlacedOperation};
use super::parameter::{below, malformed_sunset, said};
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
    }
}
