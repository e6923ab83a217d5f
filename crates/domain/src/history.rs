//! Moves from one situation to another.

use crate::values::{SituationCode, codes};

codes! { 1:
    /// An entry of the history of situations, the `codHistorico` of triggers.
    HistoryCode,
}

/// A move into a situation. Each one goes into the history, the first included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SituationChange {
    /// The situation before; none before it existed.
    pub from: Option<SituationCode>,
    /// The situation now.
    pub to: SituationCode,
}
