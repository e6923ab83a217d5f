//! Moves from one situation to another.

use crate::values::SituationCode;

/// A move into a situation. Each one goes into the history, the first included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SituationChange {
    /// Where it was; nowhere before it existed.
    pub from: Option<SituationCode>,
    /// Where it is now.
    pub to: SituationCode,
}
