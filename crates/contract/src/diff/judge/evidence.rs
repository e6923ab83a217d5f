//! What a level rests on.

use crate::diff::sets::Witness;

/// Why a finding has the level that it has.
#[derive(Debug, Clone)]
pub enum Evidence {
    /// The rule says so.
    Policy,
    /// Proved: every value that could be sent before is still understood.
    Proved,
    /// Proved both ways: the same values in other words, so that nothing can be observed.
    Equal,
    /// This value shows it.
    Witness(Witness),
    /// It could not be told, for this reason.
    Undecided(String),
}
