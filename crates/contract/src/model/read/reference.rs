//! `$ref`: where it leads.

use std::collections::HashSet;

use crate::catalogue::{
    REFERENCE_CYCLE, REFERENCE_NOT_FOUND, REFERENCE_OUTSIDE, REFERENCE_REMOTE, REFERENCE_SIBLINGS,
    REFERENCE_WRONG_KIND, WRONG_TYPE,
};
use crate::findings::{Finding, Place};
use crate::source::{Node, SourceFile, Unavailable, decode_percent};

use super::Reader;
use super::fields::nearest;

/// A place where an object may be written or referred to, and where it really stands.
#[derive(Clone, Copy)]
pub(super) struct Resolved<'s> {
    /// Where the object stands; `None` when the reference leads nowhere, which is reported.
    pub(super) target: Option<Node<'s>>,
    /// The object with the `$ref`, if there is one.
    pub(super) via: Option<Node<'s>>,
}

impl<'s> Reader<'s> {
    /// Follows references until an object is reached. `kind` is the section of `components` that such objects live in.
    pub(super) fn resolve(&mut self, node: Node<'s>, kind: &str) -> Resolved<'s> {
        if node.get("$ref").is_none() {
            return Resolved { target: Some(node), via: None };
        }
        if let Some(target) = self.memo.references.get(&node) {
            return Resolved { target: *target, via: Some(node) };
        }
        let target = self.follow_chain(node, kind);
        self.memo.references.insert(node, target);
        Resolved { target, via: Some(node) }
    }

    fn follow_chain(&mut self, start: Node<'s>, kind: &str) -> Option<Node<'s>> {
        let mut seen = HashSet::new();
        let mut node = start;
        while let Some(reference) = node.get("$ref").filter(|_| node == start || !self.says_more(node, kind)) {
            if !seen.insert(node) {
                let message = "This reference leads back to itself without ever reaching an object.";
                let help = "Let one of the references in the circle become the object that is meant.";
                self.report(&REFERENCE_CYCLE, start, message, help);
                return None;
            }
            if node == start {
                self.check_siblings(node);
            }
            let next = self.follow(reference, kind)?;
            // A dynamic reference may mean a schema of a resource that was only passed through.
            let resource = self.resources.around(node);
            if node != start && kind == "schemas" && resource.is_some() && resource != self.resources.around(next) {
                return Some(node);
            }
            node = next;
        }
        Some(node)
    }

    /// True for an object with rules beside its reference, which only schemas of 3.1 have: it is what is meant then.
    pub(super) fn says_more(&self, node: Node<'s>, kind: &str) -> bool {
        self.since_3_1() && kind == "schemas" && has_rules_beside_reference(node)
    }

    /// In 3.0 a reference stands alone; in 3.1 a summary and a description may stand beside it.
    fn check_siblings(&mut self, node: Node<'s>) {
        let is_allowed = |name: &str| name == "$ref" || (self.since_3_1() && matches!(name, "summary" | "description"));
        let ignored: Vec<_> = node.entries().filter(|(key, _)| !key.as_str().is_some_and(is_allowed)).collect();
        if self.since_3_1() {
            for (name, text) in node.entries().filter_map(|(key, value)| Some((key.as_str()?, value))) {
                if matches!(name, "summary" | "description") {
                    self.text(text, name);
                }
            }
        }
        for (key, _) in ignored {
            let name = key.as_str().unwrap_or_default();
            let message = format!("`{name}` stands beside a `$ref` and is ignored.");
            let help = "Remove it, or wrap the reference: `allOf: [{$ref: …}]` with it beside the `allOf`.";
            self.findings.push(Finding::new(&REFERENCE_SIBLINGS, Place::of_key(key), message, help));
        }
    }

    /// One step: from the text of a reference to the node that it names.
    pub(super) fn follow(&mut self, reference: Node<'s>, kind: &str) -> Option<Node<'s>> {
        let Some(text) = reference.as_str() else {
            let message = format!("`$ref` must be a string, and here is {}.", reference.kind().describe());
            self.report(&WRONG_TYPE, reference, message, "Write the reference as a string.");
            return None;
        };
        let (address, fragment) = text.split_once('#').unwrap_or((text, ""));
        let resource = match address {
            "" => self.resources.around(reference),
            _ => self.resources.at(reference, address),
        };
        let target = match resource {
            Some(resource) => self.target_within(reference, resource, fragment)?,
            None if address.is_empty() => self.target(reference, reference.file().root()?, fragment)?,
            None => {
                let file = self.referred_file(reference, address)?;
                self.look_through(file);
                self.target(reference, file.root()?, fragment)?
            }
        };
        if let Some(found) = wrong_kind(fragment, kind) {
            let (wanted, found) = (self.section_as_written(kind), self.section_as_written(found));
            let message = format!("This should refer to one of `{wanted}`, and refers to one of `{found}`.");
            let help = format!("Refer to an object under `#/{}/`.", wanted.replace('.', "/"));
            self.report(&REFERENCE_WRONG_KIND, reference, message, help);
            return None;
        }
        self.api.references.insert(reference, target);
        Some(target)
    }

    /// A target within a schema resource. Many who write `$id` go on counting pointers from the document's top.
    fn target_within(&mut self, reference: Node<'s>, resource: Node<'s>, fragment: &str) -> Option<Node<'s>> {
        let top = resource.file().root()?;
        let is_pointer = fragment.is_empty() || fragment.starts_with('/');
        let is_missed = is_pointer && resource != top && resource.descend(fragment).is_err();
        self.target(reference, if is_missed { top } else { resource }, fragment)
    }

    fn target(&mut self, reference: Node<'s>, top: Node<'s>, fragment: &str) -> Option<Node<'s>> {
        if !fragment.is_empty() && !fragment.starts_with('/') {
            let target = self.resources.anchored(top, fragment);
            if target.is_none() {
                let no_anchor = if self.since_3_1() { ", and no anchor has that name" } else { "" };
                let message = format!("`#{fragment}` is not a JSON pointer{no_anchor}.");
                self.report(&REFERENCE_NOT_FOUND, reference, message, "Write it as `#/components/schemas/Name`.");
            }
            return target;
        }
        match top.descend(fragment) {
            Ok(target) => Some(target),
            Err(missed) => {
                let (last, segment) = missed_as_written(reference, top).unwrap_or(missed);
                self.not_found(reference, last, &segment);
                None
            }
        }
    }

    /// The section of the document in which objects of a kind are written.
    fn section_as_written(&self, kind: &str) -> String {
        match kind {
            _ if self.converted.is_empty() => format!("components.{kind}"),
            "schemas" => "definitions".to_owned(),
            "securitySchemes" => "securityDefinitions".to_owned(),
            _ => kind.to_owned(),
        }
    }

    fn not_found(&mut self, reference: Node<'s>, last: Node<'s>, segment: &str) {
        let text = reference.origin().as_str().unwrap_or_default();
        let known = last.entries().filter_map(|(key, _)| key.as_str());
        let help = match nearest(segment, known) {
            Some(nearest) => format!("Did you mean `{nearest}`?"),
            None => format!("Add `{segment}` at `{}`, or correct the reference.", last.pointer()),
        };
        self.report(&REFERENCE_NOT_FOUND, reference, format!("Nothing stands at `{text}`."), help);
    }

    fn referred_file(&mut self, reference: Node<'s>, address: &str) -> Option<&'s SourceFile> {
        let path = decode_percent(address);
        match self.sources.referred(reference.file(), address) {
            Ok(file) => Some(self.converted.get(file.path()).copied().unwrap_or(file)),
            Err(Unavailable::Remote) => {
                let message = format!("`{address}` is elsewhere on the network, where no reference is followed.");
                let help = "Save the document beside this one and refer to the file.";
                self.report(&REFERENCE_REMOTE, reference, message, help);
                None
            }
            Err(Unavailable::Outside { root }) => {
                let message = format!("`{path}` is outside the document's folder, `{}`.", root.display());
                let help = "Move the file into the folder, or allow a wider one with `--root`.";
                self.report(&REFERENCE_OUTSIDE, reference, message, help);
                None
            }
            Err(Unavailable::Unreadable(error)) => {
                let message = format!("The file `{path}` cannot be read: {error}.");
                let help = if path.contains(['.', '/']) {
                    "Correct the path; it is relative to the file that the reference stands in.".to_owned()
                } else {
                    let section = if self.converted.is_empty() { "components/schemas" } else { "definitions" };
                    format!("A part of this document is referred to as `#/{section}/{path}`.")
                };
                self.report(&REFERENCE_NOT_FOUND, reference, message, help);
                None
            }
            Err(Unavailable::Faulty) => None,
        }
    }
}

/// Where a reference of a document that was converted fails in the words in which it was written.
fn missed_as_written<'s>(reference: Node<'s>, top: Node<'s>) -> Option<(Node<'s>, String)> {
    let (reference, top) = (reference.origin(), top.origin());
    let (_, fragment) = reference.as_str()?.split_once('#')?;
    top.descend(fragment).err()
}

fn has_rules_beside_reference(node: Node<'_>) -> bool {
    let says_nothing = |name: &str| matches!(name, "$ref" | "summary" | "description");
    node.len() > 1
        && node.get("$ref").is_some()
        && node.entries().any(|(key, _)| !key.as_str().is_some_and(says_nothing))
}

/// The section of `components` that a pointer leads into, if it is not the one expected.
fn wrong_kind<'f>(fragment: &'f str, kind: &str) -> Option<&'f str> {
    let (section, name) = fragment.strip_prefix("/components/")?.split_once('/')?;
    (!name.contains('/') && section != kind).then_some(section)
}
