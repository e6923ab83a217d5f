//! Deliveries: claimed, recorded, forgotten.

use std::collections::BTreeMap;
use std::time::Duration;

use delivery::{Claim, Delivery, Failure, Outcome, Recorded};
use domain::attendance::Entity;
use domain::history::HistoryCode;
use domain::testing::now;
use domain::values::{Moment, ReceiverCode};

use crate::sql::Param;
use crate::{OutboxState, StoreError, Tx};

const LEASE: Duration = Duration::from_secs(45);

/// Registers an active receiver of events and benefits.
fn receiver(tx: &mut Tx<'_>, code: i32) -> Result<(), StoreError> {
    while tx.next_receiver()?.get() < code {}
    tx.sql.batch(&format!(
        "INSERT INTO receiver (code, name, url, registered, version, is_active) \
         VALUES ({code}, 'Receptor {code}', 'https://example.com', 1, 3, 1); \
         INSERT INTO receiver_entity (receiver, entity) VALUES ({code}, 'evento'), ({code}, 'beneficio')"
    ))
}

fn later(seconds: u64) -> Moment {
    now().after(Duration::from_secs(seconds))
}

/// Event 7 moves so many times; codes of its history begin after `first`.
fn moves(tx: &mut Tx<'_>, code: i32, histories: std::ops::Range<i32>) -> Result<(), StoreError> {
    for history in histories {
        let body = format!("move {history}");
        tx.enqueue(Entity::Event, code, HistoryCode::new(history).unwrap(), body.as_bytes(), now())?;
    }
    Ok(())
}

fn claim_with(
    tx: &mut Tx<'_>,
    at: Moment,
    limit: usize,
    exceptions: &[(i32, usize)],
) -> Result<Vec<Delivery>, StoreError> {
    let exceptions: BTreeMap<_, _> =
        exceptions.iter().map(|(code, room)| (ReceiverCode::new(*code).unwrap(), *room)).collect();
    let mut claimed =
        tx.claim_deliveries(&Claim { now: at, leased_until: at.after(LEASE), limit, room: 4, exceptions })?;
    claimed.sort_by_key(|delivery| (delivery.receiver, delivery.history));
    Ok(claimed)
}

fn claim(tx: &mut Tx<'_>, at: Moment) -> Result<Vec<Delivery>, StoreError> {
    claim_with(tx, at, 100, &[])
}

/// Receivers and histories of what was claimed.
fn told(claimed: &[Delivery]) -> Vec<(i32, i32)> {
    claimed.iter().map(|delivery| (delivery.receiver.get(), delivery.history)).collect()
}

fn recorded(delivery: &Delivery, at: Moment, outcome: Outcome) -> Recorded {
    Recorded {
        id: delivery.id.clone(),
        leased_until: delivery.leased_until,
        began: at,
        ended: at.after(Duration::from_millis(12)),
        outcome,
        excerpt: Some("ok".to_owned()),
    }
}

fn record(tx: &mut Tx<'_>, delivery: &Delivery, at: Moment, outcome: Outcome) -> Result<(), StoreError> {
    tx.record_attempts(&[recorded(delivery, at, outcome)])
}

fn again(seconds: u64) -> Outcome {
    Outcome::Again(Failure::Status(503), Duration::from_secs(seconds))
}

/// A column of numbers of the only row that a question finds.
fn number(tx: &mut Tx<'_>, sql: &str, id: &str) -> Result<Option<i64>, StoreError> {
    let mut found = None;
    tx.sql.rows(sql, &[Param::from(id)], &mut |row| {
        found = row.int(0)?;
        Ok(())
    })?;
    Ok(found)
}

fn state(tx: &mut Tx<'_>, id: &str) -> Result<String, StoreError> {
    let mut found = String::new();
    tx.sql.rows("SELECT state FROM delivery WHERE id = $1", &[Param::from(id)], &mut |row| {
        row.text(0)?.unwrap_or_default().clone_into(&mut found);
        Ok(())
    })?;
    Ok(found)
}

