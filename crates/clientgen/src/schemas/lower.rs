//! What a schema becomes where it is used.

use std::collections::HashSet;

use contract::model::Type;

use crate::ir::Ty;

use super::conjunction::{Choice, Conjunction, MAX_PARTS, says_nothing};
use super::definition::Kind;
use super::merged::{Form, Merged};
use super::naming::inner;
use super::travels::Ways;
use super::{SchemaId, Types};

/// Lists and maps inside one another; what is deeper gets a name of its own.
const MAX_DEPTH: usize = 8;

/// Wrappers around a schema that are looked through.
const MAX_WRAPPERS: usize = 1_000;

/// A type that has its name and waits for its kind.
#[derive(Debug)]
pub(super) struct Job<'s> {
    pub(super) definition: usize,
    pub(super) what: What<'s>,
    pub(super) place: Place<'s>,
}

/// What a type is made from.
#[derive(Debug)]
pub(super) enum What<'s> {
    /// A schema with a name.
    Schema(SchemaId<'s>),
    /// What must hold, where no single schema says it.
    Conjunction(Conjunction<'s>),
}

/// Where a schema is met.
#[derive(Debug, Clone)]
pub(super) struct Place<'s> {
    /// The name that a type there gets if it needs one.
    pub(super) name: String,
    /// The schema that stands there.
    pub(super) root: SchemaId<'s>,
    /// Which ways its values travel.
    pub(super) ways: Ways,
    /// How many lists and maps are around it.
    pub(super) depth: usize,
}

