//! The walk that writes the document and brings in what it refers to.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

use contract::model::{Api, Method};
use contract::source::{Node, NodeKind};
use schema_algebra::json::pointer_segment;

use super::grammar::{DocumentPart, FieldShape};
use super::json;
use super::paths::Kept;
use super::reference::{as_fragment, descend, local_segments, wanted_name};

/// The document as one JSON text, with the operations that `keeps` names by path and method.
pub fn document_json(api: &Api<'_>, keeps: impl Fn(&str, Method) -> bool) -> String {
    let mut bundle = Bundle {
        api,
        kept: Kept::new(api, &keeps),
        foreign: Vec::new(),
        numbers: HashMap::new(),
        names: HashSet::new(),
        inlined: HashMap::new(),
    };
    let text = bundle.document();
    if bundle.foreign.is_empty() {
        return text;
    }
    // What is brought in may refer to more; only when all is known can it be written in its section.
    let mut idx = 0;
    while let Some(Foreign { node, part, .. }) = bundle.foreign.get(idx).cloned() {
        bundle.part(&mut String::new(), node, part, 0);
        idx += 1;
    }
    bundle.document()
}

struct Bundle<'a, 's> {
    api: &'a Api<'s>,
    kept: Kept<'s, 'a>,
    /// What is brought in, in the order in which it is first needed.
    foreign: Vec<Foreign<'s>>,
    numbers: HashMap<(Node<'s>, &'static str), usize>,
    /// Names that were given to foreign parts, by section.
    names: HashSet<(&'static str, String)>,
    /// Path items that were referred to and are written out, and the first path where each is.
    inlined: HashMap<Node<'s>, &'s str>,
}

/// A part that becomes a component.
#[derive(Clone)]
struct Foreign<'s> {
    node: Node<'s>,
    part: DocumentPart,
    section: &'static str,
    name: String,
}

/// Where path items are kept that callbacks refer to: `components` has no place for them in 3.0.
const PATH_ITEMS: &str = "x-path-items";

