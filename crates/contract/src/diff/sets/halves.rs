//! Cubes in halves, where the wider side excludes something.
//!
//! An example: the texts of up to three characters, and `{if: {pattern: '^a'}, then: {maxLength: 5}, else: {maxLength: 3}}`, of
//! which one alternative holds what begins with `a` and the other all else. The texts lie in neither. Those that begin with
//! `a` lie in the first, and the others in the second, since nothing that this one excludes is among them.

use super::Engine;
use super::conjunction::{ShapeId, join};
use super::cube::Cube;
use super::locations::LocationId;
use super::proofs::Outcome;

/// Most halvings of one cube.
const MAX_HALVED: usize = 4;

impl<'s> Engine<'_, 's> {
    /// Covers a cube by covering its part within a shape, and the rest of it.
    pub(super) fn cover_halves(
        &mut self,
        at: LocationId,
        (small, large): (&[ShapeId], &[ShapeId]),
        (cube, larges): (&Cube<'s>, &[Cube<'s>]),
        shape: ShapeId,
        mut outcome: Outcome,
    ) -> Outcome {
        let mut shown = Vec::new();
        self.keep(at, (small, large), outcome.candidates.clone(), &mut shown);
        if !shown.is_empty() || self.proofs.n_halved >= MAX_HALVED || !self.spend(1) {
            return outcome;
        }
        self.proofs.n_halved += 1;
        let mut inside = small.to_vec();
        join(&mut inside, &[shape]);
        let first = self.cover(at, &inside, large);
        let mut outside = cube.clone();
        outside.nots.push(shape);
        let second = self.cover_cube(at, small, large, &outside, larges);
        self.proofs.n_halved -= 1;
        outcome.is_proved = first.is_proved && second.is_proved;
        outcome.candidates.extend(first.candidates.into_iter().chain(second.candidates));
        outcome
    }
}
