//! Triggers: what the service sends to a receiver.

use contract::model::{Method, Operation, Schema, StatusKey};

use crate::interface::facts::object;
use crate::interface::triggers::{ENVELOPE, SUCCESS, TRIGGERS, Trigger, objeto};

use super::context::{Check, Item};
use super::mismatch::Topic;
use super::reading::{chain, origin};

impl<'a, 's> Check<'a, 's> {
    /// Holds the triggers against the table.
    pub(super) fn hold_triggers(&mut self) {
        for trigger in TRIGGERS {
            let name = format!("POST {}", trigger.path);
            match self.operation(Method::Post, trigger.path) {
                Some((_, op)) => self.hold_trigger(trigger, &name, op),
                None => self.say(Topic::Triggers, self.paths(), format!("{name} is missing.")),
            }
        }
        for (path, _, op) in self.api.operations() {
            if op.method != Method::Post || TRIGGERS.iter().all(|trigger| trigger.path != path) {
                let name = format!("{} {path}", op.method.name());
                self.disclaim(Topic::Triggers, op.node, &op.extensions, &name);
            }
        }
    }

    fn hold_trigger(&mut self, trigger: &Trigger, name: &str, op: &Operation<'s>) {
        self.claim(&Item {
            topic: Topic::Triggers,
            what: name.to_owned(),
            node: op.node,
            description: op.description,
            origin: origin(&op.extensions),
        });
        self.hold_envelope(trigger, name, op);
        for status in SUCCESS {
            self.hold_success(name, op, status);
        }
        for (status, used) in &op.responses.by_status {
            if !matches!(status, StatusKey::Code(code) if SUCCESS.contains(code)) {
                let what = format!("Answer {status} of {name}");
                self.disclaim(Topic::Triggers, op.node, &self.api[used.id].extensions, &what);
            }
        }
    }

    fn hold_envelope(&mut self, trigger: &Trigger, name: &str, op: &Operation<'s>) {
        let Some(body) = op.request_body.map(|used| &self.api[used.id]) else {
            return self.say(Topic::Triggers, op.node, format!("{name} takes no body."));
        };
        let item = Item {
            topic: Topic::Triggers,
            what: format!("The envelope of {name}"),
            node: body.node,
            description: body.description,
            origin: origin(&body.extensions),
        };
        self.claim(&item);
        self.hold_content(&item, &body.content, "application/json", Some(&object(ENVELOPE)));
        for media in &body.content {
            if let Some(last) = media.schema.and_then(|schema| chain(self.api, schema).pop()) {
                let record = format!("the envelope of {name}");
                self.claim_records(name, last);
                self.hold_rows(Topic::Triggers, &record, last, &[objeto(trigger.object)]);
            }
            // Which name goes with which path, only examples can show.
            let values = media.examples.iter().filter_map(|(_, used)| self.api[used.id].value).chain(media.example);
            for entity in values.filter_map(|value| value.get("entidade")) {
                if entity.as_str() != Some(trigger.entity) {
                    let sentence = format!("{name} is for `entidade` {}, but an example has another.", trigger.entity);
                    self.say(Topic::Triggers, entity, sentence);
                }
            }
        }
    }

    /// The schemas of the envelope and of `objeto`, where they have names and so an origin of their own.
    fn claim_records(&mut self, name: &str, envelope: &'a Schema<'s>) {
        let objeto = envelope.property("objeto").and_then(|property| chain(self.api, property.schema).pop());
        for schema in [Some(envelope), objeto].into_iter().flatten() {
            if let Some(record) = schema.name {
                self.claim(&Item {
                    topic: Topic::Triggers,
                    what: format!("Record `{record}` of {name}"),
                    node: schema.node,
                    description: schema.description,
                    origin: origin(&schema.extensions),
                });
            }
        }
    }

    fn hold_success(&mut self, name: &str, op: &Operation<'s>, status: u16) {
        let Some(used) = op.responses.get(StatusKey::Code(status)) else {
            return self.say(Topic::Triggers, op.node, format!("{name} does not take {status} for success."));
        };
        let response = &self.api[used.id];
        let item = Item {
            topic: Topic::Triggers,
            what: format!("Answer {status} of {name}"),
            node: response.node,
            description: Some(response.description),
            origin: origin(&response.extensions),
        };
        self.claim(&item);
        if !response.content.is_empty() {
            self.say_of(&item, "has content, but a receiver answers without.");
        }
    }
}
