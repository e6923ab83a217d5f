//! The question, its answer, and how much work it may take.

use std::collections::HashMap;

use crate::diff::{Flow, SchemaPair};
use crate::model::Api;

use super::automata::Automata;
use super::cover::Proofs;
use super::location::Locations;
use super::normal::Normals;
use super::relation::{Relation, Witness};
use super::rules::{Conjunction, ShapeId};
use super::samples::Samples;
use super::shapes::{Shapes, Side};

/// Steps of one comparison. A step is about the work of looking at one schema or one value.
const STEPS: usize = 300_000;

/// Steps of all comparisons of one engine.
const TOTAL_STEPS: usize = 30_000_000;

/// Compares the schemas of two documents. It keeps what it learns, so one per pair of documents is best.
pub struct Engine<'a, 's> {
    pub(super) shapes: Shapes<'a, 's>,
    pub(super) automata: Automata,
    pub(super) normals: Normals<'s>,
    pub(super) locations: Locations<'s>,
    pub(super) proofs: Proofs,
    pub(super) samples: Samples,
    pub(super) pieces: HashMap<Conjunction, Vec<ShapeId>>,
    relations: HashMap<SchemaPair<'s>, Relation>,
    equalities: HashMap<SchemaPair<'s>, bool>,
    steps: usize,
    total: usize,
    /// The first thing that could not be told.
    reason: Option<&'static str>,
}

impl<'a, 's> Engine<'a, 's> {
    /// An engine for the schemas of two documents.
    pub fn new(old: &'a Api<'s>, new: &'a Api<'s>) -> Self {
        Engine {
            shapes: Shapes::new(old, new),
            automata: Automata::default(),
            normals: Normals::default(),
            locations: Locations::default(),
            proofs: Proofs::default(),
            samples: Samples::default(),
            pieces: HashMap::new(),
            relations: HashMap::new(),
            equalities: HashMap::new(),
            steps: 0,
            total: TOTAL_STEPS,
            reason: None,
        }
    }

    /// Whether every value that may arrive is expected: in requests the old set must lie within the new, in responses
    /// the new within the old.
    pub fn compare(&mut self, pair: SchemaPair<'s>) -> Relation {
        let SchemaPair { old, new, flow } = pair;
        if self.shapes.schema_digest(Side::Old, old) == self.shapes.schema_digest(Side::New, new) {
            return Relation::Contained;
        }
        if let Some(known) = self.relations.get(&pair) {
            return known.clone();
        }
        self.steps = STEPS.min(self.total);
        self.total -= self.steps;
        self.reason = None;
        let old = self.shapes.of_schema(Side::Old, flow, old);
        let new = self.shapes.of_schema(Side::New, flow, new);
        let relation = match flow {
            Flow::Request => self.relate(old, new),
            Flow::Response => self.relate(new, old),
        };
        self.total += self.steps;
        self.relations.insert(pair, relation.clone());
        relation
    }

    /// Whether it is proved that nothing differs, given that every value that may arrive is expected: every expected
    /// value may also arrive, and both declare the same names. A new property of an open object leaves the set of values
    /// as it is, and is news all the same. No value is looked for that shows the opposite.
    pub fn is_equality_proved(&mut self, pair: SchemaPair<'s>) -> bool {
        let SchemaPair { old, new, flow } = pair;
        if self.shapes.schema_digest(Side::Old, old) == self.shapes.schema_digest(Side::New, new) {
            return true;
        }
        if let Some(known) = self.equalities.get(&pair) {
            return *known;
        }
        self.steps = STEPS.min(self.total);
        self.total -= self.steps;
        self.reason = None;
        let old = self.shapes.of_schema(Side::Old, flow, old);
        let new = self.shapes.of_schema(Side::New, flow, new);
        let (small, large) = match flow {
            Flow::Request => (new, old),
            Flow::Response => (old, new),
        };
        let at = self.location(vec![small], vec![large]);
        let there = self.location(vec![large], vec![small]);
        let is_proved = self.cover(at, &[small], &[large]).is_proved
            && self.steps > 0
            && self.locations.are_alike(at)
            && self.locations.are_alike(there);
        self.forget_what_is_open();
        self.total += self.steps;
        self.equalities.insert(pair, is_proved);
        is_proved
    }

    fn relate(&mut self, small: ShapeId, large: ShapeId) -> Relation {
        let at = self.location(vec![small], vec![large]);
        let (small, large) = ([small], [large]);
        let outcome = self.cover(at, &small, &large);
        let was_cut_short = self.steps == 0;
        // Without steps nothing is certain, not even that a name is declared.
        if !was_cut_short && outcome.is_proved {
            return Relation::Contained;
        }
        if !was_cut_short {
            for value in outcome.candidates {
                if self.is_valid(&small, &value) == Some(true) && self.is_valid(&large, &value) == Some(false) {
                    return Relation::Escapes(Witness { value });
                }
                self.doubt("a value that seems to show a difference is judged otherwise by the second validator");
            }
        }
        let reason = match self.reason {
            _ if was_cut_short => "the comparison takes too much work",
            Some(reason) => reason,
            None => "neither a proof nor a value that shows the difference was found",
        };
        self.forget_what_is_open();
        Relation::Undecided(format!("It cannot be told whether the one allows all that the other does: {reason}."))
    }

    /// What was left open for want of steps or depth may be closed another time.
    fn forget_what_is_open(&mut self) {
        let was_cut_short = self.steps == 0;
        if self.reason.is_some() || was_cut_short {
            self.proofs = Proofs::default();
            self.normals = Normals::default();
            self.samples = Samples::default();
            self.pieces = HashMap::new();
        }
        if was_cut_short {
            self.locations = Locations::default();
        }
    }

    /// Whether a value has no name that counts as absent from the values of the side that is to be contained.
    #[cfg(test)]
    pub(super) fn is_within_policy(&mut self, pair: SchemaPair<'s>, value: &serde_json::Value) -> bool {
        self.steps = STEPS;
        let old = self.shapes.of_schema(Side::Old, pair.flow, pair.old);
        let new = self.shapes.of_schema(Side::New, pair.flow, pair.new);
        let at = match pair.flow {
            Flow::Request => self.location(vec![old], vec![new]),
            Flow::Response => self.location(vec![new], vec![old]),
        };
        self.is_known(at, value)
    }

    /// Takes steps; `false` when none are left.
    pub(super) fn spend(&mut self, n: usize) -> bool {
        self.steps = self.steps.saturating_sub(n);
        self.steps > 0
    }

    /// Ends the comparison.
    pub(super) fn give_up(&mut self) {
        self.steps = 0;
    }

    /// Notes why something could not be told; the first reason is the one that is given.
    pub(super) fn doubt(&mut self, reason: &'static str) {
        self.reason.get_or_insert(reason);
    }
}
