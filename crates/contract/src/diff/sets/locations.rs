//! Locations that are known so far, and the names that count there.

use std::collections::{BTreeSet, HashMap, HashSet};

use crate::diff::ValueStep;

use super::conjunction::ShapeId;

/// The number of a location.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct LocationId(pub(super) u32);

/// All locations so far.
#[derive(Default)]
pub(super) struct Locations<'s> {
    pub(super) all: Vec<Location<'s>>,
    pub(super) by_roots: HashMap<(Vec<ShapeId>, Vec<ShapeId>), LocationId>,
    pub(super) steps: HashMap<(LocationId, ValueStep<'s>), LocationId>,
}

#[derive(Default)]
pub(super) struct Location<'s> {
    /// All shapes that may apply, those of the narrower side first.
    pub(super) shapes: [Vec<ShapeId>; 2],
    /// Names that either side declares.
    pub(super) names: BTreeSet<&'s str>,
    /// Names that only the wider side declares, and those that the narrower side does not send.
    pub(super) absent: BTreeSet<&'s str>,
    /// Names that the wider side passes over. A value with one shows nothing that everybody would agree on.
    pub(super) passed_over: BTreeSet<&'s str>,
    /// True if items, or names that neither side declares, are told apart by more than that.
    pub(super) tells_items_apart: bool,
    pub(super) tells_names_apart: bool,
    /// Whether each side declares all that the other does.
    pub(super) is_alike: bool,
    /// Locations one step further down, as far as somebody asked for them.
    pub(super) below: Vec<LocationId>,
}

impl<'s> Locations<'s> {
    pub(super) fn is_absent(&self, at: LocationId, name: &str) -> bool {
        self.all.get(at.0 as usize).is_some_and(|location| location.absent.contains(name))
    }

    pub(super) fn is_passed_over(&self, at: LocationId, name: &str) -> bool {
        self.all.get(at.0 as usize).is_some_and(|location| location.passed_over.contains(name))
    }

    pub(super) fn names(&self, at: LocationId) -> impl Iterator<Item = &'s str> {
        self.all.get(at.0 as usize).into_iter().flat_map(|location| location.names.iter().copied())
    }

    /// Whether both sides declare the same names at a location and at all that were asked for below it.
    pub(super) fn are_alike(&self, at: LocationId) -> bool {
        let (mut queue, mut seen) = (vec![at], HashSet::from([at]));
        while let Some(location) = queue.pop().and_then(|at| self.all.get(at.0 as usize)) {
            if !location.is_alike {
                return false;
            }
            queue.extend(location.below.iter().copied().filter(|below| seen.insert(*below)));
        }
        true
    }
}
