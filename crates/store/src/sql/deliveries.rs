//! Deliveries as the operator sees them: found, shown, sent again.
//!
//! Ids sort as deliveries came to be, so pages are found by id, and a stretch of time is a stretch of ids. Whoever asks
//! for a situation or a receiver is answered from the index of both: one look per receiver and state, merged.

use std::time::Duration;

use domain::attendance::Entity;
use domain::receivers::{DeliveryFailure, DeliveryFilter, DeliverySituation, DeliveryState};
use domain::values::{Moment, ReceiverCode, Text};

use super::conditions::Conditions;
use super::dialect;
use super::driver::Engine;
use super::outbox::Moves;
use super::params::Param;
use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;
use crate::record::{Columns, Record, stored};

/// Most attempts of one delivery that are told.
const MOST_ATTEMPTS: i64 = 100;

/// The attempt that succeeded, as a row of attempts without the delivery.
const SUCCEEDED: &str = "d.n_attempts, d.began, CASE WHEN d.ended > d.began THEN (d.ended - d.began) / 1000 ELSE 0 END, \
                         d.last_status, d.last_failure, d.excerpt";

/// A delivery without its body.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoundDelivery {
    /// Its identifier.
    pub id: String,
    /// For whom.
    pub receiver: ReceiverCode,
    /// That receiver's name.
    pub receiver_name: Text<200>,
    /// Whether that receiver is still registered and sent to.
    pub is_receiver_active: bool,
    /// About what kind of record.
    pub entity: Entity,
    /// About which one.
    pub entity_code: i32,
    /// The entry of the history that it tells.
    pub history: i32,
    /// Its situation.
    pub situation: DeliverySituation,
    /// Number of attempts, in all cycles.
    pub n_attempts: i32,
    /// Moment of its creation.
    pub registered: Moment,
    /// Moment from which it may be tried again.
    pub due: Option<Moment>,
    /// Moment of its end, one way or the other.
    pub ended: Option<Moment>,
    /// The status of the last answer.
    pub last_status: Option<i32>,
    /// Failure of the last attempt.
    pub last_failure: Option<DeliveryFailure>,
}

/// One attempt of a delivery.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeliveryAttempt {
    /// Its number, counted from 1.
    pub number: i32,
    /// Moment of its beginning.
    pub began: Moment,
    /// Its duration in milliseconds.
    pub millis: i64,
    /// The status of the answer.
    pub status: Option<i32>,
    /// Its failure.
    pub failure: Option<DeliveryFailure>,
    /// Beginning of the answer.
    pub excerpt: Option<String>,
}

stored!(DeliveryAttempt { number, began, millis, status, failure, excerpt });

/// Deliveries that were sent again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Replayed {
    /// Their number.
    pub n_deliveries: u64,
    /// The last one, if there are more after it.
    pub last: Option<String>,
}

/// Which way a list goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Order {
    NewestFirst,
    OldestFirst,
}

/// One look into the table: of a receiver and in a situation, if that is asked for.
type Look = (Option<ReceiverCode>, Option<DeliverySituation>);

