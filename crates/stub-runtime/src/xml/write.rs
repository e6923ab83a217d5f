//! Values to XML.

use quick_xml::escape::escape;
use serde::Serialize;
use serde_json::{Map, Value};

use super::characters::{is_allowed, is_name, is_space};
use super::layout::{Field, Name, Node, Xml};
use super::scope::Scope;
use crate::ToText;

/// A value that XML cannot hold, or not by its layout.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum WriteError {
    /// The value is no JSON.
    #[error("the value is not one that JSON holds: {0}")]
    Json(serde_json::Error),
    /// A text has a character that XML has no way to write.
    #[error("XML cannot hold the character U+{:04X}", u32::from(*.0))]
    Character(char),
    /// A property that is not declared has a name that no element can have.
    #[error("XML has no elements of the name {0:?}")]
    Name(String),
    /// A property that is not declared has the name of a declared property's element.
    #[error("the element `{0}` is that of another property")]
    Taken(String),
    /// An attribute is an object, or a list with elements that spaces cannot keep apart.
    #[error("the attribute `{0}` can only be text, or a list of texts without spaces")]
    Attribute(&'static str),
}

type Result<T = (), E = WriteError> = std::result::Result<T, E>;

/// The value as an XML document.
///
/// Properties are written in the order of the layout's fields. One for which the layout has no place, since no field names
/// it and it takes no others, is left out. Null is an element with `xsi:nil="true"`; an attribute that is null is left
/// out, and so is an unwrapped list that is null, since it has no element of its own.
pub fn write<T: Serialize + ?Sized>(body: &T, layout: &Xml) -> Result<String> {
    let value = serde_json::to_value(body).map_err(WriteError::Json)?;
    let mut writer = Writer { layout, scope: Scope::default(), xml: String::with_capacity(1024) };
    writer.xml.push_str(r#"<?xml version="1.0" encoding="UTF-8"?>"#);
    writer.element(Tag::from(&layout.name), &value, layout.node(layout.root))?;
    Ok(writer.xml)
}

struct Writer<'l> {
    layout: &'l Xml,
    scope: Scope,
    xml: String,
}

/// Name of an element: of the layout, or of a property that is not declared.
#[derive(Clone, Copy)]
struct Tag<'v> {
    local: &'v str,
    prefix: Option<&'static str>,
    namespace: Option<&'static str>,
}

impl From<&Name> for Tag<'static> {
    fn from(name: &Name) -> Tag<'static> {
        Tag { local: name.local, prefix: name.prefix, namespace: name.namespace }
    }
}

impl<'v> Tag<'v> {
    fn undeclared(name: &'v str) -> Result<Tag<'v>> {
        let tag = Tag { local: name, prefix: None, namespace: None };
        if is_name(name) { Ok(tag) } else { Err(WriteError::Name(name.to_owned())) }
    }
}

impl Writer<'_> {
    fn element(&mut self, tag: Tag<'_>, value: &Value, node: &Node) -> Result {
        let mut tag_scope = self.scope.enter();
        let name = tag_scope.element(tag.local, tag.prefix, tag.namespace);
        let mut attributes = Vec::new();
        for (field, value) in attribute_values(value, node) {
            if let Some(text) = attribute_text(field, value)? {
                attributes.push((tag_scope.attribute(&field.name), escaped_attribute(&text)?));
            }
        }
        if value.is_null() {
            attributes.push((tag_scope.nil(), "true".to_owned()));
        }
        self.xml.push('<');
        self.xml.push_str(&name);
        for (prefix, uri) in tag_scope.declarations() {
            let colon = if prefix.is_empty() { "" } else { ":" };
            self.xml.push_str(&format!(" xmlns{colon}{prefix}=\"{}\"", escaped_attribute(uri)?));
        }
        for (name, text) in attributes {
            self.xml.push_str(&format!(" {name}=\"{text}\""));
        }
        let n_before = tag_scope.n_before();
        self.xml.push('>');
        let content_start = self.xml.len();
        self.content(value, node)?;
        self.close(&name, content_start);
        self.scope.leave(n_before);
        Ok(())
    }

    fn close(&mut self, name: &str, content_start: usize) {
        if self.xml.len() == content_start {
            self.xml.pop();
            self.xml.push_str("/>");
        } else {
            self.xml.push_str(&format!("</{name}>"));
        }
    }

