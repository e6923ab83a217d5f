//! The history of situations.

use super::{Reading, Tx};
use crate::domain::Flaw;
use crate::domain::benefits::SituationChange;
use crate::domain::values::{BenefitCode, Moment};
use crate::store::StoreError;

/// Code of an entry of the history, the `codHistorico` of triggers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct HistoryCode(i32);

impl HistoryCode {
    /// The code with this number, from 1.
    pub fn new(number: i32) -> Result<Self, Flaw> {
        if number >= 1 {
            Ok(Self(number))
        } else {
            Err(Flaw::new("está fora dos limites", "Envie um número a partir de 1"))
        }
    }

    /// The number.
    pub fn get(self) -> i32 {
        self.0
    }
}

/// A move of a benefit into a situation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HistoryEntry {
    /// Code.
    pub code: HistoryCode,
    /// The move.
    pub change: SituationChange,
    /// When it happened.
    pub happened: Moment,
}

impl Reading<'_> {
    /// The history of a benefit, from its beginning.
    pub fn history(&mut self, benefit: BenefitCode) -> Result<Vec<HistoryEntry>, StoreError> {
        self.all(
            "SELECT code, came_from, went_to, happened FROM benefit_history WHERE benefit = $1 ORDER BY code",
            &[benefit.into()],
            |columns| {
                Ok(HistoryEntry {
                    code: HistoryCode(columns.required()?),
                    change: SituationChange { from: columns.optional()?, to: columns.required()? },
                    happened: columns.required()?,
                })
            },
        )
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
        let code = self.next("history", HistoryCode::new)?;
        self.write_move(benefit, &HistoryEntry { code, change, happened: now })?;
        Ok(code)
    }

    pub(super) fn write_move(&mut self, benefit: BenefitCode, entry: &HistoryEntry) -> Result<(), StoreError> {
        let HistoryEntry { code, change: SituationChange { from, to }, happened } = *entry;
        self.change_one(
            "INSERT INTO benefit_history (code, benefit, came_from, went_to, happened) VALUES ($1, $2, $3, $4, $5)",
            &[code.0.into(), benefit.into(), from.into(), to.into(), happened.into()],
        )
    }
}
