//! Annotations of a schema, which do not change the values that it allows.

use crate::diff::catalogue::{Aspect, Movement, Subject, fill, lifecycle, schema_rule};
use crate::diff::structure::lifecycle::{Event, Life, Stability};
use crate::diff::structure::walk::{Spot, Walk};

use super::graph::{Basis, Happening};
use super::pair::{Nodes, Pair};

impl<'s> Walk<'_, 's> {
    /// What happened to the life of something that is no schema.
    pub(in crate::diff::structure) fn life_of(
        &mut self,
        subject: Subject,
        lives: (Life<'s>, Life<'s>),
        nodes: Nodes<'s>,
        spot: &Spot,
    ) {
        for event in lives.0.events(lives.1, spot.grace, self.options) {
            let (aspect, movement, details) = told(&event);
            let (rule, sentence) = schema_rule(subject, aspect, movement, None);
            let message = format!("{}{details}.", fill(sentence, &spot.phrase));
            self.report(rule, spot, nodes, message);
        }
    }
}

impl Pair<'_, '_, '_> {
    pub(super) fn annotations(&mut self) {
        let lives = (Life::of_schema(self.old), Life::of_schema(self.new));
        for event in lives.0.events(lives.1, self.step.grace, self.walk.options) {
            let (aspect, movement, details) = told(&event);
            self.say(aspect, movement, self.nodes("deprecated"), &details);
        }
        self.access();
        self.stability();
    }

    /// `readOnly` and `writeOnly` of properties.
    fn access(&mut self) {
        let Some(need) = self.step.need else { return };
        let flags = [
            (Aspect::WriteOnly, "writeOnly", self.old.is_write_only, self.new.is_write_only),
            (Aspect::ReadOnly, "readOnly", self.old.is_read_only, self.new.is_read_only),
        ];
        for (aspect, keyword, before, after) in flags {
            if before != after {
                let movement = if after { Movement::Added } else { Movement::Removed };
                self.say_of(self.step.inner, "", (aspect, movement, Some(need)), self.nodes(keyword), "");
            }
        }
    }

    fn stability(&mut self) {
        let nodes = (Some(self.old.node), Some(self.new.node));
        match (Stability::of(&self.old.extensions), Stability::of(&self.new.extensions)) {
            (Ok(before), Ok(after)) if before != after && before.is_promised() => {
                let movement = if after > before { Movement::Increased } else { Movement::Decreased };
                let details = format!(" from `{}` to `{}`", before.name(), after.name());
                self.say(Aspect::Stability, movement, nodes, &details);
            }
            (Err(before), Err(after)) if before == after => {}
            (Err(written), _) | (_, Err(written)) => {
                self.note(Happening {
                    rule: &lifecycle::STABILITY_MALFORMED,
                    sentence: "The stability of {} is none of the four words",
                    details: format!(": `{written}`"),
                    within: String::new(),
                    old: nodes.0,
                    new: nodes.1,
                    basis: Basis::Rule,
                });
            }
            _ => {}
        }
    }
}

/// The row that tells an event, and what follows its sentence.
fn told(event: &Event) -> (Aspect, Movement, String) {
    match event {
        Event::Reactivated => (Aspect::Deprecation, Movement::Removed, String::new()),
        Event::Deprecated => (Aspect::Deprecation, Movement::Added, String::new()),
        Event::DeprecatedUntil(day) => (Aspect::DeprecationWithSunset, Movement::Added, format!(": {day}")),
        Event::DeprecatedWithoutSunset => (Aspect::SunsetMissing, Movement::Added, String::new()),
        Event::DeprecatedWithMalformedSunset(text) | Event::SunsetMalformed(text) => {
            (Aspect::SunsetMalformed, Movement::Added, format!(": {text}"))
        }
        Event::DeprecatedTooLate(day, grace) => {
            (Aspect::SunsetTooEarly, Movement::Added, format!(": {day} is less than {grace} days away"))
        }
        Event::SunsetDeleted => (Aspect::Sunset, Movement::Removed, String::new()),
        Event::SunsetMovedForward(from, to) => {
            (Aspect::SunsetChangedTooEarly, Movement::Changed, format!(", from {from} to {to}"))
        }
    }
}
