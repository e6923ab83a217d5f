//! Processes that share one outbox: none loses a delivery, none takes another's, and order holds.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;
use std::time::Duration;

use delivery::{Claim, Delivery, Failure, Outcome, Recorded};
use domain::attendance::Entity;
use domain::testing::now;

use super::conforms::Scratch;
use super::database::PostgresStore;
use crate::error::StoreError;
use domain::history::HistoryCode;

const N_CHANGES: i32 = 150;
const N_RECEIVERS: usize = 2;

/// What all processes have seen.
#[derive(Debug, Default)]
struct Seen {
    /// What is under way.
    claimed: BTreeSet<String>,
    /// First attempts, in their order: the receiver, the entity, the entry of its history.
    first: Vec<(i32, i32, i32)>,
    n_delivered: usize,
}

#[test]
fn what_two_processes_share_is_delivered_once_and_in_order() {
    let Some(scratch) = Scratch::new() else { return };
    let stores = [scratch.open(4), scratch.open(4)];
    stores[0]
        .write::<_, StoreError>(|tx| {
            tx.sql.batch(
                "INSERT INTO receiver (code, name, url, registered, version, is_active) VALUES \
                 (1, 'a', 'https://a.example', 1, 1, 1), (2, 'b', 'https://b.example', 1, 1, 1); \
                 INSERT INTO receiver_entity (receiver, entity) VALUES (1, 'evento'), (2, 'evento')",
            )
        })
        .unwrap();
    let seen = Mutex::new(Seen::default());
    std::thread::scope(|scope| {
        scope.spawn(|| move_events(&stores[0]));
        for process in 0..4 {
            let (store, seen) = (&stores[process % 2], &seen);
            scope.spawn(move || deliver(store, seen));
        }
    });
    let Seen { claimed, first, n_delivered } = seen.into_inner().unwrap();
    assert_eq!((claimed.len(), n_delivered), (0, N_RECEIVERS * N_CHANGES as usize));
    for receiver in 1..=2 {
        for event in 0..3 {
            let of_it = first.iter().filter(|(to, about, _)| (*to, *about) == (receiver, event + 1));
            let histories: Vec<i32> = of_it.map(|(_, _, history)| *history).collect();
            assert!(histories.is_sorted(), "receiver {receiver}, event {}: {histories:?}", event + 1);
            assert_eq!(histories.len(), N_CHANGES as usize / 3, "each has one first attempt");
        }
    }
}

/// Moves three events in turn.
fn move_events(store: &PostgresStore) {
    for history in 1..=N_CHANGES {
        let code = HistoryCode::new(history).unwrap();
        store.write::<_, StoreError>(|tx| tx.enqueue(Entity::Event, 1 + history % 3, code, b"{}", now())).unwrap();
    }
}

/// Claims and records until everything is delivered.
fn deliver(store: &PostgresStore, seen: &Mutex<Seen>) {
    let at = now();
    // Nobody dies here, so no lease may end.
    let claim = Claim {
        now: at.after(Duration::from_secs(1)),
        leased_until: at.after(Duration::from_hours(1)),
        limit: 3,
        room: 2,
        exceptions: BTreeMap::new(),
    };
    while seen.lock().unwrap().n_delivered < N_RECEIVERS * N_CHANGES as usize {
        let claimed = store.write_locking::<_, StoreError>(|tx| tx.claim_deliveries(&claim)).unwrap();
        for Delivery { id, receiver, entity, history, n_attempts, leased_until, .. } in claimed {
            {
                let mut seen = seen.lock().unwrap();
                assert!(seen.claimed.insert(id.clone()), "{id} was claimed twice");
                if n_attempts == 0 {
                    seen.first.push((receiver.get(), entity.code, history));
                }
            }
            let is_delivered = i64::from(n_attempts) >= i64::from(history % 3);
            let outcome =
                if is_delivered { Outcome::Delivered(204) } else { Outcome::Again(Failure::Refused, Duration::ZERO) };
            seen.lock().unwrap().claimed.remove(&id);
            let recorded = Recorded { id, leased_until, began: at, ended: at, outcome, excerpt: None };
            store.write_locking::<_, StoreError>(|tx| tx.record_attempts(std::slice::from_ref(&recorded))).unwrap();
            seen.lock().unwrap().n_delivered += usize::from(is_delivered);
        }
    }
}
