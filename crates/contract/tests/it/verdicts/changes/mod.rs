//! Changes that may alter what a side allows.

mod compositions;
mod objects;
mod scalars;

use serde_json::Value;

use crate::random::Random;

use super::side::{Place, Side, Version};

/// A schema after the change, or `None` where there is nothing to change.
pub(in crate::verdicts) type Change = fn(&Value, &mut Random, &Side) -> Option<Value>;

/// Attempts to find a place for a change.
const N_ATTEMPTS: usize = 40;

/// The side with something changed somewhere; every kind of change is as likely as the others.
pub(super) fn changed(side: &Side, place: Place, random: &mut Random) -> Option<Side> {
    let kinds: Vec<Change> =
        scalars::CHANGES.iter().chain(objects::CHANGES).chain(compositions::CHANGES).copied().collect();
    let of_3_1 = if side.version == Version::V3_1 { super::keywords::CHANGES } else { &[] };
    let kinds = [&kinds, of_3_1].concat();
    changed_by(&kinds, side, place, random)
}

/// A schema near to another, which stands elsewhere: which way values travel is not said there.
fn near(schema: &Value, random: &mut Random, side: &Side) -> Value {
    let plain = super::schema::without(schema, &["readOnly", "writeOnly"]);
    let mut kinds = scalars::NEAR.to_vec();
    random.shuffle(&mut kinds);
    let changed = kinds.into_iter().find_map(|change| change(&plain, random, side));
    changed.unwrap_or_else(|| super::making::leaf(random, side.version))
}

fn changed_by(kinds: &[Change], side: &Side, place: Place, random: &mut Random) -> Option<Side> {
    let ways = side.ways();
    for _ in 0..N_ATTEMPTS {
        let change = random.one(kinds);
        for way in random.sample(&ways, 8) {
            let Some(schema) = side.at(&way).filter(|schema| schema.is_object()) else { continue };
            let Some(after) = change(schema, random, side).filter(|after| after != schema) else { continue };
            // What is written as text has no type of its own: a schema without one says too little to be judged.
            if place.is_text() && schema.get("type").is_some() && !is_typed(&after) {
                continue;
            }
            let mut changed = side.clone();
            *changed.at_mut(&way).expect("the way was found in the side") = after;
            return Some(changed);
        }
    }
    None
}

/// Whether a schema says of which type its values are, or all its alternatives do.
fn is_typed(schema: &Value) -> bool {
    let alternatives = ["anyOf", "oneOf", "allOf"].into_iter().find(|key| schema.get(*key).is_some());
    match alternatives {
        _ if schema.get("type").is_some() => true,
        Some(key) => super::schema::parts(schema, key).iter().all(is_typed),
        None => false,
    }
}
