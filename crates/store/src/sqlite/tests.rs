//! The engine: durability, isolation, group commit and its failures.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;

use domain::attendance::Entity;
use domain::stores::Store;
use domain::values::{StoreCode, Text};

use super::SqliteStore;
use crate::conformance::world::{cancel_benefit, one_benefit};
use crate::{StoreError, Tx};

struct Scratch {
    store: SqliteStore,
    folder: tempfile::TempDir,
}

fn scratch() -> Scratch {
    let folder = tempfile::tempdir().unwrap();
    Scratch { store: SqliteStore::open(&folder.path().join("t.db"), 2).unwrap(), folder }
}

fn put(tx: &mut Tx<'_>, code: i32) -> Result<(), StoreError> {
    let name = Text::parse(&format!("Loja {code}")).unwrap();
    tx.put(&Store { code: StoreCode::new(code).unwrap(), name, cnpj: None, is_active: true })
}

fn codes(store: &SqliteStore) -> Vec<i32> {
    let codes = store.read::<_, StoreError>(|reading| {
        let stores = reading.stores()?;
        Ok(stores.into_iter().map(|store| store.code.get()).collect())
    });
    codes.unwrap()
}

#[test]
fn what_was_acknowledged_is_there_after_a_restart() {
    let Scratch { store, folder } = scratch();
    store.write(|tx| put(tx, 1)).wait().unwrap();
    drop(store);
    let again = SqliteStore::open(&folder.path().join("t.db"), 1).unwrap();
    assert_eq!(codes(&again), [1]);
}

#[test]
fn a_request_that_fails_takes_back_all_of_itself_and_nothing_else() {
    let Scratch { store, folder: _folder } = scratch();
    let (release, gate) = channel::<()>();
    // The first request holds the writer until the others wait behind it, so that all share one transaction.
    let first = store.write(move |tx| {
        gate.recv().map_err(StoreError::unavailable)?;
        put(tx, 1)
    });
    let failing = store.write::<(), StoreError>(|tx| {
        put(tx, 2)?;
        Err(StoreError::Corrupt("on purpose".to_owned()))
    });
    let panicking = store.write::<(), StoreError>(|tx| {
        put(tx, 3)?;
        panic!("on purpose");
    });
    let last = store.write(|tx| put(tx, 4));
    release.send(()).unwrap();
    assert!(first.wait().is_ok() && last.wait().is_ok());
    assert!(matches!(failing.wait(), Err(StoreError::Corrupt(_))));
    assert!(matches!(panicking.wait(), Err(StoreError::Panicked)));
    assert_eq!(codes(&store), [1, 4]);
}

#[test]
fn a_refusal_of_the_engine_is_one_requests_own() {
    let Scratch { store, folder: _folder } = scratch();
    store.write(|tx| put(tx, 1)).wait().unwrap();
    let broken = store.write::<(), StoreError>(|tx| {
        put(tx, 2)?;
        tx.sql.batch("INSERT INTO store (code, name) VALUES (1, 'twice')")
    });
    assert!(matches!(broken.wait(), Err(StoreError::Conflict(_))));
    assert_eq!(codes(&store), [1]);
}

#[test]
fn readers_see_only_what_was_committed() {
    let Scratch { store, folder: _folder } = scratch();
    let (written, seen) = channel::<()>();
    let (release, gate) = channel::<()>();
    let pending = store.write(move |tx| {
        put(tx, 1)?;
        written.send(()).map_err(StoreError::unavailable)?;
        gate.recv().map_err(StoreError::unavailable)
    });
    seen.recv().unwrap();
    assert_eq!(codes(&store), Vec::<i32>::new(), "not yet committed");
    release.send(()).unwrap();
    pending.wait().unwrap();
    assert_eq!(codes(&store), [1]);
}

#[test]
fn readers_cannot_write_and_come_back_after_a_panic() {
    let Scratch { store, folder: _folder } = scratch();
    for _ in 0..3 {
        let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            store.read::<(), StoreError>(|_| panic!("on purpose"))
        }));
        assert!(result.is_err());
    }
    let written = store.read::<_, StoreError>(|reading| reading.sql.batch("DELETE FROM store"));
    assert!(matches!(written, Err(StoreError::Unavailable(_))));
    assert_eq!(codes(&store), Vec::<i32>::new());
}

#[test]
fn many_clients_share_commits() {
    let Scratch { store, folder: _folder } = scratch();
    let store = Arc::new(store);
    let n_done = Arc::new(AtomicUsize::new(0));
    let clients: Vec<_> = (0..64)
        .map(|client| {
            let (store, n_done) = (Arc::clone(&store), Arc::clone(&n_done));
            std::thread::spawn(move || {
                for request in 0..5 {
                    store.write(move |tx| put(tx, 1 + client * 5 + request)).wait().unwrap();
                    n_done.fetch_add(1, Ordering::Relaxed);
                }
            })
        })
        .collect();
    for client in clients {
        client.join().unwrap();
    }
    assert_eq!(n_done.load(Ordering::Relaxed), 320);
    assert_eq!(codes(&store), (1..=320).collect::<Vec<_>>());
}

#[test]
fn of_a_thousand_cancellations_one_is_a_change() {
    let Scratch { store, folder: _folder } = scratch();
    let code = store.write(one_benefit).wait().unwrap();
    let pending: Vec<_> = (0..1000).map(|_| store.write(move |tx| cancel_benefit(tx, code))).collect();
    let n_changes = pending.into_iter().map(|it| it.wait().unwrap()).filter(|it| *it).count();
    assert_eq!(n_changes, 1);
    let n_entries =
        store.read::<_, StoreError>(|reading| Ok(reading.history(Entity::Benefit, code.get())?.len())).unwrap();
    assert_eq!(n_entries, 2, "the first situation and the cancelled one");
}

#[test]
fn a_full_queue_is_told_at_once() {
    let Scratch { store, folder: _folder } = scratch();
    let (release, gate) = channel::<()>();
    let first = store.write(move |_| gate.recv().map_err(StoreError::unavailable));
    let waiting: Vec<_> = (0..5000).map(|_| store.write::<(), StoreError>(|_| Ok(()))).collect();
    release.send(()).unwrap();
    first.wait().unwrap();
    let n_refused = waiting.into_iter().map(super::Pending::wait).filter(Result::is_err).count();
    assert!((1..5000).contains(&n_refused), "{n_refused}");
}

#[test]
fn a_file_has_one_process() {
    let Scratch { store, folder } = scratch();
    let error = SqliteStore::open(&folder.path().join("t.db"), 1).unwrap_err();
    assert_eq!(error.to_string(), "the database cannot be used: another process has it open; stop that one first");
    drop(store);
    assert!(SqliteStore::open(&folder.path().join("t.db"), 1).is_ok());
}

#[test]
fn a_file_that_is_no_database_is_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("notes.txt");
    let text = "not a database ".repeat(100);
    std::fs::write(&path, &text).unwrap();
    assert!(SqliteStore::open(&path, 1).is_err());
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
    assert!(SqliteStore::open(&folder.path().join("missing/t.db"), 1).is_err());
}
