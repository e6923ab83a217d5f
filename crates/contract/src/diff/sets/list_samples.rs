//! Arrays that obey rules, with what is wished for beside.

use std::collections::HashSet;

use serde_json::Value;

use super::conjunction::{Conjunction, ShapeId, join};
use super::evaluate::Fit;
use super::list_rules::ListRules;
use super::{Engine, value};

/// The longest array that is made up.
pub(super) const MAX_ITEMS: u64 = 3_000;

/// Wishes for an array beside obeying rules.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Wish<'w> {
    /// An item at its place.
    pub(super) lead: Option<&'w (usize, Value)>,
    /// Shape of the items where they can have it.
    pub(super) also: Option<ShapeId>,
    /// True if two items should be equal.
    pub(super) is_repeated: bool,
}

impl Wish<'_> {
    fn is_first(&self) -> bool {
        self.also.is_none() && self.lead.is_none_or(|(idx, _)| *idx == 0)
    }
}

impl Engine<'_, '_> {
    /// An array of some length, if the rules can be obeyed easily.
    pub(super) fn list_of(&mut self, list: &ListRules, n: u64, wish: Wish<'_>) -> Option<Vec<Value>> {
        let n = usize::try_from(n.min(MAX_ITEMS)).ok()?;
        if wish.is_repeated && (list.is_unique || n < 2) {
            return None;
        }
        if list.is_plain() && wish.is_first() {
            return self.plain_list(list, n, wish.lead.map(|(_, lead)| lead));
        }
        let repeated = if wish.is_repeated { Some(self.repeated(list, n)?) } else { None };
        let given = |idx: usize| {
            let lead = wish.lead.filter(|(at, _)| *at == idx).map(|(_, lead)| lead);
            lead.or(repeated.as_ref().filter(|(places, _)| places.contains(&idx)).map(|(_, item)| item)).cloned()
        };
        let mut items: Vec<Value> = Vec::new();
        // Of items that all differ the given one stands nowhere else.
        let lead = wish.lead.filter(|_| list.is_unique).map(|(_, lead)| value::key(lead));
        let mut seen: HashSet<String> = lead.into_iter().collect();
        let mut counted = vec![0; list.contains.len()];
        for idx in 0..n {
            let item = given(idx).or_else(|| self.item(list, idx, &counted, wish.also, &seen))?;
            for (n_fitting, contains) in counted.iter_mut().zip(&list.contains) {
                *n_fitting += u64::from(self.fits_all(&[contains.shape], &item) == Fit::Yes);
            }
            if list.is_unique {
                seen.insert(value::key(&item));
            }
            items.push(item);
        }
        Some(items)
    }

    /// Two places among the first, and an item that may stand at both.
    fn repeated(&mut self, list: &ListRules, n: usize) -> Option<([usize; 2], Value)> {
        let n_places = n.min(list.prefix.len() + 2);
        let mut pairs = (1..n_places).flat_map(|second| (0..second).map(move |first| [first, second]));
        pairs.find_map(|places| {
            let mut both = list.at(places[0]).clone();
            join(&mut both, list.at(places[1]));
            Some((places, self.samples(&both).into_iter().next()?))
        })
    }

    /// An item for a place, by preference one that is counted where some are missing.
    fn item(
        &mut self,
        list: &ListRules,
        idx: usize,
        counted: &[u64],
        also: Option<ShapeId>,
        seen: &HashSet<String>,
    ) -> Option<Value> {
        let kinds = || list.contains.iter().zip(counted);
        let missing: Vec<ShapeId> =
            kinds().filter(|(kind, n)| **n < kind.count.min).map(|(kind, _)| kind.shape).collect();
        let full: Vec<ShapeId> = kinds()
            .filter(|(kind, n)| kind.count.max.is_some_and(|max| **n >= max))
            .map(|(kind, _)| kind.shape)
            .collect();
        let mut required: Conjunction = list.at(idx).clone();
        let others: Vec<ShapeId> = full.into_iter().map(|kind| self.shapes.complement(kind)).collect();
        join(&mut required, &others);
        let together: Vec<ShapeId> = missing.iter().copied().chain(also).collect();
        let alone = missing.iter().chain(&also).map(|shape| vec![*shape]);
        for wanted in [together, missing.clone()].into_iter().chain(alone).chain([Vec::new()]) {
            let mut all = required.clone();
            join(&mut all, &wanted);
            let samples =
                if seen.is_empty() { self.samples(&all) } else { self.distinct_samples(&all, seen.len() + 1) };
            let found = samples.into_iter().find(|sample| !list.is_unique || !seen.contains(&value::key(sample)));
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// An array of items that are all alike, the first of which may be given.
    fn plain_list(&mut self, list: &ListRules, n: usize, lead: Option<&Value>) -> Option<Vec<Value>> {
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
