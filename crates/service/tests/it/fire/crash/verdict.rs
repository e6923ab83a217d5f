//! What is there after a restart, against what the writers were told.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use domain::attendance::Entity;

use super::super::place::Place;
use super::ledger::{Asked, Key, Known, Ledger, Member, Page};
use super::receivers::{N_RECEIVERS, Receivers};
use super::writers::{MARK, cpf};

/// How long receivers may hear nothing while something waits to be told: claims of the dead are given up after a while,
/// and what was refused is sent again after some seconds.
const PATIENCE: Duration = Duration::from_mins(2);

/// Compares, and takes over into the ledger what became of writes without an answer.
pub(super) fn settle(ledger: &mut Ledger, place: &Place, receivers: &Receivers) {
    let newest = ledger.changes.last().copied().unwrap_or(0);
    ledger.changes.extend(changes_after(place, newest));
    let (mut there, members, users) = (things(place), members(place), users(place));
    for (writer, page) in (0..).zip(&mut ledger.pages) {
        let answers = std::mem::take(&mut page.answers);
        ledger.counts.acknowledged += answers.len() as u64;
        for change in answers.into_iter().flatten() {
            assert!(ledger.changes.contains(&change), "change {change} was acknowledged and is gone");
        }
        let member = members.get(&cpf(writer));
        if let Some(asked) = page.unanswered.take() {
            ledger.counts.unanswered += 1;
            ledger.counts.unanswered_there += u64::from(take_over(page, asked, &there, member, &users));
        }
        assert_eq!(member, page.member.as_ref(), "the member of writer {writer}");
        for (key, known) in &page.things {
            assert_eq!(there.remove(key).as_ref(), Some(known), "{key:?}");
        }
    }
    let known: BTreeSet<&String> = ledger.pages.iter().flat_map(|page| page.users.keys()).collect();
    assert_eq!(users.keys().collect::<BTreeSet<_>>(), known, "the users that were created");
    assert_eq!(there, BTreeMap::new(), "things that nobody asked for");
    every_change_has_its_triggers(place, newest);
    everything_is_where_it_went_last(place);
    receivers.are_consistent(&ledger.changes);
}

/// Writes down a write without an answer, if it was done; whether it was.
fn take_over(
    page: &mut Page,
    asked: Asked,
    there: &BTreeMap<Key, Known>,
    member: Option<&Member>,
    users: &BTreeMap<String, i32>,
) -> bool {
    let code = match &asked {
        Asked::Save { name } => member.filter(|member| member.name == *name).map(|member| member.code),
        Asked::Create { login } => users.get(login).copied(),
        Asked::Link { .. } => {
            page.n_uncertain_links += 1;
            None
        }
        Asked::Open { key, .. } => there.get(key).map(|known| known.code),
        Asked::Move { key, to, .. } => there.get(key).filter(|known| known.situation == *to).map(|known| known.code),
    };
    if matches!(&asked, Asked::Open { key: (entity, _), .. } if *entity != Entity::Benefit) {
        page.repeated = Some(asked.clone());
    }
    if let Some(code) = code {
        page.is_done(asked, code);
    }
    code.is_some()
}

