//! Those who call, each at a pace of its own, and write down how long they waited.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use benefits_client::Session;
use domain::attendance::Entity;
use operator::client::Client;
use tokio::runtime::Runtime;
use tokio::task::JoinHandle;
use tokio::time::{Instant, MissedTickBehavior, interval_at};
use transfer::demo::{DEMO_PASSWORD, DEMO_USER};

use super::super::random::Random;
use super::super::things::{self, Choices, Ground, move_to};
use crate::server::Running;
use crate::world::cpf;

/// What somebody does all the time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Reads,
    Searches,
    Writes,
    Moves,
    /// Logs in, whose price is on purpose: how long it takes is not counted.
    Enters,
}

/// How many there are of each kind, and the milliseconds from one call of theirs to the next: 125 calls and 50 deliveries in a
/// second, of which two cores have enough.
const CALLERS: &[(Kind, u32, u64)] = &[
    (Kind::Reads, 4, 80),
    (Kind::Searches, 4, 160),
    (Kind::Writes, 4, 160),
    (Kind::Moves, 4, 160),
    (Kind::Enters, 1, 2_000),
];

/// From one call to the next of somebody in a hurry; a clock has no shorter tick.
const NO_PAUSE: Duration = Duration::from_millis(1);

/// How often something is moved before another is opened: histories are read whole, and must not grow for ever.
const MAX_MOVES: u32 = 40;

/// How many call at once to open all connections that the program may need.
const N_IN_CROWD: usize = 64;

/// Names that are searched for.
const NAMES: [&str; 4] = ["maria", "jose da silva", "ana", "souza"];

/// A store of the demo.
const STORE: i32 = 1;

/// All callers, at work.
pub(super) struct Callers {
    runtime: Runtime,
    is_over: Arc<AtomicBool>,
    tasks: Vec<JoinHandle<()>>,
    heard: Arc<Heard>,
}

/// What came of all calls.
pub(super) struct Report {
    pub(super) n_calls: u32,
    /// Answers that were not right.
    pub(super) faults: Vec<String>,
}

#[derive(Default)]
struct Heard {
    n_calls: AtomicU32,
    times: Mutex<Vec<Duration>>,
    faults: Mutex<Vec<String>>,
}

/// One caller.
struct Caller {
    kind: Kind,
    number: u32,
    session: Session,
    operator: Client,
    choices: Arc<Choices>,
    ground: Ground,
    random: Random,
    n_calls: u32,
    /// What is moved: its code, its situation, and how often it was moved.
    moved: Option<(i32, i32, u32)>,
}

impl Callers {
    /// Sets them to work on a program with a demo.
    pub(super) fn begin(running: &Running, seed: u32) -> Self {
        Self::begin_at(running, seed, |_, pace| pace)
    }

    /// Sets them to work in such a hurry that they take no pause. Those who log in keep theirs: that is to cost something.
    pub(super) fn begin_in_a_hurry(running: &Running, seed: u32) -> Self {
        Self::begin_at(running, seed, |kind, pace| if kind == Kind::Enters { pace } else { NO_PAUSE })
    }

    fn begin_at(running: &Running, seed: u32, pace: impl Fn(Kind, Duration) -> Duration) -> Self {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
        let (is_over, heard) = (Arc::new(AtomicBool::new(false)), Arc::new(Heard::default()));
        let (session, operator) = (session(running), things::client(running.operator()));
        let (choices, ground) = runtime.block_on(async {
            // Somebody of the demo who had an event, with the benefit that it was about.
            let known = operator.listar_eventos().limite(1).send().await.unwrap().into_inner();
            let ground = Ground { person: known.itens[0].cod_pessoa, benefit: known.itens[0].cod_beneficio };
            (Arc::new(Choices::read(&operator).await), ground)
        });
        let (mut random, mut tasks) = (Random::new(seed), Vec::new());
        for (kind, n_callers, millis) in CALLERS {
            for number in 0..*n_callers {
                let caller = Caller {
                    kind: *kind,
                    number,
                    session: session.clone(),
                    operator: operator.clone(),
                    choices: Arc::clone(&choices),
                    ground,
                    random: Random::new(random.next()),
                    n_calls: 0,
                    moved: None,
                };
                let pace = pace(*kind, Duration::from_millis(*millis));
                // One after the other rather than all at once.
                let first = pace * number / *n_callers;
                tasks.push(runtime.spawn(caller.work(first, pace, Arc::clone(&is_over), Arc::clone(&heard))));
            }
        }
        Self { runtime, is_over, tasks, heard }
    }

    /// How long calls took since this was last asked.
    pub(super) fn take_times(&self) -> Vec<Duration> {
        std::mem::take(&mut *self.heard.times.lock().unwrap())
    }

