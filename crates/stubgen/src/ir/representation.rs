//! Representations of one value: JSON, XML. How a body looks in XML belongs to a schema, not to a Rust type: where JSON and XML share a
//! type, only the schema of the XML says what elements and attributes are called.

/// Representations of all bodies that are more than JSON.
#[derive(Debug, Default)]
pub struct Representations {
    /// Lists of representations among which callers choose.
    pub offers: Vec<Offers>,
    /// Bodies in XML.
    pub xml: Vec<XmlBody>,
    /// Parts of bodies in XML, which name each other by their numbers.
    pub nodes: Vec<XmlNode>,
}

/// Representations in which a value is sent, the document's first one first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offers {
    /// Rust name of the constant.
    pub constant: String,
    /// The representations.
    pub offers: Vec<Offer>,
}

/// One of the representations in which a value is sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    /// The media type that is sent.
    pub sent: String,
    /// Its syntax.
    pub syntax: OfferSyntax,
}

/// Syntax of a value on the wire.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OfferSyntax {
    /// JSON.
    Json,
    /// XML: the number of the body.
    Xml(usize),
}

/// A body in XML.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct XmlBody {
    /// Rust name of the constant.
    pub constant: String,
    /// Name of the outermost element.
    pub name: XmlName,
    /// Number of its outermost part.
    pub root: usize,
}

/// Form of one schema.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum XmlNode {
    /// A text.
    Text,
    /// A number.
    Number,
    /// A boolean.
    Boolean,
    /// Anything.
    Any,
    /// A list.
    List {
        /// Number of the part of an item.
        item: usize,
        /// Name of an item's element.
        name: XmlName,
        /// True if an element stands around all items.
        is_wrapped: bool,
    },
    /// An object.
    Object {
        /// Properties that are declared.
        fields: Vec<XmlField>,
        /// Number of the part of others, where there may be some.
        others: Option<usize>,
    },
}

/// Form of a property.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct XmlField {
    /// Name in JSON.
    pub property: String,
    /// Name in XML.
    pub name: XmlName,
    /// True if it is an attribute.
    pub is_attribute: bool,
    /// Number of its part.
    pub node: usize,
}

/// Name of an element or attribute.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct XmlName {
    /// The name without a prefix.
    pub local: String,
    /// Prefix.
    pub prefix: Option<String>,
    /// Namespace.
    pub namespace: Option<String>,
}
