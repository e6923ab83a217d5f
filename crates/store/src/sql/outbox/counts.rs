//! Counts of deliveries by receiver and situation.
//!
//! Whoever moves deliveries counts them in the same transaction, so that telling how many there are does not take going
//! through them all. Triggers would count row by row, and make SQLite keep a copy of every page that a row changes.

use std::collections::BTreeMap;

use domain::receivers::DeliveryState;

use crate::error::StoreError;
use crate::sql::dialect;
use crate::sql::params::Param;
use crate::sql::transaction::Tx;

/// Deliveries that come into a state or leave it, to be counted together.
#[derive(Debug, Default)]
pub(crate) struct Moves(BTreeMap<(i32, DeliveryState), i64>);

impl Moves {
    /// So many deliveries of a receiver come into a state, or leave it where the number is negative.
    pub(crate) fn add(&mut self, receiver: i32, state: DeliveryState, n: i64) {
        *self.0.entry((receiver, state)).or_default() += n;
    }
}

impl Tx<'_> {
    /// Counts deliveries that have moved. Those of one moment rarely write into the same slot.
    pub(crate) fn count_moves(&mut self, Moves(moves): Moves) -> Result<(), StoreError> {
        let sql = format!(
            "INSERT INTO delivery_count (receiver, state, slot, n) VALUES ($1, $2, {}, $3) \
             ON CONFLICT (receiver, state, slot) DO UPDATE SET n = delivery_count.n + excluded.n",
            dialect::slot(self.sql.engine())
        );
        for ((receiver, state), n) in moves.into_iter().filter(|(_, n)| *n != 0) {
            self.sql.execute(&sql, &[receiver.into(), state.into(), Param::Int(n)])?;
        }
        Ok(())
    }
}
