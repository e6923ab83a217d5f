//! The history of situations.

use std::collections::BTreeMap;

use super::{Reading, Tx, dialect};
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
        Ok(self.history_of(&[benefit])?.remove(&benefit).unwrap_or_default())
    }

    /// The histories of many benefits; those without any are left out.
    pub(super) fn history_of(
        &mut self,
        benefits: &[BenefitCode],
    ) -> Result<BTreeMap<BenefitCode, Vec<HistoryEntry>>, StoreError> {
        let sql = format!(
            "SELECT benefit, code, came_from, went_to, happened FROM benefit_history WHERE {} ORDER BY benefit, code",
            dialect::is_among(self.sql.engine(), "benefit", "$1")
        );
        let codes = dialect::codes(benefits.iter().map(|benefit| benefit.get()));
        let found = self.all(&sql, &[codes], |columns| {
            let benefit: BenefitCode = columns.required()?;
            let entry = HistoryEntry {
                code: HistoryCode(columns.required()?),
                change: SituationChange { from: columns.optional()?, to: columns.required()? },
                happened: columns.required()?,
            };
            Ok((benefit, entry))
        })?;
        let mut histories: BTreeMap<BenefitCode, Vec<HistoryEntry>> = BTreeMap::new();
        for (benefit, entry) in found {
            histories.entry(benefit).or_default().push(entry);
        }
        Ok(histories)
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
