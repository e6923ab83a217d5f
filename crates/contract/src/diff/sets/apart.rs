//! Whether two sets have no value in common, where that is easily seen: by kind, by range, by a property that tells them
//! apart.

use super::Engine;
use super::conjunction::ShapeId;
use super::cube::Cube;
use super::evaluate::Fit;
use super::locations::LocationId;
use super::numbers;
use super::proofs::Outcome;
use super::rules::Kinds;

/// How deep properties are compared.
const MAX_DEPTH: usize = 4;

impl<'s> Engine<'_, 's> {
    /// Whether no value of a cube fits a shape. At a location, names that count as absent are in none of them.
    pub(super) fn is_apart(&mut self, at: Option<LocationId>, cube: &Cube<'s>, shape: ShapeId) -> bool {
        let normal = self.normal(&[shape]);
        normal.is_complete
            && normal.cubes.iter().all(|other| {
                let is_of_objects = other.rules.kinds == Kinds::OBJECT && other.rules.values.is_none();
                let is_absent = |name: &str| at.is_some_and(|at| self.locations.is_absent(at, name));
                is_of_objects && other.rules.object.required.iter().any(|name| is_absent(name))
                    || self.are_apart(cube, other, MAX_DEPTH)
                    || other.nots.iter().any(|not| self.is_within(at, cube, *not))
            })
    }

    /// Proof that nothing fits a conjunction, or else values that may fit it.
    pub(super) fn emptiness(&mut self, all: &[ShapeId]) -> Outcome {
        let nothing = self.shapes.of_kinds(Kinds(0));
        // Where no schemas meet, no name counts as absent.
        let nowhere = self.location(Vec::new(), Vec::new());
        self.cover(nowhere, all, &[nothing])
    }

    fn are_apart(&mut self, a: &Cube<'s>, b: &Cube<'s>, depth: usize) -> bool {
        let (x, y) = (&a.rules, &b.rules);
        if !x.kinds.overlaps(y.kinds) {
            return true;
        }
        if !self.spend(1) {
            return false;
        }
        for (listed, other) in [(a, b), (b, a)] {
            if let Some(values) = &listed.rules.values {
                return values.iter().all(|(_, value)| self.fits_cube(other, value) == Fit::No);
            }
        }
        let kinds = x.kinds.and(y.kinds);
        if kinds.overlaps(Kinds::NUMBER) {
            let mut both = x.number.clone();
            both.restrict(&y.number);
            numbers::is_void(&both)
        } else if kinds.overlaps(Kinds::STRING) {
            self.has_no_common_text(&x.text, &y.text)
        } else if kinds.overlaps(Kinds::ARRAY) {
            let mut count = x.list.count;
            count.restrict(y.list.count);
            let n_places = x.list.prefix.len().max(y.list.prefix.len()) + 1;
            let n_places = n_places.min(usize::try_from(count.min).unwrap_or(usize::MAX));
            count.is_empty() || (0..n_places).any(|idx| self.parts_are_apart(x.list.at(idx), y.list.at(idx), depth))
        } else if kinds.overlaps(Kinds::OBJECT) {
            let mut count = x.object.count;
            count.restrict(y.object.count);
            count.is_empty()
                || x.object.required.union(&y.object.required).any(|name| {
                    let (x, y) = (x.object.part(name), y.object.part(name));
                    x.is_forbidden || y.is_forbidden || self.parts_are_apart(&x.all, &y.all, depth)
                })
        } else {
            false
        }
    }

    fn parts_are_apart(&mut self, a: &[ShapeId], b: &[ShapeId], depth: usize) -> bool {
        let Some(depth) = depth.checked_sub(1) else { return false };
        if a.is_empty() || b.is_empty() || !self.spend(1) {
            return false;
        }
        let (a, b) = (self.normal(a), self.normal(b));
        a.is_complete && b.is_complete && a.cubes.iter().all(|a| b.cubes.iter().all(|b| self.are_apart(a, b, depth)))
    }
}
