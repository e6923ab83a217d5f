//! What a client does otherwise than its document says it, for people and for sums.

use clientgen::report::Change;
use contract::findings::Place;

/// One thing that was lowered on the way to a client.
#[derive(Debug, Clone)]
pub(crate) struct Lowered {
    pub(crate) place: Place,
    /// A few words, the same for all of the kind.
    pub(crate) kind: &'static str,
    /// What became of it.
    pub(crate) message: String,
    /// What a caller can no longer do or see, if anything.
    pub(crate) lost: Option<String>,
}

impl From<&Change<'_>> for Lowered {
    fn from(change: &Change<'_>) -> Lowered {
        let Change { node, kind, message, lost } = change;
        Lowered { place: Place::of(*node), kind, message: message.clone(), lost: lost.clone() }
    }
}

impl Lowered {
    /// How many of some lose something.
    pub(crate) fn n_losing(all: &[Lowered]) -> usize {
        all.iter().filter(|lowered| lowered.lost.is_some()).count()
    }
}
