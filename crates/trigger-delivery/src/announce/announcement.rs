//! An announcement: the body of a trigger, and its way into the outbox.

use domain::attendance::{AttendanceRegister, Entity};
use serde::Serialize;
use store::{Attendance, HistoryEntry, ReadTx, StoreError, Tx, Unannounced};

/// An attendance of which a trigger tells.
pub trait Announced: Attendance {
    /// The body of the trigger that tells of an entry of its history.
    type Body: Serialize;

    /// Makes the body.
    fn body(
        &self,
        entry: &HistoryEntry,
        register: &AttendanceRegister,
        reading: &mut ReadTx<'_>,
    ) -> Result<Self::Body, StoreError>;
}

/// Tells that an attendance entered a situation; the entry, and how many are to be told.
pub fn announce<A: Announced>(
    tx: &mut Tx<'_>,
    record: &A,
    entry: Unannounced<HistoryEntry>,
    register: &AttendanceRegister,
) -> Result<(HistoryEntry, u32), StoreError> {
    entry.announce(|entry| {
        let body = record.body(entry, register, tx)?;
        enqueue(tx, A::ENTITY.into(), record.place().code, entry, &body)
    })
}

pub(super) fn enqueue<B: Serialize>(
    tx: &mut Tx<'_>,
    entity: Entity,
    code: i32,
    entry: &HistoryEntry,
    body: &B,
) -> Result<u32, StoreError> {
    let body = serde_json::to_vec(body).map_err(StoreError::unavailable)?;
    tx.enqueue(entity, code, entry.code, &body, entry.happened)
}
