//! Numbers: ranges and divisors.

use serde_json::Value;

use crate::number::Number;

use super::rules::{End, NumberRules};
use super::value;

/// Whole numbers that are tried one by one.
pub(super) const MAX_TRIED: i128 = 300;

/// True if rules allow a number.
pub(super) fn allows(rules: &NumberRules, number: Number) -> bool {
    rules.allows_range(number) && rules.divisors.iter().all(|divisor| number.is_multiple_of(*divisor))
}

/// The only number that rules can allow.
pub(super) fn only(rules: &NumberRules) -> Option<Number> {
    let (low, high) = (rules.low?, rules.high?);
    (low.value == high.value && !low.is_exclusive && !high.is_exclusive).then_some(low.value)
}

/// Whether all numbers of some rules are whole.
pub(super) fn is_whole(rules: &NumberRules) -> bool {
    rules.divisors.iter().any(|divisor| divisor.is_integer() && !divisor.is_zero())
}

/// Whether the range is empty.
pub(super) fn is_void(rules: &NumberRules) -> bool {
    if is_whole(rules)
        && let (Some(low), Some(high)) = (lowest(rules), highest(rules))
    {
        return first_multiple(rules, low).unwrap_or(low) > high;
    }
    match (rules.low, rules.high) {
        (Some(low), Some(high)) => {
            low.value > high.value || (low.value == high.value && (low.is_exclusive || high.is_exclusive))
        }
        _ => false,
    }
}

/// Whether every number of the one is allowed by one of the others. Divisors of the others must follow from those of the
/// one; ranges may cover it together.
pub(super) fn is_covered(small: &NumberRules, larges: &[&NumberRules]) -> bool {
    let follows = |divisor: &Number| small.divisors.iter().any(|known| known.is_multiple_of(*divisor));
    let fitting: Vec<&NumberRules> =
        larges.iter().copied().filter(|large| large.divisors.iter().all(follows)).collect();
    (is_whole(small) && covers_whole(small, &fitting)) || covers_range(small, &fitting)
}

fn covers_whole(small: &NumberRules, larges: &[&NumberRules]) -> bool {
    // Beyond what is held, an end is none; that is safe for the one, and the others are left out then.
    let is_held = |large: &&&NumberRules| {
        (large.low.is_none() || lowest(large).is_some()) && (large.high.is_none() || highest(large).is_some())
    };
    let next_multiple = |from: i128| first_multiple(small, from).unwrap_or(from);
    let after = |high: i128| next_multiple(high.saturating_add(1));
    let ranges = larges.iter().filter(is_held).map(|large| (lowest(large), highest(large).map(after)));
    let end = highest(small).map(|high| high.saturating_add(1));
    is_range_covered(lowest(small).map(next_multiple), end, ranges.collect())
}

fn covers_range(small: &NumberRules, larges: &[&NumberRules]) -> bool {
    // Places between numbers: before one that is included, behind one that is not.
    let start = |low: End| (low.value, low.is_exclusive);
    let end = |high: End| (high.value, !high.is_exclusive);
    let ranges = larges.iter().map(|range| (range.low.map(start), range.high.map(end)));
    is_range_covered(small.low.map(start), small.high.map(end), ranges.collect())
}

/// Whether ranges cover another together. Each begins at a place and ends before one; without a beginning or an end it is
/// open there.
pub(super) fn is_range_covered<P: Ord + Copy>(
    start: Option<P>,
    end: Option<P>,
    mut ranges: Vec<(Option<P>, Option<P>)>,
) -> bool {
    ranges.sort_by_key(|(from, _)| *from);
    // The first place that is not covered yet.
    let mut next = start;
    for (from, to) in ranges {
        if from > next {
            return false;
        }
        let Some(to) = to else { return true };
        next = next.max(Some(to));
        if end.is_some() && next >= end {
            return true;
        }
    }
    false
}

/// The least whole number in range, if there is one and it can be held.
pub(super) fn lowest(rules: &NumberRules) -> Option<i128> {
    let low = rules.low?;
    let floor = floor(low.value)?;
    let is_itself = low.value.is_integer() && !low.is_exclusive;
    if is_itself { Some(floor) } else { floor.checked_add(1) }
}

