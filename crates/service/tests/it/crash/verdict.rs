//! What is there after a restart, against what the writers were told.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use super::ledger::{Asked, Known, Ledger, Page};
use super::place::Place;
use super::receivers::{N_RECEIVERS, Receivers};
use super::writers::{MARK, cpf};

/// How long all that waits may take to be told, in the end: claims of the dead are given up after a while.
const PATIENCE: Duration = Duration::from_mins(5);

/// Compares, and takes over into the ledger what became of writes without an answer.
pub(super) fn settle(ledger: &mut Ledger, place: &Place, receivers: &Receivers) {
    let mut there = benefits(place);
    let members = members(place);
    for (writer, page) in (0..).zip(&mut ledger.pages) {
        ledger.counts.acknowledged += std::mem::take(&mut page.n_acknowledged);
        ledger.counts.unanswered += u64::from(page.unanswered.is_some());
        let is_there = page.unanswered.take().is_some_and(|asked| take_over(page, asked, writer, &there, &members));
        ledger.counts.unanswered_there += u64::from(is_there);
        assert_eq!(members.get(&cpf(writer)), page.member.as_ref(), "the member of writer {writer}");
        for (own, known) in &page.benefits {
            assert_eq!(there.remove(own).as_ref(), Some(known), "benefit {own}");
        }
    }
    assert_eq!(there, BTreeMap::new(), "benefits that nobody asked for");
    every_change_has_its_triggers(place);
    receivers.are_consistent(&histories(place));
}

/// No change without its triggers, and no trigger without its change.
fn every_change_has_its_triggers(place: &Place) {
    let untold = place.rows(&format!(
        "SELECT CAST(h.code AS TEXT) FROM situation_history h JOIN benefit b ON b.code = h.subject \
         WHERE h.entity = 'beneficio' AND b.integration_code LIKE '{MARK}%' AND {N_RECEIVERS} <> \
         (SELECT COUNT(*) FROM delivery d WHERE d.entity = h.entity AND d.history = h.code)"
    ));
    assert!(untold.is_empty(), "changes without their triggers: {untold:?}");
    let unfounded = place.rows(
        "SELECT d.id FROM delivery d WHERE NOT EXISTS (SELECT 1 FROM situation_history h \
         WHERE h.code = d.history AND h.entity = d.entity AND h.subject = d.entity_code)",
    );
    assert!(unfounded.is_empty(), "triggers without their changes: {unfounded:?}");
}

/// Writes down a write without an answer, if it was done; whether it was.
fn take_over(
    page: &mut Page,
    asked: Asked,
    writer: u32,
    there: &BTreeMap<String, Known>,
    members: &BTreeMap<String, String>,
) -> bool {
    let code = match &asked {
        Asked::Member(name) => (members.get(&cpf(writer)) == Some(name)).then_some(0),
        Asked::Make(own) => there.get(own).map(|known| known.code),
        Asked::Move(own, is_active) => {
            there.get(own).filter(|known| known.is_active == *is_active).map(|known| known.code)
        }
    };
    if let Some(code) = code {
        page.is_done(asked, code);
    }
    code.is_some()
}

/// Waits until receivers have heard of every change, and of nothing else.
pub(super) async fn everything_is_told(place: &Place, receivers: &Receivers) {
    let started = Instant::now();
    let histories = histories(place);
    while let Some(missing) = receivers.missing(&histories) {
        assert!(started.elapsed() < PATIENCE, "never told: {missing}");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    receivers.are_consistent(&histories);
}

/// The benefits that writers made, by the codes that they gave them.
fn benefits(place: &Place) -> BTreeMap<String, Known> {
    let rows = place.rows(&format!(
        "SELECT b.integration_code, CAST(b.code AS TEXT), s.kind, CAST(COUNT(h.code) AS TEXT) FROM benefit b \
         JOIN situation s ON s.code = b.situation LEFT JOIN situation_history h \
         ON h.entity = 'beneficio' AND h.subject = b.code WHERE b.integration_code LIKE '{MARK}%' GROUP BY b.integration_code, b.code, s.kind"
    ));
    let n_rows = rows.len();
    let known = |row: &[String]| Known {
        code: row[1].parse().unwrap(),
        is_active: row[2] == "ATIVO",
        n_moves: row[3].parse().unwrap(),
    };
    let there: BTreeMap<String, Known> = rows.iter().map(|row| (row[0].clone(), known(row))).collect();
    assert_eq!(there.len(), n_rows, "a benefit was made twice");
    there
}

/// The names of the members, by their documents.
fn members(place: &Place) -> BTreeMap<String, String> {
    let rows = place.rows("SELECT document, name FROM person WHERE document >= '7000000' AND document < '7000001'");
    let n_rows = rows.len();
    let members: BTreeMap<String, String> = rows.into_iter().map(|row| (row[0].clone(), row[1].clone())).collect();
    assert_eq!(members.len(), n_rows, "a member was made twice");
    members
}

/// The codes of the changes that receivers are told of.
fn histories(place: &Place) -> BTreeSet<i64> {
    let rows = place.rows(&format!(
        "SELECT CAST(h.code AS TEXT) FROM situation_history h JOIN benefit b ON b.code = h.subject \
         WHERE h.entity = 'beneficio' AND b.integration_code LIKE '{MARK}%'"
    ));
    rows.iter().map(|row| row[0].parse().unwrap()).collect()
}
