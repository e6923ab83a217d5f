//! Facts that clients show of operations.

use contract::model::{Operation, StatusKey};

use crate::interface::facts::Type;
use crate::interface::observed::{Fact, SIGHTS, Sight};

use super::context::{Check, Item};
use super::mismatch::Topic;
use super::reading::{chain, origin, text};

impl<'s> Check<'_, 's> {
    /// Holds what clients show of operations against the table.
    pub(super) fn hold_sights(&mut self) {
        for Sight { method, path, fact } in SIGHTS {
            let name = format!("{} {path}", method.name());
            let Some((path_item, op)) = self.operation(*method, path) else {
                self.say(Topic::Operations, self.paths(), format!("{name} is missing."));
                continue;
            };
            match fact {
                Fact::OptionalBody => self.hold_optional_body(&name, op),
                Fact::Error(status) => self.hold_status(&name, op, *status, "text/plain", None),
                Fact::BareArray(is) => self.hold_bare_array(&name, op, is),
                Fact::Default(parameter, said) => {
                    let ids = self.api.parameters_of(path_item, op);
                    let found = ids.into_iter().map(|id| &self.api[id]).find(|found| found.name == *parameter);
                    let schemas = found.and_then(|found| found.value.schema).map(|used| chain(self.api, used));
                    let default = schemas.iter().flatten().find_map(|schema| schema.default).map(text);
                    if default.as_deref() != Some(*said) {
                        let sentence = format!("Parameter `{parameter}` of {name} has not the default {said}.");
                        self.say(Topic::Parameters, op.node, sentence);
                    }
                }
            }
        }
    }

    fn hold_optional_body(&mut self, name: &str, op: &Operation<'s>) {
        let Some(body) = op.request_body.map(|used| &self.api[used.id]) else {
            return self.say(Topic::Operations, op.node, format!("{name} takes no body, but clients send one."));
        };
        let item = Item {
            topic: Topic::Operations,
            what: format!("The body of {name}"),
            node: body.node,
            description: body.description,
            origin: origin(&body.extensions),
        };
        self.claim(&item);
        if body.is_required {
            self.say_of(&item, "is required, but clients leave it out.");
        }
    }

    fn hold_bare_array(&mut self, name: &str, op: &Operation<'s>, is: &Type) {
        let response = op.responses.get(StatusKey::Code(200)).map(|used| &self.api[used.id]);
        let Some(response) = response else {
            return self.say(Topic::Operations, op.node, format!("{name} does not answer 200."));
        };
        // The answer itself is stated; only the array around the record is what clients show.
        let item = Item {
            topic: Topic::Operations,
            what: format!("Answer 200 of {name}"),
            node: response.node,
            description: Some(response.description),
            origin: origin(&response.extensions),
        };
        self.hold_content(&item, &response.content, "application/json", Some(is));
    }
}
