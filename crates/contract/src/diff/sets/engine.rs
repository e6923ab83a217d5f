//! The question, its answer, and how much work it may take.

use std::collections::HashMap;

use serde_json::Value;

use crate::diff::digest::Revision;
use crate::diff::{SchemaPair, ValueStep, Writing};
use crate::model::{Api, Direction};

use super::automata::Automata;
use super::conjunction::{Conjunction, ShapeId};
use super::cube::Normals;
use super::locations::Locations;
use super::proofs::Proofs;
use super::relation::{Relation, Witness};
use super::shapes::Shapes;

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
        if !self.relations.contains_key(&pair) && self.is_within_by_parts(pair) {
            self.relations.insert(pair, Relation::Contained);
        }
        let relation = self.compare_sets(pair);
        if matches!(relation, Relation::Undecided(_)) && self.is_congruent(pair) {
            self.relations.insert(pair, Relation::Contained);
            self.equalities.insert(pair, true);
            return Relation::Contained;
        }
        relation
    }

    /// The answer that the sets themselves give.
    pub(super) fn compare_sets(&mut self, pair: SchemaPair<'s>) -> Relation {
        if self.is_same(pair) {
            return Relation::Contained;
        }
        if let Some(known) = self.relations.get(&pair) {
            return known.clone();
        }
        let relation = self.within_budget(|engine| {
            let (small, large) = engine.sides(pair);
            engine.relate(pair.writing, &[small], small, large)
        });
        self.relations.insert(pair, relation.clone());
        relation
    }

    /// Whether it is proved that nothing differs, given that every value that may arrive is expected: every expected
    /// value may also arrive, and both declare the same names. A new property of an open object leaves the set of values
    /// as it is, and is news all the same. No value is looked for that shows the opposite.
    pub fn is_equality_proved(&mut self, pair: SchemaPair<'s>) -> bool {
        if self.is_same(pair) {
            return true;
        }
        if let Some(known) = self.equalities.get(&pair) {
            return *known;
        }
        let is_proved = self.within_budget(|engine| {
            let (large, small) = engine.sides(pair);
            let at = engine.location(vec![small], vec![large]);
            let there = engine.location(vec![large], vec![small]);
            let is_proved = engine.cover(at, &[small], &[large]).is_proved
                && engine.steps > 0
                && engine.locations.are_alike(at)
                && engine.locations.are_alike(there);
            engine.forget_what_is_open();
            is_proved
        });
        self.equalities.insert(pair, is_proved);
        is_proved
    }

    /// Whether a difference between the schemas of a part can be seen in whole values: a whole value with such a part
    /// that is not expected, or the proof that there is none.
    ///
    /// The part may be one schema of an `allOf` among others, or one of several alternatives: what it refuses may never
    /// have been allowed, or still be allowed by another.
    pub fn confirm(&mut self, whole: SchemaPair<'s>, way: &[ValueStep<'s>], part: SchemaPair<'s>) -> Relation {
        let witness = match self.compare(part) {
            Relation::Escapes(witness) => witness,
            other => return other,
        };
        self.within_budget(|engine| {
            let (small, large) = engine.sides(whole);
            let (part_small, part_large) = engine.sides(part);
            let only = engine.shapes.only(&witness.value);
            let difference = engine.shapes.difference(part_small, part_large);
            let mut relation = Relation::Contained;
            for inner in [only, difference] {
                let planted = engine.planted(way, inner);
                relation = engine.relate(whole.writing, &[small, planted], small, large);
                if let Relation::Escapes(_) = relation {
                    break;
                }
            }
            relation
        })
    }

    /// Whether the new document declares a property of this name in the object at the end of a way, in any schema that
    /// may apply to it.
    pub fn is_still_declared(&mut self, whole: SchemaPair<'s>, way: &[ValueStep<'s>], name: &str) -> bool {
        self.within_budget(|engine| {
            let (small, large) = engine.sides(whole);
            let mut at = engine.location(vec![small], vec![large]);
            for step in way {
                at = match step {
                    ValueStep::Property(name) => engine.below_name(at, name),
                    step => engine.below(at, *step),
                };
            }
            let new = match whole.direction {
                Direction::Request => 1,
                Direction::Response => 0,
            };
            engine.declares(at, new, name)
        })
    }

    /// The JSON pointer to the part of a value that is not expected, as deep as can be told.
    pub fn place_in(&mut self, whole: SchemaPair<'s>, value: &Value) -> String {
        self.within_budget(|engine| {
            let (_, large) = engine.sides(whole);
            engine.misfit(&[large], value)
        })
    }

    pub(super) fn is_same(&self, pair: SchemaPair<'s>) -> bool {
        self.shapes.schema_digest(Revision::Old, pair.old) == self.shapes.schema_digest(Revision::New, pair.new)
    }

    /// The shapes whose values may arrive, and of those that are expected.
    pub(super) fn sides(&mut self, pair: SchemaPair<'s>) -> (ShapeId, ShapeId) {
        let old = self.shapes.of_schema(Revision::Old, pair.direction, pair.old);
        let new = self.shapes.of_schema(Revision::New, pair.direction, pair.new);
        match pair.direction {
            Direction::Request => (old, new),
            Direction::Response => (new, old),
        }
    }

    /// Answers a question with the steps that one may take.
    pub(super) fn within_budget<T>(&mut self, answer: impl FnOnce(&mut Self) -> T) -> T {
        self.begin();
        let answer = answer(self);
        self.end();
        answer
    }

    /// Takes the steps for one question.
    pub(super) fn begin(&mut self) {
        self.steps = STEPS.min(self.total);
        self.total -= self.steps;
        self.reason = None;
    }

    /// Gives back the steps that the question left.
    pub(super) fn end(&mut self) {
        self.total += self.steps;
    }

    /// Whether all values that fit some shapes are expected. Names are those of the sides as wholes.
    fn relate(&mut self, writing: Writing, all: &[ShapeId], small: ShapeId, large: ShapeId) -> Relation {
        let at = self.location(vec![small], vec![large]);
        let mut all = all.to_vec();
        all.sort_unstable();
        all.dedup();
        let mut outcome = self.cover(at, &all, &[large]);
        if writing != Writing::Typed && !outcome.is_proved && self.steps > 0 {
            let second = self.cover_as_text(writing, &all, large);
            outcome.is_proved = second.is_proved;
            outcome.candidates.extend(second.candidates);
        }
        let was_cut_short = self.steps == 0;
        // Without steps nothing is certain, not even that a name is declared.
        if !was_cut_short && outcome.is_proved {
            return Relation::Contained;
        }
        if !was_cut_short {
            for value in outcome.candidates {
                if !self.is_refused(writing, large, &value) {
                    continue;
                }
                if self.is_valid(&all, &value) == Some(true) && self.is_invalid_as(writing, large, &value) {
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
    pub(super) fn forget_what_is_open(&mut self) {
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
        let (small, large) = self.sides(pair);
        let at = self.location(vec![small], vec![large]);
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

/// Values found so far.
#[derive(Default)]
pub(super) struct Samples {
    pub(super) known: HashMap<Conjunction, Vec<Value>>,
    pub(super) depth: usize,
}
