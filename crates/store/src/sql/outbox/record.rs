//! Records of attempts.

use std::collections::HashMap;
use std::time::Duration;

use delivery::{Outcome, Recorded};
use domain::receivers::DeliveryState;
use domain::values::Moment;

use super::counts::Moves;
use super::words;
use crate::error::StoreError;
use crate::record::stored;
use crate::sql::dialect;
use crate::sql::params::Param;
use crate::sql::transaction::Tx;

/// How many attempts of a delivery are kept.
const MAX_KEPT: i32 = 100;

/// How long a receiver may do nothing but fail.
const MAX_FAILING: Duration = Duration::from_hours(5 * 24);

/// A delivery as it stands before an attempt of it is recorded.
#[derive(Debug)]
struct Standing {
    receiver: i32,
    state: DeliveryState,
    leased_until: Option<Moment>,
    n_attempts: i32,
    failing_since: Option<Moment>,
}

stored!(Standing { receiver, state, leased_until, n_attempts, failing_since });

impl Standing {
    /// Whether an attempt is to be kept. A success counts even after the lease has ended; a failure does not, since
    /// somebody else is trying meanwhile.
    fn takes(&self, recorded: &Recorded) -> bool {
        match recorded.outcome {
            Outcome::Delivered(_) => self.state != DeliveryState::Delivered,
            Outcome::Again(..) | Outcome::Dead(_) | Outcome::Gone => {
                self.state == DeliveryState::Pending && self.leased_until == Some(recorded.leased_until)
            }
        }
    }
}