impl<'s> Types<'_, 's> {
    /// The type of a schema that an operation uses.
    pub(super) fn outermost(&mut self, id: SchemaId<'s>, name: &str) -> Ty {
        let place = Place { name: name.to_owned(), root: id, ways: self.travels.ways(id), depth: 0 };
        self.used(id, &place)
    }

    /// The type of a schema inside another, named after both.
    pub(super) fn inside(&mut self, id: SchemaId<'s>, outer: &Place<'s>, wire: &str, depth: usize) -> Ty {
        let place = Place { name: inner(&outer.name, wire), root: id, ways: self.travels.ways(id), depth };
        self.used(id, &place)
    }

    /// The type of what several schemas inside another say together.
    pub(super) fn joined(&mut self, ids: &[SchemaId<'s>], outer: &Place<'s>, wire: &str, depth: usize) -> Ty {
        let mut distinct: Vec<SchemaId<'s>> = Vec::new();
        for id in ids {
            if !distinct.contains(id) && !Conjunction::of(self.api, &[*id]).is_empty() {
                distinct.push(*id);
            }
        }
        match (distinct.as_slice(), ids) {
            ([], [first, ..]) | ([first], _) => self.inside(*first, outer, wire, depth),
            ([], []) => Ty::Any,
            (several, _) => {
                let conjunction = Conjunction::of(self.api, several);
                let root = several[several.len() - 1];
                let place = Place { name: inner(&outer.name, wire), root, ways: self.travels.ways(root), depth };
                let ty = self.unnamed(&conjunction, &place);
                if self.is_nullable(several) { ty.or_null() } else { ty }
            }
        }
    }

    /// The type of a schema where it stands, with null if that is allowed.
    pub(super) fn used(&mut self, id: SchemaId<'s>, place: &Place<'s>) -> Ty {
        let Some(inner) = self.unwrapped(id) else { return Ty::Any };
        let ty = match self.name_of(inner) {
            Some(name) => Ty::Named(name),
            None => {
                let conjunction = Conjunction::of(self.api, &[inner]);
                self.unnamed(&conjunction, place)
            }
        };
        if self.is_nullable(&[id]) { ty.or_null() } else { ty }
    }

    /// The schema that a schema merely wraps, or itself; `None` if it wraps nothing but itself.
    pub(super) fn unwrapped(&mut self, id: SchemaId<'s>) -> Option<SchemaId<'s>> {
        let mut current = id;
        let mut seen = HashSet::new();
        while seen.insert(current) && seen.len() < MAX_WRAPPERS {
            let schema = &self.api[current];
            if !says_nothing(schema) {
                return Some(current);
            }
            let alternatives = [false, true].map(|is_exclusive| Choice { schema: current, is_exclusive });
            let alternatives = alternatives.map(|choice| choice.alternatives(self.api)).concat();
            let mut parts = schema.all_of.iter().chain(&alternatives);
            match (parts.next(), parts.next()) {
                (Some(only), None) => current = only.id,
                _ => return Some(current),
            }
        }
        let message = "This schema is only itself: the client takes any value.";
        self.lost(self.api[id].node, "schema is itself", message, "The type says nothing about the value.");
        None
    }

    /// Whether a schema has a name of its own, and which its type has; the type is made when its turn comes.
    fn name_of(&mut self, id: SchemaId<'s>) -> Option<String> {
        if let Some(known) = self.named.get(&id) {
            return Some(known.clone());
        }
        let schema = &self.api[id];
        let name = match self.component_names.get(&id) {
            Some(name) => name.clone(),
            // A schema of another file is named when it is first met.
            None => self.names.claim(schema.name?),
        };
        self.named.insert(id, name.clone());
        let definition = self.define(name.clone(), Some(id), Kind::Alias(Ty::Any));
        self.definitions[definition].is_component = true;
        let place = Place { name: name.clone(), root: id, ways: self.travels.ways(id), depth: 0 };
        self.queue.push_back(Job { definition, what: What::Schema(id), place });
        Some(name)
    }

    /// The type of what must hold where no name is given.
    pub(super) fn unnamed(&mut self, conjunction: &Conjunction<'s>, place: &Place<'s>) -> Ty {
        if place.depth > MAX_DEPTH || self.needs_name(conjunction, place) {
            return self.hoist(conjunction, place);
        }
        match self.body(conjunction, place) {
            Kind::Alias(ty) => ty,
            kind => {
                // Foreseen by `needs_name`; a definition is right in any case.
                let name = self.names.claim(&place.name);
                self.define(name.clone(), Some(place.root), kind);
                Ty::Named(name)
            }
        }
    }

    /// A type of its own for what has no name.
    fn hoist(&mut self, conjunction: &Conjunction<'s>, place: &Place<'s>) -> Ty {
        if let Some(known) = self.hoisted.get(conjunction) {
            return Ty::Named(known.clone());
        }
        let name = self.names.claim(&place.name);
        self.hoisted.insert(conjunction.clone(), name.clone());
        let definition = self.define(name.clone(), Some(place.root), Kind::Alias(Ty::Any));
        let place = Place { name: name.clone(), depth: 0, ..place.clone() };
        self.queue.push_back(Job { definition, what: What::Conjunction(conjunction.clone()), place });
        Ty::Named(name)
    }

    /// Gives the types that wait their kinds, and those that come to wait meanwhile.
    pub(super) fn drain(&mut self) {
        while let Some(Job { definition, what, place }) = self.queue.pop_front() {
            let kind = match what {
                What::Schema(id) => self.schema_body(id, &place),
                What::Conjunction(conjunction) => self.body(&conjunction, &place),
            };
            self.definitions[definition].kind = kind;
        }
    }

    fn schema_body(&mut self, id: SchemaId<'s>, place: &Place<'s>) -> Kind {
        match self.unwrapped(id) {
            None => return Kind::Alias(Ty::Any),
            Some(inner) if inner != id => return Kind::Alias(self.used(inner, place).without_null()),
            Some(_) => {}
        }
        if let Some(family) = self.family(id, place) {
            return family;
        }
        let conjunction = Conjunction::of(self.api, &[id]);
        self.body(&conjunction, place)
    }

    /// Whether what must hold becomes a type that only a name can stand for.
    fn needs_name(&self, conjunction: &Conjunction<'s>, place: &Place<'s>) -> bool {
        if !conjunction.choices.is_empty() {
            return true;
        }
        let merged = self.merged(conjunction);
        match merged.form {
            Form::Several(_) => true,
            Form::One(Type::Object) => merged.has_properties(),
            Form::One(Type::String) => {
                let ways = place.ways;
                merged.values().is_some() || (ways.in_requests && !ways.as_file && super::text::has_rules(&merged))
            }
            Form::One(Type::Integer) | Form::Anything => merged.values().is_some(),
            _ => false,
        }
    }

    /// What must hold as a kind of type.
    pub(super) fn body(&mut self, conjunction: &Conjunction<'s>, place: &Place<'s>) -> Kind {
        let node = self.api[place.root].node;
        if conjunction.is_cut {
            let message = format!("More than {MAX_PARTS} parts are not taken together: the client takes any value.");
            self.lost(node, "too many parts", message, "The type says nothing about the value.");
            return Kind::Alias(Ty::Any);
        }
        if !conjunction.choices.is_empty() {
            return self.choice(conjunction, place);
        }
        self.note_unchecked(conjunction, place);
        let api = self.api;
        let merged = Merged::of(conjunction.atoms.iter().map(|id| &api[*id]).collect());
        if let Some(values) = merged.values() {
            return self.enumeration(&merged, &values, place);
        }
        match &merged.form {
            Form::Anything => Kind::Alias(Ty::Any),
            Form::Nothing => {
                let message = "No value fits all parts of this schema: the client takes any.";
                self.lost(node, "schema never fits", message, "The type says nothing about the value.");
                Kind::Alias(Ty::Any)
            }
            Form::One(kind) => self.of_type(*kind, &merged, place),
            Form::Several(kinds) => self.of_types(kinds, &merged, place),
        }
    }

    /// The kind of values of one type.
    pub(super) fn of_type(&mut self, kind: Type, merged: &Merged<'_, 's>, place: &Place<'s>) -> Kind {
        match kind {
            Type::Boolean => Kind::Alias(Ty::Bool),
            Type::Integer => Kind::Alias(match merged.format() {
                Some("int32" | "int16" | "int8") => Ty::I32,
                Some("uint32" | "uint16" | "uint8") => Ty::U32,
                Some("uint64") => Ty::U64,
                _ => Ty::I64,
            }),
            Type::Number => Kind::Alias(if merged.format() == Some("float") { Ty::F32 } else { Ty::F64 }),
            Type::String => self.text(merged, place),
            Type::Array => {
                let items: Vec<SchemaId<'s>> = merged.items().iter().map(|used| used.id).collect();
                Kind::Alias(Ty::List(Box::new(self.joined(&items, place, "item", place.depth + 1))))
            }
            Type::Object => self.object(merged, place),
        }
    }

    /// What schemas say together, apart from choices.
    pub(super) fn merged(&self, conjunction: &Conjunction<'s>) -> Merged<'_, 's> {
        Merged::of(conjunction.atoms.iter().map(|id| &self.api[*id]).collect())
    }

    /// Tells the rules that no type holds.
    fn note_unchecked(&mut self, conjunction: &Conjunction<'s>, place: &Place<'s>) {
        for id in &conjunction.atoms {
            let schema = &self.api[*id];
            if schema.not.is_some() {
                let message = "`not` is no part of a type: the client does not look at it.";
                self.lost(schema.node, "value not excluded", message, "A value that is excluded is sent and taken.");
            }
            if !place.ways.in_requests {
                continue;
            }
            let counts_items = schema
                .array
                .as_deref()
                .is_some_and(|array| array.min_items.is_some() || array.max_items.is_some() || array.unique_items);
            let counts_properties = schema
                .object
                .as_deref()
                .is_some_and(|object| object.min_properties.is_some() || object.max_properties.is_some());
            if schema.number.is_some() || counts_items || counts_properties {
                let message = "Bounds of numbers and counts are left to the server.";
                self.lost(
                    schema.node,
                    "bound not checked",
                    message,
                    "A value outside is sent, and the server refuses it.",
                );
            }
            if schema.default.is_some() {
                self.kept(schema.node, "default left to the server", "What is not given is not sent.");
            }
        }
    }
}
