//! Cost of a claim, among few pending rows and among many.

use std::error::Error;
use std::path::Path;
use std::time::Duration;

use delivery::{Claim, Clock, Settings};
use rusqlite::Connection;
use store::sqlite::SqliteStore;
use store::{Database, StoreError};

use crate::base::Base;
use crate::{Measured, cpu};

/// Receivers that share the rows.
const N_RECEIVERS: u32 = 100;

/// Claims of each size, in turns.
const N_ROUNDS: u32 = 50;

/// Pending rows where there are few.
const FEW: u32 = 1000;

pub(crate) async fn measure(folder: &Path, many: u32, measured: &mut Measured) -> Result<(), Box<dyn Error>> {
    let mut databases = Vec::new();
    for (name, n_rows) in [("claim among few", FEW), ("claim among many", many)] {
        databases.push((name, waiting(folder, n_rows).await?));
    }
    // Once for nothing, so that what is read first is read from memory.
    for (_, database) in &databases {
        claim(database).await?;
    }
    for _ in 0..N_ROUNDS {
        for (name, database) in &databases {
            let micros = claim(database).await?.as_secs_f64() * 1e6 / f64::from(N_ROUNDS);
            *measured.entry(*name).or_default() += micros;
        }
    }
    Ok(())
}

/// A database in which so many rows wait.
async fn waiting(folder: &Path, n_rows: u32) -> Result<Database, Box<dyn Error>> {
    let urls: Vec<String> = (0..N_RECEIVERS).map(|number| format!("http://127.0.0.1:9/{number}")).collect();
    let Base { file, database, .. } = Base::create(folder, &format!("{n_rows}.db"), &urls).await?;
    // Only one process has a file; it is opened again below.
    drop(database);
    let connection = Connection::open(&file)?;
    connection.execute(
        "WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ?1) \
         INSERT INTO delivery (id, receiver, entity, entity_code, history, state, registered, due, n_attempts, n_earlier) \
         SELECT printf('%036d', number), 1 + number % ?2, 'evento', number, number, 'PENDENTE', number, number, 0, 0 \
         FROM numbers",
        (n_rows, N_RECEIVERS),
    )?;
    connection.execute_batch(
        "INSERT INTO announcement (history, body) SELECT history, x'7b7d' FROM delivery; ANALYZE; \
         PRAGMA wal_checkpoint(TRUNCATE);",
    )?;
    drop(connection);
    Ok(Database::from(SqliteStore::open(&file, 1)?))
}

/// The processor time of a claim as the dispatcher makes it, which is taken back: all see the same rows.
async fn claim(database: &Database) -> Result<Duration, Box<dyn Error>> {
    let (settings, now) = (Settings::default(), Clock::system().now());
    let claim = Claim {
        now,
        leased_until: now.after(settings.timeout + settings.grace),
        limit: settings.max_attempts_at_once,
        room: settings.max_per_receiver,
        exceptions: std::collections::BTreeMap::new(),
    };
    let limit = claim.limit;
    let before = cpu::used();
    let undone =
        database.write::<(), TakenBack>(move |tx| Err(TakenBack::Claimed(tx.claim_deliveries(&claim)?.len()))).await;
    let used = cpu::used().saturating_sub(before);
    match undone {
        Err(TakenBack::Claimed(n_claimed)) if n_claimed == limit => Ok(used),
        Err(TakenBack::Store(error)) => Err(error.into()),
        other => Err(format!("a claim of {limit} gave {other:?}").into()),
    }
}

/// Reason why a transaction was rolled back.
#[derive(Debug)]
enum TakenBack {
    Claimed(usize),
    Store(StoreError),
}

impl From<StoreError> for TakenBack {
    fn from(error: StoreError) -> TakenBack {
        TakenBack::Store(error)
    }
}