impl ReadTx<'_> {
    /// At most so many deliveries of a filter, the newest first, from the one after another.
    pub fn deliveries(
        &mut self,
        filter: &DeliveryFilter,
        after: Option<&str>,
        limit: i64,
        now: Moment,
    ) -> Result<Vec<FoundDelivery>, StoreError> {
        let mut found = Vec::new();
        for look in self.looks(filter)? {
            let mut conditions = conditions(self.sql.engine(), filter, look, now);
            if let Some(after) = after {
                let place = conditions.place(after);
                conditions.also(format!("d.id < {place}"));
            }
            found.extend(self.found(conditions, Order::NewestFirst, limit, now)?);
        }
        found.sort_unstable_by(|one, other| other.id.cmp(&one.id));
        found.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
        Ok(found)
    }

    /// The delivery with an id.
    pub fn delivery(&mut self, id: &str, now: Moment) -> Result<Option<FoundDelivery>, StoreError> {
        let mut conditions = Conditions::new(self.sql.engine());
        conditions.equals("d.id", Some(id));
        Ok(self.found(conditions, Order::NewestFirst, 1, now)?.pop())
    }

    /// The body of the delivery with an id, byte by byte.
    pub fn delivery_body(&mut self, id: &str) -> Result<Option<Vec<u8>>, StoreError> {
        let sql = "SELECT a.body FROM delivery d JOIN announcement a ON a.history = d.history WHERE d.id = $1";
        self.one(sql, &[id.into()])
    }

    /// The last attempts of a delivery, the newest first.
    pub fn delivery_attempts(&mut self, id: &str) -> Result<Vec<DeliveryAttempt>, StoreError> {
        let sql = format!(
            "SELECT {} FROM attempt WHERE delivery = $1 \
             UNION ALL SELECT {SUCCEEDED} FROM delivery d WHERE d.id = $1 AND d.state = 'ENTREGUE' \
             ORDER BY number DESC LIMIT $2",
            DeliveryAttempt::names()
        );
        self.all(&sql, &[id.into(), MOST_ATTEMPTS.into()])
    }

    /// Where to look for what a filter lets through.
    fn looks(&mut self, filter: &DeliveryFilter) -> Result<Vec<Look>, StoreError> {
        let DeliveryFilter { receivers, situations, history, .. } = filter;
        // An entry of the history has few deliveries, and the ids alone are an order.
        if history.is_some() || (receivers.is_empty() && situations.is_empty()) {
            return Ok(each(receivers, situations));
        }
        let receivers = match receivers.as_slice() {
            [] => self.all("SELECT code FROM receiver ORDER BY code", &[])?,
            some => some.to_vec(),
        };
        let situations = match situations.as_slice() {
            [] => DeliverySituation::ALL,
            some => some,
        };
        Ok(each(&receivers, situations))
    }

    fn found(
        &mut self,
        mut conditions: Conditions<'_>,
        order: Order,
        limit: i64,
        now: Moment,
    ) -> Result<Vec<FoundDelivery>, StoreError> {
        let limit = conditions.place(Param::Int(limit));
        let direction = match order {
            Order::NewestFirst => "DESC",
            Order::OldestFirst => "ASC",
        };
        let sql = format!(
            "SELECT d.id, d.receiver, (SELECT r.name FROM receiver r WHERE r.code = d.receiver), \
             (SELECT r.is_active FROM receiver r WHERE r.code = d.receiver), d.entity, d.entity_code, d.history, d.state, d.leased_until, \
             d.n_attempts, d.registered, d.due, d.ended, d.last_status, d.last_failure \
             FROM delivery d WHERE {} ORDER BY d.id {direction} LIMIT {limit}",
            conditions.sql()
        );
        self.all_by(&sql, conditions.params(), |columns| read(columns, now))
    }
}

