//! Path items and operations.

use std::collections::HashSet;

use crate::catalogue::SEVERAL_BODIES;
use crate::findings::{Finding, Place};
use crate::source::{Node, NodeKind};

use super::context::{are_same, media_types};
use super::converter::Converter;
use super::fields::{OPERATION, PATH_ITEM};
use super::form::Consumed;
use super::kinds::{Kind, METHODS};
use super::parameter::ParameterSort;
use super::schema::is_reference;

/// A parameter in a list: where it is used, and where it is written.
#[derive(Clone, Copy)]
struct Used<'s> {
    node: Node<'s>,
    declared: Node<'s>,
}

/// Parameters of an operation that make its body.
#[derive(Default)]
struct Bodies<'s> {
    body: Option<Used<'s>>,
    form: Vec<Node<'s>>,
}

impl<'s> Converter<'s> {
    pub(super) fn path_item(&mut self, node: Node<'s>) {
        if node.kind() != NodeKind::Object {
            return self.copy_within(node);
        }
        if is_reference(node) {
            return self.reference(node, Kind::PathItem);
        }
        let shared = node.get("parameters");
        self.begin(node);
        for (key, value) in node.entries() {
            match key.as_str().unwrap_or_default() {
                "parameters" if value.kind() == NodeKind::Array => self.parameters(key, value),
                method if METHODS.contains(&method) => {
                    self.draft.writer.scalar(key);
                    self.operation(value, shared);
                }
                _ if self.is_later(&PATH_ITEM, key) => {}
                _ => self.field(key, value),
            }
        }
        let id = self.end(node);
        self.made(node, Kind::PathItem, id);
    }

    fn operation(&mut self, node: Node<'s>, shared: Option<Node<'s>>) {
        if node.kind() != NodeKind::Object || !self.has_room(node) {
            return self.draft_empty(node);
        }
        let produces = media_types(node, "produces").unwrap_or_else(|| self.context.produces.clone());
        let mut has_body = false;
        self.begin(node);
        for (key, value) in node.entries() {
            match key.as_str().unwrap_or_default() {
                "consumes" | "produces" => self.check_media_types(node, key),
                "schemes" => self.operation_servers(key, value),
                "security" => {
                    self.draft.writer.scalar(key);
                    self.list(value, Self::requirement);
                }
                "parameters" if value.kind() == NodeKind::Array => {
                    self.parameters(key, value);
                    has_body = true;
                    self.operation_body(node, shared);
                }
                "responses" => self.responses(key, value, &produces),
                _ if self.is_later(&OPERATION, key) => {}
                _ => self.field(key, value),
            }
        }
        if !has_body {
            self.operation_body(node, shared);
        }
        self.end(node);
    }

    /// Stand-in for an operation that cannot be written.
    fn draft_empty(&mut self, node: Node<'s>) {
        if node.kind() != NodeKind::Object {
            return self.copy_within(node);
        }
        self.begin(node);
        self.end(node);
    }

    /// The parameters of a list that are some in 3.0 too.
    fn parameters(&mut self, key: Node<'s>, list: Node<'s>) {
        let apart: Vec<_> = list.items().filter(|item| self.sort_of(*item) == ParameterSort::Apart).collect();
        if apart.is_empty() {
            return;
        }
        self.draft.writer.scalar(key);
        self.begin(list);
        for item in apart {
            self.parameter_apart(item);
        }
        self.draft.writer.end_array(list);
    }

    fn operation_body(&mut self, node: Node<'s>, shared: Option<Node<'s>>) {
        let own = media_types(node, "consumes");
        let consumes = own.clone().unwrap_or_else(|| self.context.consumes.clone());
        let Bodies { body, form } = self.bodies(node, shared);
        match body {
            Some(body) => {
                if let Some(other) = form.first() {
                    self.second_body(*other, body.declared);
                }
                self.string("requestBody", body.node);
                let context = self.context_of(body.declared);
                if is_reference(body.node) && are_same(&consumes, &context.consumes) {
                    self.reference(body.node, Kind::RequestBody);
                } else {
                    self.request_body(body.declared, &consumes);
                }
            }
            None => self.form(&form, &Consumed { names: &consumes, is_own: own.is_some() }),
        }
    }

    /// The bodies among an operation's parameters and those that all operations of the path share, which they override.
    fn bodies(&mut self, node: Node<'s>, shared: Option<Node<'s>>) -> Bodies<'s> {
        let mut bodies = Bodies::default();
        let mut names = HashSet::new();
        let own: Vec<_> = node.get("parameters").into_iter().flat_map(Node::items).collect();
        let n_own = own.len();
        let shared = shared.into_iter().flat_map(Node::items);
        for (idx, node) in own.into_iter().chain(shared).enumerate() {
            let Some(declared) = self.declared(node) else { continue };
            match self.sort_of(declared) {
                ParameterSort::Body => match bodies.body {
                    None => bodies.body = Some(Used { node, declared }),
                    Some(first) if idx < n_own => self.second_body(node, first.node),
                    Some(_) => {}
                },
                ParameterSort::Form => {
                    let name = declared.get("name").and_then(Node::as_str);
                    if names.insert(name) {
                        bodies.form.push(declared);
                    } else if idx < n_own {
                        self.second_body(node, declared);
                    }
                }
                ParameterSort::Apart => {}
            }
        }
        bodies
    }

    fn second_body(&mut self, node: Node<'s>, first: Node<'s>) {
        let message = "This has no effect: the operation has another body, or the same property of one, already.";
        let help = "Keep one parameter with `in: body`, or some of different names with `in: formData`.";
        let finding = Finding::new(&SEVERAL_BODIES, node, message, help);
        self.findings.push(finding.with_related("the first", Place::of(first)));
    }
}
