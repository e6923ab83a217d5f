//! Writing of values: in a style, or in a media type, whose parts have headers that are values in turn.

use crate::source::Node;
use crate::words::words;

use super::arena::Use;
use super::info::Extensions;
use super::schema::Schema;

words! {
    /// The style in which arrays and objects are written.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Style by name {
        /// `;a=1`
        Matrix = "matrix",
        /// `.1`
        Label = "label",
        /// `a=1&a=2` or `a=1,2`
        Form = "form",
        /// `1,2`
        Simple = "simple",
        /// `a=1%202`
        SpaceDelimited = "spaceDelimited",
        /// `a=1|2`
        PipeDelimited = "pipeDelimited",
        /// `a[b]=1`
        DeepObject = "deepObject",
        /// `a=1; b=2`, nothing percent-encoded. It came with 3.2.
        Cookie = "cookie",
    }
}

/// The value of a parameter or a header.
#[derive(Debug)]
pub struct Value<'s> {
    /// Markdown.
    pub description: Option<&'s str>,
    /// Whether callers should move away from it.
    pub is_deprecated: bool,
    /// The style as written; see [`Value::style_in`].
    pub style: Option<Style>,
    /// Whether arrays and objects are spread out, as written; see [`Value::explodes_in`].
    pub explode: Option<bool>,
    /// Whether reserved characters stay as they are (query only).
    pub allows_reserved: bool,
    /// What it holds, if it is written by style.
    pub schema: Option<Use<'s, Schema<'s>>>,
    /// What it holds, if it is written as a media type.
    pub content: Vec<MediaType<'s>>,
    /// One example.
    pub example: Option<Node<'s>>,
    /// Named examples.
    pub examples: Vec<(&'s str, Use<'s, ExampleObject<'s>>)>,
    /// `x-` fields.
    pub extensions: Extensions<'s>,
}

/// A body in one media type.
#[derive(Debug, Clone)]
pub struct MediaType<'s> {
    /// Where it stands.
    pub node: Node<'s>,
    /// The media type, as written.
    pub name: &'s str,
    /// What it holds.
    pub schema: Option<Use<'s, Schema<'s>>>,
    /// One example.
    pub example: Option<Node<'s>>,
    /// Named examples.
    pub examples: Vec<(&'s str, Use<'s, ExampleObject<'s>>)>,
    /// How single properties of a form are written.
    pub encoding: Vec<(Node<'s>, Encoding<'s>)>,
    /// `x-` fields.
    pub extensions: Extensions<'s>,
}

impl MediaType<'_> {
    /// Whether it says `x-stream: true`. [`Response::is_stream`](super::Response::is_stream) tells whether that has an
    /// effect.
    pub fn asks_for_stream(&self) -> bool {
        self.extensions.iter().any(|(name, node)| *name == "x-stream" && node.as_bool() == Some(true))
    }
}

/// The encoding of one property of a form.
#[derive(Debug, Clone)]
pub struct Encoding<'s> {
    /// Where it stands.
    pub node: Node<'s>,
    /// Its media type.
    pub content_type: Option<&'s str>,
    /// Headers of its part.
    pub headers: Vec<(&'s str, Use<'s, Header<'s>>)>,
    /// How arrays and objects are written.
    pub style: Option<Style>,
    /// Whether they are spread out.
    pub explode: Option<bool>,
    /// Whether reserved characters stay as they are.
    pub allows_reserved: bool,
}

/// A header of a response or of a part.
#[derive(Debug)]
pub struct Header<'s> {
    /// Where it stands.
    pub node: Node<'s>,
    /// Whether it is always there.
    pub is_required: bool,
    /// What it holds.
    pub value: Value<'s>,
    /// Whether a reference to it led nowhere.
    pub is_unresolved: bool,
}

/// A named example.
#[derive(Debug)]
pub struct ExampleObject<'s> {
    /// Where it stands.
    pub node: Node<'s>,
    /// One line.
    pub summary: Option<&'s str>,
    /// Markdown.
    pub description: Option<&'s str>,
    /// The value: `value`, or `dataValue` of 3.2.
    pub value: Option<Node<'s>>,
    /// The text in which the value travels. It came with 3.2.
    pub serialized: Option<Node<'s>>,
    /// Where the value is, if it is elsewhere.
    pub external_value: Option<&'s str>,
    /// Whether a reference to it led nowhere.
    pub is_unresolved: bool,
}
