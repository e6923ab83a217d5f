//! Elements as they were read, before anything is known of their layout.

use std::rc::Rc;

use super::XSI;
use super::characters::is_space;

/// An element with all that it holds.
#[derive(Debug)]
pub(super) struct Element {
    pub(super) local: String,
    pub(super) namespace: Option<Rc<str>>,
    pub(super) attributes: Vec<Attribute>,
    pub(super) children: Vec<Element>,
    /// The text outside of the children, joined.
    pub(super) text: String,
}

/// An attribute that declares no namespace.
#[derive(Debug)]
pub(super) struct Attribute {
    pub(super) local: String,
    pub(super) namespace: Option<Rc<str>>,
    pub(super) value: String,
}

impl Element {
    /// True if there is no text but white space.
    pub(super) fn is_blank(&self) -> bool {
        self.text.chars().all(is_space)
    }

    /// True if the element says that it stands for null, and holds nothing.
    pub(super) fn is_null(&self) -> bool {
        let is_nil = |attribute: &Attribute| {
            attribute.local == "nil" && attribute.namespace.as_deref() == Some(XSI) && is_true(&attribute.value)
        };
        self.children.is_empty() && self.is_blank() && self.attributes.iter().any(is_nil)
    }
}

impl Attribute {
    /// True if the attribute tells something of the element itself, as `xsi:type` and `xml:lang` do.
    pub(super) fn is_about_xml(&self) -> bool {
        matches!(self.namespace.as_deref(), Some(XSI | super::namespaces::XML))
    }
}

fn is_true(text: &str) -> bool {
    matches!(text.trim_matches(is_space), "true" | "1")
}
