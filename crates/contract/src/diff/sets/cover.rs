//! The proof: each cube of the narrower side lies within the wider side.
//!
//! An example: do the whole numbers from 1 to 9 lie within `{anyOf: [{maximum: 5}, {minimum: 4}]}`? Neither cube of the
//! wider side holds them all, but together they do: the first takes 1 to 5, the least number left is 6, and the second
//! begins before it and never ends. With `{minimum: 7}` nothing takes the 6. The ends of all ranges and their neighbours
//! are proposed, and 6 (5 and 1) fits the narrower side and not the wider: it is handed up as a witness.
//!
//! Where it fails, values are collected on the way up that may show why. They are only proposals: each is tried against
//! both sides, here at every level and once more, independently, before anybody sees it.

use serde_json::Value;

use super::Engine;
use super::conjunction::{ShapeId, join};
use super::cube::{Cube, Normal, finite};
use super::evaluate::Fit;
use super::locations::LocationId;
use super::numbers;
use super::proofs::{Known, Outcome, ShapePair};
use super::rules::Kinds;
use super::value;

/// Pairs inside one another.
const MAX_DEPTH: usize = 60;

/// What one complement counts for.
const COMPLEMENT_DEPTH: usize = 20;

/// Values that are handed up.
const MAX_HANDED: usize = 6;

/// What keeps a cube from being used to cover another.
enum Obstacle {
    /// It is not known what the cube holds.
    Unknown,
    /// The cube excludes a shape that the other may fit.
    Excluded(ShapeId),
}

