//! References of many rows, asked for together.
//!
//! When a `COPY` ends, the server asks for each reference of each row: 61 % of its time during an import. Whoever may tell
//! it not to, for as long as the rows are sent, asks once for all that a column refers to. Other connections, and other
//! statements of the same transaction, are checked as ever, and a reference that leads nowhere ends the same way.

use std::collections::{HashMap, HashSet};

use postgres::Transaction;

use crate::error::StoreError;
use crate::sql::Param;

/// Since when the right to set a parameter can be given to users that are no superusers.
const RIGHTS_BY_PARAMETER: i32 = 150_000;

const MAY_ASK: &str = "SELECT has_parameter_privilege('session_replication_role', 'SET')";
const MAY_ASK_BEFORE: &str = "SELECT current_setting('is_superuser')::boolean";

const HAS_TRIGGERS: &str =
    "SELECT EXISTS (SELECT FROM pg_trigger WHERE NOT tgisinternal AND pg_table_is_visible(tgrelid))";

/// Each foreign key is one whole number that refers to a code; a test holds the schema to that.
const FOREIGN_KEYS: &str = "SELECT child.relname::text, refers.attname::text, parent.relname::text FROM pg_constraint AS c \
     JOIN pg_class AS child ON child.oid = c.conrelid \
     JOIN pg_class AS parent ON parent.oid = c.confrelid \
     JOIN pg_attribute AS refers ON refers.attrelid = c.conrelid AND refers.attnum = c.conkey[1] \
     WHERE c.contype = 'f' AND pg_table_is_visible(c.conrelid)";

/// Who asks whether what rows refer to is there.
#[derive(Debug)]
pub(super) enum Asked {
    /// The server, row by row.
    ByServer,
    /// We, by these foreign keys.
    ByUs(Vec<ForeignKey>),
}

/// A column that refers to the codes of a table.
#[derive(Debug)]
pub(super) struct ForeignKey {
    table: String,
    column: String,
    parent: String,
}

/// What rows of a table refer to, and the codes by which others refer to them. Empty where the server asks.
#[derive(Debug, Default)]
pub(super) struct References {
    columns: Vec<Reference>,
    /// Which column has the rows' own codes.
    code: Option<usize>,
    codes: HashSet<i32>,
}

#[derive(Debug)]
struct Reference {
    column: usize,
    parent: String,
    codes: HashSet<i32>,
}

/// Codes of rows that the transaction itself has sent, by their tables.
pub(super) type Sent = HashMap<&'static str, HashSet<i32>>;

impl Asked {
    /// By us if the user of the connection may, by the server otherwise.
    pub(super) fn for_user_of(transaction: &mut Transaction<'_>) -> Result<Self, StoreError> {
        let version: i32 = transaction.query_one("SELECT current_setting('server_version_num')::int4", &[])?.get(0);
        let question = if version < RIGHTS_BY_PARAMETER { MAY_ASK_BEFORE } else { MAY_ASK };
        let is_allowed: bool = transaction.query_one(question, &[])?.get(0);
        // Triggers of somebody else's would sleep as well.
        if !is_allowed || transaction.query_one(HAS_TRIGGERS, &[])?.get(0) {
            return Ok(Self::ByServer);
        }
        let keys = transaction.query(FOREIGN_KEYS, &[])?;
        let keys = keys.iter().map(|row| ForeignKey { table: row.get(0), column: row.get(1), parent: row.get(2) });
        Ok(Self::ByUs(keys.collect()))
    }

    /// Whether the server asks.
    pub(super) fn is_by_server(&self) -> bool {
        matches!(self, Self::ByServer)
    }

