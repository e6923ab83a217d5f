//! XML to JSON text, for the typed reader of JSON.

use indexmap::IndexMap;
use serde::de::IgnoredAny;

use super::characters::is_space;
use super::element::{Attribute, Element};
use super::layout::{Field, Name, Node, Xml};
use super::parse::parse;
use crate::check::{Fault, Rule, Step};

type Result<T = (), E = Fault> = std::result::Result<T, E>;

/// The JSON text of an XML document with this layout.
///
/// It is the typed reader's part to hold the values against their schema. So text that is no number where a number is
/// expected becomes a JSON string, and an element or attribute that the layout does not know a property of its local
/// name. Refused here are documents that are no XML, that have another outermost element, elements that are there twice
/// where one may be, and text beside the elements of an object or a list.
pub fn to_json(bytes: &[u8], layout: &Xml) -> Result<Vec<u8>> {
    let root = parse(bytes).map_err(|fault| Fault::new(Rule::Xml(fault)))?;
    if !layout.name.is(&root.local, root.namespace.as_deref()) {
        let Name { local, namespace, .. } = layout.name;
        return Err(Fault::new(Rule::Element { name: local, namespace }));
    }
    let mut writer = Writer { layout, json: Vec::with_capacity(bytes.len()) };
    writer.element(&root, layout.node(layout.root))?;
    Ok(writer.json)
}

/// Writer of JSON text.
struct Writer<'l> {
    layout: &'l Xml,
    json: Vec<u8>,
}

