//! A disk that fails: the service refuses what it cannot keep, loses nothing that it acknowledged, and starts again.
//!
//! Writers save through the generated client while the disk fails in one way after the other; then it is well again, or
//! the program is killed in the middle, or told to stop, or started while it fails. Only SQLite's disk is ours to look
//! after. What the kernel would lose with the power is beyond this: `fsync` fails here, but what was written stays in
//! the kernel's memory.

mod trouble;
mod verdict;
mod writers;

use std::collections::BTreeMap;
use std::fmt;
use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use benefits_client::Session;
use tokio::runtime::Runtime;
use transfer::demo::{DEMO_PASSWORD, DEMO_USER};

use super::orders;
use super::random::Random;
use crate::server::{Running, program_after};
use crate::world::{Request, ask};
use trouble::{Disk, Trouble, signal};
use writers::{Page, Writers};

/// How many write.
const N_WRITERS: usize = 16;

/// Longest that the service may take to save again once the disk is well.
const PATIENCE: Duration = Duration::from_mins(1);

/// How often everything goes wrong that can, with one database.
const N_ROUNDS: usize = 4;

/// What came of it all.
#[derive(Debug, Default)]
struct Counts {
    troubles: BTreeMap<Trouble, usize>,
    n_failed_calls: usize,
    n_acknowledged: usize,
    n_refused: usize,
    n_kills: usize,
    n_stops: usize,
    n_refused_starts: usize,
    /// Writes that had no answer, and such as were refused, and are there all the same: the program died before it
    /// could take them back.
    n_unanswered_there: usize,
    n_refused_there: usize,
}

/// How an episode ends.
#[derive(Debug, Clone, Copy)]
enum End {
    /// The disk is well again, and the program goes on.
    Healed,
    /// The program is killed while the disk fails.
    Killed,
    /// The program is told to stop while the disk fails.
    Stopped,
    /// It is killed, and the disk fails when it starts again.
    Started,
}

#[test]
#[ignore = "long"]
fn a_disk_that_fails_loses_nothing_that_was_acknowledged() {
    let Some(_) = orders::sqlite() else { return };
    let (seed, end) = (orders::seed(), orders::end());
    eprintln!("disk, seed {seed}");
    let (mut random, mut counts) = (Random::new(seed), Counts::default());
    match end {
        None => campaign(1, &mut random, &mut counts),
        Some(end) => {
            while Instant::now() < end {
                campaign(N_ROUNDS, &mut random, &mut counts);
            }
        }
    }
    eprintln!("disk, seed {seed}: {counts}, 0 violations");
}

/// Everything goes wrong that can, so often, with one database.
fn campaign(n_rounds: usize, random: &mut Random, counts: &mut Counts) {
    let folder = tempfile::tempdir().unwrap();
    // Unmounted when nobody uses it any more.
    let disk = Disk::new(folder.path());
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let pages = (0..N_WRITERS).map(|_| Page::default()).collect();
    let mut campaign = Campaign { running: begin(folder.path()), pages, counts, disk: &disk, runtime };
    campaign.register_receiver();
    for _ in 0..n_rounds {
        for kind in &disk.kinds {
            let end = *random.choose(&[End::Healed, End::Killed, End::Stopped, End::Started]);
            campaign.episode(*kind, end, random);
        }
    }
    campaign.settle();
}

/// The program, those who write, and what they know.
struct Campaign<'c> {
    running: Running,
    pages: Vec<Page>,
    counts: &'c mut Counts,
    disk: &'c Disk,
    runtime: Runtime,
}

