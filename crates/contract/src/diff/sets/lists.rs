//! Arrays: items, place by place; how many, how many of a kind, and whether all differ.
//!
//! Of each alternative of the wider side it is asked of which lengths it takes all arrays. An example: pairs of texts and
//! longer arrays, `{prefixItems: [{type: string}, {type: string}]}`, against `{items: {type: string}}`: it takes those of
//! up to two items, since nothing is said of the third.

use serde_json::Value;

use super::Engine;
use super::conjunction::{ShapeId, join};
use super::count::Count;
use super::cube::Cube;
use super::list_rules::{ContainsRules, ListRules};
use super::list_samples::{MAX_ITEMS, Wish};
use super::locations::LocationId;
use super::proofs::Outcome;

/// Items that escape, of which arrays are made.
const MAX_LEADS: usize = 8;

/// Most divisions of arrays by the kind of one item.
const MAX_SPLITS: usize = 2;

/// Result of an attempt to cover arrays.
#[derive(Default)]
struct Attempt {
    /// Items that escape, each with its place.
    leads: Vec<(usize, Value)>,
    /// Kinds of items of which there may be too few or too many.
    kinds: Vec<ShapeId>,
    wants_repetition: bool,
}

impl<'s> Engine<'_, 's> {
    /// Whether every array of one cube is in one of others.
    pub(super) fn covers_lists(
        &mut self,
        at: LocationId,
        small: &Cube<'s>,
        larges: &[&Cube<'s>],
        n_splits: usize,
    ) -> Outcome {
        let list = &small.rules.list;
        let count = self.possible_count(at, list);
        let mut attempt = Attempt::default();
        let mut counts = Vec::new();
        for wide in larges.iter().filter(|wide| wide.rules.values.is_none()) {
            counts.push(self.reach(at, list, count, &wide.rules.list, &mut attempt));
        }
        if count.is_covered(counts.into_iter()) {
            return Outcome::proved();
        }
        let mut candidates = Vec::new();
        if larges.len() > 1 && n_splits < MAX_SPLITS && self.spend(1) {
            let pieces = self.split_list(small, larges);
            let mut is_proved = !pieces.is_empty();
            for piece in &pieces {
                let outcome = self.covers_lists(at, piece, larges, n_splits + 1);
                is_proved &= outcome.is_proved;
                candidates.extend(outcome.candidates);
            }
            if is_proved {
                return Outcome::proved();
            }
        }
        candidates.extend(self.list_candidates(list, count, larges, attempt));
        Outcome::open(candidates)
    }

    /// Lengths that arrays may have.
    fn possible_count(&mut self, at: LocationId, list: &ListRules) -> Count {
        let mut count = list.count;
        let places: Vec<_> = list.places().cloned().collect();
        if let Some(n) = places.iter().position(|items| self.is_nothing(items)) {
            count.restrict(Count { min: 0, max: Some(n as u64) });
        }
        if list.is_unique {
            // No more than there are different ones.
            let max = self.n_values(&list.items).map(|n| n.saturating_add(list.prefix.len() as u64));
            count.restrict(Count { min: 0, max });
        }
        for contains in &list.contains {
            let (surely, maybe) = self.places_of(at, list, contains.shape);
            count.restrict(lengths_with(contains, &maybe, &surely));
        }
        count
    }

    /// The places whose items all fit a shape, and those whose items may; the last is that of all items behind.
    fn places_of(&mut self, at: LocationId, list: &ListRules, shape: ShapeId) -> (Vec<bool>, Vec<bool>) {
        let places: Vec<_> = list.places().cloned().collect();
        let mut found = (Vec::new(), Vec::new());
        for (idx, items) in places.iter().enumerate() {
            let at_item = self.below_item(at, idx);
            found.0.push(self.cover(at_item, items, &[shape]).is_proved);
            let mut both = items.clone();
            join(&mut both, &[shape]);
            found.1.push(!self.emptiness(&both).is_proved);
        }
        found
    }

    /// Lengths of which one side takes all arrays of the other.
    fn reach(
        &mut self,
        at: LocationId,
        list: &ListRules,
        count: Count,
        wide: &ListRules,
        attempt: &mut Attempt,
    ) -> Count {
        let mut reach = wide.count;
        let n_places = list.prefix.len().max(wide.prefix.len()) + 1;
        let n_places = count.max.and_then(|max| usize::try_from(max).ok()).unwrap_or(usize::MAX).min(n_places);
        for idx in 0..n_places {
            let at_item = self.below_item(at, idx);
            let outcome = self.cover(at_item, list.at(idx), wide.at(idx));
            attempt.leads.extend(outcome.candidates.into_iter().map(|value| (idx, value)));
            if !outcome.is_proved {
                // Without that item there is nothing to refuse.
                reach.restrict(Count { min: 0, max: Some(idx as u64) });
                break;
            }
        }
        if wide.is_unique && !list.is_unique && count.max.is_none_or(|max| max > 1) {
            let n_different = self.n_different(list);
            attempt.wants_repetition |= count.max.is_none_or(|max| max > n_different);
            reach.restrict(Count { min: 0, max: Some(n_different) });
        }
        for contains in &wide.contains {
            if !self.is_contained(at, list, contains) {
                let (surely, maybe) = self.places_of(at, list, contains.shape);
                reach.restrict(lengths_with(contains, &surely, &maybe));
                attempt.kinds.push(contains.shape);
            }
        }
        reach
    }

    /// Number of first items that differ from one another, since no two of their places have a value in common.
    fn n_different(&mut self, list: &ListRules) -> u64 {
        for idx in 1..=list.prefix.len() {
            for earlier in &list.prefix[..idx] {
                let mut both = list.at(idx).clone();
                join(&mut both, earlier);
                if !self.emptiness(&both).is_proved {
                    return idx as u64;
                }
            }
        }
        list.prefix.len() as u64 + 1
    }

    /// True if arrays have a number of items of a kind, since they have as many of others that lie within it or hold it.
    fn is_contained(&mut self, at: LocationId, list: &ListRules, wanted: &ContainsRules) -> bool {
        let (mut has_enough, mut has_few) = (wanted.count.min == 0, wanted.count.max.is_none());
        let at_item = self.below_item(at, usize::MAX);
        let everywhere: &[ShapeId] = if list.prefix.is_empty() { &list.items } else { &[] };
        let of_kind = |shape: ShapeId| {
            let mut all = vec![shape];
            join(&mut all, everywhere);
            all
        };
        for known in &list.contains {
            if !has_enough && known.count.min >= wanted.count.min {
                has_enough = self.cover(at_item, &of_kind(known.shape), &[wanted.shape]).is_proved;
            }
            let is_few = known.count.max.is_some_and(|max| wanted.count.max.is_some_and(|most| max <= most));
            if !has_few && is_few {
                has_few = self.cover(at_item, &of_kind(wanted.shape), &[known.shape]).is_proved;
            }
        }
        has_enough && has_few
    }

    /// Arrays that may show that one side does not take them.
    fn list_candidates(
        &mut self,
        list: &ListRules,
        count: Count,
        larges: &[&Cube<'s>],
        mut attempt: Attempt,
    ) -> Vec<Value> {
        let mut lengths = vec![count.min, count.min.max(1), count.min.max(2)];
        for wide in larges.iter().map(|wide| &wide.rules.list) {
            lengths.extend(wide.count.min.checked_sub(1));
            lengths.extend(wide.count.max.map(|max| max.saturating_add(1)));
            lengths.extend((1..=wide.prefix.len() as u64 + 1).filter(|_| !wide.prefix.is_empty()));
            let kinds = wide.contains.iter().flat_map(|contains| [Some(contains.count.min), contains.count.max]);
            lengths.extend(kinds.flatten().flat_map(|n| [n, n.saturating_add(1)]));
        }
        lengths.extend(attempt.leads.iter().map(|(idx, _)| *idx as u64 + 1));
        lengths.sort_unstable();
        lengths.dedup();
        attempt.leads.truncate(MAX_LEADS);
        let mut wishes = vec![Wish::default()];
        wishes.extend(attempt.leads.iter().map(|lead| Wish { lead: Some(lead), ..Wish::default() }));
        for kind in attempt.kinds {
            let others = self.shapes.complement(kind);
            wishes.extend([kind, others].map(|also| Wish { also: Some(also), ..Wish::default() }));
        }
        wishes.extend(attempt.wants_repetition.then_some(Wish { is_repeated: true, ..Wish::default() }));
        let mut candidates = Vec::new();
        for n in lengths.into_iter().filter(|n| count.allows(*n) && *n <= MAX_ITEMS) {
            for wish in &wishes {
                candidates.extend(self.list_of(list, n, *wish).map(Value::Array));
            }
        }
        candidates
    }

    /// True if no array obeys rules, where that is easily seen.
    pub(super) fn is_void_list(&mut self, list: &ListRules) -> bool {
        let n_places = usize::try_from(list.count.min).unwrap_or(usize::MAX).min(list.prefix.len() + 1);
        list.count.is_empty()
            || (0..n_places).any(|idx| self.is_nothing(list.at(idx)))
            || list.contains.iter().any(|contains| self.is_void_kind(list, contains))
    }

    /// True if there are never enough items of a kind.
    fn is_void_kind(&mut self, list: &ListRules, contains: &ContainsRules) -> bool {
        let Count { min, max } = contains.count;
        let mut of_kind = if list.prefix.is_empty() { list.items.clone() } else { Vec::new() };
        join(&mut of_kind, &[contains.shape]);
        max.is_some_and(|max| max < min)
            || list.count.max.is_some_and(|max| max < min)
            || (min > 0 && self.is_nothing(&of_kind))
    }
}

/// Lengths of arrays that have the right number of items of a kind, by the places that count for the least and for the most.
fn lengths_with(contains: &ContainsRules, for_least: &[bool], for_most: &[bool]) -> Count {
    let least = if contains.count.min == 0 { Some(0) } else { length_with(for_least, contains.count.min) };
    let most = contains.count.max.and_then(|max| length_with(for_most, max.saturating_add(1)));
    match least {
        Some(min) => Count { min, max: most.map(|most| most - 1) },
        None => Count { min: 1, max: Some(0) },
    }
}

/// The least length at which a number of places counts, the last of which stands for all behind.
fn length_with(counts: &[bool], n: u64) -> Option<u64> {
    let (behind, prefix) = counts.split_last()?;
    let mut places = (1..).zip(prefix).filter(|(_, counts)| **counts).map(|(length, _)| length);
    let n_first = prefix.iter().filter(|counts| **counts).count() as u64;
    match n.checked_sub(n_first).filter(|n_missing| *n_missing > 0) {
        None => places.nth(usize::try_from(n.checked_sub(1)?).ok()?),
        Some(n_missing) => behind.then(|| (prefix.len() as u64).saturating_add(n_missing)),
    }
}
