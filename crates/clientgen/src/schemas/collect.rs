//! Types that operations ask for, and all that these types need.

use std::collections::{HashMap, HashSet, VecDeque};

use contract::findings::Findings;
use contract::model::{Api, Direction, Schema, Use};
use schema_algebra::{Algebra, Nulls, Perspective, Subtypes};
use serde_json::{Map, Value};

use crate::ir::{PROVIDED, Ty};
use crate::report::Changes;

use super::definition::TypeKind;
use super::naming::{TypeNames, stable};
use super::session::Types;
use super::travels::Travels;
use super::{alias, held, lowered, source};

/// Types of a document, collected.
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
    /// Keywords that have no effect on the types.
    pub findings: Findings,
}

impl<'a, 's> Types<'a, 's> {
    /// Names the components of the document first, so that they keep their names.
    pub fn new(api: &'a Api<'s>) -> Self {
        let algebra = Algebra { api, perspective: Perspective::Client };
        let subtypes = Subtypes::of(api);
        let travels = Travels::of(algebra, &subtypes);
        let mut names = TypeNames::new();
        for (component, _) in PROVIDED {
            names.claim(component);
        }
        let mut component_names = HashMap::new();
        for (key, used) in api.components.schemas.iter().filter(|(_, used)| used.via.is_none()) {
            let wanted = key.as_str().unwrap_or_default();
            component_names.entry(used.id).or_insert_with(|| names.claim(wanted));
        }
        Types {
            api,
            algebra,
            names,
            subtypes,
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
            nulls: Nulls::default(),
            n_settled: 0,
            field_budget: 200_000,
            combination_budget: 2_000,
            changes: Vec::new(),
            findings: Findings::default(),
            noted: HashSet::new(),
        }
    }

    /// The type of a schema. `context` names it if it needs a name and has none: `get pet response`.
    pub fn ty(
        &mut self,
        schema: Use<'s, Schema<'s>>,
        direction: Direction,
        context: &str,
        changes: &mut Changes<'s>,
    ) -> Ty {
        self.travels.add(self.algebra, &self.subtypes, schema.id, direction);
        let ty = self.outermost(schema.id, &stable(context));
        self.drain();
        alias::settle(self);
        changes.extend(self.changes.drain(..));
        let ty = alias::resolved(&ty, &self.definitions, &self.by_name);
        if direction == Direction::Request {
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
        self.define(name.to_owned(), None, TypeKind::Source(source.to_owned()));
        self.n_settled = self.definitions.len();
    }

    /// All that is needed.
    pub fn finish(mut self) -> Collected {
        held::insert_boxes(&mut self.definitions, &self.by_name);
        let (components, own) = lowered::components(&self.definitions);
        let unsent = held::unsent(&self.definitions, &self.by_name, &self.sent);
        Collected { components, own, unsent, source: source::write(&self.definitions), findings: self.findings }
    }
}
