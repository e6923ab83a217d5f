//! Schemas where they are used.

use std::collections::HashSet;

use contract::model::Type;
use schema_algebra::{Choice, Conjunction, Form, MAX_PARTS, MadeOf, Merged, SchemaId};

use crate::ir::Ty;

use super::array::{is_tuple, tells_counts};
use super::definition::TypeKind;
use super::naming::inner;
use super::pattern::has_patterns;
use super::session::{Queued, TypePlace, Types};
use super::text::has_rules;

/// Lists and maps inside one another; what is deeper gets a name of its own.
const MAX_DEPTH: usize = 8;

/// Wrappers around a schema that are looked through.
const MAX_WRAPPERS: usize = 1_000;

impl<'s> Types<'_, 's> {
    /// The type of a schema that an operation uses.
    pub(super) fn outermost(&mut self, id: SchemaId<'s>, name: &str) -> Ty {
        self.used(id, &self.place(name.to_owned(), id, 0))
    }

    pub(super) fn place(&self, name: String, root: SchemaId<'s>, depth: usize) -> TypePlace<'s> {
        TypePlace { name, root, uses: self.travels.of_schema(root), depth }
    }

    /// The type of a schema inside another, named after both.
    pub(super) fn inside(&mut self, id: SchemaId<'s>, outer: &TypePlace<'s>, wire: &str, depth: usize) -> Ty {
        self.used(id, &self.place(inner(&outer.name, wire), id, depth))
    }

    /// The type of what several schemas inside another say together.
    pub(super) fn joined(&mut self, ids: &[SchemaId<'s>], outer: &TypePlace<'s>, wire: &str, depth: usize) -> Ty {
        let mut distinct: Vec<SchemaId<'s>> = Vec::new();
        for id in ids {
            if !distinct.contains(id) && !self.algebra.conjunction(&[*id]).is_empty() {
                distinct.push(*id);
            }
        }
        match (distinct.as_slice(), ids) {
            ([], [first, ..]) | ([first], _) => self.inside(*first, outer, wire, depth),
            ([], []) => Ty::Any,
            (several, _) => {
                let conjunction = self.algebra.conjunction(several);
                let place = self.place(inner(&outer.name, wire), several[several.len() - 1], depth);
                let ty = self.unnamed(&conjunction, &place);
                if self.nulls.allow(self.algebra, several) { ty.or_null() } else { ty }
            }
        }
    }

    /// The type of a schema where it stands, with null if that is allowed.
    pub(super) fn used(&mut self, id: SchemaId<'s>, place: &TypePlace<'s>) -> Ty {
        let Some(inner) = self.unwrapped(id) else { return Ty::Any };
        let ty = match self.name_of(inner) {
            Some(name) => Ty::Named(name),
            None => {
                let conjunction = self.algebra.conjunction(&[inner]);
                self.unnamed(&conjunction, place)
            }
        };
        if self.nulls.allow(self.algebra, &[id]) { ty.or_null() } else { ty }
    }

    /// The schema that a schema merely wraps, or itself; `None` if it wraps nothing but itself.
    pub(super) fn unwrapped(&mut self, id: SchemaId<'s>) -> Option<SchemaId<'s>> {
        let mut current = id;
        let mut seen = HashSet::new();
        while seen.insert(current) && seen.len() < MAX_WRAPPERS {
            let schema = &self.api[current];
            if !self.algebra.says_nothing(schema) {
                return Some(current);
            }
            let choices = [false, true].map(|is_exclusive| Choice { schema: current, is_exclusive });
            let alternatives = choices.map(|choice| self.algebra.alternatives(choice)).concat();
            let mut parts = schema.all_of.iter().chain(&alternatives);
            match (parts.next(), parts.next()) {
                (Some(only), None) => current = only.id,
                _ => return Some(current),
            }
        }
        self.anything(self.api[id].node, "schema is itself", "This schema is only itself: the client takes any value.");
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
        let definition = self.define(name.clone(), Some(id), TypeKind::Alias(Ty::Any));
        self.definitions[definition].is_component = true;
        let place = self.place(name.clone(), id, 0);
        self.queue.push_back(Queued { definition, made_of: MadeOf::Schema(id), place });
        Some(name)
    }

    /// The type of what must hold where no name is given.
    pub(super) fn unnamed(&mut self, conjunction: &Conjunction<'s>, place: &TypePlace<'s>) -> Ty {
        if place.depth > MAX_DEPTH || self.needs_name(conjunction, place) {
            return self.hoist(conjunction, place);
        }
        // That more than an alias comes of it is foreseen by `needs_name`; a definition is right in any case.
        let kind = self.body(conjunction, place);
        self.ty_of(kind, &place.name, Some(place.root))
    }

    /// A type of its own for what has no name.
    fn hoist(&mut self, conjunction: &Conjunction<'s>, place: &TypePlace<'s>) -> Ty {
        if let Some(known) = self.hoisted.get(conjunction) {
            return Ty::Named(known.clone());
        }
        let name = self.names.claim(&place.name);
        self.hoisted.insert(conjunction.clone(), name.clone());
        let definition = self.define(name.clone(), Some(place.root), TypeKind::Alias(Ty::Any));
        let place = TypePlace { name: name.clone(), depth: 0, ..place.clone() };
        self.queue.push_back(Queued { definition, made_of: MadeOf::Conjunction(conjunction.clone()), place });
        Ty::Named(name)
    }

    /// Gives the types that wait their kinds, and those that come to wait meanwhile.
    pub(super) fn drain(&mut self) {
        while let Some(Queued { definition, made_of, place }) = self.queue.pop_front() {
            let kind = match made_of {
                MadeOf::Schema(id) => self.schema_body(id, &place),
                MadeOf::Conjunction(conjunction) => self.body(&conjunction, &place),
            };
            self.definitions[definition].kind = kind;
        }
    }

    fn schema_body(&mut self, id: SchemaId<'s>, place: &TypePlace<'s>) -> TypeKind {
        match self.unwrapped(id) {
            None => return TypeKind::Alias(Ty::Any),
            Some(inner) if inner != id => return TypeKind::Alias(self.used(inner, place).without_null()),
            Some(_) => {}
        }
        if let Some(family) = self.family(id, place) {
            return family;
        }
        let conjunction = self.algebra.conjunction(&[id]);
        self.body(&conjunction, place)
    }

    /// Whether what must hold becomes a type that only a name can stand for.
    fn needs_name(&self, conjunction: &Conjunction<'s>, place: &TypePlace<'s>) -> bool {
        if conjunction.is_open() {
            return true;
        }
        let merged = self.algebra.merged(conjunction);
        match merged.form {
            Form::Several(_) => true,
            Form::One(Type::Array) => is_tuple(&merged),
            Form::One(Type::Object) if has_patterns(&merged) => true,
            Form::One(Type::Object) => {
                let mut objects = merged.schemas.iter().filter_map(|schema| schema.object.as_deref());
                objects.any(|object| !object.properties.is_empty() || !object.required.is_empty())
            }
            Form::One(Type::String) => {
                let uses = place.uses;
                merged.values.is_some() || (uses.in_requests && !uses.as_file && has_rules(&merged))
            }
            Form::One(Type::Integer) | Form::Anything => merged.values.is_some(),
            _ => false,
        }
    }

    /// What must hold as a kind of type.
    pub(super) fn body(&mut self, conjunction: &Conjunction<'s>, place: &TypePlace<'s>) -> TypeKind {
        let node = self.api[place.root].node;
        if conjunction.is_cut {
            let message = format!("More than {MAX_PARTS} parts are not taken together: the client takes any value.");
            return self.anything(node, "too many parts", message);
        }
        if !conjunction.choices.is_empty() {
            return self.choice(conjunction, place);
        }
        if !conjunction.conditions.is_empty() {
            return self.conditional(conjunction, place);
        }
        self.note_unchecked(conjunction, place);
        let merged = self.algebra.merged(conjunction);
        if let Some(values) = &merged.values {
            return self.enumeration(&merged, values, place);
        }
        match &merged.form {
            Form::Anything => TypeKind::Alias(Ty::Any),
            Form::Nothing => self.anything(
                node,
                "schema never fits",
                "No value fits all parts of this schema: the client takes any.",
            ),
            Form::One(kind) => self.of_type(*kind, &merged, place),
            Form::Several(kinds) => self.of_types(kinds, &merged, place),
        }
    }

    pub(super) fn of_type(&mut self, kind: Type, merged: &Merged<'_, 's>, place: &TypePlace<'s>) -> TypeKind {
        match kind {
            Type::Boolean => TypeKind::Alias(Ty::Bool),
            Type::Integer => TypeKind::Alias(match merged.format() {
                Some("int32" | "int16" | "int8") => Ty::I32,
                Some("uint32" | "uint16" | "uint8") => Ty::U32,
                Some("uint64") => Ty::U64,
                _ => Ty::I64,
            }),
            Type::Number => TypeKind::Alias(if merged.format() == Some("float") { Ty::F32 } else { Ty::F64 }),
            Type::String => self.text(merged, place),
            Type::Array => self.array(merged, place),
            Type::Object => self.object(merged, place),
        }
    }

    /// Tells the rules that no type holds.
    fn note_unchecked(&mut self, conjunction: &Conjunction<'s>, place: &TypePlace<'s>) {
        for id in &conjunction.atoms {
            let schema = &self.api[*id];
            if schema.json_schema.as_deref().is_some_and(|rules| rules.dynamic_reference.is_some()) {
                self.unheeded(schema, "$dynamicRef");
            }
            if schema.not.is_some() {
                let message = "`not` is no part of a type: the client does not look at it.";
                self.lost(schema.node, "value not excluded", message, "A value that is excluded is sent and taken.");
            }
            if !place.uses.in_requests {
                continue;
            }
            let counts_items = schema
                .array
                .as_deref()
                .filter(|array| !tells_counts(schema, array))
                .is_some_and(|array| array.min_items.is_some() || array.max_items.is_some() || array.unique_items);
            let counts_properties = schema
                .object
                .as_deref()
                .is_some_and(|object| object.min_properties.is_some() || object.max_properties.is_some());
            if schema.number.is_some() || counts_items || counts_properties {
                let message = "Bounds of numbers and counts are left to the server.";
                let lost = "A value outside is sent, and the server refuses it.";
                self.lost(schema.node, "bound not checked", message, lost);
            }
            if schema.default.is_some() {
                self.kept(schema.node, "default left to the server", "What is not given is not sent.");
            }
        }
    }
}
