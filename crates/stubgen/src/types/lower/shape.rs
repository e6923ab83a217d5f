//! What a schema becomes where it is used.

use std::collections::HashSet;

use contract::model::{Schema, Type, Types as TypeSet};

use crate::ir::{Direction, Rule, Ty, TypeId, Value};
use crate::rules::{SCHEMA_NEVER_FITS, TOO_MANY_PARTS};

use super::conjunction::{Conjunction, allows_all, has_only_types, is_null};
use super::json;
use super::merged::{Kind, Merged};
use super::named::{Queued, What};
use super::number::number;
use super::place::Place;
use super::session::Unnamed;
use super::{SchemaId, Types};

/// Unnamed schemas inside one another; beyond that a type of its own is made, from the queue.
const MAX_DEPTH: usize = 40;

/// What tells unnamed schemas apart: what must hold, and the direction where it makes a difference.
pub(super) type Key<'s> = (Conjunction<'s>, Option<Direction>);

/// Parts inside one another that are searched for a type.
const MAX_SEARCHED: usize = 16;

impl<'s> Types<'_, 's> {
    /// What a schema becomes where it is used, `null` included.
    pub(super) fn used(&mut self, id: SchemaId<'s>, place: &Place<'s>) -> Value {
        let value = if self.is_named(id) {
            Value::plain(self.named(id, place.direction))
        } else {
            let inner = self.unwrapped(id);
            if self.is_named(inner) {
                Value::plain(self.named(inner, place.direction))
            } else {
                let conjunction = Conjunction::of(self.api, &[inner]);
                self.unnamed(conjunction, place)
            }
        };
        self.or_null(value, &[id])
    }

    /// What several schemas become where all of them hold. Without any, anything fits.
    pub(super) fn all_of(&mut self, ids: &[SchemaId<'s>], around: &Place<'s>, wire: &str) -> Value {
        match ids {
            [] => Value::plain(Ty::Any),
            [only] => self.used(*only, &around.inside(wire, *only)),
            [first, ..] => {
                let place = around.inside(wire, *first);
                let conjunction = Conjunction::of(self.api, ids);
                // What one of them says alone needs no type of its own.
                let alone = ids.iter().find(|id| Conjunction::of(self.api, &[**id]) == conjunction);
                let value = match alone {
                    Some(alone) => self.used(*alone, &place),
                    None => self.unnamed(conjunction, &place),
                };
                self.or_null(value, ids)
            }
        }
    }

    fn or_null(&mut self, mut value: Value, ids: &[SchemaId<'s>]) -> Value {
        // Anything includes `null`.
        value.is_nullable = value.ty != Ty::Any && self.is_nullable(ids);
        value
    }

    /// What must hold, as a value; the same for the same demands, whatever the place is called.
    pub(super) fn unnamed(&mut self, conjunction: Conjunction<'s>, place: &Place<'s>) -> Value {
        let key = self.key(conjunction, place.direction);
        match self.unnamed.get(&key) {
            Some(Unnamed::Made(value)) => return value.clone(),
            // It holds itself, so it needs a type.
            Some(Unnamed::Open(_)) => return Value::plain(Ty::Named(self.own_of_key(&key, place))),
            None => {}
        }
        self.unnamed.insert(key.clone(), Unnamed::Open(None));
        if place.depth > MAX_DEPTH {
            let id = self.own_of_key(&key, place);
            let place = Place { name: self.table[id].name.clone(), depth: 0, reserved: Some(id), ..place.clone() };
            self.queue.push_back(Queued { id, schema: What::Conjunction(key.0), place });
            return Value::plain(Ty::Named(id));
        }
        let mut value = self.body(&key.0, place);
        if let Some(Unnamed::Open(Some(id))) = self.unnamed.get(&key) {
            let id = *id;
            self.settle(id, value);
            value = Value::plain(Ty::Named(id));
        }
        self.unnamed.insert(key, Unnamed::Made(value.clone()));
        value
    }

    /// The type that is made here, and the place under its name: from now on it is certain that one is needed.
    pub(super) fn own(&mut self, conjunction: &Conjunction<'s>, place: &Place<'s>) -> (TypeId, Place<'s>) {
        let id = place.reserved.unwrap_or_else(|| {
            let key = self.key(conjunction.clone(), place.direction);
            self.own_of_key(&key, place)
        });
        let name = self.table[id].name.clone();
        (id, Place { name, reserved: Some(id), ..place.clone() })
    }

    fn own_of_key(&mut self, key: &Key<'s>, place: &Place<'s>) -> TypeId {
        if let Some(Unnamed::Open(Some(id))) = self.unnamed.get(key) {
            return *id;
        }
        let name = self.names.claim(&place.name, "Type");
        let id = self.reserve(name, place.root, false);
        self.unnamed.insert(key.clone(), Unnamed::Open(Some(id)));
        id
    }

    fn key(&self, conjunction: Conjunction<'s>, direction: Direction) -> Key<'s> {
        let mut schemas =
            conjunction.atoms.iter().copied().chain(conjunction.choices.iter().map(|choice| choice.schema));
        let differs = schemas.any(|id| self.travels.differs(id));
        (conjunction, differs.then_some(direction))
    }

    /// What must hold, as a value without regard to `null`.
    pub(super) fn body(&mut self, conjunction: &Conjunction<'s>, place: &Place<'s>) -> Value {
        let api = self.api;
        let schemas: Vec<&Schema<'s>> = conjunction.atoms.iter().map(|id| &api[*id]).collect();
        // What could not be read is reported by the reader.
        if schemas.iter().any(|schema| schema.is_unresolved) {
            return Value::plain(Ty::Any);
        }
        if conjunction.is_cut {
            let message = "This is made of too many parts, one inside the `allOf` of another.";
            let help = "Let schemas hold one another as properties, where one does not extend the other.";
            self.report(&TOO_MANY_PARTS, api[place.root].node, message, help);
            return Value::plain(Ty::Any);
        }
        if !conjunction.choices.is_empty() {
            return self.choice(conjunction, place);
        }
        let merged = Merged::of(schemas);
        let mut value = match merged.kind {
            Kind::Anything => Value::plain(Ty::Any),
            Kind::Several | Kind::Null => return self.held_to_schema(conjunction, place),
            Kind::Nothing => return self.never(place, "its parts demand different types"),
            _ if merged.values.as_ref().is_some_and(Vec::is_empty) => {
                return self.never(place, "no value is in every list");
            }
            Kind::Text if merged.values.is_some() => return self.text_enum(conjunction, &merged, place),
            Kind::Integer if merged.values.is_some() => return self.int_enum(conjunction, &merged, place),
            Kind::Object => return self.object(conjunction, &merged, Vec::new(), place),
            Kind::Boolean => Value::plain(Ty::Bool),
            Kind::Integer | Kind::Number => number(&merged),
            Kind::Text => self.text(&merged),
            Kind::List => self.list(&merged, place),
        };
        value.rules.extend(self.remaining_rules(&merged, place.direction));
        value
    }

    /// What no type and no other rule says: `not`, and lists of values that are no enum.
    pub(super) fn remaining_rules(&mut self, merged: &Merged<'_, 's>, direction: Direction) -> Vec<Rule> {
        let mut rules = Vec::new();
        if let Some(values) = &merged.values {
            let mut text = String::from(r#"{"enum":"#);
            json::list(&mut text, ['[', ']'], values, |out, value| json::write(*value, out));
            text.push('}');
            rules.push(Rule::Schema(text));
        }
        for not in merged.schemas.iter().filter_map(|schema| schema.not) {
            rules.extend(self.schema_rule(&Conjunction::of(self.api, &[not.id]), true, direction));
        }
        rules
    }

    /// Anything that fits the schemas, which is checked at run time.
    pub(super) fn held_to_schema(&mut self, conjunction: &Conjunction<'s>, place: &Place<'s>) -> Value {
        let rules = self.schema_rule(conjunction, false, place.direction).into_iter().collect();
        Value { ty: Ty::Any, is_nullable: false, rules }
    }

    /// A value that nothing fits.
    pub(super) fn never(&mut self, place: &Place<'s>, why: &str) -> Value {
        let node = self.api[place.root].node;
        let message = format!("No value fits here: {why}.");
        self.report(&SCHEMA_NEVER_FITS, node, message, "Correct the parts, so that some value fits all of them.");
        Value { ty: Ty::Any, is_nullable: false, rules: vec![Rule::Schema("false".to_owned())] }
    }

    /// The schema that another stands for, where it only adds what values do not show: a description, a default,
    /// `nullable`, a type that the other has anyway.
    pub(super) fn unwrapped(&self, start: SchemaId<'s>) -> SchemaId<'s> {
        let mut seen = HashSet::new();
        let mut id = start;
        while seen.insert(id) && (id == start || !self.is_named(id)) {
            match self.sole_part(id) {
                Some(part) => id = part,
                None => break,
            }
        }
        id
    }

    fn sole_part(&self, id: SchemaId<'s>) -> Option<SchemaId<'s>> {
        let api = self.api;
        let schema = &api[id];
        if !has_only_types(schema) || !self.heirs.of_parent(id).is_empty() {
            return None;
        }
        let conjunction_of_parts = schema.all_of.iter().chain(&schema.any_of).chain(&schema.one_of);
        let mut parts = conjunction_of_parts.filter(|part| !is_null(&api[part.id]) && !allows_all(api, part.id));
        let only = parts.next()?.id;
        let is_sole = parts.all(|part| part.id == only);
        (is_sole && self.has_types(only, schema.types)).then_some(only)
    }

    /// Whether a schema allows no other types than these.
    fn has_types(&self, id: SchemaId<'s>, types: TypeSet) -> bool {
        if types.is_empty() {
            return true;
        }
        let mut id = id;
        for _ in 0..MAX_SEARCHED {
            let schema = &self.api[id];
            if !schema.types.is_empty() {
                return schema.types.iter().all(|kind| types.allows(kind));
            }
            match schema.all_of.first() {
                Some(part) => id = part.id,
                // Taken for an object by what is said of it.
                None => return schema.object.is_some() && types.contains(Type::Object),
            }
        }
        false
    }
}
