//! Parameters: where they are found, and how their text is read.

use contract::model::{Location, Style};

use super::{Presence, Value};

/// A parameter, and the argument it becomes.
#[derive(Debug, Clone)]
pub struct Parameter {
    /// Rust name of the argument, with `r#` where it is needed.
    pub name: String,
    /// Name on the wire; of a header in lower case.
    pub wire: String,
    /// Its location.
    pub location: Location,
    /// Its number among the variables of the path. Other locations count nothing.
    pub variable: usize,
    /// Whether it must be there.
    pub presence: Presence,
    /// Its default, as the document writes it, where it has one that counts.
    pub default: Option<String>,
    /// Whether it may be there without a value, which then counts as absent.
    pub may_be_empty: bool,
    /// Its value.
    pub value: Value,
    /// Its reading.
    pub shape: ParameterShape,
    /// Description, in the document's words.
    pub description: Option<String>,
    /// Whether callers should move away from it.
    pub is_deprecated: bool,
}

/// Reading of a parameter's text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ParameterShape {
    /// One text.
    Text,
    /// JSON.
    Json,
    /// Texts, delimited.
    List(Delimiter),
    /// `role,admin,name,Alex`, or `role=admin,name=Alex` when it is spread out.
    Object {
        /// Whether it is spread out.
        explodes: bool,
    },
    /// One text in a path.
    PathText(PathStyle),
    /// A list in a path.
    PathList(PathStyle),
    /// An object in a path.
    PathObject(PathStyle),
    /// `name[role]=admin&name[name]=Alex`
    Deep,
    /// `role=admin&name=Alex`: each of these properties is a parameter of its own.
    Spread(Vec<String>),
    /// The same, and every query parameter that nothing else declares.
    SpreadRest,
}

/// Separator of the elements of a list. Each is a variant of `runtime::style::Delimiter`.
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
}

/// Style of a value in a path; `runtime::style::PathStyle` has a variant for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PathStyle {
    /// Simple, label or matrix.
    pub style: Style,
    /// Whether lists and objects are spread out.
    pub explodes: bool,
}