/// The greatest whole number in range, if there is one and it can be held.
pub(super) fn highest(rules: &NumberRules) -> Option<i128> {
    let high = rules.high?;
    let floor = floor(high.value)?;
    let is_excluded = high.value.is_integer() && high.is_exclusive;
    if is_excluded { floor.checked_sub(1) } else { Some(floor) }
}

/// The first number from a place on that the largest whole divisor divides.
fn first_multiple(rules: &NumberRules, from: i128) -> Option<i128> {
    let divisor = rules.divisors.iter().filter_map(|divisor| divisor.to_i128()).map(i128::abs).max()?;
    if divisor == 0 {
        return None;
    }
    let rest = from.rem_euclid(divisor);
    if rest == 0 { Some(from) } else { from.checked_add(divisor - rest) }
}

fn floor(number: Number) -> Option<i128> {
    if number.is_integer() {
        return number.to_i128();
    }
    let text = number.to_string();
    let towards_zero = match text.split_once('.') {
        Some((whole, _)) if !text.contains('e') => whole.parse::<i128>().ok()?,
        // Written with a negative exponent, it has more than twenty places.
        _ if number.to_f64().abs() < 1.0 => 0,
        _ => return None,
    };
    if number.is_negative() { towards_zero.checked_sub(1) } else { Some(towards_zero) }
}

/// Numbers that are likely to show a difference between the one and others, or to be allowed at all.
pub(super) fn candidates<'r>(rules: impl Iterator<Item = &'r NumberRules>) -> Vec<Value> {
    let mut found: Vec<Value> = Vec::new();
    let mut push = |value: Option<Value>| found.extend(value);
    let float = |value: f64| serde_json::Number::from_f64(value).map(Value::Number);
    let rules: Vec<&NumberRules> = rules.collect();
    let divisors: Vec<Number> = rules.iter().flat_map(|rules| rules.divisors.iter().copied()).collect();
    for whole in [0, 1, -1, 2] {
        push(Some(Value::from(whole)));
    }
    for end in rules.iter().flat_map(|rules| [rules.low, rules.high]).flatten() {
        push(value::of_number(end.value));
        let near = floor(end.value);
        for shift in [-1, 0, 1, 2] {
            let shifted = near.and_then(|near| near.checked_add(shift));
            push(shifted.and_then(|shifted| value::of_number(Number::from(shifted))));
            for divisor in divisors.iter().filter_map(|divisor| divisor.to_i128()).filter(|divisor| *divisor != 0) {
                let multiple = near.and_then(|near| near.div_euclid(divisor).checked_add(shift)?.checked_mul(divisor));
                push(multiple.and_then(|multiple| value::of_number(Number::from(multiple))));
            }
        }
        for factor in [0.5, 2.0, -1.0] {
            push(float(end.value.to_f64() * factor));
        }
        for shift in [0.5, 0.25, 0.1] {
            push(float(end.value.to_f64() + shift));
            push(float(end.value.to_f64() - shift));
        }
        for divisor in divisors.iter().map(|divisor| divisor.to_f64()).filter(|divisor| *divisor != 0.0) {
            let n = (end.value.to_f64() / divisor).floor();
            for shift in [-1.0, 0.0, 1.0, 2.0] {
                push(rounded((n + shift) * divisor));
            }
        }
    }
    for divisor in &divisors {
        for factor in [1_i32, -1, 2, 3, 5, 7, 10, 100] {
            push(rounded(divisor.to_f64() * f64::from(factor)));
        }
        push(float(divisor.to_f64() / 2.0));
    }
    for value in [0.5, 1.5, 0.25, 1e-3, 1e19, 1e30, 1e39, -1e39] {
        push(float(value));
    }
    for whole in [10_000_000_000_i64, -10_000_000_000] {
        push(Some(Value::from(whole)));
    }
    found
}

/// A product of floating-point numbers without the digits that only rounding made.
fn rounded(value: f64) -> Option<Value> {
    // Nearly all are whole, and need not be written down to be read.
    const LAST_EXACT: f64 = 9_007_199_254_740_992.0; // 2⁵³
    if value.fract() == 0.0 && value.abs() < LAST_EXACT {
        #[expect(clippy::cast_possible_truncation, reason = "it is whole and held exactly")]
        return Some(Value::from(value as i64));
    }
    let number = Number::parse(&format!("{value:.9}"))?;
    value::of_number(number)
}
