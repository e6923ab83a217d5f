//! Claims of deliveries that are due.
//!
//! An example, in seconds: `now` is 100, a lease lasts 45, a claim may take 10 and each receiver may have 3 under way.
//!
//! | delivery | receiver | entity | history | `due` | tried |
//! |---|---|---|---|---|---|
//! | a | 1 | event 7 | 41 | 90 | no |
//! | b | 1 | event 7 | 42 | 95 | no |
//! | c | 1 | event 8 | 43 | 99 | no |
//! | d | 2 | event 7 | 41 | 120 | once |
//!
//! Receiver 1 has something due since 90, receiver 2 nothing before 120. `lock_due` finds a, b and c; `behind` names b, since a
//! is older, of the same entity and untried. a and c are leased until 145 (`due = leased_until = 145`: whoever dies holding
//! them leaves them due again then), b is parked (`due = NULL`). The next claim reads none of the three. Recording the first
//! attempt of a, whatever came of it, makes b due. At 120, d is claimed beside whatever receiver 1 has under way.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use delivery::{Claim, Delivery, EntityKey};
use domain::values::{Moment, ReceiverCode};

use crate::error::StoreError;
use crate::sql::dialect;
use crate::sql::params::Param;
use crate::sql::transaction::{ReadTx, Tx};

/// How often a claim looks again for one receiver, after what it saw had to stand back: a bound on what it parks.
const MAX_ROUNDS: usize = 32;

/// A receiver for whom something is due.
#[derive(Debug)]
struct DueReceiver {
    receiver: ReceiverCode,
    version: i64,
    room: usize,
    /// Since when.
    oldest: Moment,
}

impl ReadTx<'_> {
    /// When something will be due that nobody has; a lease that ends is due then.
    pub fn next_due(&mut self) -> Result<Option<Moment>, StoreError> {
        let sql = "SELECT first FROM (SELECT (SELECT d.due FROM delivery d WHERE d.receiver = r.code \
                   AND d.due IS NOT NULL ORDER BY d.due LIMIT 1) AS first \
                   FROM receiver r WHERE r.is_active = 1 AND r.removed IS NULL) AS firsts \
                   WHERE first IS NOT NULL ORDER BY first LIMIT 1";
        self.one(sql, &[])
    }

    /// Active receivers that have room and something to take.
    fn due_receivers(&mut self, claim: &Claim) -> Result<Vec<DueReceiver>, StoreError> {
        let sql = "SELECT code, version, oldest FROM (SELECT r.code, r.version, (SELECT d.due FROM delivery d \
                   WHERE d.receiver = r.code AND d.due <= $1 ORDER BY d.due LIMIT 1) AS oldest \
                   FROM receiver r WHERE r.is_active = 1 AND r.removed IS NULL) AS lanes WHERE oldest IS NOT NULL";
        let mut receivers = self.all_by(sql, &[claim.now.into()], |columns| {
            let receiver = columns.next()?;
            let room = claim.room_of(receiver);
            Ok(DueReceiver { receiver, version: columns.next()?, room, oldest: columns.next()? })
        })?;
        receivers.retain(|due| due.room > 0);
        Ok(receivers)
    }
}

