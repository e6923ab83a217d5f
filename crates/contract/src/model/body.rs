//! Request bodies, responses and links.

use crate::source::Node;

use super::arena::Use;
use super::document::Api;
use super::info::{Extensions, Server};
use super::value::{Header, MediaType};

/// The request body of an operation.
#[derive(Debug)]
pub struct RequestBody<'s> {
    /// Where it stands.
    pub node: Node<'s>,
    /// Markdown.
    pub description: Option<&'s str>,
    /// One entry per media type.
    pub content: Vec<MediaType<'s>>,
    /// Whether a request without a body is refused.
    pub is_required: bool,
    /// `x-` fields.
    pub extensions: Extensions<'s>,
    /// Whether a reference to it led nowhere.
    pub is_unresolved: bool,
}

/// The responses of an operation.
#[derive(Debug, Default)]
pub struct Responses<'s> {
    /// Where they stand, if they are there.
    pub node: Option<Node<'s>>,
    /// In the document's order.
    pub by_status: Vec<(StatusKey, Use<'s, Response<'s>>)>,
    /// `x-` fields.
    pub extensions: Extensions<'s>,
}

/// The key of a response.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StatusKey {
    /// `404`
    Code(u16),
    /// `4XX`
    Range(u8),
    /// `default`
    Default,
}

/// One answer.
#[derive(Debug)]
pub struct Response<'s> {
    /// Where it stands.
    pub node: Node<'s>,
    /// Markdown.
    pub description: &'s str,
    /// Headers by name.
    pub headers: Vec<(&'s str, Use<'s, Header<'s>>)>,
    /// One entry per media type.
    pub content: Vec<MediaType<'s>>,
    /// What may be called next.
    pub links: Vec<(&'s str, Use<'s, Link<'s>>)>,
    /// `x-` fields.
    pub extensions: Extensions<'s>,
    /// Whether a reference to it led nowhere.
    pub is_unresolved: bool,
}

/// A link from an answer to an operation that may be called with it.
#[derive(Debug)]
pub struct Link<'s> {
    /// Where it stands.
    pub node: Node<'s>,
    /// The operation.
    pub target: Option<LinkTarget<'s>>,
    /// Parameter name, possibly with its location, to a value or a runtime expression.
    pub parameters: Vec<(Node<'s>, Node<'s>)>,
    /// Value or runtime expression.
    pub request_body: Option<Node<'s>>,
    /// Markdown.
    pub description: Option<&'s str>,
    /// Base address that replaces the operation's.
    pub server: Option<Server<'s>>,
    /// Whether a reference to it led nowhere.
    pub is_unresolved: bool,
}

/// The operation that a link names.
#[derive(Debug, Clone, Copy)]
pub enum LinkTarget<'s> {
    /// By `operationId`.
    Id(Node<'s>),
    /// By reference.
    Ref(Node<'s>),
}

impl StatusKey {
    /// Reads a key; `None` if it is no status.
    pub fn parse(key: &str) -> Option<StatusKey> {
        match key.as_bytes() {
            b"default" => Some(StatusKey::Default),
            [class @ b'1'..=b'5', b'X', b'X'] => Some(StatusKey::Range(class - b'0')),
            [b'1'..=b'5', b'0'..=b'9', b'0'..=b'9'] => key.parse().ok().map(StatusKey::Code),
            _ => None,
        }
    }

    /// Whether a response under this key answers that all went well.
    pub fn is_success(self) -> bool {
        matches!(self, StatusKey::Code(200..300) | StatusKey::Range(2))
    }
}

impl<'s> Response<'s> {
    /// Whether its body is written item by item where it tells of success: its only media type is JSON that says
    /// `x-stream: true`, and nothing is asked of the list as a whole.
    pub fn is_stream(&self, api: &Api<'s>) -> bool {
        let [media] = self.content.as_slice() else { return false };
        let essence = media.name.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
        let is_json = essence == "application/json" || essence.ends_with("+json");
        is_json && media.asks_for_stream() && media.schema.is_some_and(|schema| api[schema.id].is_plain_list())
    }
}

impl std::fmt::Display for StatusKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            StatusKey::Code(code) => write!(f, "{code}"),
            StatusKey::Range(class) => write!(f, "{class}XX"),
            StatusKey::Default => f.write_str("default"),
        }
    }
}

impl<'s> Responses<'s> {
    /// The response under a key.
    pub fn get(&self, key: StatusKey) -> Option<Use<'s, Response<'s>>> {
        self.by_status.iter().find(|(status, _)| *status == key).map(|(_, response)| *response)
    }
}
