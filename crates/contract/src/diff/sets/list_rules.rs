//! Rules for arrays: what the items are, at the first places and behind them, how many there are and how many of a kind.

use super::conjunction::{Conjunction, ShapeId, join};
use super::count::Count;

#[derive(Debug, Clone, Default)]
pub(super) struct ListRules {
    /// Rules for the first items, each at its place.
    pub(super) prefix: Vec<Conjunction>,
    /// Rules for the items that follow.
    pub(super) items: Conjunction,
    pub(super) contains: Vec<ContainsRules>,
    pub(super) count: Count,
    pub(super) is_unique: bool,
}

/// Number of items that fit a shape.
#[derive(Debug, Clone, Copy)]
pub(super) struct ContainsRules {
    pub(super) shape: ShapeId,
    pub(super) count: Count,
}

impl ListRules {
    /// Rules for the item at a place.
    pub(super) fn at(&self, idx: usize) -> &Conjunction {
        self.prefix.get(idx).unwrap_or(&self.items)
    }

    /// Rules for the items, each kind of place once.
    pub(super) fn places(&self) -> impl DoubleEndedIterator<Item = &Conjunction> {
        self.prefix.iter().chain([&self.items])
    }

    /// True if all items are alike, so that nothing tells one place from another.
    pub(super) fn is_plain(&self) -> bool {
        self.prefix.is_empty() && self.contains.is_empty()
    }

    pub(super) fn is_free(&self) -> bool {
        let ListRules { prefix, items, contains, count, is_unique } = self;
        prefix.is_empty() && items.is_empty() && contains.is_empty() && count.is_free() && !is_unique
    }

    pub(super) fn restrict(&mut self, other: &ListRules) {
        for idx in self.prefix.len()..other.prefix.len() {
            self.prefix.push(self.at(idx).clone());
        }
        for (idx, items) in self.prefix.iter_mut().enumerate() {
            join(items, other.at(idx));
        }
        join(&mut self.items, &other.items);
        for more in &other.contains {
            match self.contains.iter_mut().find(|known| known.shape == more.shape) {
                Some(known) => known.count.restrict(more.count),
                None => self.contains.push(*more),
            }
        }
        self.count.restrict(other.count);
        self.is_unique |= other.is_unique;
    }
}
