//! The dispatcher over a database in a file: woken by commits, dropped anywhere.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use delivery::{
    Answer, Claim, Delivery, Dispatcher, EntityKey, Outbox, Outcome, Recorded, Reply, Settings, Transport,
    TransportError,
};
use domain::attendance::Entity;
use domain::history::HistoryCode;
use domain::receivers::NewReceiver;
use domain::values::{Moment, Text};
use store::sqlite::SqliteStore;
use store::{Clock, Database, StoreError};
use tempfile::TempDir;
use tokio::sync::{Notify, oneshot};

use super::{Dispatch, Figures, StoredOutbox};

/// A receiver that takes everything, and remembers it.
#[derive(Debug, Default)]
struct Taker {
    taken: Mutex<Vec<(EntityKey, i32, Vec<u8>)>>,
    one_more: Notify,
}

impl Transport for Taker {
    async fn send(&self, delivery: &Delivery) -> Result<Answer, TransportError> {
        let Delivery { entity, history, body, .. } = delivery.clone();
        self.taken.lock().unwrap().push((entity, history, body));
        self.one_more.notify_one();
        // Somewhere to be dropped.
        tokio::time::sleep(Duration::from_millis(1)).await;
        Ok(Answer::Status(Reply::bare(204)))
    }
}

/// A database with a receiver of events.
async fn database() -> (TempDir, Database) {
    let folder = tempfile::tempdir().unwrap();
    let database: Database = SqliteStore::open(&folder.path().join("t.db"), 2).unwrap().into();
    let add = database.write::<_, StoreError>(|tx| {
        let new = NewReceiver {
            name: Text::parse("Painel").unwrap(),
            url: Text::parse("https://painel.example").unwrap(),
            entities: vec![Entity::Event],
            stores: Vec::new(),
            note: None,
            is_active: true,
        };
        let receiver = new.registered(tx.next_receiver()?, Clock::system().now());
        tx.add_receiver(&receiver, b"sealed")
    });
    add.await.unwrap();
    (folder, database)
}

/// An event moves.
async fn moved(database: &Database, event: i32, history: i32, now: Moment) {
    let code = HistoryCode::new(history).unwrap();
    let body = format!("move {history}").into_bytes();
    let change = move |tx: &mut store::Tx<'_>| tx.enqueue(Entity::Event, event, code, &body, now);
    assert_eq!(database.write::<_, StoreError>(change).await.unwrap(), 1);
}

/// How many deliveries wait, and how many are dead.
async fn waiting(database: &Database) -> (u64, u64) {
    let look = database.read(|reading| reading.outbox_state().map(|state| (state.n_pending, state.n_dead)));
    look.await.unwrap()
}

#[tokio::test]
async fn what_is_committed_is_delivered_and_recorded_before_it_stops() {
    let (_folder, database) = database().await;
    let (taker, figures) = (Arc::new(Taker::default()), Arc::new(Figures::default()));
    let (stop, stopped) = oneshot::channel::<()>();
    let month = Duration::from_hours(30 * 24);
    let (transport, counted) = (Arc::clone(&taker), Arc::clone(&figures));
    let stopped = async { stopped.await.unwrap() };
    let dispatch = Dispatch::start(database.clone(), Clock::system(), transport, counted, month, stopped).unwrap();
    moved(&database, 7, 1, Clock::system().now()).await;
    taker.one_more.notified().await;
    stop.send(()).unwrap();
    dispatch.ended().await;
    assert_eq!(waiting(&database).await, (0, 0));
    assert_eq!(taker.taken.lock().unwrap().len(), 1);
    assert_eq!(figures.is_alive(), Some(true));
    let text = figures.render();
    assert!(text.contains("benefits_trigger_attempts_total{outcome=\"delivered\"} 1\n"), "{text}");
}

#[tokio::test]
async fn a_dispatcher_that_is_dropped_anywhere_loses_nothing() {
    const N_CHANGES: i32 = 60;
    let (_folder, database) = database().await;
    let taker = Arc::new(Taker::default());
    let start = || {
        // Leases that end soon: whoever comes after need not wait for those of the dead.
        let short = Duration::from_millis(100);
        let settings = Settings { timeout: short, grace: short, poll: short, ..Settings::default() };
        let outbox = StoredOutbox::new(database.clone(), Arc::default());
        let dispatcher = Dispatcher::new(outbox, Arc::clone(&taker), Clock::system(), settings);
        let dispatcher = dispatcher.woken_by(database.due());
        tokio::spawn(async move { dispatcher.run(std::future::pending()).await })
    };
    let mut running = start();
    for history in 1..=N_CHANGES {
        moved(&database, history % 3, history, Clock::system().now()).await;
        if history % 4 == 0 {
            taker.one_more.notified().await;
            running.abort();
            running = start();
        }
    }
    while waiting(&database).await != (0, 0) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    running.abort();
    let taken = taker.taken.lock().unwrap();
    let mut first: BTreeMap<i32, (usize, EntityKey)> = BTreeMap::new();
    for (idx, (entity, history, body)) in taken.iter().enumerate() {
        assert_eq!(*body, format!("move {history}").into_bytes());
        first.entry(*history).or_insert((idx, *entity));
    }
    assert_eq!(first.keys().copied().collect::<Vec<_>>(), (1..=N_CHANGES).collect::<Vec<_>>());
    for event in 0..3 {
        let places = first.values().filter(|(_, entity)| entity.code == event).map(|(idx, _)| *idx);
        assert!(places.is_sorted(), "changes of event {event} came in another order: {taken:?}");
    }
}

#[tokio::test]
async fn a_delivery_that_cannot_be_read_keeps_no_other_from_being_recorded_or_claimed() {
    let (folder, database) = database().await;
    let outbox = StoredOutbox::new(database.clone(), Arc::default());
    let now = Clock::system().now();
    let claim = || Claim {
        now,
        leased_until: now.after(Duration::from_micros(1)),
        limit: 10,
        room: 10,
        exceptions: BTreeMap::new(),
    };
    moved(&database, 1, 1, Clock::system().now()).await;
    moved(&database, 2, 2, Clock::system().now()).await;
    let later = Claim { now: Clock::system().now(), ..claim() };
    let claimed = outbox.claim(later).await.unwrap();
    assert_eq!(claimed.len(), 2);
    moved(&database, 3, 3, Clock::system().now()).await;
    let spoiling = rusqlite::Connection::open(folder.path().join("t.db")).unwrap();
    spoiling.execute("UPDATE delivery SET state = '?' WHERE history = 1", []).unwrap();
    let record = |delivery: Delivery| Recorded {
        id: delivery.id,
        leased_until: delivery.leased_until,
        began: now,
        ended: now,
        outcome: Outcome::Delivered(204),
        excerpt: None,
    };
    let all = claimed.into_iter().map(record).collect();
    let (recorded, claimed) = outbox.record_and_claim(all, Claim { now: Clock::system().now(), ..claim() }).await;
    assert!(recorded.is_err(), "one was not");
    let histories: Vec<i32> = claimed.unwrap().iter().map(|delivery| delivery.history).collect();
    assert!(histories.contains(&3) && !histories.contains(&2), "{histories:?}");
    let delivered: i64 =
        spoiling.query_row("SELECT COUNT(*) FROM delivery WHERE state = 'ENTREGUE'", [], |row| row.get(0)).unwrap();
    assert_eq!(delivered, 1);
}
