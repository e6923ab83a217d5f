//! The types of one client while they are being made.

use std::collections::{HashMap, HashSet, VecDeque};

use contract::findings::Findings;
use contract::model::{Api, Schema, Use};
use contract::source::Node;
use serde_json::{Map, Value};

use crate::ir::{FILE, Ty};
use crate::report::{Change, Changes};

use super::conjunction::Conjunction;
use super::definition::{Definition, Kind};
use super::heirs::Heirs;
use super::lower::Job;
use super::naming::{Names, stable};
use super::null::Null;
use super::travels::Travels;
use super::{SchemaId, alias, boxes, lowered, source, unsent};

/// Which way values of a schema travel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// Caller to server.
    Request,
    /// Server to caller.
    Response,
}

/// What the operations of a document need, being collected.
pub struct Types<'a, 's> {
    pub(super) api: &'a Api<'s>,
    pub(super) names: Names,
    pub(super) heirs: Heirs<'s>,
    pub(super) travels: Travels,
    /// Names of the document's components, claimed before all others.
    pub(super) component_names: HashMap<SchemaId<'s>, String>,
    /// Types with a name, by number.
    pub(super) definitions: Vec<Definition>,
    /// Where the schema of each stands.
    pub(super) nodes: Vec<Option<Node<'s>>>,
    /// Numbers by name.
    pub(super) by_name: HashMap<String, usize>,
    /// Schemas with a name that have a type.
    pub(super) named: HashMap<SchemaId<'s>, String>,
    /// Schemas without a name that needed one, by what must hold.
    pub(super) hoisted: HashMap<Conjunction<'s>, String>,
    /// Types that are absent, null or a value.
    pub(super) null_or: HashMap<Ty, String>,
    pub(super) queue: VecDeque<Job<'s>>,
    /// Types of what requests hold.
    sent: Vec<Ty>,
    pub(super) nulls: HashMap<SchemaId<'s>, Null>,
    /// How many definitions are settled: nothing in them changes any more.
    pub(super) n_settled: usize,
    /// Properties that structs may still have, all together.
    pub(super) field_budget: usize,
    /// Alternatives that may still be combined with what stands beside them.
    pub(super) combination_budget: usize,
    changes: Vec<Change<'s>>,
    noted: HashSet<(Node<'s>, &'static str)>,
}

/// What was collected.
#[derive(Debug)]
pub struct Collected {
    /// `components.schemas` of the lowered document.
    pub components: Map<String, Value>,
    /// Components that stand for types of ours: all are replaced by `super::types::<name>`.
    pub own: Vec<String>,
    /// Types that are only ever answered.
    pub unsent: HashSet<String>,
    /// `types/own.rs` without its header.
    pub source: String,
    /// What no type expresses.
    pub findings: Findings,
}

impl<'a, 's> Types<'a, 's> {
    /// Names the components of the document first, so that they keep their names.
    pub fn new(api: &'a Api<'s>) -> Self {
        let heirs = Heirs::of(api);
        let travels = Travels::of(api, &heirs);
        let mut names = Names::new();
        names.claim(FILE);
        let mut component_names = HashMap::new();
        for (key, used) in api.components.schemas.iter().filter(|(_, used)| used.via.is_none()) {
            let wanted = key.as_str().unwrap_or_default();
            component_names.entry(used.id).or_insert_with(|| names.claim(wanted));
        }
        Types {
            api,
            names,
            heirs,
            travels,
            component_names,
            definitions: Vec::new(),
            nodes: Vec::new(),
            by_name: HashMap::new(),
            named: HashMap::new(),
            hoisted: HashMap::new(),
            null_or: HashMap::new(),
            queue: VecDeque::new(),
            sent: Vec::new(),
            nulls: HashMap::new(),
            n_settled: 0,
            field_budget: 200_000,
            combination_budget: 2_000,
            changes: Vec::new(),
            noted: HashSet::new(),
        }
    }

    /// The type of a schema. `context` names it if it needs a name and has none: `get pet response`.
    pub fn ty(&mut self, schema: Use<'s, Schema<'s>>, way: Way, context: &str, changes: &mut Changes<'s>) -> Ty {
        self.travels.add(self.api, &self.heirs, schema.id, way);
        let ty = self.outermost(schema.id, &stable(context));
        self.drain();
        alias::settle(self);
        for Change { node, kind, message, lost } in self.changes.drain(..) {
            match lost {
                Some(lost) => changes.lost(node, kind, message, lost),
                None => changes.kept(node, kind, message),
            }
        }
        let ty = alias::resolved(&ty, &self.definitions, &self.by_name);
        if way == Way::Request {
            self.sent.push(ty.clone());
        }
        ty
    }

    /// Takes a name for a type of the operations' own, such as an enum of responses: `wanted`, or the next free one.
    pub fn claim(&mut self, wanted: &str) -> String {
        self.names.claim(wanted)
    }

    /// Adds a type that the operations wrote, under a claimed name; `source` is a macro call or an item.
    pub fn add_own(&mut self, name: &str, source: &str) {
        self.define(name.to_owned(), None, Kind::Source(source.to_owned()));
        self.n_settled = self.definitions.len();
    }

    /// All that is needed.
    pub fn finish(mut self) -> Collected {
        boxes::insert(&mut self.definitions, &self.by_name);
        let (components, own) = lowered::components(&self.definitions);
        let unsent = unsent::names(&mut self.definitions, &self.by_name, &self.sent);
        Collected { components, own, unsent, source: source::write(&self.definitions), findings: Findings::default() }
    }

    /// A type with a name; its kind may be told later.
    pub(super) fn define(&mut self, name: String, schema: Option<SchemaId<'s>>, kind: Kind) -> usize {
        let idx = self.definitions.len();
        let schema = schema.map(|id| &self.api[id]);
        self.by_name.insert(name.clone(), idx);
        self.nodes.push(schema.map(|schema| schema.node));
        self.definitions.push(Definition {
            name,
            description: schema.and_then(|schema| schema.description.or(schema.title)).map(str::to_owned),
            is_deprecated: schema.is_some_and(|schema| schema.is_deprecated),
            is_component: false,
            kind,
        });
        idx
    }

    /// Tells a change that loses nothing, once for each place.
    pub(super) fn kept(&mut self, node: Node<'s>, kind: &'static str, message: impl Into<String>) {
        self.note(Change { node, kind, message: message.into(), lost: None });
    }

    /// Tells a change that loses something, once for each place.
    pub(super) fn lost(&mut self, node: Node<'s>, kind: &'static str, message: impl Into<String>, lost: &str) {
        self.note(Change { node, kind, message: message.into(), lost: Some(lost.to_owned()) });
    }

    fn note(&mut self, change: Change<'s>) {
        if self.noted.insert((change.node, change.kind)) {
            self.changes.push(change);
        }
    }
}

impl std::fmt::Debug for Types<'_, '_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Types").field("definitions", &self.definitions).finish_non_exhaustive()
    }
}
