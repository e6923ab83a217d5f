//! Every value that is shown is in the one set and not in the other.

use contract::diff::judge::{DiffFinding, Evidence};
use contract::findings::{Level, Place as FilePlace};
use contract::model::Direction;
use serde_json::Value;

use crate::random::Random;

use super::case::{Case, Pair, told};
use super::property::{Fault, Outcome, Property};
use super::side::{Place, Side};
use super::truth::Set;

pub(super) const PROPERTY: Property = Property {
    name: "every witness is right",
    n_tries: 125,
    telling_one_in: 5,
    make: |random| {
        let place = random.one(&Place::MIX);
        Case::changed(place, random)
    },
    judge,
};

fn judge(case: &Case, _: &mut Random) -> Outcome {
    let pair = case.ends();
    let comparison = pair.compare();
    let mut n_shown = 0;
    for finding in &comparison.findings {
        if let Evidence::Witness(witness) = &finding.evidence
            && finding.level == Level::Error
        {
            n_shown += 1;
            if !is_right(&witness.value, finding, pair) {
                let reason = format!("{} shows nothing\n{}", witness.value, told(&comparison));
                return Outcome::Wrong(Fault::new(reason, &[&comparison]));
            }
        }
    }
    if n_shown == 0 { Outcome::Silent } else { Outcome::Holds }
}

/// Whether the value is in the one set and not in the other, for the whole sides or for any schemas that the finding
/// points to.
fn is_right(value: &Value, finding: &DiffFinding, pair: Pair<'_>) -> bool {
    let direction = pair.place.direction();
    let sets = |side: &Side, place: Option<&FilePlace>| -> Vec<Set> {
        let schemas = place.map_or_else(
            || side.ways().iter().filter_map(|way| side.at(way)).collect(),
            |place| side.along(&place.pointer),
        );
        let inner = schemas.into_iter().rev().map(|schema| side.rooted_at(schema));
        inner.chain([side.clone()]).filter_map(|side| Set::new(&side, direction)).collect()
    };
    let (old, new) = (sets(pair.old, finding.old.as_ref()), sets(pair.new, finding.new.as_ref()));
    let (small, large) = if direction == Direction::Request { (old, new) } else { (new, old) };
    small.iter().any(|small| {
        large.iter().any(|large| {
            let is_clear = small.is_clear_about(value) && large.is_clear_about(value);
            !is_clear || (small.has(value) && !large.has(value))
        })
    })
}
