//! Arrays: items, how many, and whether all differ.

use serde_json::Value;

use crate::diff::ValueStep;

use super::Engine;
use super::cube::Cube;
use super::locations::LocationId;
use super::proofs::Outcome;
use super::rules::{Count, ListRules};
use super::value;

/// The longest array that is made up.
const MAX_ITEMS: u64 = 3_000;

impl<'s> Engine<'_, 's> {
    /// Whether every array of one cube is in one of others.
    pub(super) fn covers_lists(&mut self, at: LocationId, small: &Cube<'s>, larges: &[&Cube<'s>]) -> Outcome {
        let list = &small.rules.list;
        let at_items = self.below(at, ValueStep::Item);
        let mut count = list.count;
        if self.is_nothing(&list.items) {
            count.restrict(Count { min: 0, max: Some(0) });
        }
        if list.is_unique {
            // No more than there are different ones.
            let max = self.n_values(&list.items);
            count.restrict(Count { min: 0, max });
        }
        let has_items = count.max != Some(0);
        let mut counts = Vec::new();
        let mut leads: Vec<Value> = Vec::new();
        let mut wants_repetition = false;
        for wide in larges.iter().filter(|wide| wide.rules.values.is_none()) {
            let wide = &wide.rules.list;
            let is_unique = !wide.is_unique || list.is_unique || count.max.is_some_and(|max| max <= 1);
            wants_repetition |= !is_unique;
            let mut reach = wide.count;
            if has_items {
                let outcome = self.cover(at_items, &list.items, &wide.items);
                leads.extend(outcome.candidates);
                if !outcome.is_proved {
                    // Without items there is nothing to refuse.
                    reach.restrict(Count { min: 0, max: Some(0) });
                }
            }
            if !is_unique {
                reach.restrict(Count { min: 0, max: Some(1) });
            }
            counts.push(reach);
        }
        if count.is_covered(counts.into_iter()) {
            return Outcome::proved();
        }
        let mut lengths = vec![count.min, count.min.max(1), count.min.max(2)];
        for wide in larges.iter().map(|wide| wide.rules.list.count) {
            lengths.extend(wide.min.checked_sub(1));
            lengths.extend(wide.max.map(|max| max.saturating_add(1)));
        }
        lengths.sort_unstable();
        lengths.dedup();
        let mut candidates = Vec::new();
        leads.truncate(8);
        for n in lengths.into_iter().filter(|n| count.allows(*n) && *n <= MAX_ITEMS) {
            candidates.extend(self.list_of(list, n, None).map(Value::Array));
            for lead in &leads {
                candidates.extend(self.list_of(list, n, Some(lead)).map(Value::Array));
            }
            if wants_repetition && n >= 2 && !list.is_unique {
                let samples = self.samples(&list.items);
                let repeated = samples.first().map(|sample| vec![sample.clone(); usize::try_from(n).unwrap_or(2)]);
                candidates.extend(repeated.map(Value::Array));
            }
        }
        Outcome::open(candidates)
    }

    /// An array of some length that begins with a given item, if the rules can be obeyed easily.
    pub(super) fn list_of(&mut self, list: &ListRules, n: u64, lead: Option<&Value>) -> Option<Vec<Value>> {
        let n = usize::try_from(n.min(MAX_ITEMS)).ok()?;
        let mut items: Vec<Value> = lead.cloned().into_iter().take(n).collect();
        if items.len() == n {
            return Some(items);
        }
        if list.is_unique {
            // One more, in case the lead is among them.
            let mut samples = self.distinct_samples(&list.items, n + 1);
            let lead = lead.map(value::key);
            samples.retain(|sample| lead.as_ref() != Some(&value::key(sample)));
            let n_missing = n - items.len();
            items.extend(samples.into_iter().take(n_missing));
        } else {
            let sample = self.samples(&list.items).into_iter().next()?;
            items.resize(n, sample);
        }
        (items.len() == n).then_some(items)
    }
}
