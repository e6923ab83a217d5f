//! Shapes: the schemas of both documents as sets of values see them.
//!
//! A shape is a schema for one direction, reduced to what forbids values: properties that travel the other way may be anything,
//! known formats of numbers have become bounds, a discriminator has become tags. Shapes are made when somebody asks for
//! them.

use std::collections::HashMap;
use std::rc::Rc;

use crate::diff::digest::{Digest, Outline, Revision};
use crate::model::{Api, Direction, Id, Schema};
use crate::pattern::Pattern;

use super::conjunction::ShapeId;
use super::digest::{Digests, outline};
use super::object_rules::NamePattern;
use super::rules::Rules;
use super::scopes::{ScopeId, Scopes};

/// What a schema says, the schemas that it applies to the same value apart.
#[derive(Debug, Default)]
pub(super) struct SchemaShape<'s> {
    pub(super) rules: Rules<'s>,
    pub(super) all_of: Vec<ShapeId>,
    pub(super) any_of: Vec<ShapeId>,
    pub(super) one_of: Vec<ShapeId>,
    pub(super) not: Option<ShapeId>,
    /// True if it only asks for names, and declares none.
    pub(super) is_silent: bool,
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
    /// Meaning of dynamic references on the way here.
    pub(super) scope: ScopeId,
}

/// All shapes so far.
pub(super) struct Shapes<'a, 's> {
    old: &'a Api<'s>,
    new: &'a Api<'s>,
    digests: [Digests<'s>; 2],
    entries: Vec<Entry<'s>>,
    by_origin: HashMap<Origin<'s>, ShapeId>,
    by_key: HashMap<String, ShapeId>,
    patterns: HashMap<&'s str, Option<Rc<NamePattern<'s>>>>,
    pub(super) scopes: [Scopes<'s>; 2],
    nobody: Rc<[&'s str]>,
    /// Schemas that were looked at to tell what is left to one keyword.
    pub(super) n_applied: usize,
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
            by_key: HashMap::new(),
            patterns: HashMap::new(),
            scopes: [Scopes::new(old), Scopes::new(new)],
            nobody: Rc::from([]),
            n_applied: 0,
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

    pub(super) fn nobody(&self) -> Rc<[&'s str]> {
        Rc::clone(&self.nobody)
    }

    /// Equal for schemas that allow the same values because they say the same.
    pub(super) fn schema_digest(&self, revision: Revision, schema: Id<Schema<'s>>) -> Digest {
        self.digest_at(revision, schema.index())
    }

    /// Rules of a schema itself that forbid values, and the schemas inside it.
    pub(super) fn outline(&self, revision: Revision, schema: Id<Schema<'s>>) -> Outline {
        outline(self.api(revision), schema, revision, &self.digests[revision as usize].surroundings)
    }

    /// The digest of the schema at an index.
    pub(super) fn digest_at(&self, revision: Revision, index: usize) -> Digest {
        self.digests[revision as usize].get(index)
    }

    /// The shape of a schema that stands for itself, with nothing around it.
    pub(super) fn of_schema(&mut self, revision: Revision, direction: Direction, schema: Id<Schema<'s>>) -> ShapeId {
        let excused = Rc::clone(&self.nobody);
        self.of_origin(Origin { revision, direction, schema, excused, scope: ScopeId::default() })
    }

    pub(super) fn of_origin(&mut self, origin: Origin<'s>) -> ShapeId {
        if let Some(known) = self.by_origin.get(&origin) {
            return *known;
        }
        let digest = among(self.schema_digest(origin.revision, origin.schema), &origin.excused);
        let digest = self.in_scope(&origin, digest);
        let id = self.push(Entry { origin: Some(origin.clone()), shape: None, digest });
        self.by_origin.insert(origin, id);
        id
    }

    /// A shape that no schema of a document has.
    pub(super) fn make(&mut self, shape: SchemaShape<'s>, digest: Digest) -> ShapeId {
        self.push(Entry { origin: None, shape: Some(Rc::new(shape)), digest })
    }

    /// The shape that was made under a key, made when somebody asks for it first.
    pub(super) fn once(&mut self, key: String, shape: SchemaShape<'s>, digest: Digest) -> ShapeId {
        if let Some(known) = self.by_key.get(&key) {
            return *known;
        }
        let id = self.make(shape, digest);
        self.by_key.insert(key, id);
        id
    }

    /// A pattern of names; `None` if it cannot be expressed.
    pub(super) fn name_pattern(&mut self, source: &'s str) -> Option<Rc<NamePattern<'s>>> {
        let read = || Pattern::parse(source).ok().map(|pattern| Rc::new(NamePattern { source, pattern }));
        self.patterns.entry(source).or_insert_with(read).clone()
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

    /// The digest of a schema where dynamic references have a meaning.
    fn in_scope(&self, origin: &Origin<'s>, digest: Digest) -> Digest {
        if origin.scope == ScopeId::default() {
            return digest;
        }
        let anchors = self.scopes[origin.revision as usize].anchors(origin.scope).iter();
        let meant: Vec<_> = anchors.map(|(name, id)| (*name, self.schema_digest(origin.revision, *id))).collect();
        Digest::of(&(digest, meant))
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
