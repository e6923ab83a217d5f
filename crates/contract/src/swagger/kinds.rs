//! Kinds of objects that 2.0 and 3.0 write differently, and where they stand.

use std::collections::HashMap;

use crate::source::{Node, Sources};

use super::document::is_swagger_2;
use super::references::followed;

/// An object that is converted by rules of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Kind {
    Document,
    PathItem,
    Operation,
    Parameter,
    /// A parameter that is a body, where it stands for the whole body of an operation.
    RequestBody,
    Response,
    Schema,
}

/// Arrangement of objects of a kind under a key.
enum Held {
    One(Kind),
    List(Kind),
    Map(Kind),
}

/// The methods of 2.0.
pub(super) const METHODS: &[&str] = &["get", "put", "post", "delete", "options", "head", "patch"];

impl Kind {
    fn held(self, key: &str) -> Option<Held> {
        match (self, key) {
            (Kind::Document, "paths") => Some(Held::Map(Kind::PathItem)),
            (Kind::Document, "definitions") | (Kind::Schema, "properties") => Some(Held::Map(Kind::Schema)),
            (Kind::Document, "parameters") => Some(Held::Map(Kind::Parameter)),
            (Kind::Document | Kind::Operation, "responses") => Some(Held::Map(Kind::Response)),
            (Kind::PathItem | Kind::Operation, "parameters") => Some(Held::List(Kind::Parameter)),
            (Kind::PathItem, method) if METHODS.contains(&method) => Some(Held::One(Kind::Operation)),
            (Kind::Parameter | Kind::Response, "schema") | (Kind::Schema, "items" | "additionalProperties") => {
                Some(Held::One(Kind::Schema))
            }
            (Kind::Schema, "allOf") => Some(Held::List(Kind::Schema)),
            _ => None,
        }
    }

    fn is_referable(self) -> bool {
        matches!(self, Kind::PathItem | Kind::Parameter | Kind::Response | Kind::Schema)
    }
}

/// Kind of each object that can be reached from a document, in all of its files.
pub(super) fn reached<'s>(sources: &'s Sources, root: Node<'s>) -> HashMap<Node<'s>, Kind> {
    let mut kinds = HashMap::new();
    let mut waiting = vec![(root, Kind::Document)];
    while let Some((node, kind)) = waiting.pop() {
        if kinds.contains_key(&node) {
            continue;
        }
        kinds.insert(node, kind);
        if let Some(reference) = node.get("$ref").filter(|_| kind.is_referable()) {
            let Some(target) = followed(sources, reference) else { continue };
            waiting.push((target, kind));
            // A document is converted as a whole.
            let root = target.file().root().filter(|root| is_swagger_2(*root));
            waiting.extend(root.map(|root| (root, Kind::Document)));
            continue;
        }
        for (key, value) in node.entries() {
            match kind.held(key.as_str().unwrap_or_default()) {
                Some(Held::One(kind)) => waiting.push((value, kind)),
                Some(Held::List(kind)) => waiting.extend(value.items().map(|item| (item, kind))),
                Some(Held::Map(kind)) => waiting.extend(value.entries().map(|(_, item)| (item, kind))),
                None => {}
            }
        }
    }
    kinds
}
