//! The history of situations: one for all entities, so that a code is never that of two changes.

use std::collections::BTreeMap;

use domain::Flaw;
use domain::attendance::Entity;
use domain::history::SituationChange;
use domain::values::{Moment, Text};

use super::columns::Columns;
use super::dialect;
use super::params::Param;
use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;

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

/// An entry into a situation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HistoryEntry {
    /// Code.
    pub code: HistoryCode,
    /// The move.
    pub change: SituationChange,
    /// Name of the situation at that time.
    pub name: Text<200>,
    /// Note of whoever moved it.
    pub note: Option<Text<500>>,
    /// Moment of the change.
    pub happened: Moment,
}

/// A move that is not yet written down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewEntry {
    /// The move.
    pub change: SituationChange,
    /// Name of the situation.
    pub name: Text<200>,
    /// Note of whoever moves it.
    pub note: Option<Text<500>>,
}

impl ReadTx<'_> {
    /// The history of what has a code, from its beginning.
    pub fn history(&mut self, entity: Entity, code: i32) -> Result<Vec<HistoryEntry>, StoreError> {
        Ok(self.history_of(entity, [code])?.remove(&code).unwrap_or_default())
    }

    /// The last entries into situations of what has a code, at most so many, the last one first.
    pub fn last_entries(&mut self, entity: Entity, code: i32, most: i32) -> Result<Vec<HistoryEntry>, StoreError> {
        let sql = "SELECT code, came_from, went_to, name, note, happened FROM situation_history \
                   WHERE entity = $1 AND subject = $2 ORDER BY code DESC LIMIT $3";
        self.all(sql, &[entity.into(), code.into(), Param::Int(most.into())], read)
    }

    /// The histories of many; those without any are left out.
    pub(super) fn history_of(
        &mut self,
        entity: Entity,
        codes: impl IntoIterator<Item = i32>,
    ) -> Result<BTreeMap<i32, Vec<HistoryEntry>>, StoreError> {
        let sql = format!(
            "SELECT code, came_from, went_to, name, note, happened, subject FROM situation_history \
             WHERE entity = $1 AND {} ORDER BY subject, code",
            dialect::is_among(self.sql.engine(), "subject", "$2")
        );
        let found = self.all(&sql, &[entity.into(), dialect::codes(codes)], |columns| {
            let entry = read(columns)?;
            Ok((columns.required::<i32>()?, entry))
        })?;
        let mut histories: BTreeMap<i32, Vec<HistoryEntry>> = BTreeMap::new();
        for (subject, entry) in found {
            histories.entry(subject).or_default().push(entry);
        }
        Ok(histories)
    }
}

impl Tx<'_> {
    /// Writes down that something entered a situation; each change that is committed has exactly one entry.
    pub fn enter(
        &mut self,
        entity: Entity,
        code: i32,
        entry: NewEntry,
        now: Moment,
    ) -> Result<HistoryEntry, StoreError> {
        let NewEntry { change, name, note } = entry;
        let entry = HistoryEntry { code: self.next("history", HistoryCode::new)?, change, name, note, happened: now };
        self.write_entry(entity, code, &entry)?;
        Ok(entry)
    }

    pub(super) fn write_entry(&mut self, entity: Entity, subject: i32, entry: &HistoryEntry) -> Result<(), StoreError> {
        let HistoryEntry { code, change: SituationChange { from, to }, name, note, happened } = entry;
        self.sql.insert(
            "situation_history",
            "code, entity, subject, came_from, went_to, name, note, happened",
            &[
                code.0.into(),
                entity.into(),
                subject.into(),
                (*from).into(),
                (*to).into(),
                name.into(),
                note.as_ref().into(),
                (*happened).into(),
            ],
        )
    }
}

fn read(columns: &mut Columns<'_>) -> Result<HistoryEntry, StoreError> {
    Ok(HistoryEntry {
        code: HistoryCode(columns.required()?),
        change: SituationChange { from: columns.optional()?, to: columns.required()? },
        name: columns.required()?,
        note: columns.optional()?,
        happened: columns.required()?,
    })
}
