//! Schemas where they are used.

use std::collections::HashSet;

use contract::model::{Direction, Type, Types as TypeSet};
use schema_algebra::{Conjunction, Form, MadeOf, Merged, SchemaId, is_composed, is_null, json};

use crate::ir::{Rule, Ty, TypeId, Value};
use crate::rules::{SCHEMA_NEVER_FITS, TOO_MANY_PARTS};

use super::json_schema::says_more;
use super::number::number;
use super::place::{Queued, TypePlace};
use super::session::{Types, Unnamed, UnnamedKey};
use super::text::message;

/// Unnamed schemas inside one another; beyond that a type of its own is made, from the queue.
const MAX_DEPTH: usize = 40;

/// Parts inside one another that are searched for a type.
const MAX_SEARCHED: usize = 16;

impl<'s> Types<'_, 's> {
    /// What a schema becomes where it is used, `null` included.
    pub(super) fn used(&mut self, id: SchemaId<'s>, place: &TypePlace<'s>) -> Value {
        let value = if self.is_named(id) {
            Value::plain(self.named(id, place.direction))
        } else if self.scoped.has(id) {
            return self.held_whole(&[id], place);
        } else {
            let inner = self.unwrapped(id);
            if self.is_named(inner) {
                Value::plain(self.named(inner, place.direction))
            } else {
                let conjunction = self.algebra.conjunction(&[inner]);
                self.unnamed(conjunction, place)
            }
        };
        self.or_null(value, &[id])
    }

    /// What several schemas become where all of them hold. Without any, anything fits.
    pub(super) fn all_of(&mut self, ids: &[SchemaId<'s>], around: &TypePlace<'s>, wire: &str) -> Value {
        let telling = self.telling(ids);
        match telling.as_slice() {
            [] => Value::plain(Ty::Any),
            [only] => {
                let value = self.used(*only, &around.inside(wire, *only));
                self.or_null(value, ids)
            }
            several if several.iter().any(|id| self.scoped.has(*id)) => self.held_whole(ids, around),
            [first, ..] => {
                let place = around.inside(wire, *first);
                let conjunction = self.algebra.conjunction(&telling);
                // What one of them says alone needs no type of its own.
                let alone = telling.iter().find(|id| self.algebra.conjunction(&[**id]) == conjunction);
                let value = match alone {
                    Some(alone) => self.used(*alone, &place),
                    None => self.unnamed(conjunction, &place),
                };
                self.or_null(value, ids)
            }
        }
    }

    /// Schemas that all hold, without those that others imply: `{type: object}` beside `Station` leaves `Station`.
    fn telling(&self, ids: &[SchemaId<'s>]) -> Vec<SchemaId<'s>> {
        let is_implied = |id: SchemaId<'s>| {
            let others = || ids.iter().filter(|other| **other != id && !self.has_types_alone(**other));
            self.has_types_alone(id) && others().any(|other| self.has_types(*other, self.api[id].types))
        };
        ids.iter().copied().filter(|id| !is_implied(*id)).collect()
    }

    /// True if a schema says nothing about values but their type.
    fn has_types_alone(&self, id: SchemaId<'s>) -> bool {
        let schema = &self.api[id];
        !is_composed(schema) && self.algebra.has_only_types(schema) && self.subtypes.of_parent(id).is_empty()
    }

    fn or_null(&mut self, mut value: Value, ids: &[SchemaId<'s>]) -> Value {
        // Anything includes `null`.
        value.is_nullable = value.ty != Ty::Any && self.nulls.allow(self.algebra, ids);
        value
    }

    /// What must hold, as a value; the same for the same demands, whatever the place is called.
    pub(super) fn unnamed(&mut self, conjunction: Conjunction<'s>, place: &TypePlace<'s>) -> Value {
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
            let place = TypePlace { depth: 0, ..self.owned(&key, id, place) };
            self.queue.push_back(Queued { id, made_of: MadeOf::Conjunction(key.0), place });
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
    pub(super) fn own(&mut self, conjunction: &Conjunction<'s>, place: &TypePlace<'s>) -> (TypeId, TypePlace<'s>) {
        if let Some(id) = place.reserved {
            return (id, place.clone());
        }
        let key = self.key(conjunction.clone(), place.direction);
        let id = self.own_of_key(&key, place);
        let place = self.owned(&key, id, place);
        (id, place)
    }

    /// The place under the name of the type that is made there.
    fn owned(&self, key: &UnnamedKey<'s>, id: TypeId, place: &TypePlace<'s>) -> TypePlace<'s> {
        let name = self.table[id].name.clone();
        let stem = if key.1.is_some() { place.stem.clone() } else { name.clone() };
        TypePlace { name, stem, reserved: Some(id), ..place.clone() }
    }

    fn own_of_key(&mut self, key: &UnnamedKey<'s>, place: &TypePlace<'s>) -> TypeId {
        if let Some(Unnamed::Open(Some(id))) = self.unnamed.get(key) {
            return *id;
        }
        let wanted = match (self.name_of_parts(key, place), key.1) {
            (Some(name), _) => name,
            (None, Some(_)) => place.name.clone(),
            (None, None) => place.stem.clone(),
        };
        let name = self.names.claim(&wanted, "Type");
        let id = self.reserve(name, place.root, false);
        self.unnamed.insert(key.clone(), Unnamed::Open(Some(id)));
        id
    }

    fn key(&mut self, mut conjunction: Conjunction<'s>, direction: Direction) -> UnnamedKey<'s> {
        let Conjunction { atoms, choices, .. } = &mut conjunction;
        let mut differs = false;
        for id in atoms.iter_mut().chain(choices.iter_mut().map(|choice| &mut choice.schema)) {
            *id = self.first_equal(*id);
            differs |= self.travels.differs(*id);
        }
        (conjunction, differs.then_some(direction))
    }

    /// What must hold, as a value without regard to `null`.
    pub(super) fn body(&mut self, conjunction: &Conjunction<'s>, place: &TypePlace<'s>) -> Value {
        let api = self.api;
        // What could not be read is reported by the reader.
        if conjunction.atoms.iter().any(|id| api[*id].is_unresolved) {
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
        let merged = self.algebra.merged(conjunction);
        let mut value = match (&merged.form, &merged.values) {
            (Form::Anything, _) if merged.schemas.iter().any(|schema| says_more(schema)) => {
                return self.held_to_schema(conjunction, place);
            }
            (Form::Anything, _) => Value::plain(Ty::Any),
            (Form::Several(_), _) => return self.held_to_schema(conjunction, place),
            (Form::Nothing, _) => return self.never(place, "its parts demand different types"),
            (_, Some(values)) if values.is_empty() => return self.never(place, "no value is in every list"),
            (Form::One(Type::String), Some(_)) => return self.text_enum(conjunction, &merged, place),
            (Form::One(Type::Integer), Some(_)) => return self.int_enum(conjunction, &merged, place),
            (Form::One(Type::Object), _) => return self.object(conjunction, &merged, Vec::new(), place),
            (Form::One(Type::Boolean), _) => Value::plain(Ty::Bool),
            (Form::One(Type::Integer | Type::Number), _) => number(&merged),
            (Form::One(Type::String), _) => self.text(&merged),
            (Form::One(Type::Array), _) => return self.array(conjunction, &merged, place),
        };
        value.rules.extend(self.remaining_rules(conjunction, &merged, place.direction));
        value.message = merged.schemas.iter().find_map(|schema| message(schema)).map(str::to_owned);
        value
    }

    /// Rules that no type expresses: `not`, lists of values that are no enum, and keywords of 3.1.
    pub(super) fn remaining_rules(
        &mut self,
        conjunction: &Conjunction<'s>,
        merged: &Merged<'_, 's>,
        direction: Direction,
    ) -> Vec<Rule> {
        let mut rules = self.rules_of_3_0(merged, direction);
        rules.extend(self.rest_rules(conjunction, false, direction));
        rules
    }

    /// The same without keywords of 3.1.
    pub(super) fn rules_of_3_0(&mut self, merged: &Merged<'_, 's>, direction: Direction) -> Vec<Rule> {
        let mut rules = Vec::new();
        if let Some(values) = &merged.values {
            let values: Vec<String> = values.iter().map(|value| json::text(*value)).collect();
            rules.push(Rule::Schema(format!(r#"{{"enum":[{}]}}"#, values.join(","))));
        }
        for not in merged.schemas.iter().filter_map(|schema| schema.not) {
            rules.extend(self.schema_rule(&self.algebra.conjunction(&[not.id]), true, direction));
        }
        rules
    }

    /// Anything that fits the schemas, which is checked at run time.
    pub(super) fn held_to_schema(&mut self, conjunction: &Conjunction<'s>, place: &TypePlace<'s>) -> Value {
        let rules = self.schema_rule(conjunction, false, place.direction).into_iter().collect();
        Value { rules, ..Value::plain(Ty::Any) }
    }

    /// The same where it matters by which schemas what holds was reached.
    pub(super) fn held_whole(&mut self, ids: &[SchemaId<'s>], place: &TypePlace<'s>) -> Value {
        let rules = self.whole_rule(ids, place.direction).into_iter().collect();
        Value { rules, ..Value::plain(Ty::Any) }
    }

    /// A value that nothing fits.
    pub(super) fn never(&mut self, place: &TypePlace<'s>, why: &str) -> Value {
        let node = self.api[place.root].node;
        let message = format!("No value fits here: {why}.");
        self.report(&SCHEMA_NEVER_FITS, node, message, "Correct the parts, so that some value fits all of them.");
        Value { rules: vec![Rule::Schema("false".to_owned())], ..Value::plain(Ty::Any) }
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
        if !self.algebra.has_only_types(schema) || !self.subtypes.of_parent(id).is_empty() || self.scoped.has(id) {
            return None;
        }
        let has_meaning = |id: &SchemaId<'s>| !is_null(&api[*id]) && !self.algebra.allows_all(*id);
        let all_of: Vec<_> = schema.all_of.iter().map(|part| part.id).filter(has_meaning).collect();
        let choices = schema.any_of.iter().chain(&schema.one_of).map(|part| part.id).filter(has_meaning);
        let mut parts = self.telling(&all_of).into_iter().chain(choices);
        let only = parts.next()?;
        let is_sole = parts.all(|part| part == only);
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