/// Element or attribute that a property is made of.
enum Source<'e> {
    Element(&'e Element),
    Attribute(&'e Attribute),
}

impl Writer<'_> {
    fn element(&mut self, element: &Element, node: &Node) -> Result {
        if element.is_null() {
            self.json.extend_from_slice(b"null");
            return Ok(());
        }
        match node {
            Node::List { item, name, .. } => self.list(element, name, self.layout.node(*item)),
            Node::Object { fields, others } => self.object(element, fields, *others),
            Node::Any => self.any(element),
            // A scalar has no elements: where they are, the typed reader refuses an object.
            Node::Text | Node::Number | Node::Boolean if !element.children.is_empty() => self.any(element),
            Node::Text | Node::Number | Node::Boolean => self.scalar(&element.text, node),
        }
    }

    /// A text as the node's kind, if it is of that kind, and as a string otherwise.
    fn scalar(&mut self, text: &str, node: &Node) -> Result {
        let trimmed = text.trim_matches(is_space);
        match (node, trimmed) {
            (Node::Boolean, "true" | "1") => self.json.extend_from_slice(b"true"),
            (Node::Boolean, "false" | "0") => self.json.extend_from_slice(b"false"),
            (Node::Number, number) if is_json_number(number) => self.json.extend_from_slice(number.as_bytes()),
            (Node::List { item, .. }, words) => {
                let item = self.layout.node(*item);
                let words = words.split(is_space).filter(|word| !word.is_empty());
                return self.items(words, |writer, word| writer.scalar(word, item));
            }
            _ => self.string(text),
        }
        Ok(())
    }

    fn list(&mut self, element: &Element, name: &Name, item: &Node) -> Result {
        without_text(element)?;
        if let Some(stranger) = element.children.iter().find(|child| !has_name(child, name)) {
            return Err(Fault::new(Rule::Unknown(stranger.local.clone())));
        }
        self.items(element.children.iter(), |writer, child| writer.element(child, item))
    }

    fn object(&mut self, element: &Element, fields: &[Field], others: Option<usize>) -> Result {
        let is_text = element.children.is_empty() && !element.is_blank();
        if is_text && element.attributes.is_empty() {
            // The typed reader refuses it.
            self.string(&element.text);
            return Ok(());
        }
        without_text(element)?;
        let (declared, undeclared) = self.sorted(element, fields)?;
        let mut n_written = 0;
        self.json.push(b'{');
        for (field, sources) in fields.iter().zip(declared) {
            if !sources.is_empty() {
                self.key(&mut n_written, field.property);
                self.field(field, &sources).map_err(|fault| fault.inside(field.property))?;
            }
        }
        for (name, sources) in undeclared {
            let node = others.map_or(&Node::Any, |idx| self.layout.node(idx));
            if sources.len() > 1 && !matches!(node, Node::Any) {
                return Err(Fault::new(Rule::Repeated(name.to_owned())));
            }
            self.key(&mut n_written, name);
            self.property(&sources, node).map_err(|fault| fault.under(Step::Key(name.to_owned())))?;
        }
        self.json.push(b'}');
        Ok(())
    }

    /// Sources of each field, and of other properties by their names.
    #[expect(clippy::type_complexity, reason = "the two halves are taken apart at once")]
    fn sorted<'e>(
        &self,
        element: &'e Element,
        fields: &[Field],
    ) -> Result<(Vec<Vec<Source<'e>>>, IndexMap<&'e str, Vec<Source<'e>>>)> {
        let mut declared: Vec<Vec<Source<'e>>> = fields.iter().map(|_| Vec::new()).collect();
        let mut undeclared: IndexMap<&str, Vec<Source<'e>>> = IndexMap::new();
        for source in sources(element) {
            let found = fields.iter().position(|field| self.is_of(&source, field));
            match found.and_then(|idx| Some((declared.get_mut(idx)?, fields.get(idx)?))) {
                Some((given, field)) if !given.is_empty() && !self.may_repeat(field) => {
                    return Err(Fault::new(Rule::Repeated(field.property.to_owned())));
                }
                Some((given, _)) => given.push(source),
                // A property that is declared in another place or namespace must not be set from here.
                None if fields.iter().any(|field| field.property == source.local()) => {
                    return Err(Fault::new(Rule::Unknown(source.local().to_owned())));
                }
                None => undeclared.entry(source.local()).or_default().push(source),
            }
        }
        Ok((declared, undeclared))
    }

    fn is_of(&self, source: &Source<'_>, field: &Field) -> bool {
        match (source, self.layout.node(field.node)) {
            (Source::Attribute(attribute), _) => {
                field.is_attribute && field.name.is(&attribute.local, attribute.namespace.as_deref())
            }
            (Source::Element(_), _) if field.is_attribute => false,
            (Source::Element(element), Node::List { name, is_wrapped: false, .. }) => has_name(element, name),
            (Source::Element(element), _) => has_name(element, &field.name),
        }
    }

    /// True if a field can be several elements: an unwrapped list, or anything at all.
    fn may_repeat(&self, field: &Field) -> bool {
        self.is_unwrapped(field) || !field.is_attribute && matches!(self.layout.node(field.node), Node::Any)
    }

    fn is_unwrapped(&self, field: &Field) -> bool {
        !field.is_attribute && matches!(self.layout.node(field.node), Node::List { is_wrapped: false, .. })
    }

    fn field(&mut self, field: &Field, sources: &[Source<'_>]) -> Result {
        let node = self.layout.node(field.node);
        match node {
            Node::List { item, .. } if self.is_unwrapped(field) => {
                let item = self.layout.node(*item);
                self.items(sources.iter(), |writer, source| writer.source(source, item))
            }
            _ => self.property(sources, node),
        }
    }

    /// A property: one value, or a list of several.
    fn property(&mut self, sources: &[Source<'_>], node: &Node) -> Result {
        match sources {
            [source] => self.source(source, node),
            _ => self.items(sources.iter(), |writer, source| writer.source(source, node)),
        }
    }

    fn source(&mut self, source: &Source<'_>, node: &Node) -> Result {
        match source {
            Source::Element(element) => self.element(element, node),
            Source::Attribute(attribute) => self.scalar(&attribute.value, node),
        }
    }

    /// A value without a layout.
    fn any(&mut self, element: &Element) -> Result {
        let mut properties: IndexMap<&str, Vec<Source<'_>>> = IndexMap::new();
        for source in sources(element) {
            properties.entry(source.local()).or_default().push(source);
        }
        if properties.is_empty() {
            self.string(&element.text);
            return Ok(());
        }
        let mut n_written = 0;
        self.json.push(b'{');
        for (name, sources) in properties {
            self.key(&mut n_written, name);
            self.property(&sources, &Node::Any).map_err(|fault| fault.under(Step::Key(name.to_owned())))?;
        }
        if !element.is_blank() {
            self.key(&mut n_written, "#text");
            self.string(&element.text);
        }
        self.json.push(b'}');
        Ok(())
    }

    fn items<T>(&mut self, items: impl Iterator<Item = T>, mut write: impl FnMut(&mut Self, T) -> Result) -> Result {
        self.json.push(b'[');
        for (idx, item) in items.enumerate() {
            if idx > 0 {
                self.json.push(b',');
            }
            write(self, item).map_err(|fault| fault.under(Step::Index(idx)))?;
        }
        self.json.push(b']');
        Ok(())
    }

    fn key(&mut self, n_written: &mut usize, name: &str) {
        if *n_written > 0 {
            self.json.push(b',');
        }
        *n_written += 1;
        self.string(name);
        self.json.push(b':');
    }

    fn string(&mut self, text: &str) {
        serde_json::to_writer(&mut self.json, text).expect("a list of bytes takes every text");
    }
}

impl<'e> Source<'e> {
    fn local(&self) -> &'e str {
        match self {
            Source::Element(element) => &element.local,
            Source::Attribute(attribute) => &attribute.local,
        }
    }
}

/// Attributes and elements that can be properties.
fn sources(element: &Element) -> impl Iterator<Item = Source<'_>> {
    let attributes = element.attributes.iter().filter(|attribute| !attribute.is_about_xml());
    attributes.map(Source::Attribute).chain(element.children.iter().map(Source::Element))
}

fn has_name(element: &Element, name: &Name) -> bool {
    name.is(&element.local, element.namespace.as_deref())
}

fn without_text(element: &Element) -> Result {
    if element.is_blank() { Ok(()) } else { Err(Fault::new(Rule::MixedText)) }
}

/// True for a number as JSON writes it, however great.
fn is_json_number(text: &str) -> bool {
    text.starts_with(|c: char| c == '-' || c.is_ascii_digit()) && serde_json::from_str::<IgnoredAny>(text).is_ok()
}
