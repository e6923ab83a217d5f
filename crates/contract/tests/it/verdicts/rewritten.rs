//! The same in other words breaks nobody.

use crate::random::Random;

use super::case::{Case, Pair, Rewriting, is_breaking, told};
use super::making;
use super::property::{Fault, Outcome, Property};
use super::rewrites::Step;
use super::side::Place;
use super::truth::find_refused;

pub(super) const PROPERTY: Property =
    Property { name: "the same in other words is not breaking", n_tries: 250, telling_one_in: 2, make, judge };

/// Values that are tried to see that a rewrite is one.
const N_VALUES: usize = 30;

fn make(random: &mut Random) -> Option<Case> {
    let place = random.one(&Place::MIX);
    let first = making::side(random, place);
    let mut steps: Vec<Step> = Vec::new();
    let mut last = first.clone();
    if random.chance(25) {
        steps.push(Step::migration());
        last = Step::migration().apply(&first)?;
    }
    for _ in 0..random.one(&[1, 1, 1, 2, 3]) {
        let step = Step::random(&last, random)?;
        last = step.apply(&last)?;
        steps.push(step);
    }
    Case::rewritten(place, first, Rewriting { steps, is_backwards: random.chance(40) })
}

fn judge(case: &Case, random: &mut Random) -> Outcome {
    let comparison = case.ends().compare();
    if !is_breaking(&comparison) {
        return Outcome::Holds;
    }
    let reason = match telling_apart(case, random) {
        Some(value) => format!("the rewrite is none: {value} tells the sides apart\n"),
        None => String::new(),
    };
    Outcome::Wrong(Fault::new(reason + &told(&comparison), &[&comparison]))
}

/// A value that only one of the sides allows: then the fault is ours.
fn telling_apart(case: &Case, random: &mut Random) -> Option<String> {
    let there = case.ends();
    let back = Pair { old: there.new, new: there.old, place: there.place };
    [there, back].into_iter().find_map(|pair| {
        let (small, large) = pair.sets()?;
        find_refused(&small, &large, case.place, N_VALUES, random).map(|value| value.to_string())
    })
}
