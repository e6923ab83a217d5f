//! Values that are listed.

use std::collections::HashSet;

use contract::model::{Schema, Type, Use};
use contract::source::Node;
use rust_text::name::{Scope, pascal};
use schema_algebra::{Conjunction, Form, Merged, SchemaId, integer};

use crate::ir::{Ty, TypeKind, Value};

use super::json_schema::says_more;
use super::place::{TypePlace, cut};
use super::session::Types;

impl<'s> Types<'_, 's> {
    pub(super) fn text_enum(
        &mut self,
        conjunction: &Conjunction<'s>,
        merged: &Merged<'_, 's>,
        place: &TypePlace<'s>,
    ) -> Value {
        let values = self.fitting(conjunction, merged);
        self.texts(conjunction, &values, place)
    }

    pub(super) fn texts(&mut self, conjunction: &Conjunction<'s>, values: &[Node<'s>], place: &TypePlace<'s>) -> Value {
        let mut scope = variants();
        let mut named = Vec::new();
        for wire in values.iter().filter_map(|value| value.as_str()) {
            let fallback = if wire.is_empty() { "Empty".to_owned() } else { format!("Value{}", named.len() + 1) };
            named.push((scope.claim(&cut(pascal(wire)), &fallback), wire.to_owned()));
        }
        if named.is_empty() {
            return self.never(place, "no listed value fits the other rules");
        }
        let (id, _) = self.own(conjunction, place);
        self.table.types[id.0].kind = TypeKind::TextEnum { variants: named, other: None };
        Value::plain(Ty::Named(id))
    }

    /// Whole numbers that are listed.
    pub(super) fn int_enum(
        &mut self,
        conjunction: &Conjunction<'s>,
        merged: &Merged<'_, 's>,
        place: &TypePlace<'s>,
    ) -> Value {
        let values = self.fitting(conjunction, merged);
        let numbers: Vec<i128> = values.iter().filter_map(|value| integer(*value)).collect();
        if numbers.is_empty() {
            return self.never(place, "no listed value fits the other rules");
        }
        let mut scope = variants();
        let mut named = Vec::new();
        for number in &numbers {
            let Ok(number) = i64::try_from(*number) else {
                // Beyond what an enum can number.
                let mut value = super::number::number(merged);
                value.rules.extend(self.remaining_rules(conjunction, merged, place.direction));
                return value;
            };
            named.push((scope.claim(&pascal(&number.to_string()), "Value"), number));
        }
        let (id, _) = self.own(conjunction, place);
        self.table.types[id.0].kind = TypeKind::IntEnum { variants: named };
        Value::plain(Ty::Named(id))
    }

    /// One enum for alternatives that are texts listed in place, a way to describe each. `None` if they are not.
    pub(super) fn listed_alternatives(
        &mut self,
        conjunction: &Conjunction<'s>,
        alternatives: &[(Use<'s, Schema<'s>>, Conjunction<'s>)],
        place: &TypePlace<'s>,
    ) -> Option<Value> {
        let mut seen = HashSet::new();
        let mut values = Vec::new();
        for (used, alternative) in alternatives {
            let merged = self.algebra.merged(alternative);
            let is_text = merged.form == Form::One(Type::String);
            let is_listed = is_text && merged.values.is_some() && alternative.choices.is_empty();
            if !is_listed || self.is_named(self.unwrapped(used.id)) {
                return None;
            }
            for value in self.fitting(alternative, &merged) {
                if !seen.insert(value.as_str()?) {
                    return None;
                }
                values.push(value);
            }
        }
        Some(self.texts(conjunction, &values, place))
    }

    /// The listed values that every other rule allows, as far as can be told.
    fn fitting(&mut self, conjunction: &Conjunction<'s>, merged: &Merged<'_, 's>) -> Vec<Node<'s>> {
        let mut values = merged.values.clone().unwrap_or_default();
        let has_more = |id: &SchemaId<'s>| {
            let schema = &self.api[*id];
            schema.string.is_some() || schema.number.is_some() || schema.not.is_some() || says_more(schema)
        };
        if conjunction.atoms.iter().any(has_more) {
            let atoms = &conjunction.atoms;
            let validator = &mut self.validator;
            values.retain(|value| atoms.iter().all(|id| validator.check(*id, *value, None).is_empty()));
        }
        values
    }
}

/// Names of variants: `Self` is a word of Rust's.
pub(super) fn variants() -> Scope {
    let mut scope = Scope::new();
    scope.claim("Self", "");
    scope
}
