//! Responses.

use crate::findings::Place;
use crate::source::{Node, NodeId, NodeKind};

use super::body::JSON;
use super::context::are_same;
use super::converter::Converter;
use super::fields::RESPONSE;
use super::kinds::Kind;
use super::schema::{is_file, is_reference};

impl<'s> Converter<'s> {
    /// The responses of an operation, each in its media types.
    pub(super) fn responses(&mut self, key: Node<'s>, responses: Node<'s>, produces: &[Node<'s>]) {
        self.draft.writer.scalar(key);
        if responses.kind() != NodeKind::Object {
            return self.copy_within(responses);
        }
        self.begin(responses);
        for (key, value) in responses.entries() {
            self.draft.writer.scalar(key);
            if key.as_str().is_some_and(|name| name.starts_with("x-")) {
                self.copy(value);
            } else {
                self.response_of(value, produces);
            }
        }
        self.end(responses);
    }

    /// A response of an operation. One that is referred to is written out where the operation's media types are others
    /// than those that the response has where it stands.
    fn response_of(&mut self, node: Node<'s>, produces: &[Node<'s>]) {
        if node.kind() != NodeKind::Object {
            return self.copy_within(node);
        }
        if !is_reference(node) {
            let id = self.response(node, produces);
            return self.made(node, Kind::Response, id);
        }
        match self.declared(node).filter(|declared| !are_same(produces, &self.context_of(*declared).produces)) {
            Some(declared) if declared.kind() == NodeKind::Object && has_content(declared) => {
                self.response(declared, produces);
            }
            _ => self.reference(node, Kind::Response),
        }
    }

    /// A response where it stands by itself, for operations that say nothing of media types.
    pub(super) fn response_apart(&mut self, node: Node<'s>) {
        let produces = self.context.produces.clone();
        if is_reference(node) {
            return self.reference(node, Kind::Response);
        }
        if node.kind() != NodeKind::Object {
            return self.copy_within(node);
        }
        self.once(node, Kind::Response, |converter| converter.response(node, &produces));
    }

    fn response(&mut self, node: Node<'s>, produces: &[Node<'s>]) -> NodeId {
        let mut is_written = false;
        self.begin(node);
        for (key, value) in node.entries() {
            match key.as_str().unwrap_or_default() {
                "schema" | "examples" => {
                    if !std::mem::replace(&mut is_written, true) {
                        self.content(key, node, produces);
                    }
                }
                "headers" => {
                    self.draft.writer.scalar(key);
                    self.map(value, Self::header);
                }
                _ if self.is_later(&RESPONSE, key) => {}
                _ => self.field(key, value),
            }
        }
        self.end(node)
    }

    /// The body of a response. By 2.0 one without a schema has none; examples show what is meant all the same.
    fn content(&mut self, origin: Node<'s>, node: Node<'s>, produces: &[Node<'s>]) {
        let examples = node.get("examples");
        let shown: Vec<_> = examples.into_iter().flat_map(Node::entries).collect();
        let shown: Vec<_> = shown.into_iter().filter(|(key, _)| !is_extension(*key)).collect();
        let schema = node.entry("schema");
        let mut names: Vec<Node<'s>> = produces.to_vec();
        if schema.is_none() {
            names = shown.iter().map(|(key, _)| *key).collect();
            if let Some(examples) = examples {
                let message =
                    "A response without `schema` has no body in Swagger 2.0: its examples are taken to show one.";
                self.assumed(examples, message, "Add `schema`, or remove `examples`.");
            }
        }
        self.string("content", origin);
        self.begin(origin);
        if names.is_empty() && schema.is_some() {
            let assumed =
                if schema.is_some_and(|(_, schema)| is_file(schema)) { "application/octet-stream" } else { JSON };
            let assumed = shown.first().and_then(|(key, _)| key.as_str()).unwrap_or(assumed);
            self.assumed_media_type(node, "produces", assumed);
            self.string(assumed, origin);
            self.media_type_of_response(node, schema, example(&shown, assumed));
            self.idle_examples(&shown, |name| name == assumed);
        } else {
            for name in &names {
                if !self.has_room(node) {
                    break;
                }
                self.draft.writer.scalar(*name);
                self.media_type_of_response(node, schema, example(&shown, name.as_str().unwrap_or_default()));
            }
            self.idle_examples(&shown, |shown| names.iter().any(|name| name.as_str() == Some(shown)));
        }
        self.end(origin);
    }

    fn media_type_of_response(
        &mut self,
        origin: Node<'s>,
        schema: Option<(Node<'s>, Node<'s>)>,
        example: Option<(Node<'s>, Node<'s>)>,
    ) {
        self.begin(origin);
        if let Some((key, schema)) = schema {
            self.draft.writer.scalar(key);
            self.body_schema(schema);
        }
        if let Some((key, example)) = example {
            self.string("example", key);
            self.copy(example);
        }
        self.end(origin);
    }

    fn idle_examples(&mut self, shown: &[(Node<'s>, Node<'s>)], is_used: impl Fn(&str) -> bool) {
        for (key, _) in shown {
            let name = key.as_str().unwrap_or_default();
            if !is_used(name) {
                let message = format!("The operation does not answer in `{name}`: the example has no effect.");
                self.lost(Place::of_key(*key), message, "Add the media type to `produces`, or remove the example.");
            }
        }
    }
}

/// True if the media types of a response matter.
fn has_content(node: Node<'_>) -> bool {
    node.get("schema").is_some()
}

fn example<'s>(shown: &[(Node<'s>, Node<'s>)], media_type: &str) -> Option<(Node<'s>, Node<'s>)> {
    shown.iter().find(|(key, _)| key.as_str() == Some(media_type)).copied()
}

fn is_extension(key: Node<'_>) -> bool {
    key.as_str().is_some_and(|name| name.starts_with("x-"))
}
