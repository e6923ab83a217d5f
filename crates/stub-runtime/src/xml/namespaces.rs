//! Namespaces that are in force while elements are read.

use std::collections::HashMap;
use std::rc::Rc;

/// Namespace of the prefix `xml`, which needs no declaration.
pub(super) const XML: &str = "http://www.w3.org/XML/1998/namespace";

/// Namespaces by their prefixes, found in the same time however many there are.
#[derive(Debug, Default)]
pub(super) struct Namespaces {
    /// Innermost last. The default namespace has an empty prefix; an empty namespace is none.
    by_prefix: HashMap<String, Vec<Rc<str>>>,
    /// Prefixes that each open element has declared.
    declared: Vec<Vec<String>>,
}

impl Namespaces {
    /// Puts declarations in force until the element is left.
    pub(super) fn enter(&mut self, declarations: Vec<(String, String)>) {
        let mut prefixes = Vec::with_capacity(declarations.len());
        for (prefix, uri) in declarations {
            self.by_prefix.entry(prefix.clone()).or_default().push(uri.into());
            prefixes.push(prefix);
        }
        self.declared.push(prefixes);
    }

    /// Ends what the innermost element declared.
    pub(super) fn leave(&mut self) {
        for prefix in self.declared.pop().unwrap_or_default() {
            if let Some(uris) = self.by_prefix.get_mut(&prefix) {
                uris.pop();
            }
        }
    }

    /// The local name and the namespace of an element. A prefix that is not declared stands for no namespace: documents
    /// that give a prefix alone leave callers no other way.
    pub(super) fn element(&self, name: &str) -> (String, Option<Rc<str>>) {
        let (prefix, local) = name.split_once(':').unwrap_or(("", name));
        (local.to_owned(), self.of(prefix))
    }

    /// The same for an attribute, to which the default namespace does not apply.
    pub(super) fn attribute(&self, name: &str) -> (String, Option<Rc<str>>) {
        if name.contains(':') { self.element(name) } else { (name.to_owned(), None) }
    }

    fn of(&self, prefix: &str) -> Option<Rc<str>> {
        if prefix == "xml" {
            return Some(XML.into());
        }
        let innermost = self.by_prefix.get(prefix)?.last()?;
        Some(Rc::clone(innermost)).filter(|uri| !uri.is_empty())
    }
}
