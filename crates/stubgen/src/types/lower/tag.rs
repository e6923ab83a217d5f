//! Tags: the property that tells alternatives apart, and its values.

use std::collections::HashMap;

use contract::model::{Direction, Schema, Type, Use};
use rust_text::name::pascal;
use schema_algebra::{Choice, Conjunction, Form, SchemaId, are_distinct, is_absent, sole_constant};

use crate::ir::{Alternative, Ty, TypeKind, Value};

use super::enumeration::variants;
use super::place::TypePlace;
use super::session::Types;

/// Alternatives with the values of the tag that mean each.
pub(super) type Tagged<'s> = Vec<(Use<'s, Schema<'s>>, Vec<String>)>;

/// Properties and the texts that each may be.
type Constants<'s> = Vec<(&'s str, Vec<String>)>;

impl<'s> Types<'_, 's> {
    /// What the discriminator of a choice says: the property, and the values that mean each alternative. `None` if it
    /// cannot choose: an alternative has no name, is no object, or shares its name.
    pub(super) fn discriminator_tags(&self, choice: Choice<'s>) -> Option<(&'s str, Tagged<'s>)> {
        let discriminator = self.api[choice.schema].discriminator.as_deref()?;
        let mut tagged = Vec::new();
        for used in self.algebra.alternatives(choice) {
            let tags = self.algebra.tags_of(discriminator, used, &|_| None)?;
            if !self.can_be_tagged(used.id, discriminator.property) {
                return None;
            }
            tagged.push((used, tags));
        }
        are_distinct(tagged.iter().flat_map(|(_, tags)| tags)).then_some((discriminator.property, tagged))
    }

    /// Whether an alternative is an object whose tag, if it is declared, can be a text.
    fn can_be_tagged(&self, id: SchemaId<'s>, property: &str) -> bool {
        let conjunction = self.algebra.conjunction(&[id]);
        let discriminates = |choice: &Choice<'s>| {
            let discriminator = self.api[choice.schema].discriminator.as_deref();
            discriminator.is_some_and(|discriminator| discriminator.property == property)
        };
        if !conjunction.choices.iter().all(discriminates) {
            return false;
        }
        let is_text = |id: &SchemaId<'s>| {
            let declared = self.api[*id].property(property).map(|property| property.schema.id);
            declared.is_none_or(|id| {
                let form = self.algebra.merged(&self.algebra.conjunction(&[id])).form;
                matches!(form, Form::One(Type::String) | Form::Anything)
            })
        };
        let is_object = || self.algebra.merged(&conjunction).form == Form::One(Type::Object);
        conjunction.atoms.iter().all(is_text) && (!conjunction.choices.is_empty() || is_object())
    }

    /// A property that every alternative requires and that has other values in each: as good as a discriminator.
    pub(super) fn constant_tags(
        &self,
        alternatives: &[&Conjunction<'s>],
        direction: Direction,
    ) -> Option<(&'s str, Vec<Vec<String>>)> {
        let constants: Vec<Constants<'s>> =
            alternatives.iter().map(|alternative| self.constants(alternative, direction)).collect();
        let (first, rest) = constants.split_first()?;
        let rest: Vec<HashMap<&str, &Vec<String>>> =
            rest.iter().map(|constants| constants.iter().map(|(name, tags)| (*name, tags)).collect()).collect();
        first.iter().find_map(|(property, tags)| {
            let others = rest.iter().map(|constants| constants.get(property).copied());
            let all: Vec<&Vec<String>> = std::iter::once(Some(tags)).chain(others).collect::<Option<_>>()?;
            are_distinct(all.iter().copied().flatten()).then(|| (*property, all.into_iter().cloned().collect()))
        })
    }

    /// The value that alone marks an alternative, as a name.
    pub(super) fn sole_constant(&self, alternative: &Conjunction<'s>, direction: Direction) -> Option<String> {
        let sole = sole_constant(self.constants(alternative, direction));
        sole.map(|only| pascal(&only)).filter(|name| !name.is_empty())
    }

    /// Required properties that are one of a few texts.
    fn constants(&self, alternative: &Conjunction<'s>, direction: Direction) -> Constants<'s> {
        self.algebra.constants(alternative, |property, is_required| {
            is_required && !is_absent(&self.api[property.schema.id], direction)
        })
    }

    /// A parent where it is used: itself or any of its subtypes, told apart by the discriminator.
    pub(super) fn family(&mut self, id: SchemaId<'s>, place: &TypePlace<'s>) -> Option<Value> {
        let type_id = place.reserved?;
        let (property, tagged) = self.algebra.family(id, &self.subtypes, &|_| None)?;
        let mut scope = variants();
        let mut alternatives = Vec::new();
        for (member, tags) in tagged {
            let ty = self.member(member, place);
            let name = match ty {
                Ty::Named(id) => self.table[id].name.trim_end_matches("Itself").to_owned(),
                _ => String::new(),
            };
            alternatives.push(Alternative { name: scope.claim(&name, "Member"), value: Value::plain(ty), tags });
        }
        let tag = Some(property.to_owned());
        self.table.types[type_id.0].kind =
            TypeKind::Union { alternatives, tag, is_exclusive: false, rules: Vec::new() };
        Some(Value::plain(Ty::Named(type_id)))
    }

    /// A member of a family by what it says itself, its own subtypes left out.
    fn member(&mut self, id: SchemaId<'s>, place: &TypePlace<'s>) -> Ty {
        let Ty::Named(named) = self.named(id, place.direction) else { return Ty::Any };
        if self.subtypes.of_parent(id).is_empty() {
            return Ty::Named(named);
        }
        let name = format!("{}Itself", self.table[named].name);
        let conjunction = self.algebra.conjunction(&[id]);
        let stem = name.clone();
        self.unnamed(conjunction, &TypePlace { name, stem, root: id, reserved: None, ..place.clone() }).ty
    }
}
