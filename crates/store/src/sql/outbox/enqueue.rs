//! Deliveries come into being, in the transaction of the change that they tell of.

use domain::attendance::Entity;
use domain::history::HistoryCode;
use domain::receivers::DeliveryState;
use domain::values::Moment;
use uuid::{Builder, Uuid};

use super::counts::Moves;
use crate::error::StoreError;
use crate::sql::transaction::Tx;

impl Tx<'_> {
    /// Leaves what is to be told, and a delivery of it for every receiver that wants to be told of an entity and of its
    /// store, and says how many; those that are disabled get theirs when they are back.
    ///
    /// It only adds rows, so that changes of one entity never wait for their deliveries. What stands behind something
    /// older is found out when it is claimed.
    pub fn enqueue(
        &mut self,
        entity: Entity,
        code: i32,
        history: HistoryCode,
        body: &[u8],
        now: Moment,
    ) -> Result<u32, StoreError> {
        let sql = format!(
            "SELECT e.receiver FROM receiver_entity e JOIN receiver r ON r.code = e.receiver \
             WHERE e.entity = $1 AND r.removed IS NULL \
             AND (NOT EXISTS (SELECT 1 FROM receiver_store s WHERE s.receiver = e.receiver) \
             OR EXISTS (SELECT 1 FROM receiver_store s WHERE s.receiver = e.receiver AND s.store = ({}))) \
             ORDER BY e.receiver",
            store_of(entity)
        );
        let receivers: Vec<i32> = self.all(&sql, &[entity.into(), code.into()])?;
        if receivers.is_empty() {
            return Ok(0);
        }
        let sql = "INSERT INTO announcement (history, body) VALUES ($1, $2)";
        self.change_one(sql, &[history.get().into(), body.into()])?;
        let (mut n_deliveries, mut moves) = (0, Moves::default());
        for receiver in receivers {
            let id = new_id(now, history)?.hyphenated().to_string();
            self.change_one(
                "INSERT INTO delivery (id, receiver, entity, entity_code, history, state, registered, due, n_attempts, \
                 n_earlier) VALUES ($1, $2, $3, $4, $5, $7, $6, $6, 0, 0)",
                &[
                    id.as_str().into(),
                    receiver.into(),
                    entity.into(),
                    code.into(),
                    history.get().into(),
                    now.into(),
                    DeliveryState::Pending.into(),
                ],
            )?;
            moves.add(receiver, DeliveryState::Pending, 1);
            n_deliveries += 1;
        }
        self.count_moves(moves)?;
        self.note_due();
        Ok(n_deliveries)
    }
}

/// The store to which an entity with the code `$2` belongs, in SQL.
fn store_of(entity: Entity) -> &'static str {
    match entity {
        Entity::Benefit => "SELECT store FROM benefit WHERE code = $2",
        Entity::Event => "SELECT store FROM event WHERE code = $2",
        Entity::Consultation => {
            "SELECT b.store FROM consultation a JOIN benefit b ON b.code = a.benefit WHERE a.code = $2"
        }
        Entity::Inspection => "SELECT b.store FROM inspection a JOIN benefit b ON b.code = a.benefit WHERE a.code = $2",
        Entity::HelpDesk => {
            "SELECT COALESCE(b.store, p.store) FROM help_desk a JOIN person p ON p.code = a.person \
             LEFT JOIN benefit b ON b.code = a.benefit WHERE a.code = $2"
        }
    }
}

/// An id that sorts by its moment, and in one moment by the history: indexes of ids grow at their end, so that what came
/// together is read and written together.
fn new_id(now: Moment, history: HistoryCode) -> Result<Uuid, StoreError> {
    let mut counter = [0; 10];
    getrandom::fill(&mut counter[4..]).map_err(StoreError::unavailable)?;
    // 26 bits of the history: the version takes the place of the first four, the variant that of two behind the next twelve.
    counter[..2].copy_from_slice(&(history.get() >> 14).to_be_bytes()[2..]);
    counter[2..4].copy_from_slice(&history.get().to_be_bytes()[2..]);
    let millis = u64::try_from(now.micros() / 1000).unwrap_or_default();
    Ok(Builder::from_unix_timestamp_millis(millis, &counter).into_uuid())
}
