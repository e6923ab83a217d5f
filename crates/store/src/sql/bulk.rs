//! Writing much at once.

use std::sync::Arc;

use super::dialect;
use super::driver::Engine;
use super::order::Order;
use super::transaction::Tx;
use crate::error::StoreError;

/// The triggers of SQLite by which new names are indexed one by one.
const TRIGGERS: &str = "'person_name_new', 'dependent_name_new', 'lead_name_new', 'person_seam_new'";

/// Codes of records whose names are new.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct NewNames {
    /// Of people.
    pub people: Vec<i32>,
    /// Of dependents.
    pub dependents: Vec<i32>,
    /// Of leads.
    pub leads: Vec<i32>,
}

impl Tx<'_> {
    /// Prepares the connection for writing much and nothing else: with memory for what is written at random places, and
    /// without folding the log into the file every few moments. It holds until the connection is closed.
    pub fn prepare_for_bulk(&mut self) -> Result<(), StoreError> {
        match self.sql.engine() {
            Engine::Sqlite => self.sql.batch("PRAGMA cache_size = -524288; PRAGMA wal_autocheckpoint = 65536"),
            // Its memory is its administrator's.
            Engine::Postgres => Ok(()),
        }
    }

    /// Does work that adds many rows and brings new names, which are indexed afterwards, all at once.
    ///
    /// PostgreSQL is sent the rows of a table together. SQLite writes what it has gathered of trigrams whenever a statement
    /// may have to be taken back alone, which is with every row that a trigger follows: a third of an import's time. Without
    /// the triggers it is once. They are gone within this transaction only.
    ///
    /// On PostgreSQL another transaction may be under way that this one rests on; the order says when it may go on.
    pub fn at_once<T>(
        &mut self,
        names: &NewNames,
        order: Arc<dyn Order>,
        work: impl FnOnce(&mut Self) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.sql.gather(order)?;
        let done = self.index_at_once(names, work)?;
        self.sql.send_gathered()?;
        Ok(done)
    }

    fn index_at_once<T>(
        &mut self,
        names: &NewNames,
        work: impl FnOnce(&mut Self) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        if self.sql.engine() == Engine::Postgres || *names == NewNames::default() {
            return work(self);
        }
        let sql = format!("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND name IN ({TRIGGERS})");
        let triggers: Vec<(String, String)> = self.all(&sql, &[])?;
        for (trigger, _) in &triggers {
            self.sql.batch(&format!("DROP TRIGGER {trigger}"))?;
        }
        let done = work(self)?;
        let NewNames { people, dependents, leads } = names;
        for (table, codes) in [("person", people), ("dependent", dependents), ("lead", leads)] {
            let among = dialect::is_among(Engine::Sqlite, "code", "$1");
            let sql = format!(
                "INSERT INTO {table}_name (rowid, search_name) SELECT code, search_name FROM {table} WHERE {among}"
            );
            self.sql.execute(&sql, &[dialect::codes(codes.iter().copied())])?;
        }
        let among = dialect::is_among(Engine::Sqlite, "person", "$1");
        let sql = format!(
            "INSERT INTO person_seam (seam, person, marks) SELECT seam, person, marks FROM seam_of_person \
             WHERE {among} ORDER BY seam, person"
        );
        self.sql.execute(&sql, &[dialect::codes(people.iter().copied())])?;
        for (_, definition) in &triggers {
            self.sql.batch(definition)?;
        }
        Ok(done)
    }
}
