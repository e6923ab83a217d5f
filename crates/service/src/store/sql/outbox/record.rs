//! What came of an attempt.

use std::time::Duration;

use delivery::{Outcome, Recorded, Timestamp};

use super::super::{Param, Tx, dialect};
use super::words;
use crate::store::StoreError;

/// How many attempts of a delivery are kept.
const MAX_KEPT: i32 = 100;

/// How long a receiver may do nothing but fail.
const MAX_FAILING: Duration = Duration::from_hours(5 * 24);

/// A delivery as it stands before an attempt of it is recorded.
#[derive(Debug)]
struct Standing {
    receiver: i32,
    entity: String,
    entity_code: i32,
    state: String,
    leased_until: Option<i64>,
    n_attempts: i32,
    failing_since: Option<i64>,
}

impl Tx<'_> {
    /// Keeps what came of an attempt. A success counts even after the lease has ended; a failure does not, since
    /// somebody else is trying meanwhile.
    pub fn record_attempt(&mut self, recorded: &Recorded) -> Result<(), StoreError> {
        let Some(standing) = self.standing(&recorded.id)? else { return Ok(()) };
        let counts = match recorded.outcome {
            Outcome::Delivered(_) => standing.state != "ENTREGUE",
            Outcome::Again(..) | Outcome::Dead(_) | Outcome::Gone => {
                standing.state == "PENDENTE" && standing.leased_until == Some(recorded.leased_until.0)
            }
        };
        if !counts {
            return Ok(());
        }
        self.settle(&standing, recorded)?;
        self.keep_attempt(standing.n_attempts + 1, recorded)?;
        if standing.n_attempts == 0 {
            self.release_next(&standing, recorded.ended)?;
        }
        self.judge_receiver(&standing, recorded)
    }

    /// A delivery, locked.
    fn standing(&mut self, id: &str) -> Result<Option<Standing>, StoreError> {
        let sql = format!(
            "SELECT d.receiver, d.entity, d.entity_code, d.state, d.leased_until, d.n_attempts, r.failing_since \
             FROM delivery d JOIN receiver r ON r.code = d.receiver WHERE d.id = $1{}",
            dialect::lock(self.sql.engine(), "d")
        );
        self.one(&sql, &[id.into()], |columns| {
            Ok(Standing {
                receiver: columns.required()?,
                entity: columns.required()?,
                entity_code: columns.required()?,
                state: columns.required()?,
                leased_until: columns.optional()?,
                n_attempts: columns.required()?,
                failing_since: columns.optional()?,
            })
        })
    }

    fn settle(&mut self, standing: &Standing, recorded: &Recorded) -> Result<(), StoreError> {
        let (state, due) = match recorded.outcome {
            Outcome::Delivered(_) => ("ENTREGUE", None),
            Outcome::Again(_, wait) => ("PENDENTE", Some(recorded.ended.after(wait))),
            Outcome::Dead(_) => ("MORTA", None),
            // It waits with all the others until somebody enables the receiver again.
            Outcome::Gone => ("PENDENTE", Some(recorded.ended)),
        };
        let ended = if due.is_none() { Some(recorded.ended) } else { None };
        self.change_one(
            "UPDATE delivery SET state = $2, due = $3, ended = $4, leased_until = NULL, n_attempts = $5, \
             last_status = $6, last_failure = $7 WHERE id = $1",
            &[
                recorded.id.as_str().into(),
                state.into(),
                moment(due),
                moment(ended),
                (standing.n_attempts + 1).into(),
                words::status(&recorded.outcome).map(i32::from).into(),
                words::failure(&recorded.outcome).into(),
            ],
        )
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
                Param::Int(began.0),
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

    /// Makes the next delivery of an entity due, after the first attempt of the one before it.
    ///
    /// One that is due anyway is written all the same: somebody who is about to park it is waited for.
    fn release_next(&mut self, standing: &Standing, now: Timestamp) -> Result<(), StoreError> {
        self.sql.execute(
            "UPDATE delivery SET due = COALESCE(due, $4) WHERE id = (SELECT id FROM delivery WHERE receiver = $1 \
             AND entity = $2 AND entity_code = $3 AND n_attempts = 0 AND ended IS NULL ORDER BY history LIMIT 1)",
            &[
                standing.receiver.into(),
                standing.entity.as_str().into(),
                standing.entity_code.into(),
                Param::Int(now.0),
            ],
        )?;
        Ok(())
    }

    /// Remembers since when a receiver fails, and disables the one that is gone or has failed for too long. Most
    /// attempts change nothing here, and lock nothing.
    fn judge_receiver(&mut self, standing: &Standing, recorded: &Recorded) -> Result<(), StoreError> {
        let (receiver, now) = (Param::from(standing.receiver), recorded.ended);
        let reason = match (&recorded.outcome, standing.failing_since.map(Timestamp)) {
            (Outcome::Delivered(_), None) => return Ok(()),
            (Outcome::Delivered(_), Some(_)) => {
                let sql = "UPDATE receiver SET failing_since = NULL WHERE code = $1";
                return self.change_one(sql, &[receiver]);
            }
            (Outcome::Gone, _) => "RESPOSTA_410",
            (_, None) => {
                let sql = "UPDATE receiver SET failing_since = $2 WHERE code = $1";
                return self.change_one(sql, &[receiver, Param::Int(now.0)]);
            }
            (_, Some(since)) if now.since(since) >= MAX_FAILING => "FALHAS_CONTINUAS",
            (_, Some(_)) => return Ok(()),
        };
        let sql =
            "UPDATE receiver SET is_active = 0, disabled_for = $2, disabled = $3 WHERE code = $1 AND is_active = 1";
        let n_disabled = self.sql.execute(sql, &[receiver, reason.into(), Param::Int(now.0)])?;
        if n_disabled > 0 {
            tracing::warn!(receiver = standing.receiver, reason, "a receiver is disabled; its deliveries wait");
        }
        Ok(())
    }
}

fn moment(moment: Option<Timestamp>) -> Param<'static> {
    moment.map_or(Param::Null, |Timestamp(micros)| Param::Int(micros))
}