pub(crate) fn a_change_leaves_a_delivery_for_each_receiver_of_its_entity(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    for code in 1..=4 {
        receiver(tx, code)?;
    }
    tx.sql.batch(
        "UPDATE receiver SET is_active = 0 WHERE code = 2; UPDATE receiver SET removed = 1 WHERE code = 3; \
         DELETE FROM receiver_entity WHERE receiver = 4 AND entity = 'evento'",
    )?;
    let history = HistoryCode::new(90).unwrap();
    assert_eq!(tx.enqueue(Entity::Consultation, 7, history, b"{}", now())?, 0);
    assert!(!tx.has_due());
    assert_eq!(tx.enqueue(Entity::Event, 7, history, b"{\"a\": \xc3\xa9}", now())?, 2);
    assert!(tx.has_due());
    let claimed = claim(tx, later(0))?;
    assert_eq!(told(&claimed), [(1, 90)], "the other receiver is disabled");
    let Delivery { id, receiver_version, entity, body, n_attempts, leased_until, .. } = &claimed[0];
    assert_eq!((entity.kind, entity.code, *n_attempts), (Entity::Event, 7, 0));
    assert_eq!((body.as_slice(), *receiver_version), (b"{\"a\": \xc3\xa9}".as_slice(), 3));
    assert_eq!(*leased_until, later(45));
    assert!(uuid::Uuid::parse_str(id).is_ok_and(|id| id.get_version_num() == 7), "{id}");
    tx.sql.batch("UPDATE receiver SET is_active = 1 WHERE code = 2")?;
    assert_eq!(told(&claim(tx, later(0))?), [(2, 90)], "what waited for it is there when it is back");
    Ok(())
}

pub(crate) fn first_attempts_of_an_entity_keep_their_order(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    receiver(tx, 1)?;
    moves(tx, 7, 1..40)?;
    moves(tx, 8, 40..42)?;
    let first = claim(tx, later(0))?;
    assert_eq!(told(&first), [(1, 1), (1, 40)]);
    assert_eq!(told(&claim(tx, later(1))?), []);
    // A failure is an attempt, too: what comes after it need not wait until it succeeds.
    record(tx, &first[0], later(1), again(5))?;
    let second = claim(tx, later(2))?;
    assert_eq!(told(&second), [(1, 2)]);
    record(tx, &second[0], later(3), Outcome::Delivered(204))?;
    let third = claim(tx, later(7))?;
    assert_eq!(told(&third), [(1, 1), (1, 3)], "the one that failed is due again");
    // The lease of the first of the other event ends, and its next still waits behind it.
    assert_eq!(told(&claim(tx, later(45))?), [(1, 40)]);
    Ok(())
}

pub(crate) fn what_fails_is_due_again_after_its_wait(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    receiver(tx, 1)?;
    moves(tx, 7, 1..2)?;
    assert_eq!(tx.next_due()?, Some(later(0)));
    let first = claim(tx, later(0))?;
    assert_eq!(tx.next_due()?, Some(later(45)), "when its lease ends");
    record(tx, &first[0], later(1), again(300))?;
    assert_eq!(tx.next_due()?, Some(later(301).after(Duration::from_millis(12))));
    assert_eq!(told(&claim(tx, later(301))?), []);
    let second = claim(tx, later(302))?;
    assert_eq!((second[0].n_attempts, &second[0].id, &second[0].body), (1, &first[0].id, &first[0].body));
    record(tx, &second[0], later(303), Outcome::Dead(Failure::Timeout))?;
    assert_eq!((state(tx, &first[0].id)?.as_str(), tx.next_due()?), ("MORTA", None));
    let status = "SELECT last_status FROM delivery WHERE id = $1";
    assert_eq!(number(tx, status, &first[0].id)?, None);
    let kept = "SELECT SUM(status) FROM attempt WHERE delivery = $1 AND excerpt = 'ok' AND millis = 12";
    assert_eq!(number(tx, kept, &first[0].id)?, Some(503));
    assert_eq!(tx.outbox_state()?, OutboxState { n_pending: 0, n_dead: 1, oldest: None });
    Ok(())
}

pub(crate) fn a_lease_that_ends_is_as_if_it_had_never_been(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    receiver(tx, 1)?;
    moves(tx, 7, 1..2)?;
    let first = claim(tx, later(0))?;
    assert_eq!(told(&claim(tx, later(44))?), []);
    let second = claim(tx, later(45))?;
    assert_eq!((told(&second), second[0].n_attempts), (vec![(1, 1)], 0));
    record(tx, &first[0], later(46), Outcome::Dead(Failure::Timeout))?;
    assert_eq!(state(tx, &first[0].id)?, "PENDENTE", "somebody else is trying");
    record(tx, &second[0], later(47), again(5))?;
    assert_eq!(claim(tx, later(60))?[0].n_attempts, 1);
    Ok(())
}

pub(crate) fn a_success_counts_whenever_it_comes(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    receiver(tx, 1)?;
    moves(tx, 7, 1..3)?;
    let first = claim(tx, later(0))?;
    let second = claim(tx, later(50))?;
    record(tx, &first[0], later(51), Outcome::Delivered(200))?;
    assert_eq!(state(tx, &first[0].id)?, "ENTREGUE");
    record(tx, &second[0], later(52), again(5))?;
    record(tx, &second[0], later(52), Outcome::Delivered(204))?;
    assert_eq!(state(tx, &first[0].id)?, "ENTREGUE");
    let status = "SELECT last_status FROM delivery WHERE id = $1";
    assert_eq!(number(tx, status, &first[0].id)?, Some(200), "it has ended");
    let ended = "SELECT ended FROM delivery WHERE id = $1";
    assert_eq!(number(tx, ended, &first[0].id)?, Some(later(51).after(Duration::from_millis(12)).micros()));
    assert_eq!(told(&claim(tx, later(100))?), [(1, 2)]);
    Ok(())
}

