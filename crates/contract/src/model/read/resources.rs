//! Schema resources: what `$id` names, and the anchors within.
//!
//! A file is one resource, and each schema with an `$id` in it is another, whose references begin there:
//!
//! ```text
//! $id: https://example.com/tree         resource 1
//! properties:
//!   leaf: {$id: leaf, $ref: '#/$defs/a'}    resource 2: https://example.com/leaf, and #/$defs/a is looked for in it
//! ```
//!
//! Files without any of these keywords are never walked.

use std::collections::{HashMap, HashSet};

use fluent_uri::{Uri, UriRef};
use memchr::memmem;

use crate::source::{Node, NodeKind, SourceFile};

/// Keywords because of which a file is walked.
const TELLING: [&str; 5] = ["$id", "$anchor", "$dynamicAnchor", "$schema", "$self"];

/// Keywords with a schema, with several, and with one for each name.
const SINGLE: &[&str] = &[
    "additionalProperties",
    "contains",
    "contentSchema",
    "else",
    "if",
    "items",
    "not",
    "propertyNames",
    "then",
    "unevaluatedItems",
    "unevaluatedProperties",
];
const LISTS: &[&str] = &["allOf", "anyOf", "oneOf", "prefixItems"];
const MAPS: &[&str] = &["$defs", "definitions", "dependentSchemas", "patternProperties", "properties"];

/// Fields of OpenAPI in which there are values and no schemas.
const VALUES: &[&str] = &["default", "enum", "example", "examples", "value"];

/// The resources of all files that were read.
#[derive(Default)]
pub(super) struct Resources<'s> {
    looked_through: HashSet<Node<'s>>,
    /// Addresses of resources that have one.
    addresses: HashMap<Node<'s>, Uri<String>>,
    by_address: HashMap<String, Node<'s>>,
    anchors: HashMap<(Node<'s>, &'s str), Node<'s>>,
    dynamic_anchors: Vec<(Node<'s>, &'s str, Node<'s>)>,
    /// Resources that name their dialect, with its name.
    dialects: HashMap<Node<'s>, &'s str>,
}

/// Kind of an object: a schema, or one of OpenAPI that may hold some.
enum Place {
    Schema,
    Around,
}

impl<'s> Resources<'s> {
    /// Walks through a file, once.
    pub(super) fn look_through(&mut self, file: &'s SourceFile) {
        let Some(root) = file.root() else { return };
        if !self.looked_through.insert(root) {
            return;
        }
        let text = file.text().as_bytes();
        if !TELLING.iter().any(|keyword| memmem::find(text, keyword.as_bytes()).is_some()) {
            return;
        }
        // Where a file was had from is no address that others could use, but one that relative ones are joined to.
        let address = format!("file:///{}", escaped(&file.path().to_string_lossy()));
        if let Ok(address) = Uri::parse(address) {
            self.addresses.insert(root, address);
        }
        // The address that a document of 3.2 gives to itself.
        let own = root.get("$self").and_then(Node::as_str);
        if let Some(own) = own.and_then(|own| self.joined(root, own)) {
            self.by_address.entry(own.as_str().to_owned()).or_insert(root);
            self.addresses.insert(root, own);
        }
        let place = if root.get("openapi").is_none() && is_schema(root) { Place::Schema } else { Place::Around };
        let mut waiting = vec![(root, root, place)];
        while let Some((node, resource, place)) = waiting.pop() {
            match (place, node.kind()) {
                (Place::Schema, NodeKind::Object) => {
                    let resource = self.enter(node, resource);
                    waiting.extend(schemas_in(node).map(|inner| (inner, resource, Place::Schema)));
                }
                (Place::Around, NodeKind::Object) => {
                    for (key, value) in node.entries() {
                        let name = key.as_str().unwrap_or_default();
                        match name {
                            "schema" | "itemSchema" => waiting.push((value, resource, Place::Schema)),
                            "schemas" => {
                                waiting.extend(value.entries().map(|(_, value)| (value, resource, Place::Schema)));
                            }
                            _ if VALUES.contains(&name) || name.starts_with("x-") => {}
                            _ => waiting.push((value, resource, Place::Around)),
                        }
                    }
                }
                (Place::Around, NodeKind::Array) => {
                    waiting.extend(node.items().map(|item| (item, resource, Place::Around)));
                }
                _ => {}
            }
        }
    }

