//! What breaks requests on the way from one side to another breaks answers on the way back.

use crate::random::Random;

use super::case::{Case, Pair, breaks_by_values, told};
use super::property::{Fault, Outcome, Property};
use super::side::Place;

pub(super) const PROPERTY: Property = Property {
    name: "requests and answers mirror each other",
    n_tries: 125,
    telling_one_in: 2,
    make: |random| Case::changed(Place::Request, random),
    judge,
};

fn judge(case: &Case, _: &mut Random) -> Outcome {
    let there = case.ends();
    let back = Pair { old: there.new, new: there.old, place: Place::Response };
    // Requests and answers then have other properties.
    if there.old.is_one_way() || there.new.is_one_way() {
        return Outcome::Silent;
    }
    let (request, response) = (there.compare(), back.compare());
    if breaks_by_values(&request) == breaks_by_values(&response) {
        return Outcome::Holds;
    }
    let reason = format!("as a request, {}back as a response, {}", told(&request), told(&response));
    Outcome::Wrong(Fault::new(reason, &[&request, &response]))
}