pub(crate) fn a_claim_takes_what_there_is_room_for(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    for code in 1..=3 {
        receiver(tx, code)?;
    }
    for event in 1..=10 {
        moves(tx, event, event..event + 1)?;
    }
    let n_of = |claimed: &[Delivery]| -> Vec<usize> {
        (1..=3).map(|code| claimed.iter().filter(|delivery| delivery.receiver.get() == code).count()).collect()
    };
    assert_eq!(n_of(&claim_with(tx, later(0), 100, &[(1, 0), (2, 1)])?), [0, 1, 4]);
    assert_eq!(n_of(&claim_with(tx, later(0), 3, &[(3, 0)])?), [2, 1, 0]);
    assert_eq!(n_of(&claim_with(tx, later(0), 0, &[])?), [0, 0, 0]);
    assert_eq!(n_of(&claim_with(tx, later(0), 100, &[(1, 100), (2, 100), (3, 100)])?), [8, 8, 6]);
    Ok(())
}

pub(crate) fn whoever_has_least_under_way_comes_first(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    for code in 1..=3 {
        receiver(tx, code)?;
    }
    moves(tx, 7, 1..2)?;
    let claimed = claim_with(tx, later(0), 1, &[(1, 1), (2, 3), (3, 2)])?;
    assert_eq!(told(&claimed), [(2, 1)]);
    Ok(())
}

pub(crate) fn whoever_is_gone_is_disabled_and_waited_for(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    receiver(tx, 1)?;
    moves(tx, 7, 1..3)?;
    let first = claim(tx, later(0))?;
    record(tx, &first[0], later(1), Outcome::Gone)?;
    assert_eq!((told(&claim(tx, later(1000))?), tx.next_due()?), (vec![], None));
    let gone = "SELECT COUNT(*) FROM receiver WHERE is_active = 0 AND disabled_for = $1 AND disabled IS NOT NULL";
    assert_eq!(number(tx, gone, "RESPOSTA_410")?, Some(1));
    assert_eq!(tx.outbox_state()?, OutboxState { n_pending: 2, n_dead: 0, oldest: None });
    tx.sql.batch("UPDATE receiver SET is_active = 1, disabled_for = NULL, disabled = NULL")?;
    assert_eq!(told(&claim(tx, later(1000))?), [(1, 1), (1, 2)]);
    Ok(())
}

pub(crate) fn five_days_of_nothing_but_failures_disable_a_receiver(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    let days = |n: u64| n * 24 * 3600;
    receiver(tx, 1)?;
    moves(tx, 7, 1..4)?;
    let disabled = "SELECT COUNT(*) FROM receiver WHERE is_active = 0 AND disabled_for = $1";
    let fail = |tx: &mut Tx<'_>, at: u64| {
        let claimed = claim(tx, later(at))?;
        record(tx, &claimed[0], later(at), again(1))?;
        number(tx, disabled, "FALHAS_CONTINUAS")
    };
    assert_eq!(fail(tx, 0)?, Some(0));
    assert_eq!(fail(tx, days(4))?, Some(0));
    let success = claim(tx, later(days(4) + 50))?;
    record(tx, &success[0], later(days(4) + 50), Outcome::Delivered(204))?;
    assert_eq!(fail(tx, days(5) + 100)?, Some(0), "it has succeeded since");
    assert_eq!(fail(tx, days(10))?, Some(0));
    assert_eq!(fail(tx, days(10) + 101)?, Some(1));
    Ok(())
}

pub(crate) fn the_last_attempts_are_kept(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    receiver(tx, 1)?;
    moves(tx, 7, 1..2)?;
    let mut id = String::new();
    for n_attempts in 0..105 {
        let claimed = claim(tx, later(n_attempts * 60))?;
        record(tx, &claimed[0], later(n_attempts * 60), again(1))?;
        id.clone_from(&claimed[0].id);
    }
    for (figure, expected) in [("COUNT(*)", 100), ("MIN(number)", 6), ("MAX(number)", 105)] {
        let sql = format!("SELECT {figure} FROM attempt WHERE delivery = $1");
        assert_eq!(number(tx, &sql, &id)?, Some(expected), "{figure}");
    }
    Ok(())
}

