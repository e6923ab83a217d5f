//! The fields of OpenAPI's objects, and reading them one by one.

use crate::catalogue::{MISSING_FIELD, UNKNOWN_FIELD};
use crate::findings::{Finding, LostTo, Place};
use crate::model::{Extensions, Use, Version, lost_keyword};
use crate::source::{Node, NodeKind};
use crate::words::capital;

use super::Reader;

/// A field that only people read, though a response must have it.
const PROSE: &str = "description";

/// Which fields an object has.
pub(super) struct ObjectFields {
    /// The object's name, with its article.
    pub(super) name: &'static str,
    /// Fields that must be there.
    pub(super) required: &'static [&'static str],
    /// Fields that may be there.
    pub(super) optional: &'static [&'static str],
    /// Fields that later versions added.
    pub(super) new: &'static [NewFields],
}

/// Fields that a version added to an object.
pub(super) struct NewFields {
    pub(super) since: Version,
    /// Those on whom they have no effect.
    pub(super) lost_to: LostTo,
    pub(super) names: &'static [&'static str],
}

/// An object whose field names were checked.
#[derive(Clone, Copy)]
pub(super) struct Fields<'s> {
    pub(super) node: Node<'s>,
    shape: &'static ObjectFields,
    /// The version whose fields the object has; `None` for an object that is not there or is malformed: it has no fields.
    version: Option<Version>,
}

impl<'s> Fields<'s> {
    /// No fields at all.
    pub(super) fn none(node: Node<'s>, shape: &'static ObjectFields) -> Self {
        Fields { node, shape, version: None }
    }

    /// A field that is there and that the document's version knows. Names are checked in debug builds: a field that the
    /// shape does not list would be read here and reported as unknown at once.
    pub(super) fn get(self, name: &str) -> Option<Node<'s>> {
        let is_listed = self.shape.knows(name) || self.shape.newer(name).is_some();
        debug_assert!(is_listed, "{} lists no field {name}", self.shape.name);
        let version = self.version?;
        self.node.get(name).filter(|_| self.shape.newer(name).is_none_or(|new| new.since <= version))
    }

    /// Keys and values of all fields.
    pub(super) fn entries(self) -> impl Iterator<Item = (Node<'s>, Node<'s>)> {
        self.node.entries().filter(move |_| self.version.is_some())
    }

    /// `x-` fields.
    pub(super) fn extensions(self) -> Extensions<'s> {
        let fields = self.entries().filter_map(|(key, value)| Some((key.as_str()?, value)));
        fields.filter(|(name, _)| name.starts_with("x-")).collect()
    }
}

impl ObjectFields {
    /// True if it is a field of every version.
    fn knows(&self, name: &str) -> bool {
        self.required.contains(&name) || self.optional.contains(&name)
    }

    /// The fields that came with one of this name.
    fn newer(&self, name: &str) -> Option<&'static NewFields> {
        self.new.iter().find(|new| new.names.contains(&name))
    }

    /// The known field that a misspelled one most resembles.
    fn nearest(&self, name: &str) -> Option<&'static str> {
        nearest(name, self.required.iter().chain(self.optional).copied())
    }
}

/// The candidate that a misspelled name most resembles.
pub(crate) fn nearest<'a>(name: &str, candidates: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let lower = name.to_lowercase();
    let scored = candidates.map(|candidate| (strsim::jaro_winkler(&lower, &candidate.to_lowercase()), candidate));
    let best = scored.max_by(|a, b| a.0.total_cmp(&b.0));
    best.filter(|(score, _)| *score > 0.88).map(|(_, candidate)| candidate)
}

