//! One operation in both documents.

use crate::diff::catalogue::{lifecycle, operation as rules};
use crate::model::{Operation, PathItem};

use super::lifecycle::{Event, Life, Stability};
use super::walk::{Spot, Walk};

/// An operation and the path item it stands in.
pub(super) type PlacedOperation<'a, 's> = (&'a PathItem<'s>, &'a Operation<'s>);

/// The names of a path's parameters, in the order of the path, in both documents.
pub(super) type ParameterNames = (Vec<String>, Vec<String>);

impl<'a, 's> Walk<'a, 's> {
    pub(super) fn operation(
        &mut self,
        old: PlacedOperation<'a, 's>,
        new: PlacedOperation<'a, 's>,
        names: &ParameterNames,
        spot: &Spot,
    ) {
        let Some(spot) = self.stability(old.1, new.1, spot) else { return };
        self.names(old.1, new.1, &spot);
        self.life(old.1, new.1, &spot);
        self.operation_servers(old, new, &spot);
        self.security(old.1, new.1, &spot);
        self.parameters(old, new, names, &spot);
        self.request_body(old.1, new.1, &spot);
        self.responses(&old.1.responses, &new.1.responses, &spot);
        self.callbacks(old.1, new.1, &spot);
    }

    /// What is promised of the operation; nothing is left to compare if nothing is promised.
    fn stability(&mut self, old: &Operation<'s>, new: &Operation<'s>, spot: &Spot) -> Option<Spot> {
        let nodes = (Some(old.node), Some(new.node));
        let (before, after) = (Stability::of(&old.extensions), Stability::of(&new.extensions));
        for (stability, is_new) in [(&before, false), (&after, true)] {
            // What was wrong and still is, did not happen.
            if let (Err(written), false) = (stability, before == after) {
                let message =
                    format!("The stability of {} is `{written}`, which is none of the four words.", spot.phrase);
                let nodes = if is_new { (None, nodes.1) } else { (nodes.0, None) };
                self.report(&lifecycle::STABILITY_MALFORMED, spot, nodes, message);
            }
        }
        if let (Ok(before), Ok(after)) = (&before, &after)
            && before != after
            && before.is_promised()
        {
            let (rule, way) = if after > before {
                (&lifecycle::STABILITY_INCREASED, "up")
            } else {
                (&lifecycle::STABILITY_DECREASED, "down")
            };
            let (name, before, after) = (&spot.phrase, before.name(), after.name());
            let message = format!("The stability of {name} went {way} from `{before}` to `{after}`.");
            self.report(rule, spot, nodes, message);
        }
        let mut spot = spot.clone();
        spot.grace = after.as_ref().ok().map(|stability| stability.grace(self.options));
        after.map_or(true, Stability::is_promised).then_some(spot)
    }

    fn names(&mut self, old: &Operation<'s>, new: &Operation<'s>, spot: &Spot) {
        let node = |op: &Operation<'s>| Some(op.node.get("operationId").unwrap_or(op.node));
        let nodes = (node(old), node(new));
        let name = &spot.phrase;
        match (old.id, new.id) {
            (Some(before), Some(after)) if before != after => {
                let message = format!(
                    "The operationId of {name} changed from `{before}` to `{after}`, which breaks generated code only."
                );
                self.report(&rules::OPERATION_ID_CHANGED, spot, nodes, message);
            }
            (Some(before), None) => {
                let message = format!("The operationId `{before}` of {name} is gone, which breaks generated code.");
                self.report(&rules::OPERATION_ID_REMOVED, spot, nodes, message);
            }
            (None, Some(after)) => {
                self.report(&rules::OPERATION_ID_ADDED, spot, nodes, format!("{name} has the operationId `{after}`."));
            }
            _ => {}
        }
        for tag in old.tags.iter().filter(|tag| !new.tags.contains(tag)) {
            let message = format!("{name} has lost the tag `{tag}`.");
            self.report(&rules::TAG_REMOVED, spot, (Some(old.node), Some(new.node)), message);
        }
        for tag in new.tags.iter().filter(|tag| !old.tags.contains(tag)) {
            let message = format!("{name} has the tag `{tag}`.");
            self.report(&rules::TAG_ADDED, spot, (Some(old.node), Some(new.node)), message);
        }
    }

    fn life(&mut self, old: &Operation<'s>, new: &Operation<'s>, spot: &Spot) {
        let name = &spot.phrase;
        for event in Life::of_operation(old).events(Life::of_operation(new), spot.grace, self.options) {
            let (rule, message) = match event {
                Event::Reactivated => (&lifecycle::ENDPOINT_REACTIVATED, format!("{name} is no longer deprecated.")),
                Event::Deprecated => (&lifecycle::ENDPOINT_DEPRECATED, format!("{name} is deprecated.")),
                Event::DeprecatedUntil(day) => (
                    &lifecycle::ENDPOINT_DEPRECATED_WITH_SUNSET,
                    format!("{name} is deprecated and will be there until {day}."),
                ),
                Event::DeprecatedWithoutSunset => {
                    (&lifecycle::DEPRECATED_SUNSET_MISSING, format!("{name} is deprecated and has no `x-sunset`."))
                }
                Event::DeprecatedWithMalformedSunset(text) => {
                    let message = format!("{name} is deprecated, and its sunset {text} is not a date.");
                    (&lifecycle::DEPRECATED_SUNSET_MALFORMED, message)
                }
                Event::DeprecatedTooLate(day, grace) => {
                    let message = format!("{name} is deprecated until {day}, which is less than {grace} days away.");
                    (&lifecycle::SUNSET_TOO_EARLY, message)
                }
                Event::SunsetDeleted => {
                    (&lifecycle::SUNSET_DELETED, format!("The sunset of {name} is gone, and it is still deprecated."))
                }
                Event::SunsetMalformed(text) => {
                    (&lifecycle::SUNSET_MALFORMED, format!("The sunset {text} of {name} is not a date."))
                }
                Event::SunsetMovedForward(from, to) => {
                    let message = format!("The sunset of {name} moved forward from {from} to {to}.");
                    (&lifecycle::SUNSET_CHANGED_TOO_EARLY, message)
                }
            };
            self.report(rule, spot, (Some(old.node), Some(new.node)), message);
        }
    }
}
