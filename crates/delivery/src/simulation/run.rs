//! A world in which everything fails: processes die anywhere, receivers flap, hang and lose answers, the store refuses.
//!
//! Time is tokio's, paused: it jumps to whatever happens next, so that three days take milliseconds. Everything that is
//! left to chance comes from one seed, which repeats the run.

#![allow(clippy::unwrap_used, reason = "what fails here fails a test")]

mod model;
mod outbox;
mod receivers;
mod rows;
mod world;

pub use model::ModelRows;
pub use rows::{Change, End, Row, Rows};

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Notify;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep};

use crate::{Clock, Dispatcher, Settings, Timestamp};
use outbox::TroubledOutbox;
use receivers::ModelTransport;
use world::World;

/// How long things go wrong.
const CHAOS: Duration = Duration::from_mins(20);

/// How long it may take after that until every delivery has ended: all ten attempts, and some.
const PEACE: Duration = Duration::from_hours(100);

/// Processes that share the work.
const N_PROCESSES: usize = 2;

/// Changes that are committed while things go wrong.
const N_CHANGES: u32 = 40;

/// What happened in a run.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
#[allow(clippy::struct_field_names, reason = "counts begin with n_ everywhere")]
pub struct Counts {
    /// Deliveries that were committed.
    pub n_deliveries: u64,
    /// Attempts that receivers saw.
    pub n_attempts: u64,
    /// Attempts of what a receiver had taken already.
    pub n_repeated: u64,
    /// Deliveries that were given up.
    pub n_dead: u64,
    /// Processes that were killed.
    pub n_killed: u64,
}

impl Counts {
    /// Adds those of another run.
    pub fn add(&mut self, other: &Counts) {
        self.n_deliveries += other.n_deliveries;
        self.n_attempts += other.n_attempts;
        self.n_repeated += other.n_repeated;
        self.n_dead += other.n_dead;
        self.n_killed += other.n_killed;
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Counts { n_deliveries, n_attempts, n_repeated, n_dead, n_killed } = self;
        write!(
            formatter,
            "{n_deliveries} deliveries, {n_attempts} attempts, {n_repeated} repetitions, {n_dead} dead, {n_killed} kills"
        )
    }
}

/// The simulation's clock: tokio's, counted from a day in 2026.
#[derive(Clone, Copy)]
pub(crate) struct ModelClock {
    began: Instant,
}

impl Clock for ModelClock {
    fn now(&self) -> Timestamp {
        Timestamp(1_800_000_000_000_000).after(self.began.elapsed())
    }

    async fn sleep_until(&self, moment: Timestamp) {
        sleep(moment.since(self.now())).await;
    }
}

/// Runs a seed over a store that is empty and knows receivers 1 to 3, and checks every promise.
///
/// # Panics
///
/// Panics when a promise is broken, with the seed that repeats it.
pub fn run(seed: u64, rows: impl Rows) -> Counts {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build().unwrap();
    runtime.block_on(live(seed, rows))
}

async fn live(seed: u64, rows: impl Rows) -> Counts {
    let mut chance = fastrand::Rng::with_seed(seed);
    let clock = ModelClock { began: Instant::now() };
    let world = World::new(rows, &mut chance, clock);
    let mut processes: Vec<JoinHandle<()>> = (0..N_PROCESSES).map(|_| start(&world, chance.u64(..))).collect();
    let mut n_killed = 0;

    let end = Instant::now() + CHAOS;
    let mut n_changes = 0;
    while Instant::now() < end || n_changes < N_CHANGES {
        sleep(Duration::from_millis(chance.u64(1..30_000))).await;
        match chance.u8(..10) {
            0..=5 if n_changes < N_CHANGES => {
                world.commit(&mut chance);
                n_changes += 1;
            }
            6..=8 => {
                // Dropped wherever it stands, with all that it has under way: as by kill -9.
                let victim = chance.usize(..processes.len());
                processes[victim].abort();
                processes[victim] = start(&world, chance.u64(..));
                n_killed += 1;
            }
            _ => world.change_moods(&mut chance),
        }
    }
    world.calm_down();
    let deadline = Instant::now() + PEACE;
    while !world.is_done() {
        assert!(Instant::now() < deadline, "seed {seed}: some deliveries never end: {:?}", world.waiting());
        sleep(Duration::from_mins(10)).await;
    }
    world.check(seed);
    Counts { n_killed, ..world.counts() }
}

/// Starts a process that delivers until it is killed.
fn start(world: &Arc<World>, seed: u64) -> JoinHandle<()> {
    let settings = Settings {
        max_attempts_at_once: 8,
        max_per_receiver: 3,
        // The days after the chaos are long, and nothing commits in them.
        poll: Duration::from_mins(10),
        seed,
        ..Settings::default()
    };
    let (outbox, transport) = (TroubledOutbox::new(world, seed), ModelTransport::new(world, seed));
    let wake = Arc::new(Notify::new());
    world.listen(Arc::clone(&wake));
    let dispatcher = Dispatcher::new(outbox, transport, world.clock, settings).woken_by(wake);
    tokio::spawn(async move { dispatcher.run(std::future::pending()).await })
}
