//! Schemas, and the same fields where they stand in parameters and headers.

use crate::catalogue::WRONG_TYPE;
use crate::findings::{Finding, Place};
use crate::source::{Node, NodeKind};

use super::converter::Converter;
use super::fields::SCHEMA;
use super::kinds::Kind;

impl<'s> Converter<'s> {
    pub(super) fn schema(&mut self, node: Node<'s>) {
        if node.kind() != NodeKind::Object {
            return self.copy_within(node);
        }
        if is_reference(node) {
            return self.reference(node, Kind::Schema);
        }
        self.once(node, Kind::Schema, |converter| {
            converter.begin(node);
            for (key, value) in node.entries() {
                converter.schema_field(key, value);
            }
            converter.end(node)
        });
    }

    /// The schema of a body, which may be a file.
    pub(super) fn body_schema(&mut self, node: Node<'s>) {
        if !is_file(node) {
            return self.schema(node);
        }
        self.once(node, Kind::Schema, |converter| {
            converter.begin(node);
            for (key, value) in node.entries() {
                match key.as_str() {
                    Some("type") => converter.file_type(key, value),
                    Some("format") => {}
                    _ => converter.schema_field(key, value),
                }
            }
            converter.end(node)
        });
    }

    /// The type of a file.
    pub(super) fn file_type(&mut self, key: Node<'s>, value: Node<'s>) {
        self.draft.writer.scalar(key);
        self.string("string", value);
        self.text_field("format", "binary", value);
    }

    fn nullable(&mut self, key: Node<'s>, value: Node<'s>) {
        if value.as_bool().is_none() {
            let message = format!("`x-nullable` must be a boolean, and here is {}.", value.kind().describe());
            self.findings.push(Finding::new(&WRONG_TYPE, value, message, "Write `x-nullable: true`, or remove it."));
            return;
        }
        self.string("nullable", key);
        self.copy(value);
    }

    /// One field of a schema.
    pub(super) fn schema_field(&mut self, key: Node<'s>, value: Node<'s>) {
        let name = key.as_str().unwrap_or_default();
        match name {
            "x-nullable" => self.nullable(key, value),
            "discriminator" if value.as_str().is_some() => {
                self.draft.writer.scalar(key);
                self.begin(value);
                self.string("propertyName", value);
                self.draft.writer.scalar(value);
                self.end(value);
            }
            "collectionFormat" => {
                let message = "How the elements of a list within a list are separated has no effect.";
                self.lost(Place::of_key(key), message, "Remove `collectionFormat` here.");
            }
            "properties" => {
                self.draft.writer.scalar(key);
                self.map(value, Self::schema);
            }
            "allOf" => {
                self.draft.writer.scalar(key);
                self.list(value, Self::schema);
            }
            "items" | "additionalProperties" => {
                self.draft.writer.scalar(key);
                if value.kind() == NodeKind::Array { self.list(value, Self::schema) } else { self.schema(value) }
            }
            _ if self.is_later(&SCHEMA, key) => {}
            _ => self.field(key, value),
        }
    }
}

/// True if a node refers to another.
pub(super) fn is_reference(node: Node<'_>) -> bool {
    node.get("$ref").is_some()
}

pub(super) fn is_file(node: Node<'_>) -> bool {
    node.get("type").and_then(Node::as_str) == Some("file")
}
