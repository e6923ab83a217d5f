//! Counters from which codes are given out.

use super::driver::Engine;
use super::params::Param;
use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;
use crate::record::REGISTERS;

/// The counters of what is no register, each with the greatest number that is in use.
const COUNTERS: &[(&str, Highest)] = &[
    ("person", Highest::Of("person", "code")),
    ("benefit", Highest::Of("benefit", "code")),
    ("sequential", Highest::Of("benefit", "sequential")),
    ("item", Highest::Of("benefit_item", "code")),
    ("dependent", Highest::Of("dependent", "code")),
    ("card", Highest::OfCards),
    ("history", Highest::Of("situation_history", "code")),
    ("lead", Highest::Of("lead", "code")),
    ("deal", Highest::Of("deal", "code")),
    ("deal_sequential", Highest::Of("deal", "sequential")),
    ("deal_dependent", Highest::Of("deal_dependent", "code")),
    ("service_user", Highest::Of("service_user", "code")),
    ("event", Highest::Of("event", "code")),
    ("consultation", Highest::Of("consultation", "code")),
    ("help_desk", Highest::Of("help_desk", "code")),
    ("inspection", Highest::Of("inspection", "code")),
    ("stage", Highest::Of("stage", "code")),
    ("receiver", Highest::Of("receiver", "code")),
    ("credit_card", Highest::Of("credit_card", "code")),
    ("installation", Highest::Of("installation", "code")),
];

/// All counters; those of registers are called as their tables are.
fn counters() -> impl Iterator<Item = (&'static str, Highest)> {
    COUNTERS
        .iter()
        .copied()
        .chain(REGISTERS.iter().map(|register| (register.table, Highest::Of(register.table, "code"))))
}

/// Where the greatest number in use stands.
#[derive(Debug, Clone, Copy)]
enum Highest {
    /// In a column of a table.
    Of(&'static str, &'static str),
    /// Within the numbers of cards that the service issued.
    OfCards,
}

/// State of a counter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CounterState {
    /// Its name.
    pub name: &'static str,
    /// The last number that was given out.
    pub given: i64,
    /// The greatest number that is in use; it was given out, or came from elsewhere.
    pub highest: i64,
}

impl ReadTx<'_> {
    /// States of all counters.
    pub fn counters(&mut self) -> Result<Vec<CounterState>, StoreError> {
        let state =
            |(name, highest)| Ok(CounterState { name, given: self.given(name)?, highest: self.highest(highest)? });
        counters().map(state).collect()
    }

    fn given(&mut self, name: &str) -> Result<i64, StoreError> {
        let given = match self.sql.engine() {
            Engine::Sqlite => self.one("SELECT value FROM counter WHERE name = $1", &[name.into()])?,
            Engine::Postgres => {
                let sql = format!("SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM {name}_code");
                self.one(&sql, &[])?
            }
        };
        given.ok_or_else(|| StoreError::Corrupt(format!("there is no counter of {name}")))
    }

    fn highest(&mut self, highest: Highest) -> Result<i64, StoreError> {
        match highest {
            Highest::Of(table, column) => {
                let sql = format!("SELECT COALESCE(MAX({column}), 0) FROM {table}");
                Ok(self.one(&sql, &[])?.unwrap_or(0))
            }
            Highest::OfCards => {
                // The service's own cards begin with 7001; eight digits of the counter follow, then the check digit.
                let sql = "SELECT COALESCE(MAX(number), '') FROM card WHERE number >= '7001' AND number < '7002'";
                let card: Option<String> = self.one(sql, &[])?;
                Ok(card.and_then(|card| card.get(4..12)?.parse().ok()).unwrap_or(0))
            }
        }
    }
}

impl Tx<'_> {
    /// Adds the counters that are not there yet: a register needs no other migration than its table.
    pub(crate) fn add_counters(&mut self) -> Result<(), StoreError> {
        for (name, _) in counters() {
            let sql = match self.sql.engine() {
                Engine::Sqlite => format!("INSERT OR IGNORE INTO counter (name, value) VALUES ('{name}', 0)"),
                Engine::Postgres => format!("CREATE SEQUENCE IF NOT EXISTS {name}_code AS INTEGER"),
            };
            self.sql.batch(&sql)?;
        }
        self.raise_counters()
    }

    /// Sees to it that no counter gives out what is in use, after records came from elsewhere.
    pub fn raise_counters(&mut self) -> Result<(), StoreError> {
        for CounterState { name, given, highest } in self.counters()? {
            if given >= highest {
                continue;
            }
            match self.sql.engine() {
                Engine::Sqlite => {
                    let sql = "UPDATE counter SET value = $1 WHERE name = $2";
                    self.change_one(sql, &[Param::Int(highest), name.into()])?;
                }
                Engine::Postgres => self.sql.batch(&format!("SELECT setval('{name}_code', {highest})"))?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use rusqlite::Connection;

    use super::*;
    use crate::migrations::bring_forward;
    use crate::sqlite::SqliteSql;

    #[test]
    fn every_counter_is_known_here() {
        let connection = Connection::open_in_memory().unwrap();
        bring_forward(&mut SqliteSql::new(&connection)).unwrap();
        let mut statement = connection.prepare("SELECT name FROM counter").unwrap();
        let names =
            statement.query_map([], |row| row.get(0)).unwrap().collect::<Result<BTreeSet<String>, _>>().unwrap();
        assert_eq!(names, counters().map(|(name, _)| name.to_owned()).collect());
    }
}
