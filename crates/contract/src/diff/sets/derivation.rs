//! Derivation of an answer, for a person who checks it by hand.
//!
//! A proof names, for each part of the narrower set, the part of the wider set that holds it. A value that escapes is
//! shown with what refuses it.

use serde_json::Value;

use crate::diff::{SchemaPair, Writing};
use crate::model::Direction;

use super::Engine;
use super::cube::Cube;
use super::evaluate::Fit;
use super::relation::Relation;
use super::rules::ShapeId;

/// Parts of a set that are told; the others are counted.
const MAX_PARTS: usize = 12;

/// Values that are expected to arrive, those that are taken, and what follows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Derivation {
    /// What may arrive, part by part.
    pub narrower: Vec<String>,
    /// What is expected, part by part.
    pub wider: Vec<String>,
    /// The proof, the value that escapes, or why neither was found.
    pub reasoning: Vec<String>,
}

impl<'s> Engine<'_, 's> {
    /// The derivation of [`compare`](Engine::compare)'s answer.
    pub fn derive(&mut self, pair: SchemaPair<'s>) -> Derivation {
        let relation = self.compare(pair);
        self.within_budget(|engine| {
            let (small, large) = engine.sides(pair);
            let (narrow, wide) = (engine.normal(&[small]), engine.normal(&[large]));
            let reasoning = match &relation {
                Relation::Contained => engine.proof((small, &narrow.cubes), (large, &wide.cubes)),
                Relation::Escapes(witness) => engine.refutation(pair, (small, large), &witness.value),
                Relation::Undecided(reason) => vec![reason.clone()],
            };
            let (narrower, wider) = (engine.parts(&narrow.cubes), engine.parts(&wide.cubes));
            Derivation { narrower, wider, reasoning }
        })
    }

    fn parts(&mut self, cubes: &[Cube<'s>]) -> Vec<String> {
        let mut parts: Vec<String> = Vec::new();
        for (idx, cube) in cubes.iter().enumerate().take(MAX_PARTS) {
            parts.push(format!("{}. {}", idx + 1, self.in_words(cube)));
        }
        let n_more = cubes.len().saturating_sub(MAX_PARTS);
        parts.extend((n_more > 0).then(|| format!("… and {n_more} more")));
        parts.extend(cubes.is_empty().then(|| "nothing".to_owned()));
        parts
    }

    /// Which part of the wider set holds each part of the narrower one.
    fn proof(&mut self, small: (ShapeId, &[Cube<'s>]), large: (ShapeId, &[Cube<'s>])) -> Vec<String> {
        let at = self.location(vec![small.0], vec![large.0]);
        let mut lines = Vec::new();
        for (idx, cube) in small.1.iter().enumerate().take(MAX_PARTS) {
            let holder = large.1.iter().position(|wide| {
                let only = std::slice::from_ref(wide);
                wide.rules.kinds.overlaps(cube.rules.kinds)
                    && self.cover_cube(at, &[small.0], &[large.0], cube, only).is_proved
            });
            lines.push(match holder {
                Some(wide) => format!("part {} lies within part {}", idx + 1, wide + 1),
                None => format!("part {} lies within the others together, or is proved in its parts", idx + 1),
            });
        }
        lines.extend(small.1.is_empty().then(|| "nothing can arrive, so nothing is refused".to_owned()));
        lines
    }

    /// Who judged a value, and what refuses it.
    fn refutation(&mut self, pair: SchemaPair<'s>, (small, large): (ShapeId, ShapeId), value: &Value) -> Vec<String> {
        let (narrower, wider) = match pair.direction {
            Direction::Request => ("the old document", "the new document"),
            Direction::Response => ("the new document", "the old document"),
        };
        let second = self.is_valid(&[small], value) == Some(true) && self.is_invalid_as(pair.writing, large, value);
        let mut lines = vec![
            format!("value: {value}"),
            format!("{narrower} allows it, {wider} does not"),
            format!("the second validator {}", if second { "agrees" } else { "was not asked about this value" }),
        ];
        if pair.writing != Writing::Typed {
            lines.push("it is written as text, and no reading of the text is expected".to_owned());
        }
        let place = self.misfit(&[large], value);
        let inner = value.pointer(&place).unwrap_or(value);
        let at = if place.is_empty() { "the value itself".to_owned() } else { format!("`{place}`") };
        let said = self.said_at(large, value, &place);
        lines.extend(self.refusals(&said, inner).into_iter().map(|refusal| format!("{at}: {refusal}")));
        lines
    }

    /// What is said of the part of a value at a pointer.
    fn said_at(&mut self, whole: ShapeId, value: &Value, pointer: &str) -> Vec<ShapeId> {
        let (mut all, mut value) = (vec![whole], value);
        for step in pointer.split('/').skip(1) {
            all = self.said_of(&all, value, step);
            value = value.pointer(&format!("/{step}")).unwrap_or(value);
        }
        all
    }

    /// What keeps a value from fitting some shapes.
    fn refusals(&mut self, all: &[ShapeId], value: &Value) -> Vec<String> {
        let (mut lines, mut open) = (Vec::new(), all.to_vec());
        while let Some(id) = open.pop() {
            if lines.len() >= MAX_PARTS || !self.spend(1) {
                break;
            }
            let shape = self.shapes.get(id);
            let own = Cube { rules: shape.rules.clone(), nots: Vec::new(), unknown: None };
            if self.fits_cube(&own, value) == Fit::No {
                let mut own: Vec<String> = Vec::new();
                for kind in super::rules::Kinds::EACH {
                    let kinds = shape.rules.kinds.and(kind);
                    let mut rules = shape.rules.clone();
                    rules.kinds = kinds;
                    if !kinds.is_empty() {
                        own.push(self.in_words(&Cube { rules, nots: Vec::new(), unknown: None }));
                    }
                }
                own.dedup();
                lines.push(format!("expected are {}", own.join("; or ")));
            }
            open.extend(&shape.all_of);
            for (alternatives, keyword) in [(&shape.any_of, "anyOf"), (&shape.one_of, "oneOf")] {
                if alternatives.is_empty() {
                    continue;
                }
                let fits: Vec<String> = (1..)
                    .zip(alternatives)
                    .filter(|(_, id)| self.fits_all(&[**id], value) == Fit::Yes)
                    .map(|(number, _)| number.to_string())
                    .collect();
                match (fits.len(), keyword) {
                    (0, _) => lines.push(format!("it fits none of {} alternatives of `{keyword}`", alternatives.len())),
                    (2.., "oneOf") => {
                        lines.push(format!("it fits several alternatives of `oneOf`: {}", fits.join(", ")));
                    }
                    _ => {}
                }
            }
            if shape.not.is_some_and(|not| self.fits_all(&[not], value) == Fit::Yes) {
                lines.push("it fits what `not` excludes".to_owned());
            }
        }
        lines
    }
}
