//! Two steps that break nobody break nobody together.
//!
//! But for names that go on the way: whoever writes for a side that does not know a name does not use it, so that the step
//! to another that does says nothing about values that have it. And what no longer travels may be removed.

use contract::model::Direction;

use crate::random::Random;

use super::case::{Case, is_breaking, told};
use super::changes::changed;
use super::making;
use super::property::{Fault, Outcome, Property};
use super::side::{Place, Side};
use super::truth::travelling_names;

pub(super) const PROPERTY: Property =
    Property { name: "harmless steps are harmless together", n_tries: 60, telling_one_in: 4, make, judge };

/// Changes that are tried for each step, most of which break somebody.
const N_CHANGES: usize = 6;

fn make(random: &mut Random) -> Option<Case> {
    let place = random.one(&[Place::Request, Place::Response]);
    let mut case = Case { place, sides: vec![making::side(random, place)], rewriting: None };
    for _ in 0..2 {
        let last = case.sides[case.sides.len() - 1].clone();
        let next = (0..N_CHANGES).find_map(|_| harmless(&last, place, random))?;
        case.sides.push(next);
    }
    (case.sides[0] != case.sides[2]).then_some(case)
}

fn harmless(side: &Side, place: Place, random: &mut Random) -> Option<Side> {
    let next = changed(side, place, random)?;
    let step = Case { place, sides: vec![side.clone(), next.clone()], rewriting: None };
    (!is_breaking(&step.ends().compare())).then_some(next)
}

fn judge(case: &Case, _: &mut Random) -> Outcome {
    let whole = case.ends().compare();
    if !is_breaking(&whole) {
        return Outcome::Holds;
    }
    let steps = [case.pair(0, 1).compare(), case.pair(1, 2).compare()];
    if steps.iter().any(is_breaking) || has_name_that_went(case) {
        return Outcome::Silent;
    }
    let [first, second] = &steps;
    let reason = format!("the steps:\n{}{}together:\n{}", told(first), told(second), told(&whole));
    Outcome::Wrong(Fault::new(reason, &[&whole]))
}

/// Whether a name does not travel after the first step, and yet is there after the second or was there all the time.
fn has_name_that_went(case: &Case) -> bool {
    let direction = case.place.direction();
    let back = if direction == Direction::Request { Direction::Response } else { Direction::Request };
    let [before, between, after] = [0, 1, 2].map(|idx| travelling_names(&case.sides[idx], direction));
    let hidden = travelling_names(&case.sides[1], back);
    let mut gone = before.difference(&between);
    gone.any(|name| after.contains(name) || hidden.contains(name))
}
