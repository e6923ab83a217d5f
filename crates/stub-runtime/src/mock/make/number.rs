//! Numbers between bounds, and multiples.

use serde_json::Number;

use super::demand::{Demand, Unmade};
use crate::decimal::Decimal;

/// Digits after the point that are tried beyond those of the bounds.
const MORE_PLACES: u32 = 3;

/// A number that a demand allows; the `variant`th of several.
pub(super) fn number(demand: &Demand, is_integer: bool, variant: usize) -> Result<Number, Unmade> {
    let range = Range::of(demand);
    // Every second number has a fraction, if it may.
    let halves = || (!is_integer && variant % 2 == 1).then(|| range.half(variant)).flatten();
    let made = halves().or_else(|| range.whole(variant)).or_else(|| {
        let n_places = range.n_places()..=range.n_places() + MORE_PLACES;
        if is_integer { None } else { n_places.into_iter().find_map(|n_places| range.nth(n_places, 1, variant)) }
    });
    made.ok_or_else(|| Unmade::unfit("no number was found within the bounds"))
}

/// Where a number may lie.
struct Range {
    /// Least values, and whether they are outside.
    above: Vec<(Decimal, bool)>,
    /// Greatest values, and whether they are outside.
    below: Vec<(Decimal, bool)>,
    /// What must divide the number.
    divisors: Vec<Decimal>,
}

impl Range {
    fn of(demand: &Demand) -> Range {
        let mut range = Range { above: Vec::new(), below: Vec::new(), divisors: Vec::new() };
        for part in &demand.parts {
            let bound = |key: &str| part.number(key).and_then(Decimal::of);
            range.above.extend(bound("minimum").map(|bound| (bound, part.flag("exclusiveMinimum"))));
            range.above.extend(bound("exclusiveMinimum").map(|bound| (bound, true)));
            range.below.extend(bound("maximum").map(|bound| (bound, part.flag("exclusiveMaximum"))));
            range.below.extend(bound("exclusiveMaximum").map(|bound| (bound, true)));
            range.divisors.extend(bound("multipleOf"));
            if part.text("format") == Some("int32") {
                range.above.extend(Decimal::of(&i32::MIN.into()).map(|bound| (bound, false)));
                range.below.extend(Decimal::of(&i32::MAX.into()).map(|bound| (bound, false)));
            }
        }
        range
    }

    fn n_places(&self) -> u32 {
        let bounds = self.above.iter().chain(&self.below).map(|(bound, _)| bound);
        bounds.chain(&self.divisors).map(|number| number.n_places()).max().unwrap_or_default()
    }

    fn whole(&self, variant: usize) -> Option<Number> {
        let n_places = self.n_places();
        self.nth(n_places, 10_i128.checked_pow(n_places)?, variant)
    }

    fn half(&self, variant: usize) -> Option<Number> {
        let n_places = self.n_places().max(1);
        self.nth(n_places, 10_i128.checked_pow(n_places)? / 2, variant)
    }

    /// The `variant`th multiple of a step, and of all divisors, that lies within the bounds; the step is counted in units
    /// of the last place.
    fn nth(&self, n_places: u32, step: i128, variant: usize) -> Option<Number> {
        let step = self.divisors.iter().try_fold(step, |step, divisor| {
            let divisor = divisor.scaled(n_places)?.checked_abs()?;
            if divisor == 0 { None } else { step.checked_mul(divisor / gcd(step, divisor)) }
        })?;
        let mut least: Option<i128> = None;
        for (bound, is_outside) in &self.above {
            let first = next_multiple(bound.scaled(n_places)?.checked_add(i128::from(*is_outside))?, step)?;
            least = Some(least.map_or(first, |least| least.max(first)));
        }
        let mut greatest: Option<i128> = None;
        for (bound, is_outside) in &self.below {
            let bound = bound.scaled(n_places)?.checked_sub(i128::from(*is_outside))?;
            let last = bound.checked_sub(bound.rem_euclid(step))?;
            greatest = Some(greatest.map_or(last, |greatest| greatest.min(last)));
        }
        // One is a number that reads well; what is nearest to it comes next.
        let one = next_multiple(10_i128.checked_pow(n_places)?, step)?;
        let start = one.max(least.unwrap_or(one)).min(greatest.unwrap_or(i128::MAX));
        if least.is_some_and(|least| start < least) {
            return None;
        }
        let offset = step.checked_mul(i128::try_from(variant).ok()?)?;
        let up = start.checked_add(offset).filter(|value| greatest.is_none_or(|greatest| *value <= greatest));
        let down = || start.checked_sub(offset).filter(|value| least.is_none_or(|least| *value >= least));
        Decimal::number(up.or_else(down).unwrap_or(start), n_places)
    }
}

/// The least multiple of a step that is no less than a value.
fn next_multiple(value: i128, step: i128) -> Option<i128> {
    let rest = value.rem_euclid(step);
    if rest == 0 { Some(value) } else { value.checked_add(step - rest) }
}

fn gcd(a: i128, b: i128) -> i128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::super::demand::Demand;
    use super::number;
    use crate::document::json::Json;

    fn made(schema: &'static str, is_integer: bool) -> Option<String> {
        let schema: Json = serde_json::from_str(schema).expect("it is JSON");
        let demand = Demand { parts: vec![Box::leak(Box::new(schema))], ..Demand::default() };
        number(&demand, is_integer, 0).ok().map(|number| number.to_string())
    }

    #[test]
    fn numbers_lie_within_their_bounds() {
        let cases = [
            ("{}", true, Some("1")),
            (r#"{"minimum":18,"maximum":99}"#, true, Some("18")),
            (r#"{"maximum":-5}"#, true, Some("-5")),
            (r#"{"minimum":0,"exclusiveMinimum":true}"#, true, Some("1")),
            (r#"{"exclusiveMinimum":0,"exclusiveMaximum":1}"#, false, Some("0.9")),
            (r#"{"exclusiveMinimum":0,"exclusiveMaximum":1}"#, true, None),
            (
                r#"{"minimum":0.001,"maximum":0.002,"exclusiveMinimum":true,"exclusiveMaximum":true}"#,
                false,
                Some("0.0019"),
            ),
            (r#"{"multipleOf":0.01,"minimum":0.05,"maximum":0.09}"#, false, Some("0.09")),
            (r#"{"multipleOf":7,"minimum":8}"#, true, Some("14")),
            (r#"{"multipleOf":1.5}"#, true, Some("3")),
            (r#"{"multipleOf":0}"#, true, None),
            (r#"{"minimum":2,"maximum":1}"#, false, None),
            (r#"{"minimum":1e300}"#, false, None),
            (r#"{"minimum":9007199254740993}"#, true, Some("9007199254740993")),
            (r#"{"maximum":0.5}"#, false, Some("0")),
        ];
        for (schema, is_integer, expected) in cases {
            assert_eq!(made(schema, is_integer).as_deref(), expected, "{schema}");
        }
    }
}
