//! Numbers.

use contract::model::{Bound as ModelBound, NumberRules};
use contract::number::Number;

use crate::ir::{Bound, Rule, Ty, Value};

use super::merged::{Kind, Merged};

/// A number that is not one of a list.
pub(super) fn number(merged: &Merged<'_, '_>) -> Value {
    let rules: Vec<&NumberRules<'_>> = merged.schemas.iter().filter_map(|schema| schema.number.as_deref()).collect();
    let minimum = rules.iter().filter_map(|rules| rules.minimum).max_by_key(|bound| (bound.value, bound.is_exclusive));
    let maximum = rules.iter().filter_map(|rules| rules.maximum).min_by_key(|bound| (bound.value, !bound.is_exclusive));
    let ty = match (merged.kind, merged.format(&["int32", "int64", "uint64", "float"])) {
        (_, Some("int32")) => Ty::I32,
        (_, Some("int64")) => Ty::I64,
        (Kind::Integer, Some("uint64")) => Ty::U64,
        (Kind::Integer, _) => integer_within(minimum, maximum),
        (_, Some("float")) => Ty::F32,
        _ => Ty::F64,
    };
    let mut value = Value::plain(ty);
    value.rules.extend(minimum.map(|bound| Rule::Minimum(written(bound))));
    value.rules.extend(maximum.map(|bound| Rule::Maximum(written(bound))));
    for (_, divisor) in rules.iter().filter_map(|rules| rules.multiple_of) {
        // That it must be positive is an error of the document's, found where documents are checked.
        let rule = Rule::MultipleOf(divisor.to_string());
        if divisor > Number::ZERO && !value.rules.contains(&rule) {
            value.rules.push(rule);
        }
    }
    value
}

/// The integer type that holds all between two bounds.
fn integer_within(minimum: Option<ModelBound<'_>>, maximum: Option<ModelBound<'_>>) -> Ty {
    let number = |value: i128| Number::from(value);
    let is_below = minimum.is_some_and(|bound| bound.value < number(i64::MIN.into()));
    let is_above = maximum.is_some_and(|bound| bound.value > number(i64::MAX.into()));
    let is_unsigned = minimum.is_some_and(|bound| bound.value >= Number::ZERO);
    let fits_unsigned = maximum.is_none_or(|bound| bound.value <= number(u64::MAX.into()));
    match (is_below, is_above) {
        (false, false) => Ty::I64,
        (false, true) if is_unsigned && fits_unsigned => Ty::U64,
        _ => Ty::I128,
    }
}

fn written(bound: ModelBound<'_>) -> Bound {
    Bound { value: bound.value.to_string(), is_exclusive: bound.is_exclusive }
}
