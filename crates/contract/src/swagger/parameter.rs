//! Parameters and headers, whose schemas stand in the object itself in 2.0.

use std::collections::HashSet;

use crate::catalogue::{MISSING_FIELD, UNKNOWN_FIELD, UNKNOWN_VALUE};
use crate::findings::{Finding, Place};
use crate::source::{Node, NodeId, NodeKind};

use super::converter::Converter;
use super::fields::{HEADER, PARAMETER};
use super::kinds::Kind;
use super::references::followed;
use super::schema::is_reference;

/// Sorts of parameters of 2.0, by what they become.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ParameterSort {
    /// The body of an operation.
    Body,
    /// A property of the body.
    Form,
    /// A parameter of 3.0.
    Apart,
}

/// Fields of a parameter that make its schema in 3.0.
const OF_SCHEMA: &[&str] = &[
    "type",
    "format",
    "items",
    "default",
    "maximum",
    "exclusiveMaximum",
    "minimum",
    "exclusiveMinimum",
    "maxLength",
    "minLength",
    "pattern",
    "maxItems",
    "minItems",
    "uniqueItems",
    "enum",
    "multipleOf",
    "x-nullable",
];

/// Separator of the elements of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Separation {
    Comma,
    Space,
    Pipe,
    /// Each with the name before it.
    Repeated,
    /// In a way that 3.0 does not know: the whole list is one text.
    Unknown,
}

impl<'s> Converter<'s> {
    /// A parameter where it stands by itself: among those of an operation, or in a section of the components.
    pub(super) fn parameter_apart(&mut self, node: Node<'s>) {
        let sort = self.sort_of(node);
        if node.kind() != NodeKind::Object || (sort == ParameterSort::Form && !is_reference(node)) {
            return self.copy_within(node);
        }
        let kind = if sort == ParameterSort::Body { Kind::RequestBody } else { Kind::Parameter };
        if is_reference(node) {
            return self.reference(node, kind);
        }
        match sort {
            ParameterSort::Body => {
                let consumes = self.context.consumes.clone();
                let id = self.request_body(node, &consumes);
                self.made(node, kind, id);
            }
            _ => self.once(node, kind, |converter| converter.parameter(node)),
        }
    }

