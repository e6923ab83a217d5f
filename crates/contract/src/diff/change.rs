//! One thing that changed, before anybody has judged it.

use serde_json::Value;

use crate::model::{Direction, Id, Method, Schema};
use crate::source::Node;

use super::catalogue::DiffRule;

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

/// The place of a change in an operation. Nothing is set for a change of the document as a whole.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Where {
    /// The operation.
    pub operation: Option<Operation>,
    /// The way down from the operation, for people: `request body`, `response 200`, `parameter query kind`, then
    /// properties such as `/owner/name` and `/pets/[]`.
    pub path: Vec<String>,
}

/// Writing of values on the wire.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Writing {
    /// With their types: `1` is not `"1"`.
    Typed,
    /// As text: everything can be read as a string, and a single value as a list of one.
    Text,
    /// As text, the items of a list in one: `a,b` can be read as a string, too.
    JoinedText,
}

/// Two schemas that stand at the same place of the two documents, and the way their values travel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SchemaPair<'s> {
    /// In the old document.
    pub old: Id<Schema<'s>>,
    /// In the new document.
    pub new: Id<Schema<'s>>,
    /// Which way.
    pub direction: Direction,
    /// How they are written.
    pub writing: Writing,
}

/// A step from a value to a part of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ValueStep<'s> {
    /// To an item of a list.
    Item,
    /// To the property of this name.
    Property(&'s str),
    /// To a property that is not declared.
    Other,
}

/// A place of an operation at which values travel, and whose schemas differ: a body, a parameter, a header.
#[derive(Debug, Clone)]
pub struct Whole<'s> {
    /// The schemas of the whole value.
    pub pair: SchemaPair<'s>,
    /// Where.
    pub place: Where,
    /// The same in a sentence: `the request body`.
    pub phrase: String,
}

/// Two schemas inside the values of a place.
#[derive(Debug, Clone)]
pub struct ValuePart<'s> {
    /// The schemas of the part.
    pub pair: SchemaPair<'s>,
    /// The steps from the whole value to the part; nothing where they are too many.
    pub way: Option<Vec<ValueStep<'s>>>,
    /// Whether nothing that stands on the way concerns the part, so that its own schemas say all about it: no `allOf`, no
    /// alternative, no limit that would keep it out.
    pub is_alone: bool,
}

/// Everything that happened between two documents.
#[derive(Debug, Default)]
pub struct Changes<'s> {
    /// In the order of the documents: what was or is there by the old document, then what is new.
    pub all: Vec<Change<'s>>,
    /// The places whose schemas differ, whether or not anything that happened there has a name.
    pub wholes: Vec<Whole<'s>>,
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
    /// The number of the place in [`Changes::wholes`] inside whose values it happened, if it did.
    pub whole: Option<usize>,
    /// What decides how bad it is.
    pub grounds: Grounds<'s>,
}

impl<'s> Change<'s> {
    /// A change that its rule alone decides about, outside of values.
    pub(super) fn new(
        rule: &'static DiffRule,
        place: Where,
        (old, new): (Option<Node<'s>>, Option<Node<'s>>),
        message: impl Into<String>,
    ) -> Change<'s> {
        Change { rule, place, old, new, message: message.into(), whole: None, grounds: Grounds::Policy }
    }
}

/// The grounds for the level of a change.
#[derive(Debug, Clone)]
pub enum Grounds<'s> {
    /// The rule alone.
    Policy,
    /// The values that two schemas allow.
    Sets(ValuePart<'s>),
    /// The rule, unless the new document still declares this property at the same place, in another schema. The schemas
    /// are those of the object.
    Gone(ValuePart<'s>, &'s str),
    /// This value shows that it breaks somebody: credentials that no longer suffice, say.
    Shown(Value),
    /// Nobody can observe it: a name that only the document knows, say.
    Unobservable,
    /// It cannot be compared, for this reason; one sentence.
    Undecided(String),
}
