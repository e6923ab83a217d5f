//! Records: objects with a name in the document.

use contract::model::Schema;

use crate::interface::facts::Record;
use crate::interface::observed;
use crate::interface::records::{DESCRIBED, FIXED, NAMED};

use super::context::{Check, Item};
use super::mismatch::Topic;
use super::reading::{at, origin};

impl<'a, 's> Check<'a, 's> {
    /// Holds the records of the interface document against the table.
    pub(super) fn hold_stated_records(&mut self) {
        for name in NAMED {
            if let Some(schema) = self.record(name) {
                self.claim_record(name, schema);
            }
        }
        for Record { place, rows } in DESCRIBED {
            if let Some(schema) = self.record(place) {
                self.claim_record(place, schema);
                self.hold_rows(Topic::Records, place, schema, rows);
            }
        }
        for Record { place, rows } in FIXED {
            if let Some(schema) = self.record(place) {
                self.hold_rows(Topic::Records, place, schema, rows);
            }
        }
    }

    /// Holds what clients show against the table.
    pub(super) fn hold_observed_records(&mut self) {
        for Record { place, rows } in observed::RECORDS {
            let Some(schema) = self.record(place) else { continue };
            let is_stated = NAMED.contains(place);
            if is_stated {
                self.reached.insert(schema.node);
            } else {
                self.claim_record(place, schema);
            }
            self.hold_rows(Topic::Records, place, schema, rows);
        }
        for Record { place, rows } in observed::REFINED {
            if let Some(schema) = self.record(place) {
                self.hold_refined(Topic::Records, place, schema, rows);
            }
        }
    }

    fn record(&mut self, place: &str) -> Option<&'a Schema<'s>> {
        let found = at(self.api, place);
        if found.is_none() {
            let schemas = self.api.node.get("components").and_then(|components| components.get("schemas"));
            self.say(Topic::Records, schemas.unwrap_or(self.api.node), format!("The record `{place}` is missing."));
        }
        found
    }

    fn claim_record(&mut self, place: &str, schema: &Schema<'s>) {
        self.claim(&Item {
            topic: Topic::Records,
            what: format!("Record `{place}`"),
            node: schema.node,
            description: schema.description,
            origin: origin(&schema.extensions),
        });
    }
}
