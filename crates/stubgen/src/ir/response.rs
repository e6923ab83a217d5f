//! Responses.

use contract::model::StatusKey;

use super::Value;

/// Error responses that operations share.
#[derive(Debug)]
pub struct ErrorSet {
    /// Rust name of the enum.
    pub name: String,
    /// By status. A description is empty where operations differ in it.
    pub responses: Vec<Response>,
    /// Numbers of the operations that answer with them.
    pub operations: Vec<usize>,
}

/// One answer.
#[derive(Debug, Clone, PartialEq)]
pub struct Response {
    /// Its key in the document.
    pub status: StatusKey,
    /// Variant.
    pub variant: String,
    /// Description, in the document's words.
    pub description: String,
    /// Headers.
    pub headers: Vec<Header>,
    /// Its content.
    pub content: Content,
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
    /// As text.
    Text(Value, Writing),
    /// `runtime::Binary`: bytes or a stream.
    Binary,
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
            PayloadKind::Json(value) | PayloadKind::Text(value, _) => Some(value),
            PayloadKind::Binary => None,
        })
    }
}
