//! `kill -9` under load: what was acknowledged is there, whole, and told of.
//!
//! The real program is killed at random moments while writers save through the generated client and receivers take
//! triggers on sockets of their own, then started again on what it left behind. The test does it a few times;
//! `cargo xtask fire crash` as often as it is asked to, through the variables below. The seed decides what writers do and
//! when the program is killed; what the machine makes of that is its own affair.

mod ledger;
mod place;
mod receivers;
mod verdict;
mod writers;

use std::process::Stdio;
use std::time::Duration;

use benefits_client::Session;
use service::demo::{DEMO_PASSWORD, DEMO_USER};

use crate::server::Running;
use ledger::Ledger;
use place::Place;
use receivers::Receivers;

/// How many writers there are.
const N_WRITERS: usize = 64;

/// How often the program is killed where nobody says.
const N_KILLS: u32 = 3;

/// How long it lives at least and at most, once writers are at it.
const LIFE: std::ops::Range<u64> = 30..900;

#[test]
fn what_was_acknowledged_survives_kill_9_on_sqlite() {
    if is_chosen("sqlite") {
        campaign(&Place::sqlite());
    }
}

#[test]
fn what_was_acknowledged_survives_kill_9_on_postgresql() {
    if is_chosen("postgres")
        && let Some(place) = Place::postgres()
    {
        campaign(&place);
    }
}

fn is_chosen(engine: &str) -> bool {
    std::env::var("FIRE_ENGINE").map_or(true, |chosen| chosen == engine)
}

/// A number that a variable holds.
fn told(variable: &str, otherwise: u32) -> u32 {
    std::env::var(variable).map_or(otherwise, |number| number.parse().expect("a whole number"))
}

fn campaign(place: &Place) {
    let (n_kills, seed) = (told("FIRE_KILLS", N_KILLS), told("FIRE_SEED", 1));
    eprintln!("crash: {}, seed {seed}", place.name());
    let mut random = Random::new(seed);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let receivers = runtime.block_on(Receivers::start());
    let mut ledger = Ledger::default();
    let mut running = Running::begin(place.program(), Stdio::null());
    runtime.block_on(receivers.register(&running));
    for _ in 0..n_kills {
        let life = Duration::from_millis(LIFE.start + random.below(LIFE.end - LIFE.start));
        let seeds: Vec<u32> = (0..N_WRITERS).map(|_| random.next()).collect();
        runtime.block_on(async {
            let session = Session::builder(&format!("http://{}", running.address));
            let session = session.user(DEMO_USER).password(DEMO_PASSWORD).build().unwrap();
            // Who logs in waits for the hash of a password, and would spend a short life on it.
            session.listar_lojas().send().await.unwrap();
            let writers = writers::start(&session, &mut ledger, &seeds);
            tokio::time::sleep(life).await;
            running.child.kill().unwrap();
            running.child.wait().unwrap();
            ledger.pages = writers.await;
        });
        place.check();
        running = Running::begin(place.program(), Stdio::null());
        verdict::settle(&mut ledger, place, &receivers);
    }
    runtime.block_on(verdict::everything_is_told(place, &receivers));
    let counts = &ledger.counts;
    eprintln!(
        "crash: {}, seed {seed}: {n_kills} kills, {} writes acknowledged and there, {} unanswered of which {} are there, \
         {} changes told to {} receivers in {} calls, 0 violations",
        place.name(),
        counts.acknowledged,
        counts.unanswered,
        counts.unanswered_there,
        receivers.n_told(),
        receivers::N_RECEIVERS,
        receivers.n_calls(),
    );
    runtime.shutdown_background();
}

/// Numbers in no order, the same for the same seed.
struct Random(u64);

impl Random {
    fn new(seed: u32) -> Self {
        Self(u64::from(seed).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        u32::try_from(self.0 >> 32).expect("32 bits")
    }

    fn below(&mut self, bound: u64) -> u64 {
        u64::from(self.next()) % bound
    }
}
