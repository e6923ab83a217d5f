//! What outlives every process: the rows of the outbox, and what the receivers saw.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use domain::attendance::Entity;
use domain::values::{Moment, ReceiverCode};
use tokio::sync::Notify;

use super::counts::Counts;
use super::mood::Mood;
use super::rows::{Change, End, Row, Rows};
use crate::clock::Clock;
use crate::outbox::EntityKey;
use crate::schedule::MAX_ATTEMPTS;

const ENTITIES: [EntityKey; 3] = [
    EntityKey { kind: Entity::Event, code: 1 },
    EntityKey { kind: Entity::Event, code: 2 },
    EntityKey { kind: Entity::Benefit, code: 1 },
];

/// Waits between attempts, at least; written down again, from the contract and not from the code.
const WAITS: [u64; 9] = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];

fn receivers() -> [ReceiverCode; 3] {
    [1, 2, 3].map(|code| ReceiverCode::new(code).unwrap())
}

/// An attempt as the receiver's side saw it.
#[derive(Debug, Clone)]
pub(super) struct Seen {
    pub(super) id: String,
    pub(super) began: Moment,
    pub(super) body: Vec<u8>,
    pub(super) n_attempts: u32,
    pub(super) is_taken: bool,
}

pub(super) struct State {
    pub(super) rows: Box<dyn Rows>,
    pub(super) seen: Vec<Seen>,
    pub(super) moods: BTreeMap<ReceiverCode, Mood>,
    pub(super) is_calm: bool,
    changes: Vec<Change>,
    listeners: Vec<Arc<Notify>>,
}

pub(super) struct World {
    pub(super) clock: Clock,
    /// Never well again, even when all else is.
    lost: Option<ReceiverCode>,
    state: Mutex<State>,
}

impl World {
    pub(super) fn new(rows: impl Rows, chance: &mut fastrand::Rng, clock: Clock) -> Arc<World> {
        let moods = receivers().into_iter().map(|receiver| (receiver, Mood::any(chance))).collect();
        let lost = (chance.u8(..4) == 0).then(|| receivers()[chance.usize(..3)]);
        let state = State {
            rows: Box::new(rows),
            seen: Vec::new(),
            moods,
            is_calm: false,
            changes: Vec::new(),
            listeners: Vec::new(),
        };
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
        let entity = ENTITIES[chance.usize(..ENTITIES.len())];
        let mut state = self.state();
        let history = 1 + i32::try_from(state.changes.len()).unwrap();
        let change =
            Change { entity, history, body: format!("{}/{} {history}", entity.kind.path(), entity.code).into_bytes() };
        state.rows.commit(&receivers(), &change, now);
        state.changes.push(change);
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
        self.waiting().is_empty()
    }

    pub(super) fn waiting(&self) -> Vec<Row> {
        self.state().rows.all().into_values().filter(|row| row.end.is_none()).collect()
    }

    /// Every promise, held against what was seen.
    pub(super) fn check(&self, seed: u64) {
        let mut state = self.state();
        let rows = state.rows.all();
        check_commits(seed, &state.changes, &rows);
        let mut last_first: BTreeMap<(ReceiverCode, EntityKey), i32> = BTreeMap::new();
        let mut last_attempt: BTreeMap<&str, (u32, Moment)> = BTreeMap::new();
        for seen in &state.seen {
            let row = rows.get(&seen.id).unwrap_or_else(|| panic!("seed {seed}: {} was never committed", seen.id));
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
        for (id, row) in &rows {
            let is_taken = state.seen.iter().any(|seen| seen.id == *id && seen.is_taken);
            match row.end {
                Some(End::Delivered) => assert!(is_taken, "seed {seed}: {id} counts as delivered and was not"),
                Some(End::Dead) => assert_eq!(row.n_attempts, MAX_ATTEMPTS, "seed {seed}: {id} was given up early"),
                None => panic!("seed {seed}: {id} never ended"),
            }
        }
    }

    pub(super) fn counts(&self) -> Counts {
        let mut state = self.state();
        let rows = state.rows.all();
        let mut taken = BTreeMap::new();
        let n_repeated = state.seen.iter().filter(|seen| taken.insert(&seen.id, seen.is_taken) == Some(true)).count();
        Counts {
            n_deliveries: rows.len() as u64,
            n_attempts: state.seen.len() as u64,
            n_repeated: n_repeated as u64,
            n_dead: rows.values().filter(|row| row.end == Some(End::Dead)).count() as u64,
            n_killed: 0,
        }
    }
}

/// Each receiver has each change once, and nothing else.
fn check_commits(seed: u64, changes: &[Change], rows: &BTreeMap<String, Row>) {
    let mut told: Vec<_> = rows.values().map(|row| (row.history, row.receiver, row.entity, &row.body)).collect();
    told.sort_unstable();
    let expected: Vec<_> = changes
        .iter()
        .flat_map(|change| receivers().map(|receiver| (change.history, receiver, change.entity, &change.body)))
        .collect();
    assert_eq!(told, expected, "seed {seed}: what was committed is not what waited");
}