impl Tx<'_> {
    /// Sends a delivery again at once. One that waits for another attempt is tried now; one that has ended begins a new
    /// cycle. What is on its way, or was never tried, is as soon as it can be.
    pub fn replay(&mut self, id: &str, now: Moment) -> Result<(), StoreError> {
        let mut conditions = Conditions::new(self.sql.engine());
        conditions.equals("d.id", Some(id));
        self.replay_all(conditions, now)
    }

    /// Sends at most so many deliveries of a filter, which names a receiver, again, the oldest first, from the one after
    /// another; or only counts them.
    pub fn replay_some(
        &mut self,
        filter: &DeliveryFilter,
        after: Option<&str>,
        limit: u32,
        is_dry: bool,
        now: Moment,
    ) -> Result<Replayed, StoreError> {
        let (engine, looks) = (self.sql.engine(), self.looks(filter)?);
        let following = |look| {
            let mut conditions = conditions(engine, filter, look, now);
            if let Some(after) = after {
                let place = conditions.place(Param::Text(after.to_owned().into()));
                conditions.also(format!("d.id > {place}"));
            }
            conditions
        };
        let mut ids = Vec::new();
        for look in &looks {
            let found = self.found(following(*look), Order::OldestFirst, i64::from(limit) + 1, now)?;
            ids.extend(found.into_iter().map(|delivery| delivery.id));
        }
        ids.sort_unstable();
        let limit = usize::try_from(limit).unwrap_or(usize::MAX);
        let has_more = ids.len() > limit;
        ids.truncate(limit);
        let n_deliveries = u64::try_from(ids.len()).unwrap_or(u64::MAX);
        let Some(last) = ids.pop() else { return Ok(Replayed { n_deliveries, last: None }) };
        if !is_dry {
            for look in looks {
                let mut conditions = following(look);
                let place = conditions.place(Param::Text(last.clone().into()));
                conditions.also(format!("d.id <= {place}"));
                self.replay_all(conditions, now)?;
            }
        }
        Ok(Replayed { n_deliveries, last: has_more.then_some(last) })
    }

    fn replay_all(&mut self, mut conditions: Conditions<'_>, now: Moment) -> Result<(), StoreError> {
        // The attempt that succeeded gives way to those of the new cycle.
        let succeeded = format!(
            "INSERT INTO attempt (delivery, number, began, millis, status, failure, excerpt) \
             SELECT d.id, {SUCCEEDED} FROM delivery d WHERE {} AND d.state = 'ENTREGUE'",
            conditions.sql()
        );
        self.sql.execute(&succeeded, conditions.params())?;
        let now = conditions.place(now);
        let of_them = conditions.sql();
        let waiting = format!(
            "UPDATE delivery AS d SET due = {now} WHERE {of_them} AND d.state = 'PENDENTE' AND d.n_attempts > 0 \
             AND d.due > {now} AND (d.leased_until IS NULL OR d.leased_until <= {now})"
        );
        self.sql.execute(&waiting, conditions.params())?;
        let mut moves = Moves::default();
        for state in [DeliveryState::Delivered, DeliveryState::Dead] {
            let ended = format!(
                "UPDATE delivery AS d SET state = 'PENDENTE', due = {now}, leased_until = NULL, ended = NULL, \
                 n_earlier = d.n_attempts, began = NULL, excerpt = NULL WHERE {of_them} AND d.state = '{state}' \
                 RETURNING receiver"
            );
            for receiver in self.all(&ended, conditions.params())? {
                moves.add(receiver, state, -1);
                moves.add(receiver, DeliveryState::Pending, 1);
            }
        }
        self.count_moves(moves)?;
        self.note_due();
        Ok(())
    }
}

/// Every receiver with every situation; where none is asked for, any.
fn each(receivers: &[ReceiverCode], situations: &[DeliverySituation]) -> Vec<Look> {
    fn some_or_any<T: Copy>(asked_for: &[T]) -> Vec<Option<T>> {
        if asked_for.is_empty() { vec![None] } else { asked_for.iter().copied().map(Some).collect() }
    }
    let situations = some_or_any(situations);
    let looks =
        some_or_any(receivers).into_iter().flat_map(|receiver| situations.iter().map(move |it| (receiver, *it)));
    looks.collect()
}

