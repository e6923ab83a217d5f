//! Shapes: the schemas of both documents as sets of values see them.
//!
//! A shape is a schema for one direction, reduced to what forbids values: properties that travel the other way may be anything,
//! known formats of numbers have become bounds, a discriminator has become tags. Shapes are made when somebody asks for
//! them.

use std::collections::HashMap;
use std::rc::Rc;

use serde_json::Value;

use crate::diff::digest::{Digest, Revision};
use crate::model::{Api, Direction, Id, Schema};

use super::digest::Digests;
use super::rules::{Kinds, PropertyRules, Rules, ShapeId};
use super::value;

/// What a schema says, the schemas that it applies to the same value apart.
#[derive(Debug, Default)]
pub(super) struct SchemaShape<'s> {
    pub(super) rules: Rules<'s>,
    pub(super) all_of: Vec<ShapeId>,
    pub(super) any_of: Vec<ShapeId>,
    pub(super) one_of: Vec<ShapeId>,
    pub(super) not: Option<ShapeId>,
    /// Why what it allows is not known; it then allows no more than the rest says.
    pub(super) unknown: Option<&'static str>,
}

impl SchemaShape<'_> {
    /// The shapes that it applies to the same value.
    pub(super) fn beside(&self) -> impl Iterator<Item = ShapeId> {
        self.all_of.iter().chain(&self.any_of).chain(&self.one_of).chain(&self.not).copied()
    }
}

/// Where a shape comes from.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct Origin<'s> {
    pub(super) revision: Revision,
    pub(super) direction: Direction,
    pub(super) schema: Id<Schema<'s>>,
    /// Names that need not be there, since a schema joined to this one says that they travel the other way.
    pub(super) excused: Rc<[&'s str]>,
}

/// All shapes so far.
pub(super) struct Shapes<'a, 's> {
    old: &'a Api<'s>,
    new: &'a Api<'s>,
    digests: [Digests; 2],
    entries: Vec<Entry<'s>>,
    by_origin: HashMap<Origin<'s>, ShapeId>,
    by_value: HashMap<String, ShapeId>,
    nobody: Rc<[&'s str]>,
    /// Whether a document has properties that travel one way only.
    has_one_way: [bool; 2],
}

struct Entry<'s> {
    origin: Option<Origin<'s>>,
    shape: Option<Rc<SchemaShape<'s>>>,
    digest: Digest,
}

impl<'a, 's> Shapes<'a, 's> {
    pub(super) fn new(old: &'a Api<'s>, new: &'a Api<'s>) -> Self {
        let has_one_way =
            |api: &Api<'s>| api.schemas.iter().any(|(_, schema)| schema.is_read_only || schema.is_write_only);
        Shapes {
            old,
            new,
            digests: [Digests::of(old, Revision::Old), Digests::of(new, Revision::New)],
            entries: Vec::new(),
            by_origin: HashMap::new(),
            by_value: HashMap::new(),
            nobody: Rc::from([]),
            has_one_way: [has_one_way(old), has_one_way(new)],
        }
    }

    pub(super) fn api(&self, revision: Revision) -> &'a Api<'s> {
        match revision {
            Revision::Old => self.old,
            Revision::New => self.new,
        }
    }

    pub(super) fn has_one_way(&self, revision: Revision) -> bool {
        self.has_one_way[revision as usize]
    }

    /// Equal for schemas that allow the same values because they say the same.
    pub(super) fn schema_digest(&self, revision: Revision, schema: Id<Schema<'s>>) -> Digest {
        self.digest_at(revision, schema.index())
    }

    /// The digest of the schema at an index.
    pub(super) fn digest_at(&self, revision: Revision, index: usize) -> Digest {
        self.digests[revision as usize].get(index)
    }

    /// The shape of a schema that stands for itself.
    pub(super) fn of_schema(&mut self, revision: Revision, direction: Direction, schema: Id<Schema<'s>>) -> ShapeId {
        let excused = Rc::clone(&self.nobody);
        self.of_origin(Origin { revision, direction, schema, excused })
    }

    pub(super) fn of_origin(&mut self, origin: Origin<'s>) -> ShapeId {
        if let Some(known) = self.by_origin.get(&origin) {
            return *known;
        }
        let digest = among(self.schema_digest(origin.revision, origin.schema), &origin.excused);
        let id = self.push(Entry { origin: Some(origin.clone()), shape: None, digest });
        self.by_origin.insert(origin, id);
        id
    }

    /// A shape that no schema of a document has.
    pub(super) fn make(&mut self, shape: SchemaShape<'s>, digest: Digest) -> ShapeId {
        self.push(Entry { origin: None, shape: Some(Rc::new(shape)), digest })
    }

    /// The shape that allows one value.
    pub(super) fn only(&mut self, value: &Value) -> ShapeId {
        let key = value::key(value);
        let values = Some(vec![(key.clone(), value.clone())]);
        let digest = Digest::of(&("only", &key));
        self.once(key, Rules { kinds: Kinds::of(value), values, ..Rules::default() }, digest)
    }

