//! `kill -9` under load: what was acknowledged is there, whole, and told of.
//!
//! The real program is killed at random moments while writers save through the generated clients, the service's and the
//! operator's, and ask for links as browsers do, and receivers take triggers and a mail server mails on sockets of their
//! own; then it is started again on what it left behind. The seed decides what writers do and when the program is killed;
//! what the machine makes of that is its own affair.

mod ledger;
mod mails;
mod receivers;
mod verdict;
mod writers;

use std::sync::Arc;
use std::time::{Duration, Instant};

use benefits_client::Session;
use tokio::runtime::Runtime;
use transfer::demo::{DEMO_PASSWORD, DEMO_USER};

use super::orders;
use super::place::Place;
use super::random::Random;
use super::things::{self, Choices};
use crate::server::Running;
use crate::world::{Home, MailServer};
use ledger::{Counts, Ledger, Page};
use mails::Mails;
use receivers::Receivers;
use writers::{Doors, Life};

/// How many writers there are.
const N_WRITERS: usize = 64;

/// How often the program is killed where nobody says.
const N_KILLS: u32 = 3;

/// A life ends when fewer writes than these were acknowledged, so that it is as full on a slow engine as on a fast one.
const MAX_WRITES: u32 = 600;

/// Longest life, whatever was acknowledged.
const MAX_LIFE: Duration = Duration::from_secs(10);

/// It is killed less than so many milliseconds after the last write of a life, or after it was started.
const MAX_MILLIS: u32 = 40;

/// One life in so many ends before it has begun.
const STILLBORN: u32 = 8;

/// Longest time in which a program finds its database again.
const MAX_ABSENCE: Duration = Duration::from_mins(2);

/// One line of progress for so many kills.
const PROGRESS: u32 = 20;

/// Who is killed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Victim {
    /// The service.
    Program,
    /// The server of its database, which somebody else starts again; the program must find it.
    Server,
}

#[test]
#[ignore = "long"]
fn what_was_acknowledged_survives_kill_9_on_sqlite() {
    let n_kills = orders::n_kills().unwrap_or(N_KILLS);
    if let Some(home) = orders::sqlite() {
        campaign(home, Victim::Program, n_kills);
    }
}

#[test]
#[ignore = "long"]
fn what_was_acknowledged_survives_kill_9_on_postgresql() {
    let n_kills = orders::n_kills().unwrap_or(N_KILLS);
    if let Some(home) = orders::postgres() {
        campaign(home, Victim::Program, n_kills);
    }
}

#[test]
#[ignore = "long"]
fn what_was_acknowledged_survives_kill_9_of_postgresql() {
    let Some(n_kills) = orders::n_server_kills() else {
        return eprintln!("LEFT OUT: nobody would start the server again; `cargo xtask fire crash` does");
    };
    if let Some(home) = orders::postgres() {
        campaign(home, Victim::Server, n_kills);
    }
}

/// Everything that outlives the victim.
struct Campaign {
    victim: Victim,
    place: Place,
    running: Running,
    receivers: Receivers,
    mails: Mails,
    choices: Arc<Choices>,
    ledger: Ledger,
    random: Random,
}

