//! One document, held against one table in both directions.

use contract::model::Api;
use contract::source::Sources;

use super::context::{Check, Origin};
use super::mismatch::Mismatch;

/// A document of `spec/`.
#[derive(Debug, Clone, Copy)]
pub(in crate::interface) enum Document {
    Service,
    Triggers,
    /// A decision from end to end: no table has any of it.
    Operator,
}

impl Document {
    pub(in crate::interface) const ALL: [Document; 3] = [Document::Service, Document::Triggers, Document::Operator];

    /// The file, as from the workspace's root.
    pub(in crate::interface) fn file(self) -> &'static str {
        match self {
            Document::Service => "spec/service.yaml",
            Document::Triggers => "spec/triggers.yaml",
            Document::Operator => "spec/operator.yaml",
        }
    }
}

/// Everything that a document, given as text, says otherwise than a table; in the document's order.
pub(in crate::interface) fn compare(document: Document, text: impl Into<Vec<u8>>, origin: Origin) -> Vec<Mismatch> {
    let sources = Sources::from_text(document.file(), text);
    let (api, findings) = Api::read(&sources);
    let messages: Vec<_> = findings.iter().map(|finding| &finding.message).collect();
    let api = api.unwrap_or_else(|| panic!("{} cannot be read: {messages:?}", document.file()));
    let mut check = Check::new(&api, origin);
    match (document, origin) {
        (Document::Service, Origin::Stated) => {
            check.hold_version();
            check.hold_schemes();
            check.hold_operations();
            check.hold_stated_records();
        }
        (Document::Service, Origin::Observed) => {
            check.hold_sights();
            check.hold_observed_records();
        }
        (Document::Triggers, Origin::Stated) => {
            check.hold_version();
            check.hold_triggers();
        }
        (Document::Triggers, Origin::Observed) | (Document::Operator, _) => {}
    }
    check.look_back();
    let mut mismatches = check.finish();
    mismatches.sort();
    mismatches.dedup();
    mismatches
}
