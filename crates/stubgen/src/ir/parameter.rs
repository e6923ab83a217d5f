//! Parameters: where they are found, and how their text is read.

use contract::model::Location;

use super::{Presence, Value};

/// A parameter, and the argument it becomes.
#[derive(Debug, Clone)]
pub struct Parameter {
    /// Rust name of the argument, with `r#` where it is needed.
    pub name: String,
    /// Name on the wire; of a header in lower case.
    pub wire: String,
    /// Where it travels.
    pub location: Location,
    /// Its number among the variables of the path. Other locations count nothing.
    pub variable: usize,
    /// Whether it must be there.
    pub presence: Presence,
    /// Whether it may be there without a value, which then counts as absent: the argument is an `Option`.
    pub may_be_empty: bool,
    /// What it holds.
    pub value: Value,
    /// How it is read.
    pub shape: Shape,
    /// Description, in the document's words.
    pub description: Option<String>,
    /// Whether callers should move away from it.
    pub is_deprecated: bool,
}

/// How a text becomes a value. Each is a shape of `runtime::style`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Shape {
    /// One text, by `FromText`.
    Text,
    /// One text that may stand for a number, a boolean or itself.
    Loose,
    /// JSON.
    Json,
    /// Texts, delimited.
    List(Delimiter),
    /// Texts that may stand for numbers or booleans, delimited.
    LooseList(Delimiter),
    /// `role,admin,name,Alex`
    Pairs(Delimiter),
    /// `role=admin,name=Alex`
    Fields(Delimiter),
    /// `.` and the inner shape.
    Label(Box<Shape>),
    /// `;name=` and the inner shape.
    Matrix(Box<Shape>),
    /// `;name=a;name=b`
    MatrixList,
    /// `;role=admin;name=Alex`
    MatrixFields,
    /// `name[role]=admin&name[name]=Alex`
    Deep,
    /// `role=admin&name=Alex`: each of these properties is a query parameter of its own.
    Spread(Vec<String>),
    /// The same, and every query parameter that nothing else declares.
    SpreadRest,
}

/// What stands between the elements of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Delimiter {
    /// The key is repeated.
    Repeated,
    /// `,`
    Comma,
    /// A blank.
    Space,
    /// `|`
    Pipe,
    /// `.`
    Dot,
}

impl Delimiter {
    /// Variant of `runtime::style::Delimiter`.
    pub fn name(self) -> &'static str {
        match self {
            Delimiter::Repeated => "Repeated",
            Delimiter::Comma => "Comma",
            Delimiter::Space => "Space",
            Delimiter::Pipe => "Pipe",
            Delimiter::Dot => "Dot",
        }
    }
}
