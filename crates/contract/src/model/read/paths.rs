//! Path items, operations and callbacks.

use crate::catalogue::{UNKNOWN_STATUS, UNKNOWN_VALUE};
use crate::findings::{Finding, Place};
use crate::model::{Callback, Id, Method, MethodName, Operation, Parameter, PathItem, Responses, StatusKey, Use};
use crate::source::{Node, NodeKind};

use super::fields::Fields;
use super::objects::{OPERATION, PATH_ITEM};
use super::{Reader, Task};

impl<'s> Reader<'s> {
    pub(super) fn path_item(&mut self, node: Node<'s>) -> Use<'s, PathItem<'s>> {
        self.once(node, "pathItems", |memo| &mut memo.path_items, Reader::await_path_item)
    }

    fn await_path_item(&mut self, node: Node<'s>, is_resolved: bool) -> Id<PathItem<'s>> {
        let item = self.path_item_of(Fields::none(node, &PATH_ITEM));
        let id = self.api.path_items.push(item);
        if is_resolved {
            self.queue.push_back(Task::PathItem(id, node));
        }
        id
    }

    pub(super) fn read_path_item(&mut self, id: Id<PathItem<'s>>, node: Node<'s>) {
        let Some(fields) = self.fields(node, &PATH_ITEM) else { return };
        let item = self.path_item_of(fields);
        self.api.path_items.replace(id, item);
    }

    fn path_item_of(&mut self, fields: Fields<'s>) -> PathItem<'s> {
        PathItem {
            node: fields.node,
            summary: self.string(fields, "summary"),
            description: self.string(fields, "description"),
            servers: self.servers(fields),
            parameters: self.parameters(fields),
            operations: self.operations(fields),
            extensions: fields.extensions(),
        }
    }

    fn operations(&mut self, fields: Fields<'s>) -> Vec<Operation<'s>> {
        let mut operations = Vec::new();
        for (key, value) in fields.entries() {
            match key.as_str() {
                Some("additionalOperations") if self.since_3_2() => self.additional_operations(&mut operations, value),
                // It was no method before, and is reported as an unknown field.
                Some("query") if !self.since_3_2() => {}
                name => {
                    let method = name.and_then(Method::of_key);
                    operations.extend(method.and_then(|method| self.operation(value, method)));
                }
            }
        }
        operations
    }

    fn additional_operations(&mut self, operations: &mut Vec<Operation<'s>>, node: Node<'s>) {
        for (key, value) in self.map_at(node, "additionalOperations") {
            let name = key.as_str().unwrap_or_default();
            if let Some(method) = Method::additional(name) {
                operations.extend(self.operation(value, method));
                continue;
            }
            let own = Method::of_key(&name.to_ascii_lowercase());
            let message = format!("`{name}` is no method that may stand here.");
            let help = match own {
                Some(method) => format!("Declare it as `{}`, directly in the path item.", method.key()),
                None => format!("Use a token of HTTP with at most {} letters.", MethodName::MAX_LEN),
            };
            self.findings.push(Finding::new(&UNKNOWN_VALUE, Place::of_key(key), message, help));
        }
    }

    fn operation(&mut self, node: Node<'s>, method: Method) -> Option<Operation<'s>> {
        let fields = self.fields(node, &OPERATION)?;
        if !self.since_3_1() && fields.get("responses").is_none() {
            let message = "An Operation Object needs `responses`, and it is missing.";
            let help = "Add `responses` with at least the answer when all went well.";
            self.report_clear(&crate::catalogue::MISSING_FIELD, node, message, help);
        }
        let tags = fields.get("tags").map(|tags| self.strings_at(tags, "tags")).unwrap_or_default();
        Some(Operation {
            node,
            method,
            id: self.string(fields, "operationId"),
            tags: tags.into_iter().filter_map(Node::as_str).collect(),
            summary: self.string(fields, "summary"),
            description: self.string(fields, "description"),
            external_docs: self.external_docs(fields),
            parameters: self.parameters(fields),
            request_body: fields.get("requestBody").map(|node| self.request_body(node)),
            responses: fields.get("responses").map(|node| self.responses(node)).unwrap_or_default(),
            callbacks: self.named(fields, "callbacks", Reader::callback),
            is_deprecated: self.boolean(fields, "deprecated").unwrap_or_default(),
            security: fields.get("security").map(|node| self.security_requirements(node)),
            servers: self.servers(fields),
            extensions: fields.extensions(),
        })
    }

    fn parameters(&mut self, fields: Fields<'s>) -> Vec<Use<'s, Parameter<'s>>> {
        let items = self.items(fields, "parameters");
        items.into_iter().filter_map(|node| self.parameter(node)).collect()
    }

    fn responses(&mut self, node: Node<'s>) -> Responses<'s> {
        let mut responses = Responses { node: Some(node), ..Responses::default() };
        for (key, value) in self.map_at(node, "responses") {
            let name = key.as_str().unwrap_or_default();
            if name.starts_with("x-") {
                responses.extensions.push((name, value));
            } else if let Some(status) = StatusKey::parse(name) {
                responses.by_status.push((status, self.response(value)));
            } else {
                let message = format!("`{name}` is not a status.");
                let help = "Use a code such as `404`, a range such as `4XX`, or `default`.";
                self.findings.push(Finding::new(&UNKNOWN_STATUS, Place::of_key(key), message, help));
            }
        }
        responses
    }

    pub(super) fn callback(&mut self, node: Node<'s>) -> Use<'s, Callback<'s>> {
        self.once(node, "callbacks", |memo| &mut memo.callbacks, Reader::read_callback)
    }

    fn read_callback(&mut self, node: Node<'s>, is_resolved: bool) -> Id<Callback<'s>> {
        let mut callback = Callback { node, paths: Vec::new(), extensions: Vec::new(), is_unresolved: !is_resolved };
        if is_resolved {
            if node.kind() != NodeKind::Object {
                self.wrong_type(node, "A Callback Object", "an object");
            }
            for (key, value) in node.entries() {
                match key.as_str() {
                    Some(name) if name.starts_with("x-") => callback.extensions.push((name, value)),
                    _ => callback.paths.push((key, self.path_item(value))),
                }
            }
        }
        self.api.callbacks.push(callback)
    }
}
