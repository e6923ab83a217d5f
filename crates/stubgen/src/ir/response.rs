//! Responses.

use contract::model::StatusKey;

use super::Value;

/// An answer of an operation when all went well; or, where nothing else is declared, any answer.
#[derive(Debug, Clone, PartialEq)]
pub struct Response {
    /// Its key in the document.
    pub status: StatusKey,
    /// Variant, where the operation has several.
    pub variant: String,
    /// Description, in the document's words.
    pub description: String,
    /// Headers.
    pub headers: Vec<Header>,
    /// Number of the struct that holds them beside the body, if there are any.
    pub headed: Option<usize>,
    /// Its content.
    pub content: Content,
}

/// A struct that holds a body beside headers: `Created(booking).location(…)`. Answers of the same status with the same
/// headers share it, whatever their bodies are.
#[derive(Debug)]
pub struct HeadedAnswer {
    /// Rust name of the struct, and of the function that makes it.
    pub name: String,
    /// Its key in the document.
    pub status: StatusKey,
    /// True if there is a body.
    pub has_body: bool,
    /// Headers.
    pub headers: Vec<Header>,
}

/// A struct for an error response: of `components/responses`, under its name there; or of all operations that declare the
/// same in place.
#[derive(Debug)]
pub struct ErrorAnswer {
    /// Rust name; where there are headers also that of the function that makes it.
    pub name: String,
    /// Description, in the document's words; empty where operations differ in it.
    pub description: String,
    /// Headers.
    pub headers: Vec<Header>,
    /// Its content.
    pub content: Content,
}

impl ErrorAnswer {
    /// True if a value of one can be made of the parts of the other.
    pub(crate) fn is_like(&self, other: &ErrorAnswer) -> bool {
        let parts = |header: &Header| (header.name.clone(), header.is_required, header.value.clone());
        let has_one_form = !matches!(self.content, Content::Several { .. });
        has_one_form
            && self.content == other.content
            && self.headers.iter().map(parts).eq(other.headers.iter().map(parts))
    }
}

/// An error response of an operation: a variant of its error enum.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OperationError {
    /// Its key in the document.
    pub status: StatusKey,
    /// Variant.
    pub variant: String,
    /// Description, in the document's words.
    pub description: String,
    /// Number of its struct.
    pub answer: usize,
    /// True if the struct alone tells which variant is meant.
    pub has_from: bool,
}

/// An error that some operation of the document declares: a variant of the enum that holds any of them.
#[derive(Debug, Clone)]
pub struct AnyError {
    /// Variant.
    pub variant: String,
    /// Its key in the document.
    pub status: StatusKey,
    /// Number of its struct. Others that are like it are meant as well.
    pub answer: usize,
}

/// A header of an answer.
#[derive(Debug, Clone, PartialEq)]
pub struct Header {
    /// Rust name of the field, with `r#` where it is needed.
    pub name: String,
    /// Name on the wire, in lower case.
    pub wire: String,
    /// Name in the document.
    pub declared: String,
    /// Whether it is always there.
    pub is_required: bool,
    /// Its value.
    pub value: Value,
    /// Its form on the wire.
    pub writing: Writing,
    /// Description, in the document's words.
    pub description: Option<String>,
}

/// Form of a value as text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Writing {
    /// It is a string, or a newtype of one, and is given away.
    Owned,
    /// By `ToText`.
    Text,
    /// By style: lists with commas, objects as `a,1` or, spread out, `a=1`.
    Styled {
        /// Whether objects are spread out.
        explodes: bool,
    },
    /// As JSON.
    Json,
}

/// Content of an answer.
#[derive(Debug, Clone, PartialEq)]
pub enum Content {
    /// Nothing.
    Empty,
    /// One media type.
    One(Payload),
    /// Several media types: an enum with a variant for each.
    Several {
        /// Rust name of the enum.
        name: String,
        /// Variant, and what it carries.
        payloads: Vec<(String, Payload)>,
    },
}

/// A body in one media type.
#[derive(Debug, Clone, PartialEq)]
pub struct Payload {
    /// The media type that the document declares.
    pub declared: String,
    /// The media type that is sent. It has a `*` only where the value brings its own.
    pub sent: String,
    /// Its kind.
    pub kind: PayloadKind,
}

/// Rust type of a body, and its form on the wire.
#[derive(Debug, Clone, PartialEq)]
pub enum PayloadKind {
    /// As JSON.
    Json(Value),
    /// In one of several representations, by what the caller takes, or in XML alone: the number of their list.
    Offered(Value, usize),
    /// As text.
    Text(Value, Writing),
    /// `runtime::Items`: a list as JSON, item by item. The value is an item's.
    Items(Value),
    /// `runtime::Binary`: bytes or a stream.
    Binary,
}

impl PayloadKind {
    /// Whether it can be neither cloned nor compared.
    pub(crate) fn is_stream(&self) -> bool {
        matches!(self, PayloadKind::Items(_) | PayloadKind::Binary)
    }
}

impl Content {
    /// The bodies that it may be.
    pub(crate) fn payloads(&self) -> Vec<&Payload> {
        match self {
            Content::Empty => Vec::new(),
            Content::One(payload) => vec![payload],
            Content::Several { payloads, .. } => payloads.iter().map(|(_, payload)| payload).collect(),
        }
    }

    /// The values that it may carry.
    pub fn values(&self) -> impl Iterator<Item = &Value> {
        self.payloads().into_iter().filter_map(|payload| match &payload.kind {
            PayloadKind::Json(value)
            | PayloadKind::Offered(value, _)
            | PayloadKind::Text(value, _)
            | PayloadKind::Items(value) => Some(value),
            PayloadKind::Binary => None,
        })
    }
}