impl<'s> Engine<'_, 's> {
    /// Whether every value that fits all of `small` fits all of `large`.
    pub(super) fn cover(&mut self, at: LocationId, small: &[ShapeId], large: &[ShapeId]) -> Outcome {
        if large.is_empty() || self.says_as_much(small, large) {
            return Outcome::proved();
        }
        if !self.spend(1) {
            return Outcome::open(Vec::new());
        }
        let pair = ShapePair { at, small: small.to_vec(), large: large.to_vec() };
        match self.proofs.known.get(&pair) {
            Some(Known::Running(depth) | Known::Proved(depth)) => {
                self.proofs.assumed = self.proofs.assumed.min(*depth);
                return Outcome::proved();
            }
            Some(Known::Open(candidates)) => return Outcome::open(candidates.clone()),
            None => {}
        }
        if self.proofs.depth >= MAX_DEPTH {
            self.doubt("the schemas nest too deep");
            return Outcome::open(Vec::new());
        }
        let depth = self.proofs.depth;
        self.proofs.depth += 1;
        let n_provisional = self.proofs.provisional.len();
        let assumed_around = std::mem::replace(&mut self.proofs.assumed, usize::MAX);
        self.proofs.known.insert(pair.clone(), Known::Running(depth));
        let outcome = self.cover_each(at, small, large);
        self.proofs.depth -= 1;
        let assumed = self.proofs.assumed;
        let is_final = assumed >= depth;
        self.proofs.assumed = if is_final { assumed_around } else { assumed_around.min(assumed) };
        if !outcome.is_proved {
            // What was proved with its help is open again.
            for proved in self.proofs.provisional.split_off(n_provisional) {
                self.proofs.known.remove(&proved);
            }
            self.proofs.known.insert(pair, Known::Open(outcome.candidates.clone()));
        } else if is_final {
            for proved in self.proofs.provisional.split_off(n_provisional) {
                self.proofs.known.insert(proved, Known::Proved(usize::MAX));
            }
            self.proofs.known.insert(pair, Known::Proved(usize::MAX));
        } else {
            self.proofs.known.insert(pair.clone(), Known::Proved(assumed));
            self.proofs.provisional.push(pair);
        }
        outcome
    }

    /// Whether each of the shapes of the wider side also stands, word for word, on the narrower.
    pub(super) fn says_as_much(&self, small: &[ShapeId], large: &[ShapeId]) -> bool {
        large.iter().all(|large| small.iter().any(|small| self.shapes.digest(*small) == self.shapes.digest(*large)))
    }

    fn cover_each(&mut self, at: LocationId, small: &[ShapeId], large: &[ShapeId]) -> Outcome {
        let narrow = self.normal(small);
        let wide = self.normal(large);
        let Normal { cubes, is_complete, .. } = &*narrow;
        let mut is_proved = *is_complete;
        let mut kept: Vec<Value> = Vec::new();
        for cube in cubes {
            let outcome = self.cover_cube(at, small, large, cube, &wide.cubes);
            is_proved &= outcome.is_proved;
            if !outcome.is_proved {
                self.keep(at, (small, large), outcome.candidates, &mut kept);
                if kept.len() >= MAX_HANDED {
                    break;
                }
            }
        }
        if !is_proved && kept.is_empty() {
            // Other branches, or an unlucky choice: any value of the narrower side may do.
            let samples = self.samples(small);
            self.keep(at, (small, large), samples, &mut kept);
        }
        kept.sort_by_cached_key(value::size);
        Outcome { is_proved, candidates: kept }
    }

    /// Keeps the values that fit the one side and not the other.
    pub(super) fn keep(
        &mut self,
        at: LocationId,
        (small, large): (&[ShapeId], &[ShapeId]),
        candidates: Vec<Value>,
        kept: &mut Vec<Value>,
    ) {
        for value in candidates {
            if kept.len() >= MAX_HANDED || kept.contains(&value) {
                continue;
            }
            if self.fits_all(large, &value) == Fit::No
                && self.fits_all(small, &value) == Fit::Yes
                && self.is_known(at, &value)
            {
                kept.push(value);
            }
        }
    }

    pub(super) fn cover_cube(
        &mut self,
        at: LocationId,
        small: &[ShapeId],
        large: &[ShapeId],
        cube: &Cube<'s>,
        larges: &[Cube<'s>],
    ) -> Outcome {
        if let Some(values) = finite(cube) {
            return self.cover_values(at, cube, large, &values);
        }
        let mut candidates = Vec::new();
        let mut fitting: Vec<&Cube<'s>> = Vec::new();
        let mut excluded_by_others = None;
        for wide in larges.iter().filter(|wide| wide.rules.kinds.overlaps(cube.rules.kinds)) {
            match self.obstacle(at, cube, wide) {
                None => fitting.push(wide),
                Some(Obstacle::Excluded(not)) => {
                    excluded_by_others.get_or_insert(not);
                    // What fits both the one side and what must not fit.
                    let mut both = small.to_vec();
                    join(&mut both, &[not]);
                    candidates.extend(self.samples(&both));
                }
                Some(Obstacle::Unknown) => {}
            }
        }
        let mut outcome = self.cover_kind(at, cube, &fitting);
        if !outcome.is_proved && !cube.nots.is_empty() {
            // What remains without some values lies within a set if the whole lies within it and those values.
            let excluded: Vec<_> = cube.nots.iter().map(|not| self.normal(&[*not])).collect();
            let mut widened = fitting;
            for wide in excluded.iter().flat_map(|normal| &normal.cubes) {
                if wide.rules.kinds.overlaps(cube.rules.kinds) && self.obstacle(at, cube, wide).is_none() {
                    widened.push(wide);
                }
            }
            let second = self.cover_kind(at, cube, &widened);
            outcome.is_proved = second.is_proved;
            outcome.candidates.extend(second.candidates);
        }
        outcome.candidates.extend(candidates);
        match excluded_by_others.filter(|not| !outcome.is_proved && !small.contains(not)) {
            Some(not) => self.cover_halves(at, (small, large), (cube, larges), not, outcome),
            None => outcome,
        }
    }

    /// Whether a cube lies within a shape. Complements of complements ask this, so it goes only so deep.
    pub(super) fn is_within(&mut self, at: Option<LocationId>, cube: &Cube<'s>, shape: ShapeId) -> bool {
        let Some(at) = at else { return false };
        if self.proofs.depth + COMPLEMENT_DEPTH >= MAX_DEPTH {
            return false;
        }
        self.proofs.depth += COMPLEMENT_DEPTH;
        let normal = self.normal(&[shape]);
        let mut fitting: Vec<&Cube<'s>> = Vec::new();
        for wide in normal.cubes.iter().filter(|wide| wide.rules.kinds.overlaps(cube.rules.kinds)) {
            if self.obstacle(at, cube, wide).is_none() {
                fitting.push(wide);
            }
        }
        let is_proved = match finite(cube) {
            Some(values) => self.cover_values(at, cube, &[shape], &values).is_proved,
            None => self.cover_kind(at, cube, &fitting).is_proved,
        };
        self.proofs.depth -= COMPLEMENT_DEPTH;
        is_proved
    }

    fn cover_kind(&mut self, at: LocationId, cube: &Cube<'s>, larges: &[&Cube<'s>]) -> Outcome {
        if cube.has_kind(Kinds::NUMBER) {
            let rules: Vec<_> =
                larges.iter().filter(|wide| wide.rules.values.is_none()).map(|wide| &wide.rules.number).collect();
            if numbers::is_covered(&cube.rules.number, &rules) {
                return Outcome::proved();
            }
            let excluded = self.excluded_numbers(cube);
            Outcome::open(numbers::candidates(std::iter::once(&cube.rules.number).chain(rules).chain(&excluded)))
        } else if cube.has_kind(Kinds::STRING) {
            let (is_proved, candidates) = self.covers_texts(cube, larges);
            Outcome { is_proved, candidates }
        } else if cube.has_kind(Kinds::ARRAY) {
            self.covers_lists(at, cube, larges, 0)
        } else {
            self.covers_objects(at, cube, larges, 0)
        }
    }

    /// The rules for numbers of what a cube excludes.
    pub(super) fn excluded_numbers(&mut self, cube: &Cube<'s>) -> Vec<super::rules::NumberRules> {
        let normals: Vec<_> = cube.nots.iter().map(|not| self.normal(&[*not])).collect();
        let cubes = normals.iter().flat_map(|normal| &normal.cubes);
        cubes.filter(|cube| cube.has_kind(Kinds::NUMBER)).map(|cube| cube.rules.number.clone()).collect()
    }

    /// Values are tried one by one.
    fn cover_values(&mut self, at: LocationId, cube: &Cube<'s>, large: &[ShapeId], values: &[Value]) -> Outcome {
        let mut outcome = Outcome::proved();
        for value in values {
            if !self.spend(1) {
                return Outcome::open(outcome.candidates);
            }
            if self.fits_cube(cube, value) == Fit::No || !self.is_known(at, value) {
                continue;
            }
            match self.fits_all(large, value) {
                Fit::Yes => {}
                Fit::No => {
                    outcome.is_proved = false;
                    if outcome.candidates.len() < MAX_HANDED {
                        outcome.candidates.push(value.clone());
                    }
                }
                Fit::Unknown => {
                    self.doubt("whether a value of an enum fits cannot be told");
                    outcome.is_proved = false;
                }
            }
        }
        outcome
    }

    /// What keeps a cube from being used to cover another.
    fn obstacle(&mut self, at: LocationId, small: &Cube<'s>, wide: &Cube<'s>) -> Option<Obstacle> {
        if let Some(reason) = wide.unknown {
            self.doubt(reason);
            return Some(Obstacle::Unknown);
        }
        for not in &wide.nots {
            let digest = self.shapes.digest(*not);
            let is_excluded = small.nots.iter().any(|known| self.shapes.digest(*known) == digest);
            if is_excluded {
                continue;
            }
            // What the cube excludes and does not hold anyway says nothing.
            let bare = Cube { nots: Vec::new(), ..wide.clone() };
            if !self.is_apart(None, &bare, *not)
                && !self.is_apart(Some(at), small, *not)
                && !self.is_excluded(small, *not)
            {
                return Some(Obstacle::Excluded(*not));
            }
        }
        None
    }

    /// Whether what a cube excludes holds all that fits a shape and is of the cube's kind.
    fn is_excluded(&mut self, cube: &Cube<'s>, shape: ShapeId) -> bool {
        if cube.nots.is_empty() {
            return false;
        }
        let mut small = vec![self.shapes.of_kinds(cube.rules.kinds)];
        join(&mut small, &[shape]);
        // Where no schemas meet, no name counts as absent.
        let nowhere = self.location(Vec::new(), Vec::new());
        cube.nots.iter().any(|not| self.cover(nowhere, &small, &[*not]).is_proved)
    }
}
