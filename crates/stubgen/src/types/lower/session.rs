//! Types of one crate while they are being made.

use std::collections::{HashMap, HashSet, VecDeque};
use std::rc::Rc;

use contract::findings::{Finding, Findings, Rule};
use contract::model::{Api, Direction, Schema, Use};
use contract::pattern::Pattern;
use contract::source::Node;
use contract::validate::Validator;
use rust_text::name::Scope;
use schema_algebra::{Algebra, Conjunction, Nulls, Perspective, SchemaId, Subtypes, json};

use crate::ir::{Home, PatternDef, PatternId, Ty, TypeDef, TypeId, TypeKind, TypeTable, Value};
use crate::rules::SCHEMA_IS_ITSELF;
use crate::settings::Settings;
use crate::types::finish;

use super::direction::Travels;
use super::equal::Equals;
use super::json_schema::{Anchors, Scoped, asks_what_is_left};
use super::names::SchemaNames;
use super::object_part::Left;
use super::place::{Queued, TypePlace};

/// Types being made.
pub struct Types<'a, 's> {
    pub(super) api: &'a Api<'s>,
    pub(super) algebra: Algebra<'a, 's>,
    pub(super) settings: &'a Settings,
    pub(super) names: Scope,
    pub(super) table: TypeTable,
    findings: Findings,
    reported: HashSet<(&'static str, Node<'s>)>,
    pub(super) validator: Validator<'a, 's>,
    pub(super) travels: Travels,
    pub(super) subtypes: Subtypes<'s>,
    pub(super) named: SchemaNames<'s>,
    /// Types of unnamed schemas, by what must hold and, where it matters, the direction.
    pub(super) unnamed: HashMap<UnnamedKey<'s>, Unnamed>,
    pub(super) equals: Equals<'s>,
    pub(super) queue: VecDeque<Queued<'s>>,
    pub(super) pending_defaults: Vec<PendingDefault<'s>>,
    /// Patterns by their text, each translated once; `None` for those that cannot be checked.
    pub(super) patterns: HashMap<&'s str, Option<Pattern>>,
    pub(super) pattern_ids: HashMap<PatternDef, PatternId>,
    pub(super) nulls: Nulls<'s>,
    /// Alternatives that were combined with what stands beside them.
    pub(super) n_combinations: usize,
    pub(super) anchors: Anchors<'s>,
    /// Schemas that are held as a whole.
    pub(super) scoped: Scoped<'s>,
    /// True if some schema asks what no other keyword says anything of.
    pub(super) asks_what_is_left: bool,
    /// Rules of `unevaluatedProperties` found so far.
    pub(super) left: HashMap<SchemaId<'s>, Option<Rc<Left<'s>>>>,
    /// Bytes that schemas kept as text may still take.
    pub(super) schema_budget: usize,
    schemas: Vec<SchemaId<'s>>,
    /// Values that operations use: whose file, and in which direction.
    roots: Vec<(Value, usize, Direction)>,
}

/// What tells unnamed schemas apart: what must hold, and the direction where it makes a difference.
pub(super) type UnnamedKey<'s> = (Conjunction<'s>, Option<Direction>);

/// A field that has a default, perhaps.
#[derive(Debug)]
pub(super) struct PendingDefault<'s> {
    pub(super) id: TypeId,
    pub(super) field: usize,
    pub(super) schemas: Vec<SchemaId<'s>>,
}

/// An unnamed schema that was met.
#[derive(Debug, Clone)]
pub(super) enum Unnamed {
    /// It is being lowered; its type, if something inside needed one.
    Open(Option<TypeId>),
    /// What it became, without regard to `null`.
    Made(Value),
}

/// Texts of schemas that are checked at run time may take this much in all; what needs more is no stub but a validator.
const SCHEMA_BUDGET: usize = 8 << 20;

impl<'a, 's> Types<'a, 's> {
    /// Claims the names of the document's schemas first, in its order, so that traits and responses come after them.
    pub fn new(api: &'a Api<'s>, settings: &'a Settings) -> Self {
        let mut names = Scope::of_types();
        let subtypes = Subtypes::of(api);
        let travels = Travels::of(api, settings, &subtypes);
        let anchors = Anchors::of(api);
        let named = SchemaNames::claim(api, &travels, &mut names);
        Types {
            api,
            algebra: Algebra { api, perspective: Perspective::Server },
            settings,
            names,
            table: TypeTable::default(),
            findings: Findings::default(),
            reported: HashSet::new(),
            validator: Validator::new(api),
            travels,
            subtypes,
            named,
            unnamed: HashMap::new(),
            equals: Equals::default(),
            queue: VecDeque::new(),
            pending_defaults: Vec::new(),
            patterns: HashMap::new(),
            pattern_ids: HashMap::new(),
            nulls: Nulls::default(),
            n_combinations: 0,
            scoped: Scoped::of(api, &anchors),
            anchors,
            asks_what_is_left: api.schemas.iter().any(|(_, schema)| asks_what_is_left(schema)),
            left: HashMap::new(),
            schema_budget: SCHEMA_BUDGET,
            schemas: Vec::new(),
            roots: Vec::new(),
        }
    }

