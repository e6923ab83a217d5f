//! Ranges of counts.

use super::numbers::is_range_covered;

/// Range of a number of characters, items or properties.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Count {
    pub(super) min: u64,
    pub(super) max: Option<u64>,
}

impl Count {
    pub(super) fn restrict(&mut self, other: Count) {
        self.min = self.min.max(other.min);
        self.max = match (self.max, other.max) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        };
    }

    pub(super) fn allows(self, n: u64) -> bool {
        n >= self.min && self.max.is_none_or(|max| n <= max)
    }

    pub(super) fn is_empty(self) -> bool {
        self.max.is_some_and(|max| max < self.min)
    }

    pub(super) fn is_free(self) -> bool {
        self == Count::default()
    }

    /// True if every number of this is one of some others.
    pub(super) fn is_covered(self, others: impl Iterator<Item = Count>) -> bool {
        let after = |max: u64| u128::from(max) + 1;
        let range = |count: Count| (Some(u128::from(count.min)), count.max.map(after));
        let (start, end) = range(self);
        self.is_empty() || is_range_covered(start, end, others.filter(|other| !other.is_empty()).map(range).collect())
    }
}
