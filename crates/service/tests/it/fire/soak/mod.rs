//! A steady mixed load, under which nothing may grow.
//!
//! Callers of every kind go on at their pace, receivers are told of every move, and the real program is looked at every few
//! seconds. The test does so for a moment, and asserts that every call was answered and that nothing is left open; `cargo
//! xtask fire soak` goes on for half an hour and holds the end of it against its beginning.

mod callers;
mod receivers;
mod samples;
mod verdict;

use std::time::{Duration, Instant};

use super::orders;
use super::place::Place;
use super::things;
use crate::server::Running;
use crate::world::Home;
use callers::Callers;
use receivers::Receivers;
use samples::{Sample, Sampler};

/// How long the short form goes on, and how often it looks.
const MOMENT: Duration = Duration::from_secs(3);
const GLANCE: Duration = Duration::from_millis(500);

/// How long the same callers hurry before the long form looks: until the caches of the database are as full as they get, for
/// which their own pace takes ten minutes.
const RUSH: Duration = Duration::from_mins(2);

/// How often the long form looks.
const LOOK: Duration = Duration::from_secs(5);

/// Longest that it may take until everybody is told and everything is closed that was open for the load.
const PATIENCE: Duration = Duration::from_mins(1);

#[test]
#[ignore = "long"]
fn nothing_grows_under_a_steady_load_on_sqlite() {
    if let Some(home) = orders::sqlite() {
        campaign(home, "sqlite");
    }
}

#[test]
#[ignore = "long"]
fn nothing_grows_under_a_steady_load_on_postgresql() {
    if let Some(home) = orders::postgres() {
        campaign(home, "postgres");
    }
}

fn campaign(home: Home, engine: &str) {
    let (seed, is_long) = (orders::seed(), orders::end().is_some());
    let place = Place::new(home);
    eprintln!("soak: {}, seed {seed}", place.name());
    let running = Running::begin(place.program(), None);
    callers::crowd(&running);
    let n_descriptors = at_rest(&running);

    let receivers = Receivers::start();
    receivers.register(&things::client(running.operator()));
    let rush = Callers::begin_in_a_hurry(&running, seed);
    std::thread::sleep(if is_long { RUSH } else { GLANCE });
    let rush = rush.end();
    wait_until(|| place.n_waiting() == 0, "somebody is never told of the rush");

    let callers = Callers::begin(&running, seed.wrapping_add(1));
    let started = Instant::now();
    let (until, pause) = orders::end().map_or((started + MOMENT, GLANCE), |end| (end, LOOK));
    let mut sampler = Sampler::new(&running, &place, started);
    let mut samples: Vec<Sample> = Vec::new();
    while Instant::now() < until {
        std::thread::sleep(pause);
        samples.push(sampler.sample(&callers.take_times()));
    }
    let report = callers.end();
    wait_until(|| place.n_waiting() == 0, "somebody is never told");
    let n_told = receivers.end();
    // The server of a database keeps its connections, which are made when they are needed.
    let n_allowed = n_descriptors + place.n_pooled_descriptors();
    wait_until(|| samples::descriptors(&running) <= n_allowed, "descriptors stay open");

    let growth = verdict::growth(&samples, place.usual_wal_megabytes());
    eprintln!(
        "soak: {}, seed {seed}: {} calls in {} s after {} in a rush, {n_told} deliveries, {} samples, {} wrong answers; \
         grown {}",
        place.name(),
        report.n_calls,
        started.elapsed().as_secs(),
        rush.n_calls,
        samples.len(),
        rush.faults.len() + report.faults.len(),
        growth.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
    );
    if let Some(folder) = orders::samples() {
        let file = folder.join(format!("soak-{engine}.json"));
        std::fs::write(file, samples::written(report.n_calls, &growth, &samples)).unwrap();
    }
    assert_eq!([rush.faults, report.faults].concat(), Vec::<String>::new());
    assert!(report.n_calls > 0 && n_told > 0, "there was a load");
    if is_long {
        let grown: Vec<String> = growth.iter().filter(|it| !it.is_flat()).map(ToString::to_string).collect();
        assert_eq!(grown, Vec::<String>::new(), "it grew");
    }
}

/// How many descriptors the program has when nobody calls: as many as it had a moment before.
fn at_rest(running: &Running) -> usize {
    let mut n_before = samples::descriptors(running);
    loop {
        std::thread::sleep(Duration::from_millis(300));
        let n_now = samples::descriptors(running);
        if n_now == n_before {
            return n_now;
        }
        n_before = n_now;
    }
}

fn wait_until(is_so: impl Fn() -> bool, otherwise: &str) {
    let started = Instant::now();
    while !is_so() {
        assert!(started.elapsed() < PATIENCE, "{otherwise}");
        std::thread::sleep(Duration::from_millis(50));
    }
}
