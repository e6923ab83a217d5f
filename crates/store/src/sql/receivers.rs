//! Receivers of triggers and their secrets.

use domain::receivers::{DeliveryState, Disabled, Receiver};
use domain::values::{Moment, ReceiverCode, Text};

use super::outbox::Moves;
use super::params::Param;
use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;
use crate::record::{Cells, Columns, stored};

/// A secret as it is kept: sealed, and until when it signs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SealedSecret {
    /// The secret, sealed.
    pub sealed: Vec<u8>,
    /// Moment from which it no longer signs; `None` for the newest.
    pub expires: Option<Moment>,
}

/// Counts of the deliveries of a receiver, by situation.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct DeliveryCounts {
    /// Those that wait.
    pub n_pending: u64,
    /// Those that the dispatcher has.
    pub n_sending: u64,
    /// Those that were taken.
    pub n_delivered: u64,
    /// Those that never will be.
    pub n_dead: u64,
}

impl ReadTx<'_> {
    /// All receivers that were not removed, in the order of codes.
    pub fn receivers(&mut self) -> Result<Vec<Receiver>, StoreError> {
        let receivers: Vec<Receiver> = self.records("WHERE removed IS NULL ORDER BY code", &[])?;
        receivers.into_iter().map(|receiver| self.with_choices(receiver)).collect()
    }

    /// The receiver with a code, unless it was removed.
    pub fn receiver(&mut self, code: ReceiverCode) -> Result<Option<Receiver>, StoreError> {
        let receiver = self.records("WHERE code = $1 AND removed IS NULL", &[code.into()])?.pop();
        receiver.map(|receiver| self.with_choices(receiver)).transpose()
    }

    /// Address of a receiver, also after it was removed.
    pub fn receiver_url(&mut self, code: ReceiverCode) -> Result<Option<Text<2048>>, StoreError> {
        self.one("SELECT url FROM receiver WHERE code = $1", &[code.into()])
    }

    /// What sends to a receiver must know of it: its version, its address, its live secrets. `None` if it was removed.
    pub fn registration(
        &mut self,
        code: ReceiverCode,
        now: Moment,
    ) -> Result<Option<(i64, Text<2048>, Vec<SealedSecret>)>, StoreError> {
        let sql = "SELECT version, url FROM receiver WHERE code = $1 AND removed IS NULL";
        let found = self.one(sql, &[code.into()])?;
        let Some((version, url)) = found else { return Ok(None) };
        Ok(Some((version, url, self.live_secrets(code, now)?)))
    }

    /// The secrets of a receiver that sign at a moment, the newest first.
    pub fn live_secrets(&mut self, code: ReceiverCode, now: Moment) -> Result<Vec<SealedSecret>, StoreError> {
        let rest = "WHERE receiver = $1 AND (expires IS NULL OR expires > $2) ORDER BY number DESC";
        self.records(rest, &[code.into(), now.into()])
    }

    /// How many deliveries of a receiver are kept, by situation. Added up, not counted: no delivery is read for it but
    /// those that are on their way or wait for another attempt.
    pub fn delivery_counts(&mut self, code: ReceiverCode, now: Moment) -> Result<DeliveryCounts, StoreError> {
        let sql = "SELECT state, CAST(SUM(n) AS BIGINT) FROM delivery_count WHERE receiver = $1 GROUP BY state";
        let mut counts = DeliveryCounts::default();
        for (state, n) in self.all(sql, &[code.into()])? {
            match state {
                DeliveryState::Pending => counts.n_pending = n,
                DeliveryState::Delivered => counts.n_delivered = n,
                DeliveryState::Dead => counts.n_dead = n,
            }
        }
        let sql = "SELECT COUNT(*) FROM delivery WHERE receiver = $1 AND due > $2 AND leased_until > $2";
        counts.n_sending = self.count(sql, &[code.into(), now.into()])?.min(counts.n_pending);
        counts.n_pending -= counts.n_sending;
        Ok(counts)
    }

    fn with_choices(&mut self, mut receiver: Receiver) -> Result<Receiver, StoreError> {
        let sql = "SELECT entity FROM receiver_entity WHERE receiver = $1";
        receiver.entities = self.all(sql, &[receiver.code.into()])?;
        receiver.entities.sort_unstable();
        let sql = "SELECT store FROM receiver_store WHERE receiver = $1 ORDER BY store";
        receiver.stores = self.all(sql, &[receiver.code.into()])?;
        Ok(receiver)
    }
}

