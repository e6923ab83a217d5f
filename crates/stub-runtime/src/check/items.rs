//! Constraints of arrays.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use serde::Serialize;

use super::{Fault, Rule};
use crate::json::canonical;

/// At least this many elements.
#[inline]
pub fn min_items<T>(value: &[T], least: u64) -> Result<(), Fault> {
    if value.len() as u64 >= least { Ok(()) } else { Err(Fault::new(Rule::MinItems(least))) }
}

/// At most this many elements.
#[inline]
pub fn max_items<T>(value: &[T], most: u64) -> Result<(), Fault> {
    if value.len() as u64 <= most { Ok(()) } else { Err(Fault::new(Rule::MaxItems(most))) }
}

/// No two elements are equal as JSON: 1 and 1.0 are equal, and the order of properties does not matter.
pub fn unique_items<T: Serialize>(value: &[T]) -> Result<(), Fault> {
    if value.len() < 2 {
        return Ok(());
    }
    let mut seen = HashMap::with_capacity(value.len());
    for (idx, item) in value.iter().enumerate() {
        // An element that cannot be written as JSON equals no other.
        let Ok(text) = canonical(item) else { continue };
        match seen.entry(text) {
            Entry::Occupied(first) => return Err(Fault::new(Rule::UniqueItems(*first.get(), idx))),
            Entry::Vacant(place) => {
                place.insert(idx);
            }
        }
    }
    Ok(())
}
