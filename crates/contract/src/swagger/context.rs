//! Defaults that a document of 2.0 states at its top for all operations.

use std::collections::{HashMap, HashSet};

use crate::source::{Node, NodeKind};

use super::names;

/// Host, schemes and media types of a document, which an operation may override.
#[derive(Debug, Clone)]
pub(super) struct Context<'s> {
    pub(super) root: Node<'s>,
    pub(super) consumes: Vec<Node<'s>>,
    pub(super) produces: Vec<Node<'s>>,
    /// New names of security schemes, which requirements name as well.
    pub(super) schemes: HashMap<&'s str, String>,
}

impl<'s> Context<'s> {
    pub(super) fn of(root: Node<'s>) -> Self {
        let list = |name| media_types(root, name).unwrap_or_default();
        let schemes = root.get("securityDefinitions").map(names::changed).unwrap_or_default();
        Context { root, consumes: list("consumes"), produces: list("produces"), schemes }
    }
}

/// The media types of a list, each once; `None` where there is no list.
pub(super) fn media_types<'s>(object: Node<'s>, name: &str) -> Option<Vec<Node<'s>>> {
    let list = object.get(name).filter(|list| list.kind() == NodeKind::Array)?;
    let mut names: Vec<Node<'s>> = Vec::new();
    let mut seen = HashSet::new();
    names.extend(list.items().filter(|item| item.as_str().is_some_and(|name| seen.insert(name))));
    Some(names)
}

/// True if two lists name the same media types.
pub(super) fn are_same(some: &[Node<'_>], others: &[Node<'_>]) -> bool {
    some.iter().map(|node| node.as_str()).eq(others.iter().map(|node| node.as_str()))
}

/// True if bodies of a media type are forms.
pub(super) fn is_form(media_type: &str) -> bool {
    let essence = media_type.split(';').next().unwrap_or_default().trim();
    ["multipart/form-data", URL_ENCODED].iter().any(|form| essence.eq_ignore_ascii_case(form))
}

pub(super) fn is_url_encoded(media_type: &str) -> bool {
    media_type.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case(URL_ENCODED)
}

pub(super) const URL_ENCODED: &str = "application/x-www-form-urlencoded";
