//! Durable writes: one client, and many at once.

use std::error::Error;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use domain::people::PersonChange;
use domain::values::{Moment, PersonCode};
use serde_json::json;
use store::StoreError;
use store::sqlite::SqliteStore;

/// Number of clients that write at once.
const N_CLIENTS: usize = 64;

/// Duration of the writes of each number of clients.
const TIME: Duration = Duration::from_secs(5);

/// Measures how long a write takes, each of them on the disk before the next one of its client.
pub(crate) fn write(file: &Path) -> Result<(), Box<dyn Error>> {
    let store = Arc::new(SqliteStore::open(file, 1)?);
    // In turns, so that what else the machine does strikes both.
    let mut one = (0, Duration::ZERO);
    let mut many = (0, Duration::ZERO);
    for _ in 0..3 {
        add(&mut one, clients(&store, 1)?);
        add(&mut many, clients(&store, N_CLIENTS)?);
    }
    println!("{}", json!({ "write by 1": per_write(one), "write by 64": per_write(many) }));
    Ok(())
}

fn add(sum: &mut (u32, Duration), run: (u32, Duration)) {
    sum.0 += run.0;
    sum.1 += run.1;
}

fn per_write((n_writes, time): (u32, Duration)) -> f64 {
    time.as_secs_f64() * 1e6 / f64::from(n_writes.max(1))
}

/// Number of writes of so many clients together, and their time.
fn clients(store: &Arc<SqliteStore>, n_clients: usize) -> Result<(u32, Duration), Box<dyn Error>> {
    let started = Instant::now();
    let threads: Vec<_> = (0..n_clients)
        .map(|client| {
            let store = Arc::clone(store);
            std::thread::spawn(move || {
                let mut n_writes = 0;
                while started.elapsed() < TIME {
                    save(&store, i32::try_from(client).unwrap_or(0) + 1)?;
                    n_writes += 1;
                }
                Ok::<u32, StoreError>(n_writes)
            })
        })
        .collect();
    let mut n_writes = 0;
    for thread in threads {
        n_writes += thread.join().map_err(|_| "a client panicked")??;
    }
    Ok((n_writes, started.elapsed()))
}

/// Saves a member again, as somebody does who changed nothing but the moment.
fn save(store: &SqliteStore, code: i32) -> Result<(), StoreError> {
    let write = store.write::<(), StoreError>(move |tx| {
        let missing = || StoreError::Corrupt("the member is not there".to_owned());
        let code = PersonCode::new(code).map_err(|_| missing())?;
        let person = tx.person(code)?.ok_or_else(missing)?;
        let now = Moment::from_micros(person.updated.micros() + 1).ok_or_else(missing)?;
        tx.put_person(PersonChange::Update(code, person.data), now).map(drop)
    });
    write.wait()
}
