//! The dispatcher's simulation over the outbox of SQLite: processes die anywhere, receivers fail in every way, and what
//! the rows promise is held against what the receivers saw.

use std::collections::BTreeMap;

use delivery::simulation::{Change, Counts, End, Row, Rows, run};
use delivery::{Claim, Delivery, EntityKey, Recorded};
use domain::attendance::Entity;
use domain::history::HistoryCode;
use domain::values::{Moment, ReceiverCode};
use rusqlite::Connection;

use super::driver::SqliteSql;
use crate::error::StoreError;
use crate::migrations::bring_forward;
use crate::sql::Tx;

/// How many disasters a plain test run goes through; `SEEDS` asks for another number.
const N_SEEDS: u64 = 5;

/// A database in memory, which outlives every process of its world.
struct SqliteRows(Connection);

impl SqliteRows {
    fn new() -> Self {
        let connection = Connection::open_in_memory().unwrap();
        bring_forward(&mut SqliteSql::new(&connection)).unwrap();
        let receivers = "INSERT INTO receiver (code, name, url, registered, version, is_active) VALUES \
                         (1, 'a', 'https://a.example', 1, 1, 1), (2, 'b', 'https://b.example', 1, 1, 1), \
                         (3, 'c', 'https://c.example', 1, 1, 1); \
                         INSERT INTO receiver_entity (receiver, entity) SELECT code, 'evento' FROM receiver \
                         UNION ALL SELECT code, 'beneficio' FROM receiver";
        connection.execute_batch(receivers).unwrap();
        Self(connection)
    }

    fn write<T>(&self, work: impl FnOnce(&mut Tx<'_>) -> Result<T, StoreError>) -> T {
        self.0.execute_batch("BEGIN IMMEDIATE").unwrap();
        let done = work(&mut Tx::new(&mut SqliteSql::new(&self.0))).unwrap();
        self.0.execute_batch("COMMIT").unwrap();
        done
    }
}

impl Rows for SqliteRows {
    fn commit(&mut self, receivers: &[ReceiverCode], change: &Change, now: Moment) {
        let Change { entity: EntityKey { kind, code }, history, body } = change;
        let history = HistoryCode::new(*history).unwrap();
        let n_deliveries = self.write(|tx| tx.enqueue(*kind, *code, history, body, now));
        assert_eq!(usize::try_from(n_deliveries), Ok(receivers.len()));
    }

    fn claim(&mut self, claim: &Claim) -> Vec<Delivery> {
        self.write(|tx| tx.claim_deliveries(claim))
    }

    fn next_due(&mut self, _: Moment) -> Option<Moment> {
        self.write(|tx| tx.next_due())
    }

    fn record(&mut self, recorded: &[Recorded]) {
        self.write(|tx| tx.record_attempts(recorded));
    }

    fn all(&mut self) -> BTreeMap<String, Row> {
        let sql = "SELECT d.id, d.receiver, d.entity, d.entity_code, d.history, a.body, d.n_attempts, d.state \
                   FROM delivery d JOIN announcement a ON a.history = d.history";
        let mut statement = self.0.prepare_cached(sql).unwrap();
        let rows = statement.query_map([], |row| {
            let end = match row.get::<_, String>(7)?.as_str() {
                "ENTREGUE" => Some(End::Delivered),
                "MORTA" => Some(End::Dead),
                _ => None,
            };
            let kind = Entity::parse(&row.get::<_, String>(2)?).unwrap();
            let entity = EntityKey { kind, code: row.get(3)? };
            let [history, receiver] = [row.get(4)?, row.get(1)?];
            let receiver = ReceiverCode::new(receiver).unwrap();
            Ok((row.get(0)?, Row { receiver, entity, history, body: row.get(5)?, n_attempts: row.get(6)?, end }))
        });
        rows.unwrap().collect::<Result<_, _>>().unwrap()
    }
}

#[test]
fn whatever_dies_on_the_way_every_delivery_ends_in_order_and_on_time() {
    let n_seeds = std::env::var("SEEDS").ok().map_or(N_SEEDS, |number| number.parse().unwrap());
    let first = std::env::var("SEED").ok().map_or(0, |number| number.parse().unwrap());
    let mut counts = Counts::default();
    for seed in first..first + n_seeds {
        counts.add(&run(seed, SqliteRows::new()));
    }
    println!("{n_seeds} seeds: {counts}");
    assert!(counts.n_killed >= n_seeds && counts.n_repeated > 0, "nothing happened: {counts}");
}
