//! Budget of one check.

use serde_json::Value;

use crate::check::{Fault, Rule};

/// Steps and depth that are left of what one check may cost: alternatives inside alternatives multiply, and a reference may
/// lead back to itself without going into the value. Both are in the hands of whoever wrote the document and whoever
/// sends the value.
#[derive(Debug)]
pub(super) struct Budget {
    n_steps: usize,
    depth: usize,
}

/// Visits to each part of a value, on average, before a check gives up.
const TIMES: usize = 200;

/// Schemas inside each other while one value is looked at: a value is nested at most 128 times, each time through a few
/// schemas. It also bounds the stack.
const MAX_DEPTH: usize = 600;

impl Budget {
    /// Enough for any value of this size that a sensible document describes.
    pub(super) fn of(value: &Value) -> Budget {
        Budget { n_steps: n_values(value).saturating_mul(TIMES).saturating_add(10_000), depth: 0 }
    }

    /// One step further in.
    pub(super) fn enter(&mut self) -> Result<(), Fault> {
        self.depth += 1;
        match self.n_steps.checked_sub(1) {
            Some(left) if self.depth <= MAX_DEPTH => {
                self.n_steps = left;
                Ok(())
            }
            _ => Err(Fault::new(Rule::TooComplex)),
        }
    }

    /// Depth reached so far.
    pub(super) fn depth(&self) -> usize {
        self.depth
    }

    /// Out again, after a fault that left from further in as well.
    pub(super) fn return_to(&mut self, depth: usize) {
        self.depth = depth;
    }
}

/// Number of values that a value is made of.
fn n_values(value: &Value) -> usize {
    match value {
        Value::Array(items) => 1 + items.iter().map(n_values).sum::<usize>(),
        Value::Object(properties) => 1 + properties.values().map(n_values).sum::<usize>(),
        _ => 1,
    }
}
