//! Callers who mean ill, and others meanwhile: every call of theirs is answered rightly, and soon.
//!
//! The real program meets one kind of hostile connection after the other, while honest callers go on. The test gives each
//! kind a moment and asserts that answers are right; `cargo xtask fire http` goes on for minutes and also compares how
//! long honest callers wait with how long they wait when it is quiet. Hostile connections come at a bounded rate: who
//! floods a machine with more than it can take wins, whatever the program does.

mod attack;
mod bombs;
mod callers;
mod frames;
mod requests;
mod smuggling;

use std::collections::BTreeMap;
use std::path::Path;
use std::time::{Duration, Instant};

use super::orders;
use super::random::Random;
use crate::server::{Running, program_after};
use crate::world::{Request, ask};
use attack::{Kind, attack};
use callers::{Callers, Phase};

/// How long each kind has the program to itself: in the short form, and in the long one.
const MOMENT: Duration = Duration::from_millis(300);
const WHILE: Duration = Duration::from_secs(3);

/// How much slower honest callers may become.
const MAX_SLOWER: f64 = 3.0;

/// Most memory that the program may ever have held, in KiB.
const MAX_MEMORY: u64 = 512 * 1024;

/// Longest that the program may take to forget hostile connections; its own limits are much shorter.
const PATIENCE: Duration = Duration::from_secs(30);

/// Descriptors that the program has: more than any kind of attack needs but a crowd.
const DESCRIPTORS: &str = "ulimit -n 220";

#[test]
#[ignore = "long"]
fn hostile_callers_are_nobody_elses_concern() {
    let Some(home) = orders::sqlite() else { return };
    let (seed, end) = (orders::seed(), orders::end());
    eprintln!("http, seed {seed}");
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let mut command = program_after(DESCRIPTORS, folder.path());
    command.args(["serve", "--demo", "--listen", "127.0.0.1:0", "--operator-listen", "127.0.0.1:0"]);
    command.args(["--header-timeout", "2", "--body-timeout", "2", "--idle-timeout", "3"]);
    command.env("BENEFITS_DATABASE", home.address());
    let running = Running::begin(command, std::fs::File::create(&log).unwrap());

    let mut callers = Callers::begin(running.address);
    let n_descriptors = descriptors(&running);
    let mut siege = Siege::new(&running, Random::new(seed), callers.token().to_owned());
    let length = if end.is_some() { WHILE } else { MOMENT };
    loop {
        for kind in Kind::ALL {
            // Beside every other one, since what else the machine does changes with time.
            callers.enter(Phase::Quiet);
            std::thread::sleep(length / 2);
            callers.enter(Phase::Under(kind));
            siege.press(kind, length);
        }
        if end.is_none_or(|end| Instant::now() >= end) {
            break;
        }
    }
    let report = callers.end();
    siege.violations.extend(report.violations.iter().cloned());
    siege.violations.extend(program_is_well(&running, &log, n_descriptors));
    let medians = report.slower(0.5);
    let (median, tail) = (medians.values().copied().fold(0.0, f64::max), report.slower_altogether(0.99));
    if end.is_some() {
        let slow = medians.iter().filter(|(_, times)| **times > MAX_SLOWER);
        siege.violations.extend(slow.map(|(kind, times)| format!("others waited {times:.1}× as long under {kind:?}")));
    }
    eprintln!(
        "http, seed {seed}: {} hostile connections of {} kinds, {} calls meanwhile, median {median:.1}× at worst, \
         99th percentile {tail:.1}×, {} MiB of memory at most, {} violations",
        siege.n_connections.values().sum::<usize>(),
        siege.n_connections.len(),
        report.n_meanwhile(),
        peak_memory(&running) / 1024,
        siege.violations.len(),
    );
    for (kind, n_connections) in &siege.n_connections {
        eprintln!("  {kind:?}: {n_connections} connections, median {:.1}×", medians.get(kind).unwrap_or(&1.0));
    }
    assert_eq!(siege.violations, Vec::<String>::new());
}

/// Those who mean ill, all together.
struct Siege<'r> {
    running: &'r Running,
    runtime: tokio::runtime::Runtime,
    random: Random,
    token: String,
    n_connections: BTreeMap<Kind, usize>,
    violations: Vec<String>,
}

impl<'r> Siege<'r> {
    fn new(running: &'r Running, random: Random, token: String) -> Self {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
        Self { running, runtime, random, token, n_connections: BTreeMap::new(), violations: Vec::new() }
    }

    /// Lets one kind try for so long.
    fn press(&mut self, kind: Kind, length: Duration) {
        let until = tokio::time::Instant::now() + length;
        let attackers: Vec<_> = (0..kind.n_attackers())
            .map(|_| {
                let random = Random::new(self.random.next());
                self.runtime.spawn(attack(kind, self.running.address, self.token.clone(), random, until))
            })
            .collect();
        for attacker in attackers {
            let (n_connections, violations) = self.runtime.block_on(attacker).expect("no attacker panics");
            *self.n_connections.entry(kind).or_default() += n_connections;
            self.violations.extend(violations);
        }
    }
}

fn descriptors(running: &Running) -> usize {
    std::fs::read_dir(format!("/proc/{}/fd", running.child.id())).unwrap().count()
}

/// The most memory that the program has held, in KiB.
fn peak_memory(running: &Running) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", running.child.id())).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    line.trim().trim_end_matches(" kB").parse().unwrap()
}

/// What the siege did to the program that it should not have: nothing.
fn program_is_well(running: &Running, log: &Path, n_descriptors: usize) -> Vec<String> {
    let started = Instant::now();
    while descriptors(running) > n_descriptors && started.elapsed() < PATIENCE {
        std::thread::sleep(Duration::from_millis(50));
    }
    let mut faults = Vec::new();
    let n_left = descriptors(running);
    if n_left > n_descriptors {
        faults.push(format!("{n_left} descriptors are open instead of {n_descriptors}"));
    }
    if peak_memory(running) > MAX_MEMORY {
        faults.push(format!("{} KiB of memory were held", peak_memory(running)));
    }
    let log = std::fs::read_to_string(log).unwrap();
    faults.extend(log.lines().filter(|line| line.contains("panicked")).map(str::to_owned));
    let metrics = ask(running.operator(), &Request::get("/metrics"));
    let failures = metrics.body.lines().filter(|line| line.contains("status=\"5"));
    faults.extend(failures.map(|line| format!("the service failed: {line}")));
    faults
}
