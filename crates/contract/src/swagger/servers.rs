//! `host`, `basePath` and `schemes` as base addresses.

use crate::catalogue::WRONG_TYPE;
use crate::findings::{Finding, Place};
use crate::source::{Node, NodeKind};

use super::converter::Converter;

impl<'s> Converter<'s> {
    /// The servers of a document.
    pub(super) fn servers(&mut self, origin: Node<'s>, root: Node<'s>) {
        for name in ["host", "basePath"] {
            self.check_string(root, name);
        }
        let schemes = root.get("schemes");
        if let Some(schemes) = schemes.filter(|schemes| schemes.kind() != NodeKind::Array) {
            let message = format!("`schemes` must be an array, and here is {}.", schemes.kind().describe());
            self.findings.push(Finding::new(&WRONG_TYPE, schemes, message, "Write `schemes: [https]`."));
        }
        if let Some(host) = address_part(root, "host") {
            if schemes.is_none_or(Node::is_empty) {
                let help = "Add `schemes`, such as `schemes: [https]`.";
                self.assumed(host, "`schemes` is missing: `https` is assumed.", help);
            }
            self.string("servers", origin);
            return self.server_list(origin, host, schemes);
        }
        if let Some(schemes) = schemes {
            self.idle_schemes(schemes);
        }
        if let Some(base) = address_part(root, "basePath") {
            let url = base_path(root);
            self.string("servers", origin);
            self.begin(origin);
            self.server(base, if url.is_empty() { "/" } else { &url });
            self.draft.writer.end_array(origin);
        }
    }

    /// The servers of an operation that has schemes of its own.
    pub(super) fn operation_servers(&mut self, key: Node<'s>, schemes: Node<'s>) {
        match address_part(self.context.root, "host") {
            Some(host) => {
                self.string("servers", key);
                self.server_list(key, host, Some(schemes));
            }
            None => self.idle_schemes(schemes),
        }
    }

    fn idle_schemes(&mut self, schemes: Node<'s>) {
        let message = "`schemes` has no effect without a `host`.";
        self.lost(Place::of(schemes), message, "Add `host` at the document's top, or remove `schemes`.");
    }

    fn server_list(&mut self, origin: Node<'s>, host: Node<'s>, schemes: Option<Node<'s>>) {
        let rest = [host.as_str().unwrap_or_default(), &base_path(self.context.root)].concat();
        let schemes = schemes.into_iter().flat_map(Node::items);
        let schemes: Vec<_> = schemes.filter_map(|scheme| Some((scheme, scheme.as_str()?))).collect();
        self.begin(origin);
        for (node, scheme) in if schemes.is_empty() { vec![(host, "https")] } else { schemes } {
            self.server(node, &format!("{scheme}://{rest}"));
        }
        self.draft.writer.end_array(origin);
    }

    fn server(&mut self, origin: Node<'s>, url: &str) {
        self.begin(origin);
        self.text_field("url", url, origin);
        self.end(origin);
    }

    fn check_string(&mut self, root: Node<'s>, name: &str) {
        let Some(node) = root.get(name).filter(|node| node.as_str().is_none()) else { return };
        let message = format!("`{name}` must be a string, and here is {}.", node.kind().describe());
        self.findings.push(Finding::new(&WRONG_TYPE, node, message, "Put it in quotes, or remove the key."));
    }
}

/// A part of the address, if it is a string that says something.
fn address_part<'s>(root: Node<'s>, name: &str) -> Option<Node<'s>> {
    root.get(name).filter(|node| node.as_str().is_some_and(|text| !text.is_empty()))
}

/// The path before all paths; empty, or with a slash at its beginning and none at its end.
fn base_path(root: Node<'_>) -> String {
    let path = root.get("basePath").and_then(Node::as_str).unwrap_or_default().trim_end_matches('/');
    let slash = if path.is_empty() || path.starts_with('/') { "" } else { "/" };
    format!("{slash}{path}")
}
