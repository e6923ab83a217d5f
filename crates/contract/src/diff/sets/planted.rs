//! Parts in whole values: shapes of whole values with a certain part, and where in a value something does not fit.

use serde_json::Value;

use crate::diff::ValueStep;

use super::Engine;
use super::conjunction::{Conjunction, ShapeId};
use super::evaluate::Fit;

/// The name of a property that no schema declares. A document that declares it all the same is judged by other values.
const UNDECLARED: &str = "extra";

/// How deep something that does not fit is looked for.
const MAX_DEPTH: usize = 32;

impl<'s> Engine<'_, 's> {
    /// The shape of whole values that have a part, at the end of a way, which fits a shape.
    pub(super) fn planted(&mut self, way: &[ValueStep<'s>], part: ShapeId) -> ShapeId {
        way.iter().rev().fold(part, |inner, step| match step {
            ValueStep::Item => self.shapes.holding(inner),
            ValueStep::Property(name) => self.shapes.having(name, inner),
            ValueStep::Other => self.shapes.having(UNDECLARED, inner),
        })
    }

    /// The JSON pointer to the innermost part of a value that does not fit what is said of it. Where alternatives are
    /// left, the value as a whole is what fits none of them.
    pub(super) fn misfit(&mut self, all: &[ShapeId], value: &Value) -> String {
        let mut pointer = String::new();
        let (mut all, mut value) = (all.to_vec(), value);
        for _ in 0..MAX_DEPTH {
            let parts: Vec<(String, &Value)> = match value {
                Value::Object(map) => map.iter().map(|(name, inner)| (escaped(name), inner)).collect(),
                Value::Array(items) => items.iter().enumerate().map(|(idx, inner)| (idx.to_string(), inner)).collect(),
                _ => break,
            };
            let next = parts.into_iter().find_map(|(step, inner)| {
                let said = self.said_of(&all, value, &step);
                (self.fits_all(&said, inner) == Fit::No).then_some((step, said, inner))
            });
            let Some((step, said, inner)) = next else { break };
            pointer.push('/');
            pointer.push_str(&step);
            (all, value) = (said, inner);
        }
        pointer
    }

    /// What shapes say of a part of a value, each by itself or through `allOf`.
    pub(super) fn said_of(&mut self, all: &[ShapeId], value: &Value, step: &str) -> Conjunction {
        let (mut said, mut open, mut seen) = (Conjunction::new(), all.to_vec(), Conjunction::new());
        while let Some(id) = open.pop() {
            if seen.contains(&id) || !self.spend(1) {
                continue;
            }
            seen.push(id);
            let shape = self.shapes.get(id);
            match value {
                Value::Object(_) => said.extend(&shape.rules.object.part(&unescaped(step)).all),
                _ => said.extend(shape.rules.list.at(step.parse().unwrap_or(usize::MAX))),
            }
            open.extend(&shape.all_of);
            // A single alternative is none.
            for alternatives in [&shape.any_of, &shape.one_of] {
                open.extend(alternatives.first().filter(|_| alternatives.len() == 1));
            }
        }
        said.sort_unstable();
        said.dedup();
        said
    }
}

fn escaped(name: &str) -> String {
    name.replace('~', "~0").replace('/', "~1")
}

fn unescaped(step: &str) -> String {
    step.replace("~1", "/").replace("~0", "~")
}
