//! A run: chaos, then peace, then every promise is checked.

use std::sync::Arc;
use std::time::Duration;

use domain::values::Moment;
use tokio::sync::Notify;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep};

use super::counts::Counts;
use super::outbox::TroubledOutbox;
use super::receivers::ModelTransport;
use super::rows::Rows;
use super::world::World;
use crate::clock::Clock;
use crate::dispatcher::{Dispatcher, Settings};

/// How long things go wrong.
const CHAOS: Duration = Duration::from_mins(20);

/// How long it may take after that until every delivery has ended: all ten attempts, and some.
const PEACE: Duration = Duration::from_hours(100);

/// Processes that share the work.
const N_PROCESSES: usize = 2;

/// Changes that are committed while things go wrong.
const N_CHANGES: u32 = 40;

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
    let in_2027 = Moment::from_micros(1_800_000_000_000_000).unwrap();
    let world = World::new(rows, &mut chance, Clock::running_from(in_2027));
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
    let dispatcher = Dispatcher::new(outbox, transport, world.clock.clone(), settings).woken_by(wake);
    tokio::spawn(async move { dispatcher.run(std::future::pending()).await })
}
