//! Representations of bodies, in XML from what schemas say of elements and attributes.
//!
//! A layout in XML is wider than its schema: it only tells a reader what is a number and what is a list, and a writer what things are
//! called. So all alternatives of a choice are put together, and what the schema forbids is found by the type.

use std::collections::{HashMap, HashSet, VecDeque};

use contract::model::{Additional, Api, Type, Xml};
use rust_text::name::{Scope, snake};
use schema_algebra::{Algebra, Choice, Perspective, SchemaId};

use crate::ir::{Offer, Offers, Representations, XmlBody, XmlField, XmlName, XmlNode};

/// Name of the outermost element where nothing in the document names it.
const UNNAMED: &str = "body";

/// Name of an item's element where nothing in the document names it.
const ITEM: &str = "item";

/// Representations so far.
pub(super) struct RepresentationLowering<'a, 's> {
    algebra: Algebra<'a, 's>,
    pub(super) made: Representations,
    constants: Scope,
    /// Parts by the schemas that make them and, of a list, the name around it.
    known: HashMap<(Vec<SchemaId<'s>>, String), usize>,
    /// Parts that have their number and wait for their form. A queue, since schemas may hold each other without end.
    queue: VecDeque<(usize, Vec<SchemaId<'s>>, String)>,
}

/// Kind of a value by the parts it holds.
#[derive(Debug, PartialEq, Eq)]
enum Holding {
    Properties,
    Items,
    /// It is this scalar.
    Nothing(XmlNode),
}

impl<'a, 's> RepresentationLowering<'a, 's> {
    pub(super) fn new(api: &'a Api<'s>) -> Self {
        RepresentationLowering {
            algebra: Algebra { api, perspective: Perspective::Server },
            made: Representations::default(),
            constants: Scope::new(),
            known: HashMap::new(),
            queue: VecDeque::new(),
        }
    }

    /// The number of a list of representations. `hint` names one that is new.
    pub(super) fn offers(&mut self, offers: Vec<Offer>, hint: &str) -> usize {
        let known = self.made.offers.iter().position(|known| known.offers == offers);
        known.unwrap_or_else(|| {
            let constant = self.constants.claim(&format!("{}_OFFERS", constant(hint)), "OFFERS");
            self.made.offers.push(Offers { constant, offers });
            self.made.offers.len() - 1
        })
    }

    /// The number of a body in XML.
    pub(super) fn xml(&mut self, id: SchemaId<'s>) -> usize {
        let api = self.algebra.api;
        let parts = self.parts(&[id]);
        let component = || parts.iter().rev().chain([&id]).find_map(|part| api[*part].name);
        let name = self.name(&parts, api[id].name.or_else(component).unwrap_or(UNNAMED));
        let root = self.node(parts, &name.local);
        while let Some((idx, parts, around)) = self.queue.pop_front() {
            self.made.nodes[idx] = self.form(&parts, &around);
        }
        let known = self.made.xml.iter().position(|known| (&known.name, known.root) == (&name, root));
        known.unwrap_or_else(|| {
            let constant = self.constants.claim(&format!("{}_XML", constant(&name.local)), "XML");
            self.made.xml.push(XmlBody { constant, name, root });
            self.made.xml.len() - 1
        })
    }

    /// The number of a part; the form of one that holds others is made when its turn comes.
    fn node(&mut self, parts: Vec<SchemaId<'s>>, around: &str) -> usize {
        let kind = self.kind(&parts);
        if let Holding::Nothing(scalar) = kind {
            let known = self.made.nodes.iter().position(|known| *known == scalar);
            return known.unwrap_or_else(|| self.push(scalar));
        }
        // Only the items of a list may be named after what is around them.
        let key = (parts, if kind == Holding::Items { around.to_owned() } else { String::new() });
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let idx = self.push(XmlNode::Object { fields: Vec::new(), others: None });
        self.known.insert(key.clone(), idx);
        self.queue.push_back((idx, key.0, key.1));
        idx
    }

    fn push(&mut self, node: XmlNode) -> usize {
        self.made.nodes.push(node);
        self.made.nodes.len() - 1
    }

    fn form(&mut self, parts: &[SchemaId<'s>], around: &str) -> XmlNode {
        match self.kind(parts) {
            Holding::Properties => self.object(parts),
            Holding::Items => self.list(parts, around),
            Holding::Nothing(scalar) => scalar,
        }
    }

    fn kind(&self, parts: &[SchemaId<'s>]) -> Holding {
        let api = self.algebra.api;
        let is = |kind: Type| parts.iter().any(|id| api[*id].types.contains(kind));
        if is(Type::Object) || parts.iter().any(|id| api[*id].object.is_some()) {
            return Holding::Properties;
        }
        if is(Type::Array) || parts.iter().any(|id| api[*id].array.is_some()) {
            return Holding::Items;
        }
        let is_number = is(Type::Integer) || is(Type::Number);
        Holding::Nothing(match (is(Type::String), is_number, is(Type::Boolean)) {
            (true, false, false) => XmlNode::Text,
            (false, true, false) => XmlNode::Number,
            (false, false, true) => XmlNode::Boolean,
            _ => XmlNode::Any,
        })
    }

    fn list(&mut self, parts: &[SchemaId<'s>], around: &str) -> XmlNode {
        let api = self.algebra.api;
        let items = parts.iter().filter_map(|id| Some(api[*id].array.as_deref()?.items?.id));
        let items = self.parts(&items.collect::<Vec<_>>());
        let is_wrapped = self.hints(parts).any(|xml| xml.is_wrapped);
        let name = self.name(&items, if around.is_empty() { ITEM } else { around });
        XmlNode::List { item: self.node(items, ITEM), name, is_wrapped }
    }

    fn object(&mut self, parts: &[SchemaId<'s>]) -> XmlNode {
        let api = self.algebra.api;
        let mut schemas: Vec<(&'s str, Vec<SchemaId<'s>>)> = Vec::new();
        let mut others = Vec::new();
        for id in parts {
            for property in api[*id].properties() {
                match schemas.iter_mut().find(|(name, _)| *name == property.name) {
                    Some((_, known)) => known.push(property.schema.id),
                    None => schemas.push((property.name, vec![property.schema.id])),
                }
            }
            match api[*id].object.as_deref().map(|object| object.additional) {
                Some(Additional::Schema(used)) => others.push(used.id),
                Some(Additional::Any) => others.push(*id),
                _ => {}
            }
        }
        let fields = schemas.into_iter().map(|(property, schemas)| self.field(property, &schemas)).collect();
        let others = (!others.is_empty()).then(|| {
            others.retain(|id| !parts.contains(id));
            let others = self.parts(&others);
            self.node(others, "")
        });
        XmlNode::Object { fields, others }
    }

    fn field(&mut self, property: &'s str, schemas: &[SchemaId<'s>]) -> XmlField {
        let parts = self.parts(schemas);
        let name = self.name(&parts, property);
        let is_attribute = self.hints(&parts).any(|xml| xml.is_attribute);
        let node = self.node(parts, &name.local);
        XmlField { property: property.to_owned(), name, is_attribute, node }
    }

    fn name(&self, parts: &[SchemaId<'s>], otherwise: &str) -> XmlName {
        let of = |pick: fn(&Xml<'s>) -> Option<&'s str>| self.hints(parts).find_map(pick).map(str::to_owned);
        XmlName {
            local: xml_name(&of(|xml| xml.name).unwrap_or_else(|| otherwise.to_owned())),
            prefix: of(|xml| xml.prefix).as_deref().map(xml_name),
            namespace: of(|xml| xml.namespace),
        }
    }

    /// The `xml` objects of schemas; the one nearest to the use comes first.
    fn hints<'p>(&'p self, parts: &'p [SchemaId<'s>]) -> impl Iterator<Item = &'a Xml<'s>> + 'p {
        let api = self.algebra.api;
        parts.iter().rev().filter_map(|id| api[*id].xml.as_deref())
    }

    /// Schemas, what they are composed of, and the alternatives that they leave, each once: those that extend others after
    /// them.
    fn parts(&self, ids: &[SchemaId<'s>]) -> Vec<SchemaId<'s>> {
        let mut seen: HashSet<SchemaId<'s>> = HashSet::new();
        let mut parts = Vec::new();
        let mut done = HashSet::new();
        let mut waiting: Vec<SchemaId<'s>> = ids.to_vec();
        while let Some(id) = waiting.pop() {
            if !done.insert(id) {
                continue;
            }
            let conjunction = self.algebra.conjunction(&[id]);
            let alternatives = |choice: &Choice<'s>| self.algebra.alternatives(*choice);
            waiting.extend(conjunction.choices.iter().flat_map(alternatives).map(|used| used.id));
            let own = conjunction.atoms.into_iter().chain([id]);
            parts.extend(own.filter(|id| seen.insert(*id)));
        }
        parts
    }
}

fn constant(name: &str) -> String {
    snake(name).trim_start_matches("r#").to_ascii_uppercase()
}

/// A name that XML allows: other characters are underscores.
fn xml_name(name: &str) -> String {
    let is_inside = |char: char| char.is_alphanumeric() || matches!(char, '_' | '-' | '.');
    let name: String = name.chars().map(|char| if is_inside(char) { char } else { '_' }).collect();
    let begins = name.chars().next().is_some_and(|char| char.is_alphabetic() || char == '_');
    if begins { name } else { format!("_{name}") }
}