    /// What is to be noted of a table's rows.
    pub(super) fn references(&self, table: &str, columns: &str) -> References {
        let Self::ByUs(keys) = self else { return References::default() };
        let columns: Vec<&str> = columns.split(',').map(str::trim).collect();
        let place = |name: &str| columns.iter().position(|column| *column == name);
        let of_table = keys.iter().filter(|key| key.table == table);
        let references = of_table.filter_map(|key| {
            Some(Reference { column: place(&key.column)?, parent: key.parent.clone(), codes: HashSet::new() })
        });
        let is_referred_to = keys.iter().any(|key| key.parent == table);
        References {
            columns: references.collect(),
            code: place("code").filter(|_| is_referred_to),
            codes: HashSet::new(),
        }
    }

    /// Sends rows while the server asks for nothing that we ask for.
    pub(super) fn while_sending<T>(
        &self,
        transaction: &mut Transaction<'_>,
        send: impl FnOnce(&mut Transaction<'_>) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let Self::ByUs(_) = self else { return send(transaction) };
        // A failure needs no undoing: it ends the transaction, and the setting with it.
        transaction.batch_execute("SET LOCAL session_replication_role = replica")?;
        let sent = send(transaction)?;
        transaction.batch_execute("SET LOCAL session_replication_role = origin")?;
        Ok(sent)
    }
}

impl References {
    /// Notes what a row refers to, and its own code.
    pub(super) fn note(&mut self, row: &[Param<'_>]) -> Result<(), StoreError> {
        for Reference { column, codes, .. } in &mut self.columns {
            codes.extend(code(row, *column)?);
        }
        if let Some(column) = self.code {
            self.codes.extend(code(row, column)?);
        }
        Ok(())
    }

    /// Fails unless all that the rows, which have just been sent, refer to is there, and adds them to what was sent.
    pub(super) fn check(
        self,
        table: &'static str,
        transaction: &mut Transaction<'_>,
        sent: &mut Sent,
    ) -> Result<(), StoreError> {
        if self.code.is_some() {
            sent.entry(table).or_default().extend(self.codes);
        }
        self.columns.into_iter().try_for_each(|reference| reference.check(transaction, sent))
    }
}

impl Reference {
    fn check(self, transaction: &mut Transaction<'_>, sent: &Sent) -> Result<(), StoreError> {
        let Self { parent, codes, .. } = self;
        // Nobody but this transaction could take away what it has sent itself.
        let sent = sent.get(parent.as_str());
        let codes: Vec<i32> = codes.into_iter().filter(|code| sent.is_none_or(|sent| !sent.contains(code))).collect();
        if codes.is_empty() {
            return Ok(());
        }
        // Locked as the server would, so that nobody else does either. One by one by the index: by `= ANY`, a server that
        // knows little of a growing table reads all of it every time.
        let sql = format!(
            "SELECT count(*) FROM unnest($1::int4[]) AS wanted (code), \
             LATERAL (SELECT FROM {parent} WHERE {parent}.code = wanted.code LIMIT 1 FOR KEY SHARE) AS found"
        );
        let n_found: i64 = transaction.query_one(&sql, &[&codes])?.get(0);
        if usize::try_from(n_found).is_ok_and(|n_found| n_found == codes.len()) {
            return Ok(());
        }
        Err(StoreError::Dangling(format!("not all rows of {parent} are there").into()))
    }
}

/// The code that stands in a column of a row, if one does.
fn code(row: &[Param<'_>], column: usize) -> Result<Option<i32>, StoreError> {
    match row.get(column) {
        Some(Param::Null) => Ok(None),
        Some(Param::Int(code)) => i32::try_from(*code).map(Some).map_err(StoreError::unavailable),
        _ => Err(StoreError::unavailable("what refers to a row is no whole number")),
    }
}

#[cfg(test)]
mod tests {
    use domain::testing::person;

    use std::sync::Arc;

    use super::super::conforms::{Scratch, put_store};
    use super::*;
    use crate::{Alone, NewNames, Transferred, Tx};

    fn count(scratch: &Scratch, sql: &str) -> i64 {
        scratch.client().query_one(sql, &[]).unwrap().get(0)
    }

    #[test]
    fn rows_are_checked_for_nothing_but_references_to_codes() {
        let Some(scratch) = Scratch::new() else { return };
        drop(scratch.open(1));
        let triggers = "SELECT count(*) FROM pg_trigger WHERE pg_table_is_visible(tgrelid)";
        let others = format!("{triggers} AND tgfoid::regproc::text NOT LIKE '\"RI_FKey_%'");
        assert_ne!(count(&scratch, triggers), 0);
        assert_eq!(count(&scratch, &others), 0, "triggers of other kinds");
        let others = "SELECT count(*) FROM pg_constraint AS c \
             JOIN pg_attribute AS a ON a.attrelid = c.conrelid AND a.attnum = ANY(c.conkey) \
             JOIN pg_attribute AS r ON r.attrelid = c.confrelid AND r.attnum = ANY(c.confkey) \
             WHERE c.contype = 'f' AND pg_table_is_visible(c.conrelid) \
             AND (cardinality(c.conkey) <> 1 OR a.atttypid <> 'int4'::regtype OR r.attname <> 'code')";
        assert_eq!(count(&scratch, others), 0, "references of other kinds");
    }

    #[test]
    fn what_refers_to_nothing_is_refused_whoever_asks() {
        let Some(mut scratch) = Scratch::new() else { return };
        let databases = [scratch.open(1), scratch.open_as_plain_user()];
        databases[0].write(put_store).unwrap();
        let together = |tx: &mut Tx<'_>, stores: [i32; 2]| {
            tx.at_once(&NewNames::default(), Arc::new(Alone), |tx| {
                person(1, "52998224725", stores[0]).adopt(tx)?;
                person(2, "11144477735", stores[1]).adopt(tx)
            })
        };
        for database in databases {
            let refused = database.write(|tx| together(tx, [1, 9]));
            assert!(matches!(refused, Err(StoreError::Dangling(_))), "{refused:?}");
            // What comes after them in their transaction is asked for by the server.
            let refused = database.write(|tx| {
                together(tx, [1, 1])?;
                person(3, "11144477735", 9).adopt(tx)
            });
            assert!(matches!(refused, Err(StoreError::Dangling(_))), "{refused:?}");
            assert_eq!(count(&scratch, "SELECT count(*) FROM person"), 0, "nothing of it is kept");
            let taken_back = database.write(|tx| together(tx, [1, 1]).and(Err::<(), _>(StoreError::Panicked)));
            assert!(matches!(taken_back, Err(StoreError::Panicked)), "{taken_back:?}");
        }
    }

    #[test]
    fn the_server_asks_where_the_user_may_not() {
        let Some(mut scratch) = Scratch::new() else { return };
        drop(scratch.open_as_plain_user());
        let mut client = scratch.client();
        let mut transaction = client.transaction().unwrap();
        let Asked::ByUs(keys) = Asked::for_user_of(&mut transaction).unwrap() else { panic!("a superuser may") };
        let of_items: Vec<&str> =
            keys.iter().filter(|key| key.table == "benefit_item").map(|key| key.parent.as_str()).collect();
        assert_eq!(of_items.len(), 2, "{of_items:?}");
        transaction.batch_execute(&format!("SET LOCAL ROLE {}", scratch.name())).unwrap();
        assert!(matches!(Asked::for_user_of(&mut transaction).unwrap(), Asked::ByServer));
    }

    #[test]
    fn triggers_of_the_operators_own_are_not_put_to_sleep() {
        let Some(scratch) = Scratch::new() else { return };
        drop(scratch.open(1));
        let mut client = scratch.client();
        let mut transaction = client.transaction().unwrap();
        let own = "CREATE TRIGGER own BEFORE UPDATE ON person \
             FOR EACH ROW EXECUTE FUNCTION suppress_redundant_updates_trigger()";
        transaction.batch_execute(own).unwrap();
        assert!(matches!(Asked::for_user_of(&mut transaction).unwrap(), Asked::ByServer));
    }
}
