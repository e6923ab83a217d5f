//! Changes on the way to progenitor's dialect, and what each costs.

use contract::source::Node;

/// One thing that the client does otherwise than the document says it.
#[derive(Debug, Clone)]
pub struct Change<'s> {
    /// Place in the document.
    pub node: Node<'s>,
    /// Kind of change: a few lower-case words, the same for all changes of the kind.
    pub kind: &'static str,
    /// Result of the change.
    pub message: String,
    /// Loss, as something that a caller can no longer do or see; `None` when nothing is lost.
    pub lost: Option<String>,
}

/// All changes of one document, in the order in which they were made.
#[derive(Debug, Default)]
pub struct Changes<'s> {
    list: Vec<Change<'s>>,
}

impl<'s> Changes<'s> {
    /// A change that loses nothing.
    pub fn kept(&mut self, node: Node<'s>, kind: &'static str, message: impl Into<String>) {
        self.list.push(Change { node, kind, message: message.into(), lost: None });
    }

    /// A change that loses something.
    pub fn lost(&mut self, node: Node<'s>, kind: &'static str, message: impl Into<String>, lost: impl Into<String>) {
        self.list.push(Change { node, kind, message: message.into(), lost: Some(lost.into()) });
    }

    /// Adds changes that were made elsewhere.
    pub(crate) fn extend(&mut self, changes: impl Iterator<Item = Change<'s>>) {
        self.list.extend(changes);
    }

    /// All of them.
    pub fn into_vec(self) -> Vec<Change<'s>> {
        self.list
    }
}
