//! Moves from one situation to another.

use crate::values::SituationCode;

/// A move into a situation. Each one goes into the history, the first included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SituationChange {
    /// The situation before; none before it existed.
    pub from: Option<SituationCode>,
    /// The situation now.
    pub to: SituationCode,
}