impl<'s> Reader<'s> {
    /// Checks that a node is an object with the fields of its shape; reports what is not.
    pub(super) fn fields(&mut self, node: Node<'s>, shape: &'static ObjectFields) -> Option<Fields<'s>> {
        if node.kind() != NodeKind::Object {
            self.wrong_type(node, capital(shape.name).as_str(), "an object");
            return None;
        }
        for (key, _) in node.entries() {
            let name = key.as_str().unwrap_or_default();
            if shape.knows(name) || name.starts_with("x-") {
                continue;
            }
            match shape.newer(name) {
                Some(new) if new.since <= self.api.version => self.lost(key, name, new.lost_to),
                Some(new) => {
                    let minor = new.since.minor();
                    let help = format!("It came with OpenAPI {minor}: remove it, or write `openapi: {minor}.0`.");
                    self.unknown_field(key, name, shape, Some(&help));
                }
                None => self.unknown_field(key, name, shape, None),
            }
        }
        for name in shape.required {
            // In 3.2 a response may go without it.
            let is_needed = *name != PROSE || !self.since_3_2();
            if is_needed && node.get(name).is_none() {
                let message = format!("{} needs `{name}`, and it is missing.", capital(shape.name));
                let finding = Finding::new(&MISSING_FIELD, node, message, format!("Add `{name}` here."));
                self.findings.push(if *name == PROSE { finding.with_clear_meaning() } else { finding });
            }
        }
        Some(Fields { node, shape, version: Some(self.api.version) })
    }

    /// The same of an object that a reference may have missed; it has no fields then, nor if it is malformed.
    pub(super) fn fields_if(&mut self, is_resolved: bool, node: Node<'s>, shape: &'static ObjectFields) -> Fields<'s> {
        let fields = if is_resolved { self.fields(node, shape) } else { None };
        fields.unwrap_or(Fields::none(node, shape))
    }

    /// Reports something that has no effect on some of those for whom the document is read.
    pub(super) fn lost(&mut self, key: Node<'s>, name: &str, lost_to: LostTo) {
        if lost_to == LostTo::NOBODY {
            return;
        }
        self.findings.push(lost_keyword(key, name, lost_to));
    }

    /// Reports a field that an object does not have, with the remedy for one that a later version knows.
    pub(super) fn unknown_field(&mut self, key: Node<'s>, name: &str, shape: &ObjectFields, newer: Option<&str>) {
        let message = format!("`{name}` is not a field of {}.", shape.name);
        let help = match (newer, shape.nearest(name)) {
            (Some(help), _) => help.to_owned(),
            (None, Some(nearest)) => format!("Did you mean `{nearest}`? A field of your own begins with `x-`."),
            (None, None) => "Remove it, or let its name begin with `x-` if it is your own.".to_owned(),
        };
        self.findings.push(Finding::new(&UNKNOWN_FIELD, Place::of_key(key), message, help));
    }

    pub(super) fn string(&mut self, fields: Fields<'s>, name: &str) -> Option<&'s str> {
        self.string_node(fields, name)?.as_str()
    }

    /// A string field's node, for places where the finding will want to point.
    pub(super) fn string_node(&mut self, fields: Fields<'s>, name: &str) -> Option<Node<'s>> {
        let node = fields.get(name)?;
        if node.as_str().is_none() {
            self.wrong_type(node, &format!("`{name}`"), "a string");
            return None;
        }
        Some(node)
    }

    pub(super) fn boolean(&mut self, fields: Fields<'s>, name: &str) -> Option<bool> {
        let node = fields.get(name)?;
        self.boolean_at(node, name)
    }

    pub(super) fn boolean_at(&mut self, node: Node<'s>, name: &str) -> Option<bool> {
        if node.as_bool().is_none() {
            self.wrong_type(node, &format!("`{name}`"), "a boolean");
        }
        node.as_bool()
    }

    /// The elements of an array field; none when it is missing.
    pub(super) fn items(&mut self, fields: Fields<'s>, name: &str) -> Vec<Node<'s>> {
        fields.get(name).map(|node| self.items_at(node, name)).unwrap_or_default()
    }

    pub(super) fn items_at(&mut self, node: Node<'s>, name: &str) -> Vec<Node<'s>> {
        if node.kind() != NodeKind::Array {
            self.wrong_type(node, &format!("`{name}`"), "an array");
        }
        node.items().collect()
    }

    /// The strings of an array; other elements are reported and left out.
    pub(super) fn strings_at(&mut self, node: Node<'s>, name: &str) -> Vec<Node<'s>> {
        let items = self.items_at(node, name);
        self.strings_among(items, name)
    }

    /// The strings among the elements of an array; the others are reported.
    pub(super) fn strings_among(&mut self, items: Vec<Node<'s>>, name: &str) -> Vec<Node<'s>> {
        let mut strings = Vec::with_capacity(items.len());
        for item in items {
            if item.as_str().is_some() {
                strings.push(item);
            } else {
                self.wrong_type(item, &format!("An element of `{name}`"), "a string");
            }
        }
        strings
    }

    /// The entries of a map field; none when it is missing.
    pub(super) fn map(&mut self, fields: Fields<'s>, name: &str) -> Vec<(Node<'s>, Node<'s>)> {
        fields.get(name).map(|node| self.map_at(node, name)).unwrap_or_default()
    }

    pub(super) fn map_at(&mut self, node: Node<'s>, name: &str) -> Vec<(Node<'s>, Node<'s>)> {
        if node.kind() != NodeKind::Object {
            self.wrong_type(node, &format!("`{name}`"), "an object");
        }
        node.entries().collect()
    }

    /// A map of objects that can be referred to, with their names.
    pub(super) fn named<T>(
        &mut self,
        fields: Fields<'s>,
        name: &str,
        read: impl Fn(&mut Self, Node<'s>) -> Use<'s, T>,
    ) -> Vec<(&'s str, Use<'s, T>)> {
        let entries = self.map(fields, name);
        entries.into_iter().map(|(key, value)| (key.as_str().unwrap_or_default(), read(self, value))).collect()
    }
}
