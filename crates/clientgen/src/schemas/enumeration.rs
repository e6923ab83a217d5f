//! Values that are listed.

use std::collections::HashSet;

use contract::model::Type;
use contract::source::Node;
use rust_text::name::{Scope, pascal};
use schema_algebra::{Form, Merged};

use crate::ir::Ty;

use super::definition::TypeKind;
use super::session::{TypePlace, Types};

impl<'s> Types<'_, 's> {
    /// The kind of listed values.
    pub(super) fn enumeration(
        &mut self,
        merged: &Merged<'_, 's>,
        values: &[Node<'s>],
        place: &TypePlace<'s>,
    ) -> TypeKind {
        let is_text = |value: &Node<'s>| value.as_str().is_some();
        let is_integer = |value: &Node<'s>| integer(*value).is_some();
        match &merged.form {
            _ if values.is_empty() => {}
            // `enum: [1, yes]` beside `type: string` is what YAML makes of words without quotes.
            Form::One(Type::String) if values.iter().all(|value| written(*value).is_some()) => {
                return TypeKind::TextEnum(text_variants(values.iter().filter_map(|value| written(*value))));
            }
            Form::Anything if values.iter().all(is_text) => {
                return TypeKind::TextEnum(text_variants(values.iter().filter_map(|value| value.as_str())));
            }
            Form::One(Type::Integer | Type::Number) | Form::Anything if values.iter().all(is_integer) => {
                return TypeKind::IntEnum(integer_variants(values));
            }
            _ => {}
        }
        let node = self.api[place.root].node;
        let message = "Only texts and whole numbers become an enum: any value of the type is taken.";
        self.lost(node, "values not listed", message, "The type does not tell which values there are.");
        match &merged.form {
            Form::One(kind) => self.of_type(*kind, merged, place),
            _ => TypeKind::Alias(Ty::Any),
        }
    }
}

/// Names for texts, each once.
pub(super) fn text_variants<'t>(values: impl Iterator<Item = &'t str>) -> Vec<(String, String)> {
    let mut scope = variants();
    let mut seen = HashSet::new();
    values
        .filter(|value| seen.insert(*value))
        .map(|value| {
            let short: String = value.chars().take(60).collect();
            let fallback = if value.is_empty() { "Empty" } else { "Value" };
            (scope.claim(&pascal(&short), fallback), value.to_owned())
        })
        .collect()
}

/// Names of variants: any but those that every enum of ours has.
pub(super) fn variants() -> Scope {
    let mut scope = Scope::new();
    for taken in ["Other", "Self"] {
        scope.claim(taken, taken);
    }
    scope
}

fn integer_variants(values: &[Node<'_>]) -> Vec<(String, i64)> {
    let mut seen = HashSet::new();
    let numbers = values.iter().filter_map(|value| integer(*value)).filter(|number| seen.insert(*number));
    numbers
        .map(|number| {
            let sign = if number < 0 { "Minus" } else { "Value" };
            (format!("{sign}{}", number.unsigned_abs()), number)
        })
        .collect()
}

/// A whole number, also one that is written as text.
fn integer(value: Node<'_>) -> Option<i64> {
    value.as_number().or(value.as_str()).and_then(|text| text.parse().ok())
}

/// A text as it is written, also a number or a word of YAML.
fn written(value: Node<'_>) -> Option<&str> {
    let word = || value.as_bool().map(|is_true| if is_true { "true" } else { "false" });
    value.as_str().or_else(|| value.as_number()).or_else(word)
}
