//! The history of situations: one for all entities, so that a code is never that of two changes.

use std::collections::BTreeMap;

use domain::attendance::Entity;
use domain::history::{HistoryCode, SituationChange};
use domain::values::{Moment, Text};

use super::dialect;
use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;
use crate::record::{Code, Record, record};

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

record!(HistoryEntry in "situation_history" { code, happened, name, note; change: SituationChange });

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

/// What was written with a change of situation, out of reach until receivers are told of the change.
///
/// They are told in the transaction of the change; only what is made up, or happened elsewhere, is kept from them.
///
/// ```
/// # #![deny(unused_must_use)]
/// # use {domain::attendance::Entity, domain::values::Moment, store::{NewEntry, StoreError, Tx}};
/// fn make_up(tx: &mut Tx<'_>, entry: NewEntry, now: Moment) -> Result<(), StoreError> {
///     tx.enter(Entity::Event, 1, entry, now)?.without_announcing();
///     Ok(())
/// }
/// ```
///
/// Whoever forgets them is warned, and warnings are errors:
///
/// ```compile_fail
/// # #![deny(unused_must_use)]
/// # use {domain::attendance::Entity, domain::values::Moment, store::{NewEntry, StoreError, Tx}};
/// fn forget(tx: &mut Tx<'_>, entry: NewEntry, now: Moment) -> Result<(), StoreError> {
///     tx.enter(Entity::Event, 1, entry, now)?;
///     Ok(())
/// }
/// ```
#[derive(Debug)]
#[must_use = "receivers are told of a change of situation"]
pub struct Unannounced<T>(pub(super) T);

impl<T> Unannounced<T> {
    /// Lets `enqueue` put what is told into the outbox, and gives back what was written, with the number of deliveries.
    pub fn announce(self, enqueue: impl FnOnce(&T) -> Result<u32, StoreError>) -> Result<(T, u32), StoreError> {
        let n_deliveries = enqueue(&self.0)?;
        Ok((self.0, n_deliveries))
    }

    /// What was written, of which nobody is told: demos and tests make it up.
    pub fn without_announcing(self) -> T {
        self.0
    }
}

impl ReadTx<'_> {
    /// The history of what has a code, from its beginning.
    pub fn history(&mut self, entity: Entity, code: i32) -> Result<Vec<HistoryEntry>, StoreError> {
        Ok(self.history_of(entity, [code])?.remove(&code).unwrap_or_default())
    }

    /// The last entries into situations of what has a code, at most so many, the last one first.
    pub fn last_entries(&mut self, entity: Entity, code: i32, most: i32) -> Result<Vec<HistoryEntry>, StoreError> {
        let rest = "WHERE entity = $1 AND subject = $2 ORDER BY code DESC LIMIT $3";
        self.records(rest, &[entity.into(), code.into(), most.into()])
    }

    /// The histories of many; those without any are left out.
    pub(super) fn history_of(
        &mut self,
        entity: Entity,
        codes: impl IntoIterator<Item = impl Code>,
    ) -> Result<BTreeMap<i32, Vec<HistoryEntry>>, StoreError> {
        let sql = format!(
            "SELECT subject, {} FROM situation_history WHERE entity = $1 AND {} ORDER BY subject, code",
            HistoryEntry::names(),
            dialect::is_among(self.sql.engine(), "subject", "$2")
        );
        self.by_owner(&sql, &[entity.into(), dialect::codes(codes)])
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
    ) -> Result<Unannounced<HistoryEntry>, StoreError> {
        let NewEntry { change, name, note } = entry;
        let entry = HistoryEntry { code: self.next("history")?, change, name, note, happened: now };
        self.write_entry(entity, code, &entry)?;
        Ok(Unannounced(entry))
    }

    /// Writes an entry as it is; by itself only for imports, which tell nobody of what happened elsewhere.
    pub(super) fn write_entry(&mut self, entity: Entity, subject: i32, entry: &HistoryEntry) -> Result<(), StoreError> {
        self.insert(entry, &[("entity", entity.into()), ("subject", subject.into())])
    }
}
