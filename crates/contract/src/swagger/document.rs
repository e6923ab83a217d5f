//! The topmost object.

use std::collections::HashMap;

use crate::catalogue::{BAD_COMPONENT_NAME, WRONG_TYPE};
use crate::findings::{Finding, Level, Place};
use crate::source::{Node, NodeKind};

use super::context::Context;
use super::converter::Converter;
use super::fields::DOCUMENT;
use super::names;
use super::parameter::ParameterSort;
use super::schema::is_reference;

/// The version of OpenAPI that documents are converted to.
const VERSION: &str = "3.0.3";

const COMPONENTS: &[&str] = &["definitions", "parameters", "responses", "securityDefinitions"];
const ADDRESS: &[&str] = &["host", "basePath", "schemes"];

/// True if a node is the topmost object of a document of Swagger 2.0.
pub fn is_swagger_2(root: Node<'_>) -> bool {
    let version = root.get("swagger");
    version.is_some_and(|version| matches!(version.as_str().or(version.as_number()), Some("2.0" | "2")))
}

impl<'s> Converter<'s> {
    pub(super) fn document(&mut self, root: Node<'s>) {
        self.context = Context::of(root);
        let (mut has_servers, mut has_components) = (false, false);
        self.begin(root);
        for (key, value) in root.entries() {
            match key.as_str().unwrap_or_default() {
                "swagger" => self.version(key, value),
                "consumes" | "produces" => self.check_media_types(root, key),
                name if ADDRESS.contains(&name) => {
                    if !std::mem::replace(&mut has_servers, true) {
                        self.servers(key, root);
                    }
                }
                name if COMPONENTS.contains(&name) => {
                    if !std::mem::replace(&mut has_components, true) {
                        self.components(key, root);
                    }
                }
                "security" => {
                    self.draft.writer.scalar(key);
                    self.list(value, Self::requirement);
                }
                "paths" => {
                    self.draft.writer.scalar(key);
                    self.paths(value);
                }
                _ if self.is_later(&DOCUMENT, key) => {}
                _ => self.field(key, value),
            }
        }
        self.end(root);
    }

    fn version(&mut self, key: Node<'s>, value: Node<'s>) {
        if value.as_str() != Some("2.0") {
            let message = "`swagger` must be the string `2.0`.";
            let finding = Finding::new(&WRONG_TYPE, value, message, "Write `swagger: \"2.0\"`.");
            self.findings.push(finding.with_clear_meaning());
        }
        self.string("openapi", key);
        self.string(VERSION, value);
    }

    fn paths(&mut self, paths: Node<'s>) {
        if paths.kind() != NodeKind::Object {
            return self.copy_within(paths);
        }
        self.begin(paths);
        for (key, value) in paths.entries() {
            if !self.has_room(key) {
                break;
            }
            self.draft.writer.scalar(key);
            if key.as_str().is_some_and(|name| name.starts_with("x-")) {
                self.copy(value);
            } else {
                self.path_item(value);
            }
        }
        self.end(paths);
    }

    fn components(&mut self, key: Node<'s>, root: Node<'s>) {
        self.string("components", key);
        self.begin(key);
        for (key, section) in root.entries() {
            match key.as_str().unwrap_or_default() {
                "definitions" => self.section("schemas", key, section.entries(), Self::schema),
                "responses" => self.section("responses", key, section.entries(), Self::response_apart),
                "securityDefinitions" => {
                    self.section("securitySchemes", key, section.entries(), Self::security_scheme);
                }
                "parameters" => self.parameters_section(key, section),
                _ => continue,
            }
            if section.kind() != NodeKind::Object {
                let name = key.as_str().unwrap_or_default();
                let message = format!("`{name}` must be an object, and here is {}.", section.kind().describe());
                let finding = Finding::new(&WRONG_TYPE, section, message, "Write an object here, or remove the key.");
                self.findings.push(finding);
            }
        }
        self.end(key);
    }

    /// Parameters and bodies in sections of their own. Those of forms have none: each is a property of the bodies that
    /// it belongs to.
    fn parameters_section(&mut self, key: Node<'s>, section: Node<'s>) {
        let of = |converter: &Self, sort| -> Vec<_> {
            section.entries().filter(|(_, node)| converter.sort_of(*node) == sort).collect()
        };
        let (others, bodies) = (of(self, ParameterSort::Apart), of(self, ParameterSort::Body));
        let forms = of(self, ParameterSort::Form).into_iter().filter(|(_, node)| !is_reference(*node));
        self.form_definitions.extend(forms);
        for (name, entries) in [("parameters", others), ("requestBodies", bodies)] {
            if !entries.is_empty() {
                self.section(name, key, entries, Self::parameter_apart);
            }
        }
    }

    /// A section of the components, whose names are those of 3.0.
    fn section(
        &mut self,
        name: &str,
        origin: Node<'s>,
        entries: impl IntoIterator<Item = (Node<'s>, Node<'s>)>,
        write: fn(&mut Self, Node<'s>),
    ) {
        self.string(name, origin);
        self.begin(origin);
        let changed =
            origin.parent().and_then(|root| root.get(origin.as_str()?)).map(names::changed).unwrap_or_default();
        for (key, value) in entries {
            self.component_name(key, &changed);
            write(self, value);
        }
        self.end(origin);
    }

    fn component_name(&mut self, key: Node<'s>, changed: &HashMap<&str, String>) {
        let name = key.as_str().unwrap_or_default();
        let Some(new) = changed.get(name) else {
            self.draft.writer.scalar(key);
            return;
        };
        let message = format!("OpenAPI 3 has no component of the name `{name}`; it becomes `{new}`.");
        let help = "Use only letters from a to z, digits, `.`, `-` and `_`.";
        let finding = Finding::new(&BAD_COMPONENT_NAME, Place::of_key(key), message, help);
        self.findings.push(Finding { level: Level::Note, ..finding });
        self.string(new, key);
    }

    /// Reports what no list of media types can hold.
    pub(super) fn check_media_types(&mut self, object: Node<'s>, key: Node<'s>) {
        let name = key.as_str().unwrap_or_default();
        let Some(list) = object.get(name) else { return };
        let mut wrong = Vec::new();
        if list.kind() != NodeKind::Array {
            wrong.push((list, format!("`{name}` must be an array")));
        }
        let others = list.items().filter(|item| item.as_str().is_none());
        wrong.extend(others.map(|item| (item, format!("An element of `{name}` must be a string"))));
        for (node, message) in wrong {
            let message = format!("{message}, and here is {}.", node.kind().describe());
            let help = format!("Write `{name}: [application/json]`.");
            self.findings.push(Finding::new(&WRONG_TYPE, node, message, help));
        }
    }

    /// Form of a parameter in 3.0: an object of its own, the body, or a property of one.
    pub(super) fn sort_of(&self, node: Node<'s>) -> ParameterSort {
        let declared = if is_reference(node) { self.declared(node) } else { Some(node) };
        match declared.and_then(|node| node.get("in")).and_then(Node::as_str) {
            Some("body") => ParameterSort::Body,
            Some("formData") => ParameterSort::Form,
            _ => ParameterSort::Apart,
        }
    }
}
