//! How the program is at a moment, and how that is written down.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::super::place::Place;
use super::verdict::Growth;
use crate::server::Running;

/// The program at a moment.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sample {
    pub(super) minutes: f64,
    pub(super) resident_megabytes: f64,
    pub(super) descriptors: f64,
    pub(super) wal_megabytes: f64,
    /// Of the calls since the sample before.
    pub(super) p50_milliseconds: f64,
    pub(super) p99_milliseconds: f64,
    /// Deliveries that wait.
    pub(super) backlog: f64,
}

/// Looks at a program.
pub(super) struct Sampler<'r> {
    running: &'r Running,
    place: &'r Place,
    started: Instant,
    /// The last percentiles: a moment without a call tells nothing.
    latency: [f64; 2],
}

impl<'r> Sampler<'r> {
    pub(super) fn new(running: &'r Running, place: &'r Place, started: Instant) -> Self {
        Self { running, place, started, latency: [0.0; 2] }
    }

    /// Looks at it; calls have taken so long since the last look.
    pub(super) fn sample(&mut self, times: &[Duration]) -> Sample {
        if !times.is_empty() {
            self.latency = [0.5, 0.99].map(|share| percentile(times, share));
        }
        let [p50_milliseconds, p99_milliseconds] = self.latency;
        Sample {
            minutes: self.started.elapsed().as_secs_f64() / 60.0,
            resident_megabytes: resident_megabytes(self.running),
            descriptors: number(descriptors(self.running)),
            wal_megabytes: self.place.wal_megabytes(),
            p50_milliseconds,
            p99_milliseconds,
            backlog: number(self.place.n_waiting()),
        }
    }
}

/// How many descriptors the program has open.
pub(super) fn descriptors(running: &Running) -> usize {
    std::fs::read_dir(format!("/proc/{}/fd", running.child.id())).unwrap().count()
}

fn resident_megabytes(running: &Running) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", running.child.id())).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    let kibibytes: f64 = line.trim().trim_end_matches(" kB").parse().unwrap();
    kibibytes * 1.024 / 1e3
}

/// The time within which such a share of calls was answered, in milliseconds.
fn percentile(times: &[Duration], share: f64) -> f64 {
    let mut times = times.to_vec();
    times.sort_unstable();
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "few calls, and a share of them")]
    let idx = ((number(times.len()) * share) as usize).min(times.len() - 1);
    times[idx].as_secs_f64() * 1e3
}

fn number(count: usize) -> f64 {
    f64::from(u32::try_from(count).expect("few"))
}

/// What `cargo xtask fire soak --record` reads.
pub(super) fn written(n_calls: u32, growth: &[Growth], samples: &[Sample]) -> String {
    let values = |of: fn(&Sample) -> f64| -> Vec<f64> { samples.iter().map(of).map(rounded).collect() };
    let growth: Vec<Value> =
        growth.iter().map(|it| json!({ "what": it.what, "measured": it.measured, "goal": it.goal })).collect();
    let written = json!({
        "n_calls": n_calls,
        "growth": growth,
        "series": {
            "minutes": values(|it| it.minutes),
            "resident_megabytes": values(|it| it.resident_megabytes),
            "descriptors": values(|it| it.descriptors),
            "wal_megabytes": values(|it| it.wal_megabytes),
            "p50_milliseconds": values(|it| it.p50_milliseconds),
            "p99_milliseconds": values(|it| it.p99_milliseconds),
            "backlog": values(|it| it.backlog),
        },
    });
    written.to_string()
}

/// With as many digits as a plot can show.
fn rounded(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}