    /// Notes what a schema says of its own address; the resource that it and what is in it belong to.
    fn enter(&mut self, node: Node<'s>, around: Node<'s>) -> Node<'s> {
        let text = |keyword| node.get(keyword).and_then(Node::as_str);
        let address = text("$id").and_then(|id| self.joined(around, id));
        let resource = if address.is_some() { node } else { around };
        if let Some(address) = address {
            self.by_address.entry(address.as_str().trim_end_matches('#').to_owned()).or_insert(node);
            self.addresses.insert(node, address);
        }
        if let Some(dialect) = text("$schema").filter(|_| resource == node) {
            self.dialects.insert(node, dialect);
        }
        if let Some(anchor) = text("$anchor") {
            self.anchors.entry((resource, anchor)).or_insert(node);
        }
        if let Some(anchor) = text("$dynamicAnchor") {
            self.anchors.entry((resource, anchor)).or_insert(node);
            self.dynamic_anchors.push((resource, anchor, node));
        }
        resource
    }

    /// An address as it is meant within a resource, without its fragment.
    fn joined(&self, resource: Node<'s>, address: &str) -> Option<Uri<String>> {
        let address = address.split_once('#').map_or(address, |(address, _)| address);
        let relative = UriRef::parse(address).ok()?;
        relative.resolve_against(self.addresses.get(&resource)?).ok()
    }

    /// The innermost resource around a node; `None` in files without any.
    pub(super) fn around(&self, node: Node<'s>) -> Option<Node<'s>> {
        let file = node.file().root()?;
        if !self.addresses.contains_key(&file) {
            return None;
        }
        let mut node = node;
        while !self.addresses.contains_key(&node) {
            node = node.parent()?;
        }
        Some(node)
    }

    /// The resource that an address means where it is written.
    pub(super) fn at(&self, reference: Node<'s>, address: &str) -> Option<Node<'s>> {
        let address = match self.around(reference) {
            Some(resource) => self.joined(resource, address)?.into_string(),
            None => address.to_owned(),
        };
        self.by_address.get(&address).copied()
    }

    /// True if something that was read has this address.
    pub(super) fn is_address(&self, address: &str) -> bool {
        self.by_address.contains_key(address.trim_end_matches('#'))
    }

    /// The schema of an anchor within a resource.
    pub(super) fn anchored(&self, resource: Node<'s>, anchor: &str) -> Option<Node<'s>> {
        self.anchors.get(&(resource, anchor)).copied()
    }

    /// Every dynamic anchor, in the order in which they were found.
    pub(super) fn dynamic_anchor(&self, idx: usize) -> Option<(Node<'s>, &'s str, Node<'s>)> {
        self.dynamic_anchors.get(idx).copied()
    }

    /// The vocabularies of the dialect that a node is written in, where the document brings that dialect along.
    pub(super) fn vocabularies(&self, node: Node<'s>) -> Option<Node<'s>> {
        if self.dialects.is_empty() {
            return None;
        }
        let dialect = self.dialects.get(&self.around(node)?)?;
        self.by_address.get(dialect.trim_end_matches('#'))?.get("$vocabulary")
    }
}

/// True for an object that says something that only schemas say.
fn is_schema(node: Node<'_>) -> bool {
    let is_telling = |name: &str| {
        [SINGLE, LISTS, MAPS, &TELLING, &["$dynamicRef", "$ref", "type"]].iter().any(|known| known.contains(&name))
    };
    node.entries().any(|(key, _)| key.as_str().is_some_and(is_telling))
}

/// Schemas directly inside a schema. What stands under other keywords only looks like some.
fn schemas_in(node: Node<'_>) -> impl Iterator<Item = Node<'_>> {
    node.entries().flat_map(|(key, value)| {
        let name = key.as_str().unwrap_or_default();
        let inner: Vec<Node<'_>> = match name {
            _ if SINGLE.contains(&name) => vec![value],
            _ if LISTS.contains(&name) => value.items().collect(),
            _ if MAPS.contains(&name) => value.entries().map(|(_, value)| value).collect(),
            _ => Vec::new(),
        };
        inner
    })
}

/// A path as it may stand in a URI.
fn escaped(path: &str) -> String {
    let escape = |byte: u8| match byte {
        b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    path.trim_start_matches('/').bytes().map(escape).collect()
}
