//! Proofs about pairs of conjunctions: finished, assumed or open; and the outcome of one.

use std::collections::HashMap;

use serde_json::Value;

use super::conjunction::Conjunction;
use super::locations::LocationId;

/// Two conjunctions at a location.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct ShapePair {
    pub(super) at: LocationId,
    pub(super) small: Conjunction,
    pub(super) large: Conjunction,
}

pub(super) enum Known {
    /// Assumed, while the proof at this depth runs: values are finite, so a cycle proves itself.
    Running(usize),
    /// Proved, as long as the assumption made at this depth holds; `usize::MAX` if there is none.
    Proved(usize),
    Open(Vec<Value>),
}

/// What is known about pairs.
#[derive(Default)]
pub(super) struct Proofs {
    pub(super) known: HashMap<ShapePair, Known>,
    /// Pairs that were proved by an assumption, in order.
    pub(super) provisional: Vec<ShapePair>,
    pub(super) depth: usize,
    /// Number of halvings of cubes that are under way.
    pub(super) n_halved: usize,
    /// The least depth whose assumption was used since the running proof began.
    pub(super) assumed: usize,
}

/// What came of a proof.
pub(super) struct Outcome {
    pub(super) is_proved: bool,
    /// Values that may show why not.
    pub(super) candidates: Vec<Value>,
}

impl Outcome {
    pub(super) fn proved() -> Outcome {
        Outcome { is_proved: true, candidates: Vec::new() }
    }

    pub(super) fn open(candidates: Vec<Value>) -> Outcome {
        Outcome { is_proved: false, candidates }
    }
}
