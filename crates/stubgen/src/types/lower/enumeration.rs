//! Values that are listed.

use contract::source::Node;
use contract::validate::Direction as Flow;

use crate::ir::{Ty, TypeKind, Value};
use crate::name::{Scope, pascal};

use super::conjunction::Conjunction;
use super::merged::{Merged, integer};
use super::number::number;
use super::place::{Place, cut};
use super::{SchemaId, Types};

impl<'s> Types<'_, 's> {
    /// Texts that are listed.
    pub(super) fn text_enum(
        &mut self,
        conjunction: &Conjunction<'s>,
        merged: &Merged<'_, 's>,
        place: &Place<'s>,
    ) -> Value {
        let mut scope = variants();
        let mut named = Vec::new();
        for value in self.fitting(conjunction, merged) {
            let Some(wire) = value.as_str() else { continue };
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
        place: &Place<'s>,
    ) -> Value {
        let fitting = self.fitting(conjunction, merged);
        let numbers: Vec<i128> = fitting.iter().filter_map(|value| integer(*value)).collect();
        if numbers.is_empty() {
            return self.never(place, "no listed value fits the other rules");
        }
        let mut scope = variants();
        let mut named = Vec::new();
        for value in &numbers {
            let Ok(value) = i64::try_from(*value) else {
                // Beyond what an enum can number.
                let mut number = number(merged);
                number.rules.extend(self.remaining_rules(merged, place.direction));
                return number;
            };
            named.push((scope.claim(&pascal(&value.to_string()), "Value"), value));
        }
        let (id, _) = self.own(conjunction, place);
        self.table.types[id.0].kind = TypeKind::IntEnum { variants: named };
        Value::plain(Ty::Named(id))
    }

    /// The listed values that every other rule allows, as far as can be told.
    fn fitting(&mut self, conjunction: &Conjunction<'s>, merged: &Merged<'_, 's>) -> Vec<Node<'s>> {
        let mut values = merged.values.clone().unwrap_or_default();
        let has_more = |id: &SchemaId<'s>| {
            let schema = &self.api[*id];
            schema.string.is_some() || schema.number.is_some() || schema.not.is_some()
        };
        if conjunction.atoms.iter().any(has_more) {
            let atoms = &conjunction.atoms;
            let validator = &mut self.validator;
            values.retain(|value| atoms.iter().all(|id| validator.check(*id, *value, Flow::Either).is_empty()));
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