fn campaign(home: Home, victim: Victim, wanted: u32) {
    let (seed, end, started) = (orders::seed(), orders::end(), Instant::now());
    let mails = Mails::of(MailServer::start());
    let place = Place::new(home).with_mail_server(mails.address());
    let name = match victim {
        Victim::Program => place.name().to_owned(),
        Victim::Server => format!("{} itself", place.name()),
    };
    eprintln!("crash: {name}, seed {seed}");
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let mut campaign = runtime.block_on(Campaign::begin(place, mails, victim, seed));
    let (mut n_kills, mut n_told) = (0, 0);
    while n_kills < wanted && end.is_none_or(|end| Instant::now() < end) {
        n_kills += campaign.live(&runtime);
        let Campaign { place, receivers, mails, ledger, .. } = &mut campaign;
        verdict::settle(ledger, place, receivers);
        mails.settle(ledger, place);
        if n_kills >= n_told + PROGRESS {
            n_told = n_kills;
            let (n_writes, seconds) = (ledger.counts.acknowledged, started.elapsed().as_secs());
            eprintln!("crash: {name}: {n_kills} of {wanted} kills, {n_writes} writes, {seconds} s");
        }
    }
    let Campaign { place, receivers, mut mails, mut ledger, running, .. } = campaign;
    runtime.block_on(verdict::everything_is_told(&mut ledger, &place, &receivers));
    mails.everything_is_sent(&ledger, &place);
    let Counts { acknowledged, unanswered, unanswered_there } = ledger.counts;
    eprintln!(
        "crash: {name}, seed {seed}: {n_kills} kills in {} s, {acknowledged} writes acknowledged and there, {unanswered} \
         unanswered of which {unanswered_there} are there, {} changes told to {} receivers in {} calls, {} mails sent for {} \
         users and {} links, 0 violations",
        started.elapsed().as_secs(),
        receivers.n_told(),
        receivers::N_RECEIVERS,
        receivers.n_calls(),
        mails.n_sent(),
        ledger.n_users(),
        ledger.n_links(),
    );
    // It holds the database that goes with the place.
    drop(running);
    runtime.shutdown_background();
}

impl Campaign {
    /// Starts the program, and lets receivers register with it.
    async fn begin(place: Place, mails: Mails, victim: Victim, seed: u32) -> Self {
        let running = Running::begin(place.program(), None);
        let (operator, receivers) = (things::client(running.operator()), Receivers::start().await);
        receivers.register(&operator).await;
        let choices = Arc::new(Choices::read(&operator).await);
        Self { victim, place, running, receivers, mails, choices, ledger: Ledger::default(), random: Random::new(seed) }
    }

    /// Lets writers write, kills the victim, and waits until it is back. How often it was killed.
    fn live(&mut self, runtime: &Runtime) -> u32 {
        let (life, writers) = runtime.block_on(self.write());
        let Self { victim, place, running, .. } = self;
        let mut n_kills = 1;
        match victim {
            Victim::Program => {
                running.child.kill().unwrap();
                running.child.wait().unwrap();
                self.ledger.pages = runtime.block_on(writers);
                if self.random.one_in(STILLBORN) {
                    place.kill_while_it_starts(moment(&mut self.random));
                    n_kills += 1;
                }
                place.wait_until_left();
                place.check();
                *running = Running::begin(place.program(), None);
            }
            Victim::Server => {
                place.kill_server();
                life.is_dead();
                self.ledger.pages = runtime.block_on(writers);
                runtime.block_on(is_ready_again(running));
                place.check();
            }
        }
        n_kills
    }

    /// Lets writers write until it is time to kill; the future is their pages, once the victim is dead.
    async fn write(&mut self) -> (Arc<Life>, impl Future<Output = Vec<Page>> + use<>) {
        let Self { victim, running, choices, ledger, random, .. } = self;
        let session = Session::builder(&format!("http://{}", running.address));
        let session = session.user(DEMO_USER).password(DEMO_PASSWORD).build().unwrap();
        // Who logs in waits for the hash of a password, and would spend a short life on it.
        session.listar_lojas().send().await.unwrap();
        let doors = Doors {
            session,
            accounts: running.address,
            operator: things::client(running.operator()),
            choices: Arc::clone(choices),
            life: Life::of(random.below(MAX_WRITES)),
            victim: *victim,
        };
        let seeds: Vec<u32> = (0..N_WRITERS).map(|_| random.next()).collect();
        let writers = writers::start(&doors, ledger, &seeds);
        // Whoever lives too long is killed nevertheless.
        let _ = tokio::time::timeout(MAX_LIFE, doors.life.end()).await;
        // At the very moment of an answer, or at any other.
        if random.one_in(2) {
            tokio::time::sleep(moment(random)).await;
        }
        (doors.life, writers)
    }
}

/// Waits until the program has found its database again.
async fn is_ready_again(running: &Running) {
    let (operator, started) = (things::client(running.operator()), Instant::now());
    while operator.consultar_prontidao().send().await.is_err() {
        assert!(started.elapsed() < MAX_ABSENCE, "it never finds its database again");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// A short while.
fn moment(random: &mut Random) -> Duration {
    Duration::from_millis(u64::from(random.below(MAX_MILLIS)))
}
