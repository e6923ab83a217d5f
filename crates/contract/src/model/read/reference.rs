//! `$ref`: where it leads.

use std::collections::HashSet;

use crate::catalogue::{
    REFERENCE_CYCLE, REFERENCE_NOT_FOUND, REFERENCE_OUTSIDE, REFERENCE_REMOTE, REFERENCE_SIBLINGS,
    REFERENCE_WRONG_KIND, WRONG_TYPE,
};
use crate::findings::{Finding, Place};
use crate::source::{Node, NodeKind, SourceFile, Unavailable};

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
        while let Some(reference) = node.get("$ref") {
            if !seen.insert(node) {
                let message = "This reference leads back to itself without ever reaching an object.";
                let help = "Let one of the references in the circle become the object that is meant.";
                self.report(&REFERENCE_CYCLE, start, message, help);
                return None;
            }
            if node == start {
                self.check_siblings(node);
            }
            node = self.follow(reference, kind)?;
        }
        Some(node)
    }

    /// In 3.0 a reference stands alone; in 3.1 a summary and a description may stand beside it.
    fn check_siblings(&mut self, node: Node<'s>) {
        let is_allowed = |name: &str| name == "$ref" || (self.is_3_1() && matches!(name, "summary" | "description"));
        let ignored: Vec<_> = node.entries().filter(|(key, _)| !key.as_str().is_some_and(is_allowed)).collect();
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
        let file = if address.is_empty() { reference.file() } else { self.referred_file(reference, address)? };
        let target = self.target(reference, file, fragment)?;
        if let Some(found) = wrong_kind(fragment, kind) {
            let message = format!("This should refer to one of `components.{kind}`, and refers to one of `{found}`.");
            let help = format!("Refer to an object under `#/components/{kind}/`.");
            self.report(&REFERENCE_WRONG_KIND, reference, message, help);
            return None;
        }
        self.api.references.insert(reference, target);
        Some(target)
    }

    fn target(&mut self, reference: Node<'s>, file: &'s SourceFile, fragment: &str) -> Option<Node<'s>> {
        let mut node = file.root()?;
        let Some(pointer) = fragment.strip_prefix('/') else {
            if fragment.is_empty() {
                return Some(node);
            }
            let message = format!("`#{fragment}` is not a JSON pointer.");
            self.report(&REFERENCE_NOT_FOUND, reference, message, "Write it as `#/components/schemas/Name`.");
            return None;
        };
        for segment in pointer.split('/') {
            let segment = decode(segment);
            let next = match node.kind() {
                NodeKind::Array => segment.parse().ok().and_then(|idx| node.items().nth(idx)),
                _ => node.get(&segment),
            };
            match next {
                Some(next) => node = next,
                None => {
                    self.not_found(reference, node, &segment);
                    return None;
                }
            }
        }
        Some(node)
    }

    fn not_found(&mut self, reference: Node<'s>, last: Node<'s>, segment: &str) {
        let text = reference.as_str().unwrap_or_default();
        let known = last.entries().filter_map(|(key, _)| key.as_str());
        let help = match nearest(segment, known) {
            Some(nearest) => format!("Did you mean `{nearest}`?"),
            None => format!("Add `{segment}` at `{}`, or correct the reference.", last.pointer()),
        };
        self.report(&REFERENCE_NOT_FOUND, reference, format!("Nothing stands at `{text}`."), help);
    }

    fn referred_file(&mut self, reference: Node<'s>, address: &str) -> Option<&'s SourceFile> {
        if address.contains("://") {
            let message = format!("`{address}` is on the network, and only files are read.");
            let help = "Save the document beside this one and refer to the file.";
            self.report(&REFERENCE_REMOTE, reference, message, help);
            return None;
        }
        let path = decode_percent(address);
        match self.sources.referred(reference.file(), &path) {
            Ok(file) => Some(file),
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
                    format!("A part of this document is referred to as `#/components/schemas/{path}`.")
                };
                self.report(&REFERENCE_NOT_FOUND, reference, message, help);
                None
            }
            Err(Unavailable::Faulty) => None,
        }
    }
}

/// The section of `components` that a pointer leads into, if it is not the one expected.
fn wrong_kind<'f>(fragment: &'f str, kind: &str) -> Option<&'f str> {
    let (section, name) = fragment.strip_prefix("/components/")?.split_once('/')?;
    (!name.contains('/') && section != kind).then_some(section)
}

/// A segment of a JSON pointer in a URI fragment.
fn decode(segment: &str) -> String {
    decode_percent(segment).replace("~1", "/").replace("~0", "~")
}

fn decode_percent(text: &str) -> String {
    if !text.contains('%') {
        return text.to_owned();
    }
    let mut decoded = Vec::with_capacity(text.len());
    let mut bytes = text.bytes();
    while let Some(byte) = bytes.next() {
        let mut ahead = bytes.clone();
        let digits = (ahead.next(), ahead.next());
        if let (b'%', (Some(high), Some(low))) = (byte, digits)
            && let (Some(high), Some(low)) = ((high as char).to_digit(16), (low as char).to_digit(16))
        {
            decoded.push(u8::try_from(high * 16 + low).unwrap_or_default());
            bytes = ahead;
        } else {
            decoded.push(byte);
        }
    }
    // What does not decode to text is taken as it stands; it will not be found.
    String::from_utf8(decoded).unwrap_or_else(|_| text.to_owned())
}
