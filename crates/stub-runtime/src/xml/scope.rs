//! Namespaces that are declared while elements are written.

use super::XSI;

/// Declarations in force, innermost last. The default namespace has an empty prefix.
#[derive(Debug, Default)]
pub(super) struct Scope(Vec<(String, &'static str)>);

/// Names of one element and its attributes, with the declarations that they need.
#[derive(Debug)]
pub(super) struct TagScope<'s> {
    scope: &'s mut Scope,
    /// Prefixes that the tag has used, which must not change their meaning within it.
    used: Vec<String>,
    /// Number of declarations before the tag.
    n_before: usize,
}

impl Scope {
    /// Begins a tag.
    pub(super) fn enter(&mut self) -> TagScope<'_> {
        let n_before = self.0.len();
        TagScope { scope: self, used: Vec::new(), n_before }
    }

    /// Ends the declarations of an element, given their number before it.
    pub(super) fn leave(&mut self, n_before: usize) {
        self.0.truncate(n_before);
    }

    fn innermost(&self, prefix: &str) -> Option<&'static str> {
        self.0.iter().rev().find(|(declared, _)| declared == prefix).map(|(_, uri)| *uri)
    }
}

impl TagScope<'_> {
    /// Name of the element as the tag writes it.
    pub(super) fn element(
        &mut self,
        local: &str,
        prefix: Option<&'static str>,
        namespace: Option<&'static str>,
    ) -> String {
        match namespace {
            Some(uri) => self.qualified(local, prefix.unwrap_or_default(), uri),
            None => local.to_owned(),
        }
    }

    /// Name of an attribute. One in a namespace needs a prefix, since the default namespace does not apply to it.
    pub(super) fn attribute(&mut self, name: &super::Name) -> String {
        match name.namespace {
            Some(uri) => self.qualified(name.local, name.prefix.unwrap_or("ns"), uri),
            None => name.local.to_owned(),
        }
    }

    /// Name of the attribute that says null.
    pub(super) fn nil(&mut self) -> String {
        self.qualified("nil", "xsi", XSI)
    }

    /// Declarations of this tag.
    pub(super) fn declarations(&self) -> &[(String, &'static str)] {
        self.scope.0.get(self.n_before..).unwrap_or_default()
    }

    /// Number of declarations before this tag.
    pub(super) fn n_before(&self) -> usize {
        self.n_before
    }

    fn qualified(&mut self, local: &str, wanted: &str, uri: &'static str) -> String {
        let prefix = self.prefix(wanted, uri);
        let name = if prefix.is_empty() { local.to_owned() } else { format!("{prefix}:{local}") };
        self.used.push(prefix);
        name
    }

    /// A prefix that stands for the namespace: the wanted one, or a numbered one where this tag uses that for another.
    fn prefix(&mut self, wanted: &str, uri: &'static str) -> String {
        let mut prefix = wanted.to_owned();
        let mut n_tried = 0;
        while self.scope.innermost(&prefix) != Some(uri) {
            if !self.used.contains(&prefix) {
                self.scope.0.push((prefix.clone(), uri));
                break;
            }
            n_tried += 1;
            prefix = format!("ns{n_tried}");
        }
        prefix
    }
}