    /// Takes a type name for something that is no schema (a trait, a response enum): `wanted`, or the first free one.
    pub fn claim(&mut self, wanted: &str) -> String {
        self.names.claim(wanted, "Type")
    }

    /// The same with another name to fall back on, before numbers are added.
    pub fn claim_either(&mut self, wanted: &str, other: &str) -> String {
        let name = if self.names.is_free(wanted) { wanted } else { other };
        self.claim(name)
    }

    /// The types so far: which file each stands in, and where a `Box` is needed, is known when all are finished.
    pub fn table(&self) -> &TypeTable {
        &self.table
    }

    /// What a schema becomes where it is used. `hint` (`ListarClientesBody`) names the type of a schema without a name;
    /// `tag` is the number of the tag whose file needs it.
    pub fn value(&mut self, schema: Use<'s, Schema<'s>>, direction: Direction, hint: &str, tag: usize) -> Value {
        self.value_at(&TypePlace::outermost(direction, hint, schema.id), tag)
    }

    /// The same of a parameter that is written in a style of text.
    pub fn value_as_text(&mut self, schema: Use<'s, Schema<'s>>, hint: &str, tag: usize) -> Value {
        let place = TypePlace::outermost(Direction::Request, hint, schema.id);
        self.value_at(&TypePlace { is_text: true, ..place }, tag)
    }

    fn value_at(&mut self, place: &TypePlace<'s>, tag: usize) -> Value {
        let value = self.used(place.root, place);
        self.drain();
        self.roots.push((value.clone(), tag, place.direction));
        value
    }

    /// The schema's default as a Rust expression of the value's type (without `Option`), if it has one that fits.
    pub fn default_of(&mut self, schema: Use<'s, Schema<'s>>, value: &Value) -> Option<String> {
        let default = self.default_node(schema.id)?;
        self.default_expression(schema.id, default, value)
    }

    /// Every type, with its file decided, and what could not be expressed.
    pub fn finish(mut self) -> (TypeTable, Findings) {
        for id in finish::cycles::of_values(&self.table) {
            let node = self.api[self.schemas[id.0]].node;
            let message = "This schema is itself, or an alternative of itself, without anything in between.";
            self.report(&SCHEMA_IS_ITSELF, node, message, "Let the circle hold a property, an array or another type.");
            // Reading such a value would never end.
            self.table.types[id.0].kind = TypeKind::Alias(Value::plain(Ty::Any));
        }
        finish::finish(&mut self.table, &self.roots, self.settings.opens_response_enums);
        (self.table, self.findings)
    }

    /// Lowers what waits, and then the defaults, which need to see the types of their fields.
    pub(super) fn drain(&mut self) {
        while let Some(queued) = self.queue.pop_front() {
            self.lower_queued(queued);
        }
        self.settle_defaults();
    }

    /// A type with a number, whose kind is not known yet. A named one stands for its schema; any other only for what
    /// was found there.
    pub(super) fn reserve(&mut self, name: String, schema_id: SchemaId<'s>, is_named: bool) -> TypeId {
        let id = TypeId(self.table.types.len());
        let schema = &self.api[schema_id];
        self.schemas.push(schema_id);
        self.table.types.push(TypeDef {
            name,
            schema: schema.name.filter(|_| is_named).map(str::to_owned),
            pointer: schema.node.pointer(),
            description: schema.description.map(str::to_owned),
            example: schema.examples.first().map(|example| json::text(*example)),
            is_deprecated: schema.is_deprecated,
            kind: TypeKind::Alias(Value::plain(Ty::Any)),
            home: Home::Nowhere,
            is_checked: false,
            is_stated: false,
        });
        id
    }

    /// Reports something, once for each place however often a type is made from it.
    pub(super) fn report(&mut self, rule: &'static Rule, node: Node<'s>, message: impl Into<String>, help: &str) {
        if self.reported.insert((rule.id, node)) {
            self.findings.push(Finding::new(rule, node, message, help));
        }
    }
}

impl std::fmt::Debug for Types<'_, '_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Types").field("table", &self.table).field("findings", &self.findings).finish_non_exhaustive()
    }
}
