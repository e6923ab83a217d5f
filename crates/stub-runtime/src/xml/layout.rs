//! Layouts: the names and the nesting of a body's elements and attributes.

/// Form of one body in XML.
#[derive(Debug)]
pub struct Xml {
    /// Name of the outermost element.
    pub name: Name,
    /// All nodes of the body. They refer to each other by index, so that layouts can be recursive.
    pub nodes: &'static [Node],
    /// Index of the outermost node.
    pub root: usize,
}

/// Name of an element or attribute.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Name {
    pub(super) local: &'static str,
    pub(super) prefix: Option<&'static str>,
    pub(super) namespace: Option<&'static str>,
}

/// Form of a value.
#[derive(Debug)]
pub enum Node {
    /// A JSON string.
    Text,
    /// A JSON number.
    Number,
    /// A JSON boolean.
    Boolean,
    /// A value of which the document says nothing. Text stays text. Attributes and elements become the properties of an
    /// object, repeated ones a list; text beside them is the property `#text`.
    Any,
    /// A JSON array.
    List {
        /// Index of the elements' node.
        item: usize,
        /// Name of the element of each item.
        name: Name,
        /// True if one element with the field's name holds the items. Otherwise the items stand among the object's
        /// elements, and the field's name is not used. A list that is no field of an object is always wrapped.
        is_wrapped: bool,
    },
    /// A JSON object.
    Object {
        /// Declared properties, in the order in which they are written.
        fields: &'static [Field],
        /// Index of the node of properties that are not declared. Their names are those of the elements.
        others: Option<usize>,
    },
}

/// A declared property of an object.
#[derive(Debug)]
pub struct Field {
    pub(super) property: &'static str,
    pub(super) name: Name,
    pub(super) is_attribute: bool,
    pub(super) node: usize,
}

impl Xml {
    /// The node at an index. An index that leads nowhere says nothing of the value.
    pub(super) fn node(&self, idx: usize) -> &'static Node {
        self.nodes.get(idx).unwrap_or(&Node::Any)
    }
}

impl Name {
    /// A name without a namespace: it has the one of the elements around it, and is read whatever its namespace is.
    pub const fn new(local: &'static str) -> Name {
        Name { local, prefix: None, namespace: None }
    }

    /// The same name in a namespace.
    #[must_use]
    pub const fn in_namespace(self, uri: &'static str) -> Name {
        Name { namespace: Some(uri), ..self }
    }

    /// The same name, written with a prefix. One without a namespace is written without its prefix, since XML cannot
    /// declare a prefix that stands for nothing.
    #[must_use]
    pub const fn with_prefix(self, prefix: &'static str) -> Name {
        Name { prefix: Some(prefix), ..self }
    }

    /// True if this is the name of what was read.
    pub(super) fn is(&self, local: &str, namespace: Option<&str>) -> bool {
        self.local == local && (self.namespace.is_none() || self.namespace == namespace)
    }
}

impl Field {
    /// A property that is an element, or a list of them.
    pub const fn element(property: &'static str, name: Name, node: usize) -> Field {
        Field { property, name, is_attribute: false, node }
    }

    /// A property that is an attribute of the object's element. A list is its texts with spaces between.
    pub const fn attribute(property: &'static str, name: Name, node: usize) -> Field {
        Field { property, name, is_attribute: true, node }
    }
}
