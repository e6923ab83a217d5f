//! Figures of the outbox, and removal of what ended long ago.

use std::collections::BTreeSet;

use domain::receivers::DeliveryState;
use domain::values::Moment;

use super::counts::Moves;
use crate::error::StoreError;
use crate::sql::dialect;
use crate::sql::transaction::{ReadTx, Tx};

/// Most deliveries that go at once: a bound on how long others wait for it.
const MAX_PRUNED: i32 = 200;

/// Figures of the outbox.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct OutboxState {
    /// Deliveries that have not ended.
    pub n_pending: u64,
    /// Deliveries that were given up, and can be replayed.
    pub n_dead: u64,
    /// Since when the oldest waits of those that are for active receivers.
    pub oldest: Option<Moment>,
}

impl ReadTx<'_> {
    /// Figures of the outbox. Deliveries are counted as they come and go, so that few are read for it.
    pub fn outbox_state(&mut self) -> Result<OutboxState, StoreError> {
        let count = "SELECT CAST(COALESCE(SUM(n), 0) AS BIGINT) FROM delivery_count WHERE state = $1";
        let sql = "SELECT first FROM (SELECT (SELECT d.registered FROM delivery d WHERE d.receiver = r.code \
                   AND d.state = 'PENDENTE' ORDER BY d.id LIMIT 1) AS first \
                   FROM receiver r WHERE r.is_active = 1 AND r.removed IS NULL) AS firsts \
                   WHERE first IS NOT NULL ORDER BY first LIMIT 1";
        Ok(OutboxState {
            n_pending: self.count(count, &[DeliveryState::Pending.into()])?,
            n_dead: self.count(count, &[DeliveryState::Dead.into()])?,
            oldest: self.one(sql, &[])?,
        })
    }
}

impl Tx<'_> {
    /// Forgets some deliveries that ended before a moment, with their attempts and what nobody else is told; how many, which is none when all are
    /// forgotten.
    pub fn prune_deliveries(&mut self, before: Moment) -> Result<usize, StoreError> {
        let engine = self.sql.engine();
        let sql = format!(
            "SELECT id, history, receiver, state FROM delivery WHERE ended < $1 ORDER BY ended LIMIT {MAX_PRUNED}{}",
            dialect::lock_what_is_free(engine, "delivery")
        );
        let (mut ids, mut histories, mut moves) = (Vec::<String>::new(), BTreeSet::<i32>::new(), Moves::default());
        for (id, history, receiver, state) in self.all(&sql, &[before.into()])? {
            ids.push(id);
            histories.insert(history);
            moves.add(receiver, state, -1);
        }
        if ids.is_empty() {
            return Ok(0);
        }
        self.count_moves(moves)?;
        let of_attempts = format!("DELETE FROM attempt WHERE {}", dialect::is_one_of(engine, "delivery", "$1"));
        self.sql.execute(&of_attempts, &[dialect::ids(&ids)])?;
        let of_deliveries = format!("DELETE FROM delivery WHERE {}", dialect::is_one_of(engine, "id", "$1"));
        let n_deliveries = self.sql.execute(&of_deliveries, &[dialect::ids(&ids)])?;
        self.prune_announcements(&histories)?;
        Ok(n_deliveries)
    }

    /// Forgets what no delivery tells any longer.
    fn prune_announcements(&mut self, histories: &BTreeSet<i32>) -> Result<(), StoreError> {
        let engine = self.sql.engine();
        let (is_among, codes) = (dialect::is_among(engine, "history", "$1"), dialect::codes(histories.iter().copied()));
        // Of two who forget the last deliveries of one change at once, the second waits, and sees that none is left.
        let lock = dialect::lock(engine, "announcement");
        let locked = format!("SELECT history FROM announcement WHERE {is_among} ORDER BY history{lock}");
        self.all::<i32>(&locked, std::slice::from_ref(&codes))?;
        let sql = format!(
            "DELETE FROM announcement WHERE {is_among} \
             AND NOT EXISTS (SELECT 1 FROM delivery d WHERE d.history = announcement.history)"
        );
        self.sql.execute(&sql, &[codes])?;
        Ok(())
    }
}