impl Campaign<'_> {
    /// Trouble of one kind, and what comes after it.
    fn episode(&mut self, kind: Trouble, end: End, random: &mut Random) {
        *self.counts.troubles.entry(kind).or_default() += 1;
        let session = Session::builder(&format!("http://{}", self.running.address));
        let session = session.user(DEMO_USER).password(DEMO_PASSWORD).build().unwrap();
        self.runtime.block_on(session.listar_lojas().send()).expect("the service is well before");
        let writers = Writers::begin(&self.runtime, &session, std::mem::take(&mut self.pages), random);
        pause(random);
        let trouble = self.disk.fail(kind, self.running.child.id(), random);
        pause(random);
        match end {
            End::Healed => {
                self.counts.n_failed_calls += trouble.end();
                self.pages = self.runtime.block_on(writers.end());
                self.everybody_can_write(&session, random);
            }
            End::Killed | End::Stopped | End::Started => {
                if matches!(end, End::Stopped) {
                    self.counts.n_stops += 1;
                    signal("TERM", self.running.child.id());
                } else {
                    self.counts.n_kills += 1;
                    self.running.child.kill().unwrap();
                }
                self.wait();
                self.counts.n_failed_calls += trouble.end();
                self.pages = self.runtime.block_on(writers.end());
                if matches!(end, End::Started) {
                    self.start_in_trouble(kind, random);
                }
                self.compare();
                self.running = begin(&self.disk.folder);
            }
        }
    }

    /// Writers go on until each was told of success.
    fn everybody_can_write(&mut self, session: &Session, random: &mut Random) {
        let started = Instant::now();
        self.pages.iter_mut().for_each(|page| page.has_news = false);
        while !self.pages.iter().all(|page| page.has_news) {
            assert!(started.elapsed() < PATIENCE, "the disk is well, and nothing is saved");
            let writers = Writers::begin(&self.runtime, session, std::mem::take(&mut self.pages), random);
            std::thread::sleep(Duration::from_millis(50));
            self.pages = self.runtime.block_on(writers.end());
        }
    }

    /// Starts the program while the disk fails: it serves, or says in a line why it cannot.
    fn start_in_trouble(&mut self, kind: Trouble, random: &mut Random) {
        // It waits to be told to go on, and is found failing from its first call.
        let mut child = command(&self.disk.folder, "kill -STOP $$; ")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        while !std::fs::read_to_string(format!("/proc/{}/stat", child.id())).unwrap().contains(") T ") {
            std::thread::yield_now();
        }
        let trouble = self.disk.fail(kind, child.id(), random);
        signal("CONT", child.id());
        let mut stdout = BufReader::new(child.stdout.take().expect("it is piped"));
        let mut greeting = String::new();
        while !greeting.contains("Bearer demo") && stdout.read_line(&mut greeting).unwrap() > 0 {}
        let serves = greeting.contains("Bearer demo");
        if serves {
            child.kill().unwrap();
        }
        let status = child.wait().unwrap();
        self.counts.n_failed_calls += trouble.end();
        if !serves {
            self.counts.n_refused_starts += 1;
            let mut said = String::new();
            child.stderr.take().expect("it is piped").read_to_string(&mut said).unwrap();
            let last = said.lines().last().unwrap_or_default();
            assert_eq!(status.code(), Some(2), "{kind:?}: {said}");
            assert!(last.starts_with("benefits: "), "{kind:?}: {said}");
        }
    }

    /// Somebody is to be told of every change, and never answers.
    fn register_receiver(&self) {
        let body = r#"{"nome": "Ninguém", "url": "http://127.0.0.1:9", "entidades": ["beneficio"]}"#;
        let request = Request::new("POST", "/operador/receptores", Some(body)).bearing("demo");
        let answer = ask(self.running.operator(), &request);
        assert_eq!(answer.status, 201, "{}", answer.body);
    }

    /// Waits until the program is gone, which it is soon, whatever the disk does.
    fn wait(&mut self) {
        let started = Instant::now();
        while self.running.child.try_wait().unwrap().is_none() {
            assert!(started.elapsed() < PATIENCE, "the program does not end");
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// What is there against what was told.
    fn compare(&mut self) {
        let (n_unanswered, n_refused) = verdict::settle(self.disk, &mut self.pages);
        self.counts.n_unanswered_there += n_unanswered;
        self.counts.n_refused_there += n_refused;
    }

    /// The last verdict.
    fn settle(mut self) {
        self.running.child.kill().unwrap();
        self.wait();
        self.compare();
        for page in &self.pages {
            self.counts.n_acknowledged += page.n_acknowledged;
            self.counts.n_refused += page.n_refused;
            assert_eq!(page.violations, Vec::<String>::new());
        }
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { troubles, n_failed_calls, n_acknowledged, n_refused, n_kills, n_stops, .. } = self;
        write!(
            formatter,
            "{} troubles of {} kinds with {n_failed_calls} failed calls, {n_acknowledged} writes acknowledged and there, \
             {n_refused} refused, {} of them and {} unanswered ones there after a restart, {n_kills} kills, {n_stops} stops \
             and {} refused starts meanwhile",
            troubles.values().sum::<usize>(),
            troubles.len(),
            self.n_refused_there,
            self.n_unanswered_there,
            self.n_refused_starts,
        )
    }
}

/// Starts the program on the disk; its log goes there, too.
fn begin(folder: &Path) -> Running {
    let log = File::options().create(true).append(true).open(folder.join("log")).unwrap();
    Running::begin(command(folder, ""), log)
}

/// The program, deaf to the signal for files that grow too large: the call fails, as it does on a full disk.
fn command(folder: &Path, first: &str) -> Command {
    let mut command = program_after(&format!("{first}trap '' XFSZ"), folder);
    command.args(["serve", "--demo", "--listen", "127.0.0.1:0", "--operator-listen", "127.0.0.1:0"]);
    command.args(["--drain-timeout", "5"]);
    command
}

fn pause(random: &mut Random) {
    std::thread::sleep(Duration::from_millis(u64::from(50 + random.below(300))));
}
