//! Numbers.

use contract::model::{Bound as ModelBound, NumberRules, Type};
use contract::number::Number;
use schema_algebra::{Form, Merged};

use crate::ir::{Bound, Rule, Ty, Value};

/// A number that is not one of a list.
pub(super) fn number(merged: &Merged<'_, '_>) -> Value {
    let rules: Vec<&NumberRules<'_>> = merged.schemas.iter().filter_map(|schema| schema.number.as_deref()).collect();
    let minimum = rules.iter().filter_map(|rules| rules.minimum).max_by_key(|bound| (bound.value, bound.is_exclusive));
    let maximum = rules.iter().filter_map(|rules| rules.maximum).min_by_key(|bound| (bound.value, !bound.is_exclusive));
    let is_integer = merged.form == Form::One(Type::Integer);
    let ty = match (is_integer, merged.format_among(&["int32", "int64", "uint64", "float"])) {
        (_, Some("int32")) => Ty::I32,
        (_, Some("int64")) => Ty::I64,
        (true, Some("uint64")) => Ty::U64,
        (true, _) => integer_within(minimum, maximum),
        (_, Some("float")) => Ty::F32,
        _ => Ty::F64,
    };
    let range = Range::of(&ty);
    let mut value = Value::plain(ty);
    for (bound, is_minimum) in [(minimum, true), (maximum, false)] {
        value.rules.extend(bound.and_then(|bound| range.rule(bound, is_minimum)));
    }
    for (_, divisor) in rules.iter().filter_map(|rules| rules.multiple_of) {
        let rule = range.divisible(divisor);
        value.rules.extend(rule.filter(|rule| !value.rules.contains(rule)));
    }
    value
}

/// What a type holds.
struct Range {
    least: Number,
    greatest: Number,
    is_integer: bool,
}

impl Range {
    fn of(ty: &Ty) -> Range {
        let integers = |least: i128, greatest: i128| Range {
            least: Number::from(least),
            greatest: Number::from(greatest),
            is_integer: true,
        };
        let floats = |greatest: &str| {
            let greatest = Number::parse(greatest).unwrap_or(Number::ZERO);
            let least = Number::parse(&format!("-{greatest}")).unwrap_or(Number::ZERO);
            Range { least, greatest, is_integer: false }
        };
        match ty {
            Ty::I32 => integers(i32::MIN.into(), i32::MAX.into()),
            Ty::I64 => integers(i64::MIN.into(), i64::MAX.into()),
            Ty::U64 => integers(0, u64::MAX.into()),
            // Numbers are exact as far as this.
            Ty::I128 => integers(-(10_i128.pow(37)), 10_i128.pow(37)),
            Ty::F32 => floats("3.4028234663852886e38"),
            _ => floats("1.7976931348623157e308"),
        }
    }

    /// A bound as a rule that the type can say: `None` if the type keeps it anyway.
    fn rule(&self, bound: ModelBound<'_>, is_minimum: bool) -> Option<Rule> {
        let ModelBound { value, is_exclusive, .. } = bound;
        let is_outside = |limit: Number| if is_minimum { value < limit } else { value > limit };
        let is_beyond = |limit: Number| {
            let is_past = if is_minimum { value > limit } else { value < limit };
            is_past || (is_exclusive && value == limit)
        };
        let (near, far) = if is_minimum { (self.least, self.greatest) } else { (self.greatest, self.least) };
        if is_beyond(far) {
            return Some(never());
        }
        if is_outside(near) || (value == near && !is_exclusive) {
            return None;
        }
        let bound = if self.is_integer && !value.is_integer() {
            Bound { value: rounded(value, is_minimum).to_string(), is_exclusive: false }
        } else {
            Bound { value: value.to_string(), is_exclusive }
        };
        Some(if is_minimum { Rule::Minimum(bound) } else { Rule::Maximum(bound) })
    }

    /// A divisor as a rule. An integer is a multiple of a fraction if it is one of the fraction's numerator.
    fn divisible(&self, divisor: Number) -> Option<Rule> {
        // That it must be positive is an error of the document's, found where documents are checked.
        if divisor <= Number::ZERO {
            return None;
        }
        if !self.is_integer {
            let is_held = divisor <= self.greatest && divisor.to_f64() > 0.0;
            return is_held.then(|| Rule::MultipleOf(divisor.to_string()));
        }
        match numerator(divisor) {
            Some(1) => None,
            Some(numerator) if Number::from(numerator) <= self.greatest => {
                Some(Rule::MultipleOf(numerator.to_string()))
            }
            _ => Some(Rule::Schema(format!(r#"{{"multipleOf":{divisor}}}"#))),
        }
    }
}

/// The integer type that holds all between two bounds.
fn integer_within(minimum: Option<ModelBound<'_>>, maximum: Option<ModelBound<'_>>) -> Ty {
    let number = |value: i128| Number::from(value);
    let is_below = minimum.is_some_and(|bound| bound.value < number(i64::MIN.into()));
    let is_above = maximum.is_some_and(|bound| bound.value > number(i64::MAX.into()));
    let starts_above = minimum.is_some_and(|bound| bound.value > number(i64::MAX.into()));
    let is_unsigned = minimum.is_some_and(|bound| bound.value >= Number::ZERO);
    let fits_unsigned = maximum.is_none_or(|bound| bound.value <= number(u64::MAX.into()));
    match (is_below, is_above || starts_above) {
        (false, false) => Ty::I64,
        (false, true) if is_unsigned && fits_unsigned => Ty::U64,
        _ => Ty::I128,
    }
}

/// The next whole number above or below a fraction.
fn rounded(value: Number, is_up: bool) -> Number {
    let text = value.to_string();
    let whole = text.split_once('.').and_then(|(whole, _)| whole.parse::<i128>().ok()).unwrap_or_default();
    Number::from(match (is_up, value.is_negative()) {
        (true, false) => whole + 1,
        (false, true) => whole - 1,
        _ => whole,
    })
}

/// The numerator in lowest terms; `None` if it does not fit.
fn numerator(divisor: Number) -> Option<i128> {
    if divisor.is_integer() {
        return divisor.to_i128();
    }
    let text = divisor.to_string();
    let (whole, fraction) = text.split_once('.')?;
    let numerator: i128 = format!("{whole}{fraction}").parse().ok()?;
    let denominator = 10_i128.checked_pow(u32::try_from(fraction.len()).ok()?)?;
    Some(numerator / greatest_common_divisor(numerator, denominator))
}

fn greatest_common_divisor(mut a: i128, mut b: i128) -> i128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

fn never() -> Rule {
    Rule::Schema("false".to_owned())
}

#[cfg(test)]
mod tests {
    use contract::number::Number;

    use super::{numerator, rounded};

    #[test]
    fn fractions_bound_integers() {
        let number = |text: &str| Number::parse(text).expect("a number");
        let round = |text: &str, is_up: bool| rounded(number(text), is_up).to_string();
        assert_eq!([round("1.5", true), round("1.5", false)], ["2", "1"]);
        assert_eq!([round("-1.5", true), round("-1.5", false)], ["-1", "-2"]);
        assert_eq!([round("0.5", true), round("-0.5", false)], ["1", "-1"]);
        assert_eq!(
            ["0.5", "1.5", "0.01", "4", "2.4"].map(|text| numerator(number(text))),
            [Some(1), Some(3), Some(1), Some(4), Some(12)]
        );
    }
}
