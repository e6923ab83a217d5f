//! Security schemes.

use crate::catalogue::UNKNOWN_VALUE;
use crate::findings::Finding;
use crate::source::{Node, NodeKind};

use super::converter::Converter;
use super::fields::SCHEME;

/// The flows of OAuth 2.0 by their words in 2.0 and in 3.0.
const FLOWS: &[(&str, &str)] = &[
    ("implicit", "implicit"),
    ("password", "password"),
    ("application", "clientCredentials"),
    ("accessCode", "authorizationCode"),
];

const OF_FLOW: &[&str] = &["flow", "authorizationUrl", "tokenUrl", "scopes"];

impl<'s> Converter<'s> {
    /// A requirement, which names schemes.
    pub(super) fn requirement(&mut self, node: Node<'s>) {
        if node.kind() != NodeKind::Object {
            return self.copy_within(node);
        }
        self.begin(node);
        for (key, scopes) in node.entries() {
            match key.as_str().and_then(|name| self.context.schemes.get(name)).cloned() {
                Some(new) => self.string(&new, key),
                None => {
                    self.draft.writer.scalar(key);
                }
            }
            self.copy(scopes);
        }
        self.end(node);
    }

    pub(super) fn security_scheme(&mut self, node: Node<'s>) {
        if node.kind() != NodeKind::Object {
            return self.copy_within(node);
        }
        let kind = node.get("type").and_then(Node::as_str).unwrap_or_default();
        let mut has_flows = false;
        self.begin(node);
        for (key, value) in node.entries() {
            match key.as_str().unwrap_or_default() {
                "type" if kind == "basic" => {
                    self.draft.writer.scalar(key);
                    self.string("http", value);
                    self.text_field("scheme", "basic", value);
                }
                name if kind == "oauth2" && OF_FLOW.contains(&name) => {
                    if !std::mem::replace(&mut has_flows, true) {
                        self.flows(key, node);
                    }
                }
                _ if self.is_later(&SCHEME, key) => {}
                _ => self.field(key, value),
            }
        }
        self.end(node);
    }

    fn flows(&mut self, origin: Node<'s>, node: Node<'s>) {
        let flow = node.get("flow");
        let word = flow.and_then(Node::as_str).unwrap_or_default();
        let known = FLOWS.iter().find(|(old, _)| *old == word);
        if known.is_none() {
            let message = match flow {
                Some(_) => format!("`{word}` is not a flow of OAuth 2.0."),
                None => "`oauth2` needs `flow`, and it is missing.".to_owned(),
            };
            let help = "Use `implicit`, `password`, `application` or `accessCode`.";
            self.findings.push(Finding::new(&UNKNOWN_VALUE, flow.unwrap_or(node), message, help));
        }
        self.string("flows", origin);
        self.begin(origin);
        if let Some((_, flow_name)) = known {
            self.string(flow_name, flow.unwrap_or(origin));
            self.begin(node);
            for (key, value) in node.entries() {
                if key.as_str().is_some_and(|name| name != "flow" && OF_FLOW.contains(&name)) {
                    self.field(key, value);
                }
            }
            self.end(node);
        }
        self.end(origin);
    }
}