impl<'s> Bundle<'_, 's> {
    fn document(&mut self) -> String {
        self.inlined.clear();
        let root = self.api.node;
        let mut fields: Vec<(&str, Option<Node<'s>>)> =
            root.entries().map(|(key, value)| (key.as_str().unwrap_or_default(), Some(value))).collect();
        let has_components = self.foreign.iter().any(|foreign| foreign.section != PATH_ITEMS);
        if has_components && root.get("components").is_none() {
            fields.push(("components", None));
        }
        if self.foreign.iter().any(|foreign| foreign.section == PATH_ITEMS) && root.get(PATH_ITEMS).is_none() {
            fields.push((PATH_ITEMS, None));
        }
        let mut out = String::with_capacity(root.file().text().len() * 2);
        json::block(&mut out, 0, ['{', '}'], fields, |out, (key, value)| {
            json::key(out, key);
            match (key, value) {
                ("components", components) => self.components(out, components),
                (PATH_ITEMS, items) => self.section(out, PATH_ITEMS, items, 1),
                ("paths", Some(paths)) if paths.kind() == NodeKind::Object => self.paths(out, paths),
                ("webhooks", Some(webhooks)) => self.shaped(out, webhooks, FieldShape::Map(DocumentPart::PathItem), 1),
                (_, Some(value)) => plain(out, value, 1),
                (_, None) => out.push_str("null"),
            }
        });
        out.push('\n');
        out
    }

    /// The document's own components, and in each section what is brought in.
    fn components(&mut self, out: &mut String, components: Option<Node<'s>>) {
        let own = components.into_iter().flat_map(Node::entries);
        let mut sections: Vec<(&str, Option<Node<'s>>)> =
            own.map(|(key, value)| (key.as_str().unwrap_or_default(), Some(value))).collect();
        for foreign in &self.foreign {
            let is_there = sections.iter().any(|(section, _)| *section == foreign.section);
            if !is_there && foreign.section != PATH_ITEMS {
                sections.push((foreign.section, None));
            }
        }
        json::block(out, 1, ['{', '}'], sections, |out, (section, value)| {
            json::key(out, section);
            self.section(out, section, value, 2);
        });
    }

    fn section(&mut self, out: &mut String, section: &str, own: Option<Node<'s>>, depth: usize) {
        let brought: Vec<_> = self.foreign.iter().filter(|foreign| foreign.section == section).cloned().collect();
        let shape = DocumentPart::Components.field(section);
        if let (Some(own), true) = (own, brought.is_empty()) {
            return self.shaped(out, own, shape, depth);
        }
        let part = if let FieldShape::Map(part) = shape { part } else { DocumentPart::Plain };
        let own = own.into_iter().flat_map(Node::entries);
        let own = own.map(|(key, value)| (key.as_str().unwrap_or_default(), value, part));
        let brought = brought.iter().map(|foreign| (foreign.name.as_str(), foreign.node, foreign.part));
        json::block(out, depth, ['{', '}'], own.chain(brought), |out, (name, node, part)| {
            json::key(out, name);
            self.part(out, node, part, depth + 1);
        });
    }

    fn paths(&mut self, out: &mut String, paths: Node<'s>) {
        let entries = paths.entries().map(|(key, value)| (key.as_str().unwrap_or_default(), value));
        let kept: Vec<_> = entries.filter(|(path, _)| self.kept.has(path)).collect();
        json::block(out, 1, ['{', '}'], kept, |out, (path, item)| {
            json::key(out, path);
            if path.starts_with("x-") {
                plain(out, item, 2);
            } else {
                self.path(out, path, item);
            }
        });
    }

    /// A path item under its path. One that is referred to is written out, since another path may keep other operations
    /// of it; where both keep all, the second refers to the first.
    fn path(&mut self, out: &mut String, path: &'s str, item: Node<'s>) {
        let Some(reference) = item.get("$ref") else {
            return self.path_item(out, path, item);
        };
        let is_whole = self.kept.is_whole(path);
        let stays = is_whole && reference.as_str().is_some_and(|text| self.stays_local(reference, text));
        let Some(target) = self.followed(item).filter(|_| !stays) else {
            return self.part(out, item, DocumentPart::PathItem, 2);
        };
        match self.inlined.get(&target) {
            Some(first) if is_whole => {
                let pointer = format!("#/paths/{}", pointer_segment(first));
                json::block(out, 2, ['{', '}'], ["$ref"], |out, key| {
                    json::key(out, key);
                    json::string(out, &as_fragment(&pointer));
                });
            }
            _ => {
                if is_whole {
                    self.inlined.insert(target, path);
                }
                self.path_item(out, path, target);
            }
        }
    }

    fn path_item(&mut self, out: &mut String, path: &str, item: Node<'s>) {
        let entries = item.entries().map(|(key, value)| (key.as_str().unwrap_or_default(), value));
        let kept: Vec<_> = entries.filter(|(key, _)| self.kept.has_field(path, key)).collect();
        json::block(out, 2, ['{', '}'], kept, |out, (key, value)| {
            json::key(out, key);
            self.shaped(out, value, DocumentPart::PathItem.field(key), 3);
        });
    }

    fn shaped(&mut self, out: &mut String, node: Node<'s>, shape: FieldShape, depth: usize) {
        match (shape, node.kind()) {
            (FieldShape::One(part), _) => self.part(out, node, part, depth),
            (FieldShape::List(part), NodeKind::Array) => {
                json::block(out, depth, ['[', ']'], node.items(), |out, item| self.part(out, item, part, depth + 1));
            }
            (FieldShape::Map(part), NodeKind::Object) => {
                json::block(out, depth, ['{', '}'], node.entries(), |out, (key, value)| {
                    json::key(out, key.as_str().unwrap_or_default());
                    self.part(out, value, part, depth + 1);
                });
            }
            _ => plain(out, node, depth),
        }
    }

    fn part(&mut self, out: &mut String, node: Node<'s>, part: DocumentPart, depth: usize) {
        match (part, node.kind()) {
            (DocumentPart::Plain, _) => plain(out, node, depth),
            (DocumentPart::MappedSchema, NodeKind::String) => {
                let text = self.reference(node, part);
                json::string(out, &text);
            }
            (_, NodeKind::Object) => json::block(out, depth, ['{', '}'], node.entries(), |out, (key, value)| {
                let name = key.as_str().unwrap_or_default();
                json::key(out, name);
                if name == "$ref" && value.kind() == NodeKind::String {
                    let text = self.reference(value, part);
                    json::string(out, &text);
                } else {
                    self.shaped(out, value, part.field(name), depth + 1);
                }
            }),
            _ => plain(out, node, depth),
        }
    }

    /// The text of a reference in the one document, and what it names brought in.
    fn reference(&mut self, reference: Node<'s>, part: DocumentPart) -> Cow<'s, str> {
        let text = reference.as_str().unwrap_or_default();
        let Some(target) = self.target(reference) else {
            return text.into();
        };
        if self.stays_local(reference, text) {
            return text.into();
        }
        if self.is_main(target) && !text.starts_with('#') {
            let pointer = target.pointer();
            if !local_segments(&pointer).is_some_and(|segments| self.kept.leaves_out(&segments)) {
                return as_fragment(&pointer).into();
            }
        }
        let section = part.section().unwrap_or(PATH_ITEMS);
        let idx = match self.numbers.get(&(target, section)) {
            Some(idx) => *idx,
            None => self.bring_in(target, part, section, &wanted_name(text)),
        };
        let name = &self.foreign[idx].name;
        if section == PATH_ITEMS { format!("#/{section}/{name}") } else { format!("#/components/{section}/{name}") }
            .into()
    }

    fn bring_in(&mut self, node: Node<'s>, part: DocumentPart, section: &'static str, wanted: &str) -> usize {
        let root = self.api.node;
        let own = if section == PATH_ITEMS { Some(root) } else { root.get("components") };
        let own = own.and_then(|components| components.get(section));
        let mut name = wanted.to_owned();
        let mut n = 2;
        while own.is_some_and(|own| own.get(&name).is_some()) || !self.names.insert((section, name.clone())) {
            name = format!("{wanted}_{n}");
            n += 1;
        }
        // A mapping names a schema, which is then written as one.
        let part = if part == DocumentPart::MappedSchema { DocumentPart::Schema } else { part };
        self.foreign.push(Foreign { node, part, section, name });
        self.numbers.insert((node, section), self.foreign.len() - 1);
        self.foreign.len() - 1
    }

    /// Whether a reference is one within the document, to something that stays in it.
    fn stays_local(&self, reference: Node<'s>, text: &str) -> bool {
        let is_left_out = || local_segments(text).is_some_and(|segments| self.kept.leaves_out(&segments));
        self.is_main(reference) && text.starts_with('#') && !(text.starts_with("#/paths/") && is_left_out())
    }

    /// Where a reference leads in one step. Keywords that the model does not hold are not in its table; within a file
    /// their references are found here.
    fn target(&self, reference: Node<'s>) -> Option<Node<'s>> {
        let known = self.api.references.get(&reference).copied();
        known.or_else(|| descend(reference.file().root()?, &local_segments(reference.as_str()?)?))
    }

    /// The object at the end of a chain of references.
    fn followed(&self, start: Node<'s>) -> Option<Node<'s>> {
        let mut seen = HashSet::new();
        let mut node = start;
        while let Some(reference) = node.get("$ref") {
            if !seen.insert(node) {
                return None;
            }
            node = self.target(reference)?;
        }
        Some(node)
    }

    fn is_main(&self, node: Node<'s>) -> bool {
        std::ptr::eq(node.file(), self.api.node.file())
    }
}

/// A value that holds no references.
fn plain(out: &mut String, node: Node<'_>, depth: usize) {
    match node.kind() {
        NodeKind::Array => {
            json::block(out, depth, ['[', ']'], node.items(), |out, item| plain(out, item, depth + 1));
        }
        NodeKind::Object => json::block(out, depth, ['{', '}'], node.entries(), |out, (key, value)| {
            json::key(out, key.as_str().unwrap_or_default());
            plain(out, value, depth + 1);
        }),
        _ => json::scalar(out, node),
    }
}
