//! The search for a value that shows that a change breaks somebody.

use std::collections::HashSet;

use serde_json::Value;

use super::Set;
use super::scope::is_in_scope;
use super::trying::Trying;
use super::wire::is_read;
use crate::random::Random;
use crate::verdicts::side::Place;

/// Values longer than this say no more than short ones.
const LONGEST: usize = 2_000;

/// A value of `small` within the policy that readers of `large` refuse.
pub(in crate::verdicts) fn find_refused(
    small: &Set,
    large: &Set,
    place: Place,
    n_tries: usize,
    random: &mut Random,
) -> Option<Value> {
    let trying = Trying::new([small.schema(), large.schema()]);
    let mut valid: Vec<Value> = Vec::new();
    let mut seen = HashSet::new();
    for _ in 0..n_tries {
        let value = match random.below(100) {
            0..45 if !valid.is_empty() => trying.bend(random.pick(&valid), random),
            0..85 => trying.make(small.schema(), random, 0),
            85..95 => trying.make_both(small.schema(), large.schema(), random),
            _ => trying.make(large.schema(), random, 0),
        };
        let text = value.to_string();
        if text.len() > LONGEST || !seen.insert(text) || !small.has(&value) {
            continue;
        }
        valid.push(value.clone());
        if !small.is_clear_about(&value) || !large.is_clear_about(&value) || !is_in_scope(small, large, &value) {
            continue;
        }
        if !large.has(&value) && (!place.is_text() || is_read(large, &value, place != Place::Query) == Some(false)) {
            return Some(value);
        }
    }
    None
}
