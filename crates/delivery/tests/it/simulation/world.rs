//! What outlives every process: the rows of the outbox, and what the receivers saw.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use delivery::{Clock, EntityKey, MAX_ATTEMPTS, ReceiverCode, Timestamp};
use tokio::sync::Notify;

use super::receivers::Mood;
use super::{Counts, ModelClock};

const N_RECEIVERS: i32 = 3;
const ENTITIES: [EntityKey; 3] = [
    EntityKey { path: "/evento", code: 1 },
    EntityKey { path: "/evento", code: 2 },
    EntityKey { path: "/beneficio", code: 1 },
];

/// Waits between attempts, at least; written down again, from the contract and not from the code.
const WAITS: [u64; 9] = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];

/// A row of the outbox.
#[derive(Debug, Clone)]
pub(super) struct Row {
    pub(super) receiver: ReceiverCode,
    pub(super) entity: EntityKey,
    pub(super) history: i32,
    pub(super) body: Vec<u8>,
    pub(super) n_attempts: u32,
    pub(super) due: Timestamp,
    pub(super) leased_until: Option<Timestamp>,
    pub(super) end: Option<End>,
}

/// How a delivery ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    Delivered,
    Dead,
}

/// An attempt as the receiver's side saw it.
#[derive(Debug, Clone)]
pub(super) struct Seen {
    pub(super) id: String,
    pub(super) began: Timestamp,
    pub(super) body: Vec<u8>,
    pub(super) n_attempts: u32,
    pub(super) is_taken: bool,
}

pub(super) struct State {
    pub(super) rows: BTreeMap<String, Row>,
    pub(super) seen: Vec<Seen>,
    pub(super) moods: BTreeMap<ReceiverCode, Mood>,
    pub(super) is_calm: bool,
    history: i32,
    listeners: Vec<Arc<Notify>>,
}

pub(super) struct World {
    pub(super) clock: ModelClock,
    /// Never well again, even when all else is.
    lost: Option<ReceiverCode>,
    state: Mutex<State>,
}

impl World {
    pub(super) fn new(chance: &mut fastrand::Rng, clock: ModelClock) -> Arc<World> {
        let moods = (1..=N_RECEIVERS).map(|code| (ReceiverCode(code), Mood::any(chance))).collect();
        let lost = (chance.u8(..4) == 0).then(|| ReceiverCode(chance.i32(1..=N_RECEIVERS)));
        let state =
            State { rows: BTreeMap::new(), seen: Vec::new(), moods, is_calm: false, history: 0, listeners: Vec::new() };
        Arc::new(World { clock, lost, state: Mutex::new(state) })
    }

    pub(super) fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap()
    }

    /// A process wants to be told of commits.
    pub(super) fn listen(&self, wake: Arc<Notify>) {
        self.state().listeners.push(wake);
    }

    /// A change of situation is committed, with a row for every receiver.
    pub(super) fn commit(&self, chance: &mut fastrand::Rng) {
        let now = self.clock.now();
        let mut state = self.state();
        state.history += 1;
        let history = state.history;
        let entity = ENTITIES[chance.usize(..ENTITIES.len())];
        for code in 1..=N_RECEIVERS {
            let row = Row {
                receiver: ReceiverCode(code),
                entity,
                history,
                body: format!("{}/{} {history}", entity.path, entity.code).into_bytes(),
                n_attempts: 0,
                due: now,
                leased_until: None,
                end: None,
            };
            state.rows.insert(format!("{history:06}-{code}"), row);
        }
        // Some who commit are other processes, and tell nobody.
        if chance.bool() {
            state.listeners.iter().for_each(|wake| wake.notify_one());
        }
    }

    pub(super) fn change_moods(&self, chance: &mut fastrand::Rng) {
        let mut state = self.state();
        for mood in state.moods.values_mut() {
            *mood = Mood::any(chance);
        }
    }

    /// Nothing goes wrong any more, but for the receiver that is lost.
    pub(super) fn calm_down(&self) {
        let mut state = self.state();
        state.is_calm = true;
        for (receiver, mood) in &mut state.moods {
            *mood = if Some(*receiver) == self.lost { Mood::Failing } else { Mood::Well };
        }
    }

    pub(super) fn is_done(&self) -> bool {
        self.state().rows.values().all(|row| row.end.is_some())
    }

    pub(super) fn waiting(&self) -> Vec<Row> {
        self.state().rows.values().filter(|row| row.end.is_none()).cloned().collect()
    }

    /// Every promise, held against what was seen.
    pub(super) fn check(&self, seed: u64) {
        let state = self.state();
        let mut last_first: BTreeMap<(ReceiverCode, EntityKey), i32> = BTreeMap::new();
        let mut last_attempt: BTreeMap<&str, (u32, Timestamp)> = BTreeMap::new();
        for seen in &state.seen {
            let row =
                state.rows.get(&seen.id).unwrap_or_else(|| panic!("seed {seed}: {} was never committed", seen.id));
            assert_eq!(seen.body, row.body, "seed {seed}: {} changed on the way", seen.id);
            assert!(seen.n_attempts < MAX_ATTEMPTS, "seed {seed}: {} was tried too often", seen.id);
            if seen.n_attempts == 0 {
                let last = last_first.entry((row.receiver, row.entity)).or_insert(row.history);
                assert!(*last <= row.history, "seed {seed}: {} came first after {last}", seen.id);
                *last = row.history;
            }
            if let Some((n_before, began)) = last_attempt.insert(&seen.id, (seen.n_attempts, seen.began))
                && seen.n_attempts > n_before
            {
                let wait = Duration::from_secs(WAITS[n_before as usize]);
                assert!(seen.began >= began.after(wait), "seed {seed}: {} was early", seen.id);
            }
        }
        for (id, row) in &state.rows {
            let is_taken = state.seen.iter().any(|seen| seen.id == *id && seen.is_taken);
            match row.end {
                Some(End::Delivered) => assert!(is_taken, "seed {seed}: {id} counts as delivered and was not"),
                Some(End::Dead) => assert_eq!(row.n_attempts, MAX_ATTEMPTS, "seed {seed}: {id} was given up early"),
                None => panic!("seed {seed}: {id} never ended"),
            }
        }
    }

    pub(super) fn counts(&self) -> Counts {
        let state = self.state();
        let mut taken = BTreeMap::new();
        let n_repeated = state.seen.iter().filter(|seen| taken.insert(&seen.id, seen.is_taken) == Some(true)).count();
        Counts {
            n_deliveries: state.rows.len() as u64,
            n_attempts: state.seen.len() as u64,
            n_repeated: n_repeated as u64,
            n_dead: state.rows.values().filter(|row| row.end == Some(End::Dead)).count() as u64,
            n_killed: 0,
        }
    }
}