pub(crate) fn what_ended_long_ago_is_forgotten(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    receiver(tx, 1)?;
    for event in 1..=2 {
        moves(tx, event, event..event + 1)?;
    }
    receiver(tx, 2)?;
    moves(tx, 3, 3..4)?;
    let claimed = claim(tx, later(0))?;
    assert_eq!(told(&claimed), [(1, 1), (1, 2), (1, 3), (2, 3)]);
    record(tx, &claimed[0], later(0), Outcome::Delivered(204))?;
    record(tx, &claimed[1], later(0), Outcome::Dead(Failure::Refused))?;
    record(tx, &claimed[2], later(0), again(5))?;
    record(tx, &claimed[3], later(0), Outcome::Delivered(204))?;
    assert_eq!(tx.prune_deliveries(later(0))?, 0);
    assert_eq!(tx.prune_deliveries(later(1))?, 3);
    assert_eq!(tx.prune_deliveries(later(1_000_000))?, 0, "what waits is never forgotten");
    let kept = "SELECT CAST(SUM(history) AS INTEGER) FROM announcement WHERE CAST(history AS TEXT) <> $1";
    assert_eq!(number(tx, kept, "")?, Some(3), "nor what it tells, and nothing else is kept");
    let left = "SELECT COUNT(*) FROM attempt WHERE delivery <> $1";
    assert_eq!(number(tx, left, "")?, Some(1));
    assert_eq!(tx.outbox_state()?, OutboxState { n_pending: 1, n_dead: 0, oldest: Some(now()) });
    Ok(())
}

pub(crate) fn what_is_recorded_together_is_kept_one_by_one(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    receiver(tx, 1)?;
    receiver(tx, 2)?;
    moves(tx, 7, 1..3)?;
    moves(tx, 8, 3..5)?;
    let first = claim(tx, later(0))?;
    assert_eq!(told(&first), [(1, 1), (1, 3), (2, 1), (2, 3)]);
    let outcomes = [Outcome::Delivered(204), again(60), Outcome::Dead(Failure::Timeout), Outcome::Delivered(200)];
    let mut all: Vec<Recorded> =
        first.iter().zip(&outcomes).map(|(delivery, outcome)| recorded(delivery, later(1), outcome.clone())).collect();
    // One that somebody has recorded meanwhile, and one of a delivery that is forgotten.
    all.push(recorded(&first[0], later(2), again(5)));
    all.push(Recorded { id: "forgotten".to_owned(), ..all[0].clone() });
    tx.record_attempts(&all)?;
    let states = first.iter().map(|delivery| state(tx, &delivery.id)).collect::<Result<Vec<_>, _>>()?;
    assert_eq!(states, ["ENTREGUE", "PENDENTE", "MORTA", "ENTREGUE"]);
    let attempts = first
        .iter()
        .map(|delivery| Ok(tx.delivery_attempts(&delivery.id)?.iter().map(|it| (it.number, it.status)).collect()))
        .collect::<Result<Vec<Vec<_>>, StoreError>>()?;
    assert_eq!(attempts, [[(1, Some(204))], [(1, Some(503))], [(1, None)], [(1, Some(200))]]);
    assert_eq!(told(&claim(tx, later(3))?), [(1, 2), (1, 4), (2, 2), (2, 4)], "each makes its next due");
    assert_eq!(tx.outbox_state()?, OutboxState { n_pending: 5, n_dead: 1, oldest: Some(now()) });
    assert_eq!(tx.audit()?, Vec::<String>::new(), "counts agree");
    Ok(())
}

pub(crate) fn a_replay_keeps_the_attempt_that_succeeded(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    receiver(tx, 1)?;
    moves(tx, 7, 1..2)?;
    for (seconds, status) in [(0, 200), (10, 204)] {
        let claimed = claim(tx, later(seconds))?;
        record(tx, &claimed[0], later(seconds), Outcome::Delivered(status))?;
        let attempts = tx.delivery_attempts(&claimed[0].id)?;
        let newest = &attempts[0];
        assert_eq!((newest.status, newest.millis, newest.excerpt.as_deref()), (Some(status.into()), 12, Some("ok")));
        assert_eq!(newest.began, later(seconds));
        let numbers: Vec<i32> = attempts.iter().map(|attempt| attempt.number).collect();
        assert!(numbers.is_sorted_by(|one, next| *one == next + 1) && numbers.ends_with(&[1]), "{numbers:?}");
        tx.replay(&claimed[0].id, later(seconds + 5))?;
        assert_eq!(tx.delivery_attempts(&claimed[0].id)?, attempts);
    }
    assert_eq!(tx.audit()?, Vec::<String>::new(), "counts agree");
    Ok(())
}