impl Tx<'_> {
    /// Gives out the code of a new receiver.
    pub fn next_receiver(&mut self) -> Result<ReceiverCode, StoreError> {
        self.next("receiver")
    }

    /// Registers a receiver with its first secret. Its code is new, its name and its address are free.
    pub fn add_receiver(&mut self, receiver: &Receiver, sealed: &[u8]) -> Result<(), StoreError> {
        let Receiver { code, registered, disabled, .. } = receiver;
        self.insert(receiver, &[("version", 1_i32.into()), ("is_active", disabled.is_none().into())])?;
        self.add_choices(receiver)?;
        self.add_secret(*code, 1, sealed, *registered)
    }

    /// Keeps a receiver that was changed. One that is enabled begins anew: nothing counts as failing any more, and what
    /// waited for it is sent.
    pub fn put_receiver(&mut self, receiver: &Receiver) -> Result<(), StoreError> {
        let Receiver { code, name, url, entities: _, stores: _, note, registered: _, disabled } = receiver;
        self.change_one(
            "UPDATE receiver SET version = version + 1, name = $2, url = $3, note = $4, \
             failing_since = CASE WHEN is_active = $5 THEN failing_since END, \
             is_active = $5, disabled_for = $6, disabled = $7 WHERE code = $1",
            &[
                (*code).into(),
                name.into(),
                url.into(),
                note.as_ref().into(),
                disabled.is_none().into(),
                disabled.map(|disabled| disabled.reason).into(),
                disabled.map(|disabled| disabled.since).into(),
            ],
        )?;
        self.remove_choices(*code)?;
        self.add_choices(receiver)?;
        self.note_due();
        Ok(())
    }

    /// Gives a receiver a new secret. The one before signs until a moment; those before that are gone.
    pub fn rotate_secret(
        &mut self,
        code: ReceiverCode,
        sealed: &[u8],
        previous_until: Moment,
        now: Moment,
    ) -> Result<(), StoreError> {
        let sql = "SELECT COALESCE(MAX(number), 0) FROM receiver_secret WHERE receiver = $1";
        let newest: i32 = self.one(sql, &[code.into()])?.unwrap_or_default();
        let first_kept = if previous_until > now { newest } else { newest + 1 };
        let sql = "DELETE FROM receiver_secret WHERE receiver = $1 AND number < $2";
        self.sql.execute(sql, &[code.into(), first_kept.into()])?;
        let sql = "UPDATE receiver_secret SET expires = $2 WHERE receiver = $1";
        self.sql.execute(sql, &[code.into(), previous_until.into()])?;
        self.add_secret(code, newest + 1, sealed, now)?;
        self.change_one("UPDATE receiver SET version = version + 1 WHERE code = $1", &[code.into()])
    }

    /// Removes a receiver: what did not reach it never will, and its secrets are gone. Its row stays, so that what was
    /// sent to it can be told by its name.
    pub fn remove_receiver(&mut self, code: ReceiverCode, now: Moment) -> Result<(), StoreError> {
        let n_given_up = self.sql.execute(
            "UPDATE delivery SET state = $4, ended = $2, due = NULL, leased_until = NULL \
             WHERE receiver = $1 AND state = $3",
            &[code.into(), now.into(), DeliveryState::Pending.into(), DeliveryState::Dead.into()],
        )?;
        let mut moves = Moves::default();
        let n_given_up = i64::try_from(n_given_up).map_err(StoreError::unavailable)?;
        moves.add(code.get(), DeliveryState::Pending, -n_given_up);
        moves.add(code.get(), DeliveryState::Dead, n_given_up);
        self.count_moves(moves)?;
        self.sql.execute("DELETE FROM receiver_secret WHERE receiver = $1", &[code.into()])?;
        self.remove_choices(code)?;
        self.change_one(
            "UPDATE receiver SET version = version + 1, is_active = 0, removed = $2 WHERE code = $1",
            &[code.into(), now.into()],
        )
    }

    /// Keeps the entities and the stores of which a receiver is told.
    fn add_choices(&mut self, receiver: &Receiver) -> Result<(), StoreError> {
        for entity in &receiver.entities {
            let sql = "INSERT INTO receiver_entity (receiver, entity) VALUES ($1, $2)";
            self.change_one(sql, &[receiver.code.into(), (*entity).into()])?;
        }
        for store in &receiver.stores {
            let sql = "INSERT INTO receiver_store (receiver, store) VALUES ($1, $2)";
            self.change_one(sql, &[receiver.code.into(), (*store).into()])?;
        }
        Ok(())
    }

    fn remove_choices(&mut self, code: ReceiverCode) -> Result<(), StoreError> {
        self.sql.execute("DELETE FROM receiver_entity WHERE receiver = $1", &[code.into()])?;
        self.sql.execute("DELETE FROM receiver_store WHERE receiver = $1", &[code.into()])?;
        Ok(())
    }

    fn add_secret(&mut self, code: ReceiverCode, number: i32, sealed: &[u8], now: Moment) -> Result<(), StoreError> {
        self.change_one(
            "INSERT INTO receiver_secret (receiver, number, sealed, registered) VALUES ($1, $2, $3, $4)",
            &[code.into(), number.into(), Param::Bytes(sealed), now.into()],
        )
    }
}

stored!(Receiver in "receiver" {
    code, name, url, @apart entities, @apart stores, note, registered, disabled = [disabled_for, disabled]
});
stored!(SealedSecret in "receiver_secret" { sealed, expires });

impl Cells for Option<Disabled> {
    const N: usize = 2;

    fn read(columns: &mut Columns<'_>) -> Result<Self, StoreError> {
        match columns.next()? {
            (Some(reason), Some(since)) => Ok(Some(Disabled { reason, since })),
            (None, None) => Ok(None),
            _ => Err(StoreError::Corrupt("a receiver is half disabled".to_owned())),
        }
    }

    fn write<'a>(&'a self, params: &mut Vec<Param<'a>>) {
        params.push(self.map(|disabled| disabled.reason).into());
        params.push(self.map(|disabled| disabled.since).into());
    }
}
