//! The history of situations.

use super::Tx;
use crate::domain::Flaw;
use crate::domain::benefits::SituationChange;
use crate::domain::values::{BenefitCode, Moment};
use crate::store::StoreError;

/// Code of an entry of the history, the `codHistorico` of triggers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct HistoryCode(i32);

impl HistoryCode {
    /// The number.
    pub fn get(self) -> i32 {
        self.0
    }
}

impl Tx<'_> {
    /// Writes down a move of a benefit; each move that is committed has exactly one entry.
    pub(super) fn record_move(
        &mut self,
        benefit: BenefitCode,
        change: SituationChange,
        now: Moment,
    ) -> Result<HistoryCode, StoreError> {
        let code = self.next("history", |number| Ok::<_, Flaw>(HistoryCode(number)))?;
        self.change_one(
            "INSERT INTO benefit_history (code, benefit, came_from, went_to, happened) VALUES ($1, $2, $3, $4, $5)",
            &[code.0.into(), benefit.into(), change.from.into(), change.to.into(), now.into()],
        )?;
        Ok(code)
    }
}
