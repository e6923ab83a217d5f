//! Types of one client while they are being made.

use std::collections::{HashMap, HashSet, VecDeque};

use contract::findings::{Findings, LostTo};
use contract::model::{Api, Schema};
use contract::source::Node;
use schema_algebra::{Algebra, Conjunction, MadeOf, Nulls, SchemaId, Subtypes};

use crate::ir::Ty;
use crate::report::Change;

use super::definition::{Definition, TypeKind};
use super::naming::TypeNames;
use super::travels::{Travels, Uses};

/// Types that the operations of a document need, being collected.
pub struct Types<'a, 's> {
    pub(super) api: &'a Api<'s>,
    pub(super) algebra: Algebra<'a, 's>,
    pub(super) names: TypeNames,
    pub(super) subtypes: Subtypes<'s>,
    pub(super) travels: Travels,
    /// Names of the document's components, claimed before all others.
    pub(super) component_names: HashMap<SchemaId<'s>, String>,
    /// Types with a name, by number.
    pub(super) definitions: Vec<Definition>,
    /// Where the schema of each stands.
    pub(super) nodes: Vec<Option<Node<'s>>>,
    pub(super) by_name: HashMap<String, usize>,
    /// Schemas with a name that have a type.
    pub(super) named: HashMap<SchemaId<'s>, String>,
    /// Schemas without a name that needed one, by what must hold.
    pub(super) hoisted: HashMap<Conjunction<'s>, String>,
    /// Types that are absent, null or a value.
    pub(super) null_or: HashMap<Ty, String>,
    pub(super) queue: VecDeque<Queued<'s>>,
    /// Types of what requests hold.
    pub(super) sent: Vec<Ty>,
    pub(super) nulls: Nulls<'s>,
    /// How many definitions are settled: nothing in them changes any more.
    pub(super) n_settled: usize,
    /// Properties that structs may still have, all together.
    pub(super) field_budget: usize,
    /// Alternatives that may still be combined with what stands beside them.
    pub(super) combination_budget: usize,
    pub(super) changes: Vec<Change<'s>>,
    pub(super) findings: Findings,
    pub(super) noted: HashSet<(Node<'s>, &'static str)>,
}

#[derive(Debug, Clone)]
pub(super) struct TypePlace<'s> {
    /// The name that a type there gets if it needs one.
    pub(super) name: String,
    pub(super) root: SchemaId<'s>,
    pub(super) uses: Uses,
    /// How many lists and maps are around it.
    pub(super) depth: usize,
}

/// A type that has its name and waits for its kind.
#[derive(Debug)]
pub(super) struct Queued<'s> {
    pub(super) definition: usize,
    pub(super) made_of: MadeOf<'s>,
    pub(super) place: TypePlace<'s>,
}

impl<'s> Types<'_, 's> {
    /// A type with a name; its kind may be told later.
    pub(super) fn define(&mut self, name: String, schema: Option<SchemaId<'s>>, kind: TypeKind) -> usize {
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

    /// The type of a kind: what it is an alias of, or a definition under the wanted name or one like it.
    pub(super) fn ty_of(&mut self, kind: TypeKind, wanted: &str, schema: Option<SchemaId<'s>>) -> Ty {
        if let TypeKind::Alias(ty) = kind {
            return ty;
        }
        let name = self.names.claim(wanted);
        self.define(name.clone(), schema, kind);
        Ty::Named(name)
    }

    /// A type that takes any value, where no other can be made.
    pub(super) fn anything(&mut self, node: Node<'s>, kind: &'static str, message: impl Into<String>) -> TypeKind {
        self.lost(node, kind, message, "The type says nothing about the value.");
        TypeKind::Alias(Ty::Any)
    }

    /// Tells a change that loses nothing, once for each place.
    pub(super) fn kept(&mut self, node: Node<'s>, kind: &'static str, message: impl Into<String>) {
        self.note(Change { node, kind, message: message.into(), lost: None });
    }

    /// Tells a change that loses something, once for each place.
    pub(super) fn lost(&mut self, node: Node<'s>, kind: &'static str, message: impl Into<String>, lost: &str) {
        self.note(Change { node, kind, message: message.into(), lost: Some(lost.to_owned()) });
    }

    /// Tells a keyword that has no effect on a client as it is used, once for each place.
    pub(super) fn unheeded(&mut self, schema: &Schema<'s>, keyword: &'static str) {
        let is_said = schema.node.get(keyword).is_some();
        if is_said && self.noted.insert((schema.node, keyword)) {
            self.findings.push(schema.lost(keyword, LostTo::CLIENTS));
        }
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
