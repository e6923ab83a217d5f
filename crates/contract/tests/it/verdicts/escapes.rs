//! A value that may arrive and is refused makes a change breaking.

use crate::random::Random;

use super::case::{Case, is_breaking, told};
use super::property::{Fault, Outcome, Property};
use super::side::Place;
use super::truth::find_refused;

pub(super) const PROPERTY: Property = Property {
    name: "a value that is refused is breaking",
    n_tries: 250,
    telling_one_in: 10,
    make: |random| {
        let place = random.one(&Place::MIX);
        Case::changed(place, random)
    },
    judge,
};

/// Values that are tried for each pair.
const N_VALUES: usize = 150;

fn judge(case: &Case, random: &mut Random) -> Outcome {
    let pair = case.ends();
    let Some((small, large)) = pair.sets() else { return Outcome::Silent };
    let Some(value) = find_refused(&small, &large, case.place, N_VALUES, random) else {
        return Outcome::Silent;
    };
    let comparison = pair.compare();
    if is_breaking(&comparison) {
        return Outcome::Holds;
    }
    let reason = format!("{value} may arrive and is refused\n{}", told(&comparison));
    Outcome::Wrong(Fault::new(reason, &[&comparison]))
}