    fn content(&mut self, value: &Value, node: &Node) -> Result {
        match (value, node) {
            (Value::Null, _) => Ok(()),
            (Value::Array(items), Node::List { item, name, .. }) => self.items(items, Tag::from(name), *item),
            // A list of which the layout does not know.
            (Value::Array(items), _) => {
                let tag = Tag::from(&Name::new("item"));
                items.iter().try_for_each(|item| self.element(tag, item, &Node::Any))
            }
            (Value::Object(properties), Node::Object { fields, others }) => self.object(properties, fields, *others),
            (Value::Object(properties), _) => {
                properties.iter().try_for_each(|(name, value)| self.undeclared(name, value, &Node::Any))
            }
            (scalar, _) => {
                self.xml.push_str(&escaped_text(&scalar.to_text())?);
                Ok(())
            }
        }
    }

    fn object(&mut self, properties: &Map<String, Value>, fields: &[Field], others: Option<usize>) -> Result {
        for field in fields.iter().filter(|field| !field.is_attribute) {
            if let Some(value) = properties.get(field.property) {
                self.field(field, value)?;
            }
        }
        let Some(others) = others else { return Ok(()) };
        let is_declared = |name: &str| fields.iter().any(|field| field.property == name);
        for (name, value) in properties.iter().filter(|(name, _)| !is_declared(name)) {
            if fields.iter().any(|field| self.name_of(field).local == name) {
                return Err(WriteError::Taken(name.clone()));
            }
            self.undeclared(name, value, self.layout.node(others))?;
        }
        Ok(())
    }

    fn field(&mut self, field: &Field, value: &Value) -> Result {
        let node = self.layout.node(field.node);
        match (value, node) {
            (Value::Null, Node::List { is_wrapped: false, .. }) => Ok(()),
            (Value::Array(items), Node::List { item, name, is_wrapped: false }) => {
                self.items(items, Tag::from(name), *item)
            }
            (Value::Array(items), Node::Any) => {
                items.iter().try_for_each(|item| self.element(Tag::from(&field.name), item, node))
            }
            _ => self.element(Tag::from(&field.name), value, node),
        }
    }

    fn undeclared(&mut self, name: &str, value: &Value, node: &Node) -> Result {
        let tag = Tag::undeclared(name)?;
        match (value, node) {
            (Value::Array(items), Node::Any) => items.iter().try_for_each(|item| self.element(tag, item, node)),
            _ => self.element(tag, value, node),
        }
    }

    fn items(&mut self, items: &[Value], tag: Tag<'_>, item_node: usize) -> Result {
        let node = self.layout.node(item_node);
        items.iter().try_for_each(|item| self.element(tag, item, node))
    }

    /// The name by which a field is found when it is read.
    fn name_of<'f>(&self, field: &'f Field) -> &'f Name {
        match self.layout.node(field.node) {
            Node::List { name, is_wrapped: false, .. } if !field.is_attribute => name,
            _ => &field.name,
        }
    }
}

/// Properties that are attributes of an object's element.
fn attribute_values<'v>(value: &'v Value, node: &'v Node) -> impl Iterator<Item = (&'v Field, &'v Value)> {
    let fields = match node {
        Node::Object { fields, .. } => *fields,
        _ => &[],
    };
    let attributes = fields.iter().filter(|field| field.is_attribute);
    attributes.filter_map(|field| Some((field, value.get(field.property)?)))
}

fn attribute_text(field: &Field, value: &Value) -> Result<Option<String>> {
    let refused = || WriteError::Attribute(field.property);
    match value {
        Value::Null => Ok(None),
        Value::Object(_) => Err(refused()),
        Value::Array(items) => {
            let words = items.iter().map(|item| word(item).ok_or_else(refused));
            Ok(Some(words.collect::<Result<Vec<_>>>()?.join(" ")))
        }
        scalar => Ok(Some(scalar.to_text().into_owned())),
    }
}

/// A scalar's text, if spaces can keep it apart from others.
fn word(value: &Value) -> Option<String> {
    let text = match value {
        Value::Null | Value::Array(_) | Value::Object(_) => return None,
        scalar => scalar.to_text().into_owned(),
    };
    (!text.is_empty() && !text.contains(is_space)).then_some(text)
}

/// Text between tags. A carriage return that stood there as it is would be read as a line feed.
fn escaped_text(text: &str) -> Result<String> {
    match text.chars().find(|c| !is_allowed(*c)) {
        Some(c) => Err(WriteError::Character(c)),
        None => Ok(escape(text).replace('\r', "&#13;")),
    }
}

/// Text of an attribute, in which all white space but the space itself must be escaped.
fn escaped_attribute(text: &str) -> Result<String> {
    Ok(escaped_text(text)?.replace('\t', "&#9;").replace('\n', "&#10;"))
}
