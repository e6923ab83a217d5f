//! The syntax tree of a JSONPath. Only well-typed queries can be expressed.

use crate::number::Number;

/// A whole JSONPath: what to follow from the root of the document.
#[derive(Debug)]
pub(in crate::overlay) struct Query {
    pub(super) segments: Vec<Segment>,
}

/// One step of a query.
#[derive(Debug)]
pub(super) struct Segment {
    /// Whether the selectors look at everything below a node, and not only at its children.
    pub(super) is_descendant: bool,
    pub(super) selectors: Vec<Selector>,
}

/// Which children of a node are taken.
#[derive(Debug)]
pub(super) enum Selector {
    Name(String),
    Wildcard,
    /// Counted from the end when it is negative.
    Index(i64),
    Slice {
        start: Option<i64>,
        end: Option<i64>,
        step: Option<i64>,
    },
    Filter(Condition),
}

/// What must hold of a child that a filter keeps.
#[derive(Debug)]
pub(super) enum Condition {
    Any(Vec<Condition>),
    All(Vec<Condition>),
    Not(Box<Condition>),
    Exists(Lookup),
    Compare(Operand, Operator, Operand),
    /// `match` and `search`.
    Matches {
        text: Operand,
        pattern: Operand,
        is_whole: bool,
    },
}

/// A query inside a filter.
#[derive(Debug)]
pub(super) struct Lookup {
    /// Whether it begins at the root of the document, and not at the child in question.
    pub(super) is_absolute: bool,
    pub(super) segments: Vec<Segment>,
}

/// Something with one value, or none.
#[derive(Debug)]
pub(super) enum Operand {
    Null,
    Boolean(bool),
    Number(Number),
    Text(String),
    /// A query that matches at most one node.
    Only(Lookup),
    Length(Box<Operand>),
    Count(Lookup),
    /// The value of the only node that a query matches.
    Value(Lookup),
}

/// How two operands are compared.
#[derive(Debug, Clone, Copy)]
pub(super) enum Operator {
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
}

impl Lookup {
    /// Whether it matches at most one node, whatever the document is.
    pub(super) fn is_singular(&self) -> bool {
        self.segments.iter().all(|segment| {
            !segment.is_descendant && matches!(segment.selectors.as_slice(), [Selector::Name(_) | Selector::Index(_)])
        })
    }
}