impl Tx<'_> {
    /// Keeps what came of attempts. Of two that tell of one delivery, the second counts for nothing.
    pub fn record_attempts(&mut self, all: &[Recorded]) -> Result<(), StoreError> {
        let mut standings = self.standings(all)?;
        let mut kept = Vec::new();
        for recorded in all {
            if standings.get(&recorded.id).is_some_and(|standing| standing.takes(recorded))
                && let Some(standing) = standings.remove(&recorded.id)
            {
                kept.push((standing, recorded));
            }
        }
        let mut moves = Moves::default();
        for (standing, recorded) in &kept {
            let state = self.settle(standing, recorded)?;
            moves.add(standing.receiver, standing.state, -1);
            moves.add(standing.receiver, state, 1);
        }
        self.count_moves(moves)?;
        self.release_next(&kept)?;
        self.judge_receivers(&mut kept)
    }

    /// The deliveries of attempts by their ids, locked in that order, so that whoever records at once waits and no more.
    fn standings(&mut self, all: &[Recorded]) -> Result<HashMap<String, Standing>, StoreError> {
        let engine = self.sql.engine();
        let sql = format!(
            "SELECT d.id, d.receiver, d.state, d.leased_until, d.n_attempts, r.failing_since FROM delivery d \
             JOIN receiver r ON r.code = d.receiver WHERE {} ORDER BY d.id{}",
            dialect::is_one_of(engine, "d.id", "$1"),
            dialect::lock(engine, "d")
        );
        let found: Vec<(String, Standing)> =
            self.all(&sql, &[dialect::ids(all.iter().map(|recorded| &recorded.id))])?;
        Ok(found.into_iter().collect())
    }

    /// Writes down how a delivery stands after an attempt, and the attempt; says how it stands.
    fn settle(&mut self, standing: &Standing, recorded: &Recorded) -> Result<DeliveryState, StoreError> {
        let (state, due) = match recorded.outcome {
            Outcome::Delivered(_) => (DeliveryState::Delivered, None),
            Outcome::Again(_, wait) => (DeliveryState::Pending, Some(recorded.ended.after(wait))),
            Outcome::Dead(_) => (DeliveryState::Dead, None),
            // It waits with all the others until somebody enables the receiver again.
            Outcome::Gone => (DeliveryState::Pending, Some(recorded.ended)),
        };
        let ended = if due.is_none() { Some(recorded.ended) } else { None };
        // The attempt that succeeds stays with its delivery: most have no other, and one row is written instead of two.
        let kept_here = (state == DeliveryState::Delivered).then_some(recorded);
        self.change_one(
            "UPDATE delivery SET state = $2, due = $3, ended = $4, leased_until = NULL, n_attempts = $5, \
             last_status = $6, last_failure = $7, began = $8, excerpt = $9 WHERE id = $1",
            &[
                recorded.id.as_str().into(),
                state.into(),
                due.into(),
                ended.into(),
                (standing.n_attempts + 1).into(),
                words::status(&recorded.outcome).map(i32::from).into(),
                words::failure(&recorded.outcome).into(),
                kept_here.map(|recorded| recorded.began).into(),
                kept_here.and_then(|recorded| recorded.excerpt.as_deref()).into(),
            ],
        )?;
        if kept_here.is_none() {
            self.keep_attempt(standing.n_attempts + 1, recorded)?;
        }
        Ok(state)
    }

    fn keep_attempt(&mut self, number: i32, recorded: &Recorded) -> Result<(), StoreError> {
        let Recorded { id, leased_until: _, began, ended, outcome, excerpt } = recorded;
        let millis = i64::try_from(ended.since(*began).as_millis()).unwrap_or(i64::MAX);
        self.change_one(
            "INSERT INTO attempt (delivery, number, began, millis, status, failure, excerpt) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
            &[
                id.as_str().into(),
                number.into(),
                (*began).into(),
                Param::Int(millis),
                words::status(outcome).map(i32::from).into(),
                words::failure(outcome).into(),
                excerpt.as_deref().into(),
            ],
        )?;
        if number > MAX_KEPT {
            let sql = "DELETE FROM attempt WHERE delivery = $1 AND number <= $2";
            self.sql.execute(sql, &[id.as_str().into(), (number - MAX_KEPT).into()])?;
        }
        Ok(())
    }

    /// Makes the next delivery of each entity due, after the first attempt of the one before it.
    ///
    /// One that is due anyway is written all the same: somebody who is about to park it is waited for.
    fn release_next(&mut self, kept: &[(Standing, &Recorded)]) -> Result<(), StoreError> {
        let first = kept.iter().filter(|(standing, _)| standing.n_attempts == 0).map(|(_, recorded)| *recorded);
        let Some(now) = first.clone().map(|recorded| recorded.ended).max() else { return Ok(()) };
        let sql = format!(
            "UPDATE delivery SET due = COALESCE(due, $2) WHERE id IN (SELECT (SELECT n.id FROM delivery n \
             WHERE n.receiver = d.receiver AND n.entity = d.entity AND n.entity_code = d.entity_code \
             AND n.n_attempts = 0 AND n.ended IS NULL ORDER BY n.history LIMIT 1) FROM delivery d WHERE {})",
            dialect::is_one_of(self.sql.engine(), "d.id", "$1")
        );
        self.sql.execute(&sql, &[dialect::ids(first.map(|recorded| &recorded.id)), now.into()])?;
        Ok(())
    }

    /// Remembers since when receivers fail, and disables those that are gone or have failed for too long. Most attempts
    /// change nothing here, and lock nothing.
    fn judge_receivers(&mut self, kept: &mut [(Standing, &Recorded)]) -> Result<(), StoreError> {
        kept.sort_by_key(|(_, recorded)| recorded.ended);
        let mut failing: HashMap<i32, Option<Moment>> = HashMap::new();
        for (standing, recorded) in kept {
            let since = failing.entry(standing.receiver).or_insert_with(|| standing.failing_since);
            *since = self.judge_receiver(standing.receiver, *since, recorded)?;
        }
        Ok(())
    }

    /// Judges a receiver by one attempt; since when it fails now.
    fn judge_receiver(
        &mut self,
        code: i32,
        since: Option<Moment>,
        recorded: &Recorded,
    ) -> Result<Option<Moment>, StoreError> {
        let (receiver, now) = (Param::from(code), recorded.ended);
        let reason = match (&recorded.outcome, since) {
            (Outcome::Delivered(_), None) => return Ok(None),
            (Outcome::Delivered(_), Some(_)) => {
                let sql = "UPDATE receiver SET failing_since = NULL WHERE code = $1";
                self.change_one(sql, &[receiver])?;
                return Ok(None);
            }
            (Outcome::Gone, _) => "RESPOSTA_410",
            (_, None) => {
                let sql = "UPDATE receiver SET failing_since = $2 WHERE code = $1";
                self.change_one(sql, &[receiver, now.into()])?;
                return Ok(Some(now));
            }
            (_, Some(since)) if now.since(since) >= MAX_FAILING => "FALHAS_CONTINUAS",
            (_, Some(_)) => return Ok(since),
        };
        let sql =
            "UPDATE receiver SET is_active = 0, disabled_for = $2, disabled = $3 WHERE code = $1 AND is_active = 1";
        let n_disabled = self.sql.execute(sql, &[receiver, reason.into(), now.into()])?;
        if n_disabled > 0 {
            tracing::warn!(receiver = code, reason, "a receiver is disabled; its deliveries wait");
        }
        Ok(since)
    }
}
