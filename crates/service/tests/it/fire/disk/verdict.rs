//! What is in the database of a program that has ended, against what writers were told.

use std::collections::BTreeMap;

use rusqlite::{Connection, OpenFlags};

use super::trouble::Disk;
use super::writers::{Known, MARK, Page};
use crate::server::program;

/// Compares, and takes over into the pages what is there; how much of it was unanswered, and how much refused.
pub(super) fn settle(disk: &Disk, pages: &mut [Page]) -> (usize, usize) {
    let checked = program(&disk.folder).arg("check").output().unwrap();
    assert!(checked.status.success(), "{checked:?}");
    let connection = Connection::open_with_flags(disk.file(""), OpenFlags::SQLITE_OPEN_READ_WRITE).unwrap();
    let mut there = benefits(&connection);
    let (mut n_unanswered, mut n_refused) = (0, 0);
    for (own, known) in pages.iter_mut().flat_map(|page| &mut page.benefits) {
        let Known { acknowledged, maybe, .. } = known;
        let (found, code) = there.remove(own).unzip();
        if found != *acknowledged {
            // The last of them, since each takes the place of the one before.
            let asked = maybe.iter().rev().find(|maybe| Some(maybe.is_active) == found);
            let lost = || format!("{own} is {found:?}, was acknowledged as {acknowledged:?}, perhaps {maybe:?}");
            let is_refused = asked.unwrap_or_else(|| panic!("{}", lost())).is_refused;
            n_refused += usize::from(is_refused);
            n_unanswered += usize::from(!is_refused);
        }
        *known = Known { code: code.unwrap_or_default(), acknowledged: found, maybe: Vec::new() };
    }
    assert_eq!(there, BTreeMap::new(), "benefits that nobody asked for");
    every_change_has_its_trigger(&connection);
    (n_unanswered, n_refused)
}

/// Whether each benefit of the writers is active, and its code, by the one that they gave it.
fn benefits(connection: &Connection) -> BTreeMap<String, (bool, i32)> {
    let sql = format!(
        "SELECT b.integration_code, s.kind = 'ATIVO', b.code FROM benefit b JOIN situation s ON s.code = b.situation \
         WHERE b.integration_code LIKE '{MARK}%'"
    );
    let mut statement = connection.prepare(&sql).unwrap();
    let rows = statement.query_map([], |row| Ok((row.get(0)?, (row.get(1)?, row.get(2)?)))).unwrap();
    let rows: Vec<(String, (bool, i32))> = rows.collect::<Result<_, _>>().unwrap();
    let n_rows = rows.len();
    let there: BTreeMap<_, _> = rows.into_iter().collect();
    assert_eq!(there.len(), n_rows, "a benefit was made twice");
    there
}

/// No change without its trigger, and no trigger without its change.
fn every_change_has_its_trigger(connection: &Connection) {
    let count = |sql: &str| connection.query_row(sql, [], |row| row.get::<_, i64>(0)).unwrap();
    let n_untold = count(&format!(
        "SELECT COUNT(*) FROM situation_history h JOIN benefit b ON b.code = h.subject WHERE h.entity = 'beneficio' \
         AND b.integration_code LIKE '{MARK}%' AND 1 <> \
         (SELECT COUNT(*) FROM delivery d WHERE d.entity = h.entity AND d.history = h.code)"
    ));
    let n_unfounded = count(
        "SELECT COUNT(*) FROM delivery d WHERE NOT EXISTS (SELECT 1 FROM situation_history h \
         WHERE h.code = d.history AND h.entity = d.entity AND h.subject = d.entity_code)",
    );
    assert_eq!((n_untold, n_unfounded), (0, 0), "changes without triggers, and triggers without changes");
}