    /// The shape of all values of some kinds.
    pub(super) fn of_kinds(&mut self, kinds: Kinds) -> ShapeId {
        // No value has such a key.
        let key = format!("kinds {}", kinds.0);
        let digest = Digest::of(&key);
        self.once(key, Rules { kinds, ..Rules::default() }, digest)
    }

    /// The shape that was made of rules under a key, made when somebody asks for it first.
    fn once(&mut self, key: String, rules: Rules<'s>, digest: Digest) -> ShapeId {
        if let Some(known) = self.by_value.get(&key) {
            return *known;
        }
        let id = self.make(SchemaShape { rules, ..SchemaShape::default() }, digest);
        self.by_value.insert(key, id);
        id
    }

    /// The shape of objects that have a property with one of some texts.
    pub(super) fn tagged(&mut self, property: &'s str, names: &[&'s str]) -> ShapeId {
        let mut values: Vec<_> =
            names.iter().map(|name| Value::from(*name)).map(|name| (value::key(&name), name)).collect();
        values.sort_unstable_by(|a, b| a.0.cmp(&b.0));
        values.dedup_by(|a, b| a.0 == b.0);
        let keys: Vec<&str> = values.iter().map(|(key, _)| key.as_str()).collect();
        let digest = Digest::of(&("tagged", property, &keys));
        let tag_digest = Digest::of(&("tag", &keys));
        let rules = Rules { kinds: Kinds::STRING, values: Some(values), ..Rules::default() };
        let tag = self.make(SchemaShape { rules, ..SchemaShape::default() }, tag_digest);
        let mut rules = Rules { kinds: Kinds::OBJECT, ..Rules::default() };
        rules.object.required.insert(property);
        rules.object.properties.insert(property, PropertyRules { all: vec![tag], is_forbidden: false });
        self.make(SchemaShape { rules, ..SchemaShape::default() }, digest)
    }

    /// The shape of what fits one shape and not another.
    pub(super) fn difference(&mut self, of: ShapeId, without: ShapeId) -> ShapeId {
        let digest = Digest::of(&("difference", self.digest(of), self.digest(without)));
        self.make(SchemaShape { all_of: vec![of], not: Some(without), ..SchemaShape::default() }, digest)
    }

    /// The shape of objects that have a property which fits a shape.
    pub(super) fn having(&mut self, name: &'s str, inner: ShapeId) -> ShapeId {
        let mut rules = Rules { kinds: Kinds::OBJECT, ..Rules::default() };
        rules.object.required.insert(name);
        rules.object.properties.insert(name, PropertyRules { all: vec![inner], is_forbidden: false });
        let digest = Digest::of(&("having", name, self.digest(inner)));
        self.make(SchemaShape { rules, ..SchemaShape::default() }, digest)
    }

    /// The shape of arrays that have items, all of which fit a shape.
    pub(super) fn holding(&mut self, inner: ShapeId) -> ShapeId {
        let mut rules = Rules { kinds: Kinds::ARRAY, ..Rules::default() };
        rules.list.items = vec![inner];
        rules.list.count.min = 1;
        let digest = Digest::of(&("holding", self.digest(inner)));
        self.make(SchemaShape { rules, ..SchemaShape::default() }, digest)
    }

    pub(super) fn digest(&self, id: ShapeId) -> Digest {
        self.entries[id.0 as usize].digest
    }

    /// The schema that a shape was read from.
    pub(super) fn origin(&self, id: ShapeId) -> Option<Id<Schema<'s>>> {
        self.entries[id.0 as usize].origin.as_ref().map(|origin| origin.schema)
    }

    /// A shape that was made or read, or else where it is to be read from.
    pub(super) fn known(&self, id: ShapeId) -> Result<Rc<SchemaShape<'s>>, Origin<'s>> {
        let entry = &self.entries[id.0 as usize];
        match (&entry.shape, &entry.origin) {
            (Some(shape), _) => Ok(Rc::clone(shape)),
            (None, Some(origin)) => Err(origin.clone()),
            // A shape that was made is there from the beginning.
            (None, None) => Ok(Rc::default()),
        }
    }

    /// Keeps a shape that was read.
    pub(super) fn keep(&mut self, id: ShapeId, shape: &Rc<SchemaShape<'s>>) {
        self.entries[id.0 as usize].shape = Some(Rc::clone(shape));
    }

    fn push(&mut self, entry: Entry<'s>) -> ShapeId {
        let id = ShapeId(u32::try_from(self.entries.len()).expect("the budget ends before 2^32 shapes are made"));
        self.entries.push(entry);
        id
    }
}

/// The digest of a schema that stands among others.
fn among(digest: Digest, excused: &[&str]) -> Digest {
    if excused.is_empty() { digest } else { Digest::of(&(digest, excused)) }
}