    /// The parameter at the end of a chain of references; `None` where it leads nowhere.
    pub(super) fn declared(&self, node: Node<'s>) -> Option<Node<'s>> {
        let mut node = node;
        let mut seen = HashSet::new();
        while let Some(reference) = node.get("$ref") {
            if !seen.insert(node) {
                return None;
            }
            node = followed(self.sources, reference)?;
        }
        Some(node)
    }

    fn parameter(&mut self, node: Node<'s>) -> NodeId {
        let location = node.get("in").and_then(Node::as_str).unwrap_or_default();
        let separation = self.separation(node, location);
        let mut has_schema = false;
        self.begin(node);
        for (key, value) in node.entries() {
            match key.as_str().unwrap_or_default() {
                "collectionFormat" => {}
                _ if is_of_schema(key) => {
                    if !std::mem::replace(&mut has_schema, true) {
                        self.separated(node, location, separation);
                        self.string("schema", key);
                        self.schema_within(node, separation);
                    }
                }
                "schema" => self.nested_schema(key, value, node),
                _ if self.is_later(&PARAMETER, key) => {}
                _ => self.field(key, value),
            }
        }
        self.untyped(node, "A Parameter Object");
        self.end(node)
    }

    /// A schema in a parameter or a header is of 3.0; it holds where nothing else says what the value is.
    fn nested_schema(&mut self, key: Node<'s>, value: Node<'s>, within: Node<'s>) {
        let message = "Only a body has a `schema` in Swagger 2.0; elsewhere the type stands in the object itself.";
        let help = "Move the fields of the schema out of it.";
        let finding = Finding::new(&UNKNOWN_FIELD, Place::of_key(key), message, help);
        self.findings.push(finding.with_clear_meaning());
        if !within.entries().any(|(key, _)| is_of_schema(key)) {
            self.draft.writer.scalar(key);
            self.schema(value);
        }
    }

    pub(super) fn header(&mut self, node: Node<'s>) {
        if node.kind() != NodeKind::Object || is_reference(node) {
            return self.copy_within(node);
        }
        let separation = self.separation(node, "header");
        let mut has_schema = false;
        self.begin(node);
        for (key, value) in node.entries() {
            match key.as_str().unwrap_or_default() {
                "collectionFormat" => {}
                _ if is_of_schema(key) => {
                    if !std::mem::replace(&mut has_schema, true) {
                        self.string("schema", key);
                        self.schema_within(node, separation);
                    }
                }
                "schema" => self.nested_schema(key, value, node),
                _ if self.is_later(&HEADER, key) => {}
                _ => self.field(key, value),
            }
        }
        self.untyped(node, "A Header Object");
        self.end(node);
    }

    /// Reports what says nothing of its value.
    fn untyped(&mut self, node: Node<'s>, what: &str) {
        if node.get("schema").is_none() && !node.entries().any(|(key, _)| is_of_schema(key)) {
            let message = format!("{what} needs `type`, and it is missing.");
            self.findings.push(Finding::new(&MISSING_FIELD, node, message, "Add `type` here."));
            self.string("schema", node);
            self.begin(node);
            self.end(node);
        }
    }

    /// The schema that the fields of a parameter make.
    pub(super) fn schema_within(&mut self, node: Node<'s>, separation: Separation) {
        self.begin(node);
        self.schema_fields_within(node, separation);
        self.end(node);
    }

    pub(super) fn schema_fields_within(&mut self, node: Node<'s>, separation: Separation) {
        for (key, value) in node.entries().filter(|(key, _)| is_of_schema(*key)) {
            match key.as_str() {
                Some("type") if separation == Separation::Unknown => {
                    self.draft.writer.scalar(key);
                    self.string("string", value);
                }
                Some("x-nullable") => self.schema_field(key, value),
                // Rules of the list say nothing of its text.
                _ if separation == Separation::Unknown => {}
                _ => self.schema_field(key, value),
            }
        }
    }

    /// Separator of the elements of a parameter's list, and what of that cannot be said.
    pub(super) fn separation(&mut self, node: Node<'s>, location: &str) -> Separation {
        let format = node.entry("collectionFormat");
        if node.get("type").and_then(Node::as_str) != Some("array") {
            if let Some((key, _)) = format {
                let message = "`collectionFormat` has no effect on what is no list.";
                self.lost(Place::of_key(key), message, "Remove it, or write `type: array`.");
            }
            return Separation::Comma;
        }
        let Some((_, format)) = format else { return Separation::Comma };
        let is_form = matches!(location, "query" | "formData");
        match format.as_str().unwrap_or_default() {
            "csv" => Separation::Comma,
            "ssv" if is_form => Separation::Space,
            "pipes" if is_form => Separation::Pipe,
            "multi" if is_form => Separation::Repeated,
            "ssv" | "pipes" | "tsv" => {
                let message =
                    "OpenAPI 3.0 cannot say how the elements of this list are separated: it is taken as one text.";
                let help = "Callers put the elements together themselves; or use `csv`.";
                self.lost(Place::of(format), message, help);
                Separation::Unknown
            }
            other => {
                let message = format!("`{other}` is no way to separate elements here: commas are assumed.");
                let help = "Use `csv`, `ssv`, `tsv` or `pipes`; in a query or a form also `multi`.";
                self.findings.push(Finding::new(&UNKNOWN_VALUE, format, message, help).with_clear_meaning());
                Separation::Comma
            }
        }
    }

    /// Writes the style of a list where it differs from the default of 3.0.
    fn separated(&mut self, node: Node<'s>, location: &str, separation: Separation) {
        let is_list = node.get("type").and_then(Node::as_str) == Some("array");
        if !is_list || location != "query" {
            return;
        }
        let origin = node.get("collectionFormat").unwrap_or(node);
        self.style(separation, origin);
    }

    /// The style of a list in a query or a form; nothing for one that is repeated, or is no list any more.
    pub(super) fn style(&mut self, separation: Separation, origin: Node<'s>) {
        match separation {
            Separation::Comma => {}
            Separation::Space => self.text_field("style", "spaceDelimited", origin),
            Separation::Pipe => self.text_field("style", "pipeDelimited", origin),
            Separation::Repeated | Separation::Unknown => return,
        }
        self.flag("explode", false, origin);
    }
}

pub(super) fn is_of_schema(key: Node<'_>) -> bool {
    key.as_str().is_some_and(|name| OF_SCHEMA.contains(&name))
}
