//! The caller of a document's operations.
//!
//! Most documents describe what others call. One that says `x-called-by: us` describes what we call at others: there we
//! send the requests and read the answers, so that the two change places, as they do in a callback.

use crate::diff::catalogue::document as rules;
use crate::model::Api;
use crate::source::Node;

use super::lifecycle::extension;
use super::values::shown;
use super::walk::{Spot, Walk};

/// The field that says it.
const FIELD: &str = "x-called-by";

/// Whether we call the operations: the field may come with the new document, so one of the two is enough.
pub(super) fn is_called_by_us(old: &Api<'_>, new: &Api<'_>) -> bool {
    [old, new].into_iter().any(|api| caller(api).and_then(Node::as_str) == Some("us"))
}

/// What a document says about its caller.
fn caller<'s>(api: &Api<'s>) -> Option<Node<'s>> {
    extension(&api.extensions, FIELD)
}

impl<'s> Walk<'_, 's> {
    /// Callers that are no known word, where anything changed that they would matter to.
    pub(super) fn callers(&mut self) {
        if !self.has_changes() {
            return;
        }
        let unknown = |api: &Api<'s>| caller(api).filter(|value| !matches!(value.as_str(), Some("us" | "them")));
        let nodes = (unknown(self.old), unknown(self.new));
        if let Some(value) = nodes.1.or(nodes.0) {
            let message = format!("`{FIELD}` is {}, which is neither `us` nor `them`.", shown(value));
            self.report(&rules::CALLER_UNKNOWN, &Spot::default(), nodes, message);
        }
    }
}
