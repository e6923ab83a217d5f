//! Dialects: the kind of JSON Schema that schemas say they are written in.

use crate::catalogue::LOST_FROM_3_1;
use crate::findings::{Finding, LostTo};
use crate::source::Node;

use super::Reader;

/// Beginnings of the names of dialects that are read as they are meant: that of JSON Schema 2020-12, and OpenAPI's own.
const KNOWN: [&str; 3] = [
    "https://json-schema.org/draft/2020-12/schema",
    "https://spec.openapis.org/oas/3.1/",
    "https://spec.openapis.org/oas/3.2/",
];

impl<'s> Reader<'s> {
    /// Tells of a dialect that is read as another. One that the document brings along is read by its vocabularies.
    pub(super) fn dialect(&mut self, node: Node<'s>, name: &str) {
        let Some(dialect) = node.as_str() else {
            self.wrong_type(node, &format!("`{name}`"), "a string");
            return;
        };
        let is_known = KNOWN.iter().any(|known| dialect.starts_with(known)) || self.resources.is_address(dialect);
        if !is_known {
            let message = format!("The dialect `{dialect}` is not known, and is read as JSON Schema 2020-12.");
            let help = "Write the schemas in that, or accept the loss.";
            self.findings.push(Finding::new(&LOST_FROM_3_1, node, message, help).with_loss(LostTo::ALL));
        }
    }
}
