//! `oneOf` and `anyOf`.

use std::collections::HashSet;

use contract::model::{Additional, Direction, Schema, Type, Use};
use rust_text::name::pascal;
use schema_algebra::{Choice, Conjunction, Form, SchemaId};

use crate::ir::{Alternative, Rule, Ty, TypeKind, Value};
use crate::rules::TOO_MANY_ALTERNATIVES;

use super::enumeration::variants;
use super::json_schema::says_more;
use super::place::{TypePlace, cut};
use super::session::Types;

/// Combinations of alternatives that are written out as types; a choice among more is checked by its schema.
const MAX_COMBINATIONS: usize = 2_000;

/// An alternative under way.
struct Candidate<'s> {
    used: Use<'s, Schema<'s>>,
    /// What must hold of it.
    conjunction: Conjunction<'s>,
    name: String,
    value: Value,
}

impl<'s> Types<'_, 's> {
    /// What must hold, where there is at least one choice.
    pub(super) fn choice(&mut self, conjunction: &Conjunction<'s>, place: &TypePlace<'s>) -> Value {
        if let Some(value) = self.conditions(conjunction, place) {
            return value;
        }
        let choice = conjunction.choices[0];
        let base = conjunction.with_choices(conjunction.choices[1..].to_vec());
        let alternatives = self.algebra.alternatives(choice);
        self.n_combinations += if base.is_empty() { 0 } else { alternatives.len() };
        if self.n_combinations > MAX_COMBINATIONS {
            let message = "These alternatives combine with others in too many ways to write each out as a type.";
            let help = "The stub checks the value against the schema and hands it on as JSON; give the alternatives one \
                        list to have types.";
            self.report(&TOO_MANY_ALTERNATIVES, self.api[choice.schema].node, message, help);
            return self.held_to_schema(conjunction, place);
        }
        let possible: Vec<_> = alternatives
            .into_iter()
            .map(|used| (used, self.beside(&base, used.id)))
            .filter(|(_, conjunction)| self.can_hold(conjunction))
            .collect();
        match possible.as_slice() {
            [] => return self.never(place, "every alternative contradicts what is said beside it"),
            [(used, _)] if base.is_empty() => return Value { is_nullable: false, ..self.used(used.id, place) },
            [(_, only)] => return self.body(only, place),
            _ => {}
        }
        if !choice.is_exclusive && possible.iter().any(|(_, conjunction)| conjunction.is_empty()) {
            return Value::plain(Ty::Any);
        }
        if let Some(listed) = self.listed_alternatives(conjunction, &possible, place) {
            return listed;
        }
        self.union(conjunction, choice, &base, possible, place)
    }

    fn union(
        &mut self,
        conjunction: &Conjunction<'s>,
        choice: Choice<'s>,
        base: &Conjunction<'s>,
        possible: Vec<(Use<'s, Schema<'s>>, Conjunction<'s>)>,
        place: &TypePlace<'s>,
    ) -> Value {
        let (id, place) = self.own(conjunction, place);
        let mut scope = variants();
        let mut candidates: Vec<Candidate<'s>> = Vec::with_capacity(possible.len());
        for (idx, (used, conjunction)) in possible.into_iter().enumerate() {
            let wanted = self.alternative_name(used, &conjunction, idx, place.direction);
            let inner = place.inside(&wanted, used.id);
            let adds = !base.is_empty() && conjunction != self.algebra.conjunction(&[used.id]);
            let value = if adds { self.unnamed(conjunction.clone(), &inner) } else { self.used(used.id, &inner) };
            let value = Value { is_nullable: false, ..value };
            if candidates.iter().any(|candidate| candidate.value == value) {
                continue;
            }
            candidates.push(Candidate { used, conjunction, name: scope.claim(&cut(wanted), "Alternative"), value });
        }
        if let [only] = candidates.as_slice() {
            return only.value.clone();
        }
        let (tag, tags) = self.tag(choice, &candidates, place.direction);
        let alternatives = candidates
            .into_iter()
            .zip(tags)
            .map(|(candidate, tags)| Alternative { name: candidate.name, value: candidate.value, tags })
            .collect();
        let is_exclusive = choice.is_exclusive && tag.is_none();
        self.table.types[id.0].kind = TypeKind::Union { alternatives, tag, is_exclusive, rules: Vec::new() };
        Value::plain(Ty::Named(id))
    }

    fn tag(
        &self,
        choice: Choice<'s>,
        candidates: &[Candidate<'s>],
        direction: Direction,
    ) -> (Option<String>, Vec<Vec<String>>) {
        if let Some((property, tagged)) = self.discriminator_tags(choice) {
            let of = |candidate: &Candidate<'s>| {
                let found = tagged.iter().find(|(used, _)| used.id == candidate.used.id);
                found.map(|(_, tags)| tags.clone()).unwrap_or_default()
            };
            return (Some(property.to_owned()), candidates.iter().map(of).collect());
        }
        let conjunctions: Vec<_> = candidates.iter().map(|candidate| &candidate.conjunction).collect();
        match self.constant_tags(&conjunctions, direction) {
            Some((property, tags)) => (Some(property.to_owned()), tags),
            None => (None, vec![Vec::new(); candidates.len()]),
        }
    }

    /// Alternatives that only say which of the declared properties must be there make no types of their own: the object
    /// stays one, and they are rules for it.
    fn conditions(&mut self, conjunction: &Conjunction<'s>, place: &TypePlace<'s>) -> Option<Value> {
        let (api, algebra) = (self.api, self.algebra);
        let declares = conjunction.atoms.iter().any(|id| !api[*id].properties().is_empty());
        let (conditions, choices): (Vec<Choice<'s>>, Vec<Choice<'s>>) =
            conjunction.choices.iter().partition(|choice| {
                declares && algebra.alternatives(**choice).iter().all(|used| is_condition(&api[used.id]))
            });
        if conditions.is_empty() {
            return None;
        }
        let mut rules = Vec::new();
        for choice in conditions {
            let alone = Conjunction::default().with_choices(vec![choice]);
            rules.extend(self.schema_rule(&alone, false, place.direction));
        }
        let rest = conjunction.with_choices(choices);
        Some(self.with_rules(conjunction, &rest, rules, place))
    }

    /// What must hold, and rules beside it, as one type.
    fn with_rules(
        &mut self,
        whole: &Conjunction<'s>,
        rest: &Conjunction<'s>,
        more: Vec<Rule>,
        place: &TypePlace<'s>,
    ) -> Value {
        if !rest.choices.is_empty() {
            let (_, place) = self.own(whole, place);
            let value = self.choice(rest, &place);
            return self.add_rules(value, more);
        }
        let merged = self.algebra.merged(rest);
        if merged.form == Form::One(Type::Object) {
            return self.object(whole, &merged, more, place);
        }
        self.held_to_schema(whole, place)
    }

    fn add_rules(&mut self, mut value: Value, more: Vec<Rule>) -> Value {
        if let Ty::Named(id) = value.ty
            && let TypeKind::Union { rules, .. } | TypeKind::Object { rules, .. } = &mut self.table.types[id.0].kind
        {
            rules.extend(more);
        } else {
            value.rules.extend(more);
        }
        value
    }

    /// An alternative together with what is said beside it, as far as that adds something.
    fn beside(&self, base: &Conjunction<'s>, alternative: SchemaId<'s>) -> Conjunction<'s> {
        let alone = self.algebra.conjunction(&[alternative]);
        let schemas: Vec<&Schema<'s>> = alone.atoms.iter().map(|id| &self.api[*id]).collect();
        let adds = |id: &&SchemaId<'s>| !self.is_said(&self.api[**id], &schemas);
        let atoms: Vec<SchemaId<'s>> = base.atoms.iter().filter(adds).copied().collect();
        self.algebra
            .joined(Conjunction { atoms, choices: base.choices.clone(), ..Conjunction::default() }, &[alternative])
    }

    /// Whether an object says nothing that others do not say as well: the same properties, of the same type.
    fn is_said(&self, schema: &Schema<'s>, others: &[&Schema<'s>]) -> bool {
        let has_only_properties = schema.types.iter().all(|kind| kind == Type::Object)
            && schema.format.is_none()
            && schema.values.is_none()
            && schema.not.is_none()
            && schema.number.is_none()
            && schema.string.is_none()
            && schema.array.is_none()
            && !says_more(schema);
        let others_are_objects = others.iter().any(|other| other.types.single() == Some(Type::Object));
        if !has_only_properties || !others_are_objects {
            return false;
        }
        let Some(object) = schema.object.as_deref() else { return true };
        let is_free = matches!(object.additional, Additional::Unsaid | Additional::Any)
            && object.min_properties.is_none()
            && object.max_properties.is_none();
        let required: HashSet<&str> = others.iter().flat_map(|other| other.required()).collect();
        is_free
            && schema.required().all(|name| required.contains(name))
            && object.properties.iter().all(|property| {
                let others = others.iter().filter_map(|other| other.property(property.name));
                others.map(|other| other.schema.id).any(|id| self.is_as_narrow(id, property.schema.id))
            })
    }

    /// Whether a schema surely allows no more than another: it is the same, or the other only names its type.
    fn is_as_narrow(&self, id: SchemaId<'s>, other: SchemaId<'s>) -> bool {
        let (schema, wider) = (&self.api[id], &self.api[other]);
        let travels_alike = schema.is_read_only == wider.is_read_only && schema.is_write_only == wider.is_write_only;
        let names_type = self.algebra.has_only_types(wider)
            && wider.all_of.is_empty()
            && wider.any_of.is_empty()
            && wider.one_of.is_empty()
            && !schema.types.is_empty()
            && schema.types.iter().all(|kind| wider.types.allows(kind))
            && (!schema.is_nullable || wider.is_nullable);
        id == other || (travels_alike && names_type)
    }

    /// Whether some value may fit: the types do not contradict each other.
    fn can_hold(&self, conjunction: &Conjunction<'s>) -> bool {
        conjunction.atoms.iter().any(|id| self.api[*id].is_unresolved)
            || self.algebra.merged(conjunction).form != Form::Nothing
    }

    /// What an alternative is called: its own name, its title, the value that marks it, or its kind.
    fn alternative_name(
        &self,
        used: Use<'s, Schema<'s>>,
        conjunction: &Conjunction<'s>,
        idx: usize,
        direction: Direction,
    ) -> String {
        let schema = &self.api[used.id];
        let inner = self.unwrapped(used.id);
        let named = schema.name.or(self.api[inner].name).or(schema.title).map(pascal);
        if let Some(named) = named.filter(|name| !name.is_empty()) {
            return named;
        }
        if let Some(constant) = self.sole_constant(conjunction, direction) {
            return constant;
        }
        let by_type = match self.algebra.merged(&self.algebra.conjunction(&[used.id])).form {
            Form::One(Type::Boolean) => "Boolean",
            Form::One(Type::Integer) => "Integer",
            Form::One(Type::Number) => "Number",
            Form::One(Type::String) => "Text",
            Form::One(Type::Array) => "List",
            _ => return format!("Alternative{}", idx + 1),
        };
        by_type.to_owned()
    }
}

/// Whether a schema says nothing but what an object must have.
fn is_condition(schema: &Schema<'_>) -> bool {
    let is_object = schema.types.is_empty() || schema.types.single() == Some(Type::Object);
    is_object
        && !schema.is_unresolved
        && schema.values.is_none()
        && schema.number.is_none()
        && schema.string.is_none()
        && schema.array.is_none()
        && !says_more(schema)
        && schema.all_of.is_empty()
        && schema.any_of.is_empty()
        && schema.one_of.is_empty()
        && (schema.object.is_some() || schema.not.is_some())
        && schema.object.as_deref().is_none_or(|object| {
            object.properties.is_empty() && matches!(object.additional, Additional::Unsaid | Additional::Any)
        })
}