impl Tx<'_> {
    /// Takes what is due, as far as there is room, the longest due of each receiver first.
    pub fn claim_deliveries(&mut self, claim: &Claim) -> Result<Vec<Delivery>, StoreError> {
        let mut receivers = self.due_receivers(claim)?;
        // Whoever has the most room has the least under way, and comes first.
        receivers.sort_by_key(|due| (Reverse(due.room), due.oldest));
        let mut claimed = Vec::new();
        for (idx, receiver) in receivers.iter().enumerate() {
            let share = (claim.limit - claimed.len()).div_ceil(receivers.len() - idx);
            claimed.extend(self.claim_of(receiver, share.min(receiver.room), claim)?);
        }
        Ok(claimed)
    }

    fn claim_of(&mut self, to: &DueReceiver, room: usize, claim: &Claim) -> Result<Vec<Delivery>, StoreError> {
        let mut taken = Vec::new();
        for _ in 0..MAX_ROUNDS {
            let due = self.lock_due(to.receiver, room - taken.len(), claim.now)?;
            let behind = self.behind(&due)?;
            let free = due.into_iter().filter(|id| !behind.contains(id)).collect::<Vec<_>>();
            taken.extend(self.lease(to, &free, claim.leased_until)?);
            let mut n_parked = 0;
            for id in behind {
                n_parked += usize::from(self.park(&id)?);
            }
            // Those that stand back and could not be parked would be seen again.
            if taken.len() == room || n_parked == 0 {
                break;
            }
        }
        Ok(taken)
    }

    /// Ids of what somebody may take now, the longest due first; nobody else can take them until this transaction ends.
    fn lock_due(&mut self, receiver: ReceiverCode, limit: usize, now: Moment) -> Result<Vec<String>, StoreError> {
        let sql = format!(
            "SELECT id FROM delivery WHERE receiver = $1 AND due <= $2 ORDER BY due LIMIT $3{}",
            dialect::lock_what_is_free(self.sql.engine(), "delivery")
        );
        let limit = i64::try_from(limit).map_err(StoreError::unavailable)?;
        self.all(&sql, &[receiver.into(), now.into(), Param::Int(limit)])
    }

    /// Which of them were never tried, and stand behind something older that was never tried. It is asked after they are
    /// locked, so that it sees all that was recorded before.
    fn behind(&mut self, ids: &[String]) -> Result<BTreeSet<String>, StoreError> {
        if ids.is_empty() {
            return Ok(BTreeSet::new());
        }
        let sql = format!(
            "SELECT d.id FROM delivery d WHERE {} AND d.n_attempts = 0 AND EXISTS (SELECT 1 FROM delivery o \
             WHERE o.receiver = d.receiver AND o.entity = d.entity AND o.entity_code = d.entity_code \
             AND o.history < d.history AND o.n_attempts = 0 AND o.ended IS NULL)",
            dialect::is_one_of(self.sql.engine(), "d.id", "$1")
        );
        Ok(self.all(&sql, &[dialect::ids(ids)])?.into_iter().collect())
    }

    /// Parks one that stands behind another, unless somebody records just then what it stands behind; says whether.
    fn park(&mut self, id: &str) -> Result<bool, StoreError> {
        let sql = format!(
            "SELECT o.id FROM delivery d JOIN delivery o ON o.receiver = d.receiver AND o.entity = d.entity \
             AND o.entity_code = d.entity_code AND o.history < d.history \
             WHERE d.id = $1 AND o.n_attempts = 0 AND o.ended IS NULL ORDER BY o.history DESC LIMIT 1{}",
            dialect::lock_what_is_free(self.sql.engine(), "o")
        );
        if self.one::<String>(&sql, &[id.into()])?.is_none() {
            return Ok(false);
        }
        self.change_one("UPDATE delivery SET due = NULL WHERE id = $1", &[id.into()])?;
        Ok(true)
    }

    fn lease(&mut self, to: &DueReceiver, ids: &[String], until: Moment) -> Result<Vec<Delivery>, StoreError> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let sql = format!(
            "UPDATE delivery SET due = $1, leased_until = $1 WHERE {} \
             RETURNING id, entity, entity_code, history, n_attempts - n_earlier, \
             (SELECT a.body FROM announcement a WHERE a.history = delivery.history)",
            dialect::is_one_of(self.sql.engine(), "id", "$2")
        );
        self.all_by(&sql, &[until.into(), dialect::ids(ids)], |columns| {
            Ok(Delivery {
                id: columns.next()?,
                receiver: to.receiver,
                receiver_version: to.version,
                entity: EntityKey { kind: columns.next()?, code: columns.next()? },
                history: columns.next()?,
                n_attempts: columns.next()?,
                body: columns.next()?,
                leased_until: until,
            })
        })
    }
}
