//! Values that differ: where all items of an array must, one value that fits is not enough.
//!
//! Nothing is derived from the schema here. What fits already is changed a little, and what still fits is kept.

use std::collections::{HashSet, VecDeque};

use serde_json::Value;

use super::Engine;
use super::evaluate::Fit;
use super::rules::ShapeId;
use super::value;

/// Changed values that are tried for each one that is wanted, and for all.
const N_TRIES: usize = 16;
const MAX_TRIES: usize = 2_000;

/// How deep inside of a value something is changed, and in how many places of one array or object.
const MAX_DEPTH: usize = 4;
const MAX_PLACES: usize = 4;

impl Engine<'_, '_> {
    /// Different values that fit all of some shapes: as many as are wanted, if so many are found easily.
    pub(super) fn distinct_samples(&mut self, all: &[ShapeId], n_wanted: usize) -> Vec<Value> {
        let mut found = self.samples(all);
        let mut seen: HashSet<String> = HashSet::new();
        found.retain(|sample| seen.insert(value::key(sample)));
        if found.len() >= n_wanted {
            return found;
        }
        let numbers = (0..n_wanted).map(|n| Value::from(n as u64));
        let texts = (0..n_wanted.min(50)).map(|n| Value::String("a".repeat(n)));
        let mut tried: VecDeque<Value> = numbers.chain(texts).collect();
        let mut sources: VecDeque<Value> = found.iter().cloned().collect();
        let mut n_tries = tried.len() + n_wanted.saturating_mul(N_TRIES).min(MAX_TRIES);
        while found.len() < n_wanted && n_tries > 0 {
            let Some(next) = tried.pop_front() else {
                let Some(source) = sources.pop_front() else { break };
                tried.extend(variants(&source, MAX_DEPTH));
                continue;
            };
            n_tries -= 1;
            if seen.insert(value::key(&next)) && self.fits_all(all, &next) == Fit::Yes {
                sources.push_back(next.clone());
                found.push(next);
            }
        }
        found
    }
}

/// Values that are like one, and different. No property is added: a name that nobody declares may count as absent.
fn variants(value: &Value, depth: usize) -> Vec<Value> {
    match value {
        Value::String(text) => vec![Value::String(format!("{text}a"))],
        Value::Number(number) => number.as_i64().map_or_else(Vec::new, |number| {
            [number.checked_add(1), number.checked_sub(1)].into_iter().flatten().map(Value::from).collect()
        }),
        Value::Bool(is_true) => vec![Value::Bool(!is_true)],
        Value::Array(items) if depth > 0 => {
            let mut found = Vec::new();
            for (idx, item) in items.iter().enumerate().take(MAX_PLACES) {
                found.extend(variants(item, depth - 1).into_iter().map(|variant| {
                    let mut items = items.clone();
                    items[idx] = variant;
                    Value::Array(items)
                }));
            }
            if let Some((last, others)) = items.split_last() {
                let longer = variants(last, depth - 1).into_iter().take(1).chain([last.clone()]);
                found.extend(longer.map(|more| Value::Array([items.as_slice(), &[more]].concat())));
                found.push(Value::Array(others.to_vec()));
            }
            found
        }
        Value::Object(map) if depth > 0 => {
            let changed = map.iter().take(MAX_PLACES).flat_map(|(name, inner)| {
                variants(inner, depth - 1).into_iter().map(|variant| {
                    let mut map = map.clone();
                    map.insert(name.clone(), variant);
                    Value::Object(map)
                })
            });
            changed.collect()
        }
        Value::Null | Value::Array(_) | Value::Object(_) => Vec::new(),
    }
}
