//! Bodies of requests, and the media types that they are written in.

use crate::catalogue::MISSING_FIELD;
use crate::findings::Finding;
use crate::source::{Node, NodeId};

use super::converter::Converter;
use super::fields::PARAMETER;

/// The media type of a body of which no other is said.
pub(super) const JSON: &str = "application/json";

impl<'s> Converter<'s> {
    /// The body of an operation, from a parameter that is one.
    pub(super) fn request_body(&mut self, node: Node<'s>, consumes: &[Node<'s>]) -> NodeId {
        let schema = node.entry("schema");
        if schema.is_none() {
            let message = "A body needs `schema`, and it is missing.";
            self.findings.push(Finding::new(&MISSING_FIELD, node, message, "Add `schema` here."));
        }
        self.begin(node);
        for (key, value) in node.entries() {
            match key.as_str().unwrap_or_default() {
                "in" | "schema" => {}
                // Only people read it: an extension is kept.
                "name" => {
                    self.string("x-body-name", key);
                    self.copy(value);
                }
                _ if self.is_later(&PARAMETER, key) => {}
                _ => self.field(key, value),
            }
        }
        self.string("content", schema.map_or(node, |(key, _)| key));
        self.begin(node);
        if consumes.is_empty() {
            self.assumed_media_type(node, "consumes", JSON);
            self.string(JSON, node);
            self.media_type(node, schema);
        }
        for media_type in consumes {
            if !self.has_room(node) {
                break;
            }
            self.draft.writer.scalar(*media_type);
            self.media_type(node, schema);
        }
        self.end(node);
        self.end(node)
    }

    fn media_type(&mut self, origin: Node<'s>, schema: Option<(Node<'s>, Node<'s>)>) {
        self.begin(origin);
        if let Some((key, schema)) = schema {
            self.draft.writer.scalar(key);
            self.schema(schema);
        }
        self.end(origin);
    }

    pub(super) fn assumed_media_type(&mut self, node: Node<'s>, list: &str, assumed: &str) {
        let message = format!("No `{list}` says in which media type this is written: `{assumed}` is assumed.");
        let help = format!("Add `{list}` to the operation or to the document.");
        self.assumed(node, message, &help);
    }
}
