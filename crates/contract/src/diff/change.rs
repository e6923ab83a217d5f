//! One thing that changed, before anybody has judged it.

use serde_json::Value;

use crate::model::{Id, Method, Schema};
use crate::source::Node;

use super::catalogue::DiffRule;

/// Which way a value travels, and so which of the two sets must lie within the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Flow {
    /// From the caller: every value of the old document must be one of the new.
    Request,
    /// From the server: every value of the new document must be one of the old.
    Response,
}

/// An operation, as both documents know it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Operation {
    /// Its method.
    pub method: Method,
    /// Its path in the newer of the documents that have it.
    pub path: String,
}

impl std::fmt::Display for Operation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.method.name(), self.path)
    }
}

/// Where in an operation something changed. Nothing is set for a change of the document as a whole.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Where {
    /// The operation.
    pub operation: Option<Operation>,
    /// The way down from the operation, for people: `request body`, `response 200`, `parameter query kind`, then
    /// properties such as `/owner/name` and `/pets/[]`.
    pub path: Vec<String>,
}

/// Two schemas that stand at the same place of the two documents, and the way their values travel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SchemaPair<'s> {
    /// In the old document.
    pub old: Id<Schema<'s>>,
    /// In the new document.
    pub new: Id<Schema<'s>>,
    /// Which way.
    pub flow: Flow,
}

/// Something that changed, as the walk of the two documents saw it.
#[derive(Debug, Clone)]
pub struct Change<'s> {
    /// What happened.
    pub rule: &'static DiffRule,
    /// Where.
    pub place: Where,
    /// What was there, if anything.
    pub old: Option<Node<'s>>,
    /// What is there now, if anything.
    pub new: Option<Node<'s>>,
    /// What happened here, in one sentence.
    pub message: String,
    /// What decides how bad it is.
    pub grounds: Grounds<'s>,
}

/// What decides how bad a change is.
#[derive(Debug, Clone)]
pub enum Grounds<'s> {
    /// The rule alone.
    Policy,
    /// The values that two schemas allow.
    Sets(SchemaPair<'s>),
    /// This value shows that it breaks somebody: credentials that no longer suffice, say.
    Shown(Value),
    /// Nobody can observe it: a name that only the document knows, say.
    Unobservable,
    /// It cannot be compared, for this reason; one sentence.
    Undecided(String),
}