    /// Sends them home, with all that they had open.
    pub(super) fn end(self) -> Report {
        self.is_over.store(true, Ordering::Relaxed);
        for task in self.tasks {
            self.runtime.block_on(task).expect("no caller panics");
        }
        self.runtime.shutdown_background();
        let faults = std::mem::take(&mut *self.heard.faults.lock().unwrap());
        Report { n_calls: self.heard.n_calls.load(Ordering::Relaxed), faults }
    }
}

/// Calls from everywhere at once, and goes away again.
pub(super) fn crowd(running: &Running) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    let session = session(running);
    runtime.block_on(async {
        session.listar_lojas().send().await.unwrap();
        let calls: Vec<_> = (0..N_IN_CROWD)
            .map(|_| {
                let session = session.clone();
                tokio::spawn(async move { session.pesquisar_associados().nome(NAMES[0]).send().await.map(drop) })
            })
            .collect();
        for call in calls {
            call.await.unwrap().unwrap();
        }
    });
    runtime.shutdown_background();
}

fn session(running: &Running) -> Session {
    let session = Session::builder(&format!("http://{}", running.address));
    session.user(DEMO_USER).password(DEMO_PASSWORD).build().unwrap()
}

impl Caller {
    async fn work(mut self, first: Duration, pace: Duration, is_over: Arc<AtomicBool>, heard: Arc<Heard>) {
        let mut ticks = interval_at(Instant::now() + first, pace);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        while !is_over.load(Ordering::Relaxed) {
            ticks.tick().await;
            self.n_calls += 1;
            let began = Instant::now();
            let called = self.call().await;
            heard.n_calls.fetch_add(1, Ordering::Relaxed);
            if self.kind != Kind::Enters {
                heard.times.lock().unwrap().push(began.elapsed());
            }
            if let Err(fault) = called {
                heard.faults.lock().unwrap().push(format!("{:?}: {fault}", self.kind));
            }
        }
    }

    /// One call; what was wrong with the answer, if anything.
    async fn call(&mut self) -> Result<(), String> {
        let Self { session, operator, random, .. } = self;
        match self.kind {
            Kind::Reads => match random.below(3) {
                0 => session.listar_lojas().send().await.map(drop).map_err(told),
                1 => session.listar_situacoes_beneficio().send().await.map(drop).map_err(told),
                _ => session.listar_tipos_veiculo().send().await.map(drop).map_err(told),
            },
            Kind::Searches if random.one_in(2) => {
                operator.listar_eventos().limite(20).send().await.map(drop).map_err(told)
            }
            Kind::Searches => {
                let name = *random.choose(&NAMES);
                session.pesquisar_associados().nome(name).send().await.map(drop).map_err(told)
            }
            Kind::Writes => self.write().await,
            Kind::Moves => self.move_on().await,
            Kind::Enters => session.autenticar_usuario().send().await.map(drop).map_err(told),
        }
    }

    /// Saves the same member under another name.
    async fn write(&self) -> Result<(), String> {
        let letters: String = self.n_calls.to_string().bytes().map(|digit| char::from(digit - b'0' + b'A')).collect();
        let (name, document) = (format!("Carga {letters}"), cpf(600_000_000 + self.number));
        let save = self.session.salvar_associado();
        let save = save.body_map(|p| p.cpf_cnpj(document.as_str()).nome_pessoa(name.as_str()).cod_loja(STORE));
        let saved = save.send().await.map_err(told)?;
        if saved.nome_pessoa.as_deref() == Some(&*name) { Ok(()) } else { Err(format!("saved {saved:?}")) }
    }

    /// Moves an event to another situation, or opens one.
    async fn move_on(&mut self) -> Result<(), String> {
        let situations = self.choices.situations(Entity::Event);
        let Some((code, at, n_moves)) = self.moved.filter(|(.., n_moves)| *n_moves < MAX_MOVES) else {
            let key = format!("carga-{}-{}", self.random.next(), self.n_calls);
            let opened = self.choices.open(&self.operator, Entity::Event, self.ground, (&key, "carga")).await;
            self.moved = Some((opened.map_err(told)?.code, situations[0], 0));
            return Ok(());
        };
        let others: Vec<i32> = situations.iter().copied().filter(|situation| *situation != at).collect();
        let to = *self.random.choose(&others);
        let moved = move_to(&self.operator, (Entity::Event, code), to, Some(at)).await.map_err(told)?;
        self.moved = Some((code, to, n_moves + 1));
        if moved.mudou == Some(true) { Ok(()) } else { Err(format!("moved {moved:?}")) }
    }
}

fn told(error: impl std::fmt::Debug) -> String {
    format!("{error:?}")
}