/// Waits until receivers have heard of every change, and looks at everything once more.
pub(super) async fn everything_is_told(ledger: &mut Ledger, place: &Place, receivers: &Receivers) {
    let (mut n_calls, mut heard) = (receivers.n_calls(), Instant::now());
    while let Some(missing) = receivers.missing(&ledger.changes) {
        if receivers.n_calls() > n_calls {
            (n_calls, heard) = (receivers.n_calls(), Instant::now());
        }
        assert!(heard.elapsed() < PATIENCE, "never told: {missing}");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    settle(ledger, place, receivers);
    every_change_has_its_triggers(place, 0);
    every_change_follows_the_one_before(place);
}

/// No change without its triggers, and no trigger without its change, after a change.
fn every_change_has_its_triggers(place: &Place, newest: i32) {
    let untold = place.rows(&format!(
        "WITH {} SELECT CAST(h.code AS TEXT) FROM situation_history h JOIN thing t ON t.entity = h.entity AND t.code = h.subject \
         WHERE h.code > {newest} AND {N_RECEIVERS} <> \
         (SELECT COUNT(*) FROM delivery d WHERE d.entity = h.entity AND d.history = h.code)",
        table()
    ));
    assert!(untold.is_empty(), "changes without their triggers: {untold:?}");
    let unfounded = place.rows(&format!(
        "SELECT d.id FROM delivery d WHERE d.history > {newest} AND NOT EXISTS (SELECT 1 FROM situation_history h \
         WHERE h.code = d.history AND h.entity = d.entity AND h.subject = d.entity_code)",
    ));
    assert!(unfounded.is_empty(), "triggers without their changes: {unfounded:?}");
}

/// Nothing is half moved: neither without its history, nor closed in a situation that does not close.
fn everything_is_where_it_went_last(place: &Place) {
    let astray = place.rows(&format!(
        "WITH {} SELECT t.entity, t.own FROM thing t WHERE t.situation <> (SELECT h.went_to FROM situation_history h \
         WHERE h.entity = t.entity AND h.subject = t.code ORDER BY h.code DESC LIMIT 1)",
        table()
    ));
    assert!(astray.is_empty(), "not where their histories end: {astray:?}");
    for table in ["consultation", "help_desk", "inspection", "event"] {
        let half = place.rows(&format!(
            "SELECT CAST(t.code AS TEXT) FROM {table} t JOIN attendance_situation s ON s.code = t.situation \
             WHERE s.closes <> CASE WHEN t.closed IS NULL THEN 0 ELSE 1 END"
        ));
        assert!(half.is_empty(), "{table}: closed in an open situation, or open in a closed one: {half:?}");
    }
}

/// Histories have no gaps: each change begins where the one before ended.
fn every_change_follows_the_one_before(place: &Place) {
    let torn = place.rows(
        "SELECT CAST(code AS TEXT) FROM (SELECT code, came_from, LAG(went_to) OVER (PARTITION BY entity, subject \
         ORDER BY code) AS earlier FROM situation_history) AS h WHERE came_from IS DISTINCT FROM earlier",
    );
    assert!(torn.is_empty(), "changes that do not follow: {torn:?}");
}

/// A table of all that writers opened, with the texts that they gave it.
fn table() -> String {
    let of = |entity: &str, table: &str, own: &str| {
        format!("SELECT '{entity}', {own}, code, situation FROM {table} WHERE {own} LIKE '{MARK}%'")
    };
    let all = [
        of("beneficio", "benefit", "integration_code"),
        of("consulta", "consultation", "doctor_name"),
        of("helpDesk", "help_desk", "description"),
        of("vistoria", "inspection", "inspector"),
        of("evento", "event", "description"),
    ];
    format!("thing (entity, own, code, situation) AS ({})", all.join(" UNION ALL "))
}

/// What writers opened.
fn things(place: &Place) -> BTreeMap<Key, Known> {
    let rows = place.rows(&format!(
        "WITH {} SELECT t.entity, t.own, CAST(t.code AS TEXT), CAST(t.situation AS TEXT), CAST((SELECT COUNT(*) \
         FROM situation_history h WHERE h.entity = t.entity AND h.subject = t.code) AS TEXT) FROM thing t",
        table()
    ));
    let n_rows = rows.len();
    let there: BTreeMap<Key, Known> = rows
        .into_iter()
        .map(|row| {
            let [code, situation, n_moves] = [2, 3, 4].map(|idx: usize| row[idx].parse::<i32>().unwrap());
            let known = Known { code, situation, n_moves: n_moves.cast_unsigned() };
            ((Entity::parse(&row[0]).unwrap(), row[1].clone()), known)
        })
        .collect();
    assert_eq!(there.len(), n_rows, "something was opened twice");
    there
}

/// The members, by their documents.
fn members(place: &Place) -> BTreeMap<String, Member> {
    let rows = place.rows(
        "SELECT document, name, CAST(code AS TEXT) FROM person WHERE document >= '7000000' AND document < '7000001'",
    );
    let n_rows = rows.len();
    let member = |row: &[String]| Member { code: row[2].parse().unwrap(), name: row[1].clone() };
    let members: BTreeMap<String, Member> = rows.iter().map(|row| (row[0].clone(), member(row))).collect();
    assert_eq!(members.len(), n_rows, "a member was made twice");
    members
}

/// The users whom writers created, with their codes.
fn users(place: &Place) -> BTreeMap<String, i32> {
    let rows = place.rows(&format!("SELECT login, CAST(code AS TEXT) FROM service_user WHERE login LIKE '{MARK}%'"));
    rows.into_iter().map(|row| (row[0].clone(), row[1].parse().unwrap())).collect()
}

/// The codes of the changes that receivers are told of, after a change.
fn changes_after(place: &Place, newest: i32) -> Vec<i32> {
    let rows = place.rows(&format!(
        "WITH {} SELECT CAST(h.code AS TEXT) FROM situation_history h JOIN thing t ON t.entity = h.entity \
         AND t.code = h.subject WHERE h.code > {newest}",
        table()
    ));
    rows.iter().map(|row| row[0].parse().unwrap()).collect()
}