fn conditions(engine: Engine, filter: &DeliveryFilter, look: Look, now: Moment) -> Conditions<'_> {
    let DeliveryFilter { receivers: _, situations: _, entities, history, since, until } = filter;
    let (receiver, situation) = look;
    let mut conditions = Conditions::new(engine);
    conditions.equals("d.receiver", receiver);
    conditions.equals("d.history", *history);
    match situation {
        None => {}
        Some(DeliverySituation::Pending) => {
            let now = conditions.place(now);
            conditions.also(format!("d.state = 'PENDENTE' AND (d.leased_until IS NULL OR d.leased_until <= {now})"));
        }
        // Few are on their way at once, and those are found by when their lease ends.
        Some(DeliverySituation::Sending) => {
            let (now, state) = (conditions.place(now), dialect::unindexed(engine, "d.state"));
            conditions.also(format!("{state} = 'PENDENTE' AND d.due > {now} AND d.leased_until > {now}"));
        }
        Some(DeliverySituation::Delivered) => conditions.also("d.state = 'ENTREGUE'".to_owned()),
        Some(DeliverySituation::Dead) => conditions.also("d.state = 'MORTA'".to_owned()),
    }
    if let Some(since) = since {
        let id = conditions.place(Param::Text(first_id(*since).into()));
        let moment = conditions.place(*since);
        conditions.also(format!("d.id >= {id} AND d.registered >= {moment}"));
    }
    if let Some(until) = until {
        // Those of the same millisecond may have come before.
        let next = until.after(Duration::from_millis(1));
        let id = conditions.place(Param::Text(first_id(next).into()));
        let moment = conditions.place(*until);
        conditions.also(format!("d.id < {id} AND d.registered < {moment}"));
    }
    if !entities.is_empty() {
        let places: Vec<String> = entities.iter().map(|entity| conditions.place(*entity)).collect();
        conditions.also(format!("d.entity IN ({})", places.join(", ")));
    }
    conditions
}

/// What no id of a moment is less than: ids begin with 48 bits of milliseconds.
fn first_id(moment: Moment) -> String {
    let millis = u64::try_from(moment.micros().div_euclid(1000)).unwrap_or_default();
    let digits = format!("{millis:012x}");
    format!("{}-{}", &digits[..8], &digits[8..12])
}

fn read(columns: &mut Columns<'_>, now: Moment) -> Result<FoundDelivery, StoreError> {
    let (id, receiver, receiver_name) = (columns.next()?, columns.next()?, columns.next()?);
    let is_receiver_active = columns.next()?;
    let (entity, entity_code, history) = (columns.next()?, columns.next()?, columns.next()?);
    let (state, leased_until): (_, Option<Moment>) = (columns.next()?, columns.next()?);
    let situation = match state {
        DeliveryState::Pending if leased_until.is_some_and(|until| until > now) => DeliverySituation::Sending,
        DeliveryState::Pending => DeliverySituation::Pending,
        DeliveryState::Delivered => DeliverySituation::Delivered,
        DeliveryState::Dead => DeliverySituation::Dead,
    };
    Ok(FoundDelivery {
        id,
        receiver,
        receiver_name,
        is_receiver_active,
        entity,
        entity_code,
        history,
        situation,
        n_attempts: columns.next()?,
        registered: columns.next()?,
        due: columns.next()?,
        ended: columns.next()?,
        last_status: columns.next()?,
        last_failure: columns.next()?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stretch_of_time_is_a_stretch_of_ids() {
        let moment = Moment::from_micros(1_784_656_800_123_456).unwrap();
        let id = uuid::Builder::from_unix_timestamp_millis(1_784_656_800_123, &[0; 10]).into_uuid().to_string();
        assert!(first_id(moment) <= id);
        let later = Moment::from_micros(1_784_656_800_124_000).unwrap();
        assert!(first_id(later) > id);
        assert!(first_id(Moment::from_micros(-1).unwrap()) <= id);
    }

    #[test]
    fn every_receiver_is_looked_at_in_every_situation() {
        let receivers = [1, 2].map(|code| ReceiverCode::new(code).unwrap());
        assert_eq!(each(&[], &[]), [(None, None)]);
        assert_eq!(each(&receivers, &[]), [(Some(receivers[0]), None), (Some(receivers[1]), None)]);
        assert_eq!(each(&receivers, DeliverySituation::ALL).len(), 8);
    }
}
