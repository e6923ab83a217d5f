//! Honest callers: they know what the answer must be, and write down how long it took.

use std::collections::BTreeMap;
use std::net::{SocketAddr, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use transfer::demo::{DEMO_PASSWORD, DEMO_USER};

use super::attack::Kind;
use crate::server::asked;
use crate::world::{Request, ask, cpf};

/// How many there are.
const N_CALLERS: u32 = 4;

/// How long each rests between two calls.
const REST: Duration = Duration::from_millis(4);

/// What is only read: its answer never changes.
const READ: [&str; 4] = [
    "/ext/beneficio/tipoVeiculo",
    "/ext/administracao/loja",
    "/ext/beneficio/situacaoBeneficio",
    "/ext/associado?nome=maria&pagina=1",
];

/// What goes on around the callers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Phase {
    /// Nothing.
    Quiet,
    /// Somebody else means ill.
    Under(Kind),
    /// All is over.
    Over,
}

/// All callers, at work.
pub(super) struct Callers {
    token: String,
    phase: Arc<Mutex<Phase>>,
    threads: Vec<JoinHandle<Report>>,
}

/// What callers met.
#[derive(Debug, Default)]
pub(super) struct Report {
    /// How long each call took.
    times: BTreeMap<Phase, Vec<Duration>>,
    /// Answers that were not right.
    pub(super) violations: Vec<String>,
}

/// One caller.
struct Caller {
    address: SocketAddr,
    stream: TcpStream,
    token: String,
    number: u32,
    n_calls: usize,
    /// What the first answers were, in a quiet moment.
    right: Vec<String>,
    report: Report,
}

impl Callers {
    /// Lets them in and sets them to work.
    pub(super) fn begin(address: SocketAddr) -> Self {
        let entered = ask(address, &Request::post("/ext/autenticacao").user(DEMO_USER, DEMO_PASSWORD)).json();
        let token = entered["authorizationToken"].as_str().expect("a token").to_owned();
        let phase = Arc::new(Mutex::new(Phase::Quiet));
        let threads = (0..N_CALLERS).map(|number| {
            let (caller, phase) = (Caller::new(address, token.clone(), number), Arc::clone(&phase));
            std::thread::spawn(move || caller.work(&phase))
        });
        Self { threads: threads.collect(), token, phase }
    }

    /// The token that they call with.
    pub(super) fn token(&self) -> &str {
        &self.token
    }

    /// Tells them what goes on.
    pub(super) fn enter(&mut self, phase: Phase) {
        *self.phase.lock().unwrap() = phase;
    }

    /// Sends them home; what they met.
    pub(super) fn end(mut self) -> Report {
        self.enter(Phase::Over);
        let mut all = Report::default();
        for thread in self.threads {
            let Report { times, violations } = thread.join().expect("no caller panics");
            for (phase, times) in times {
                all.times.entry(phase).or_default().extend(times);
            }
            all.violations.extend(violations);
        }
        all
    }
}

impl Caller {
    fn new(address: SocketAddr, token: String, number: u32) -> Self {
        let stream = TcpStream::connect(address).unwrap();
        let report = Report::default();
        let mut caller = Self { address, stream, token, number, n_calls: 0, right: Vec::new(), report };
        caller.right = READ.iter().map(|path| caller.read(path).expect("an answer")).collect();
        caller
    }

    fn work(mut self, phase: &Mutex<Phase>) -> Report {
        loop {
            let now = *phase.lock().unwrap();
            if now == Phase::Over {
                return self.report;
            }
            self.call(now);
            std::thread::sleep(REST);
        }
    }

    /// One call; it belongs to the phase in which it began.
    fn call(&mut self, phase: Phase) {
        self.n_calls += 1;
        // One of them comes anew every time, unless there is no room for anybody: that is what a crowd is.
        if self.number == 0 && phase != Phase::Under(Kind::Crowd) {
            self.stream = TcpStream::connect(self.address).unwrap();
        }
        let which = self.n_calls % (READ.len() + 1);
        let started = Instant::now();
        let wrong = match READ.get(which) {
            Some(path) => {
                let answer = self.read(path);
                (answer.as_ref() != Some(&self.right[which])).then(|| format!("{path}: {answer:?}"))
            }
            None => self.save().map(|answer| format!("a member was not saved: {answer:?}")),
        };
        self.report.times.entry(phase).or_default().push(started.elapsed());
        if let Some(wrong) = wrong {
            self.report.violations.push(format!("while {phase:?}: {wrong}"));
            self.stream = TcpStream::connect(self.address).unwrap();
        }
    }

    /// The body of an answer that is no refusal.
    fn read(&mut self, path: &str) -> Option<String> {
        let head = format!("GET {path} HTTP/1.1\r\nhost: t\r\nauthorization: Bearer {}\r\n\r\n", self.token);
        let answer = asked(&mut self.stream, &head)?;
        let (head, body) = answer.split_once("\r\n\r\n")?;
        head.starts_with("HTTP/1.1 200 ").then(|| body.to_owned())
    }

    /// Saves a member under another name each time; what was answered, if it was not right.
    fn save(&mut self) -> Option<String> {
        let letters: String = self.n_calls.to_string().bytes().map(|digit| char::from(digit - b'0' + b'A')).collect();
        let name = format!("Honesta {letters}");
        let body = format!(r#"{{"cpfCnpj":"{}","nomePessoa":"{name}","codLoja":1}}"#, cpf(800_000_000 + self.number));
        let request = format!(
            "POST /ext/associado HTTP/1.1\r\nhost: t\r\nauthorization: Bearer {}\r\ncontent-type: application/json\r\n\
             content-length: {}\r\n\r\n{body}",
            self.token,
            body.len()
        );
        let answer = asked(&mut self.stream, &request).unwrap_or_default();
        let is_right = answer.starts_with("HTTP/1.1 200 ") && answer.contains(&name);
        (!is_right).then_some(answer)
    }
}

impl Report {
    /// How many calls there were while others meant ill.
    pub(super) fn n_meanwhile(&self) -> usize {
        self.times.iter().filter(|(phase, _)| **phase != Phase::Quiet).map(|(_, times)| times.len()).sum()
    }

    /// How many times as long as in quiet moments such a share of the calls took at most, under each kind.
    pub(super) fn slower(&self, share: f64) -> BTreeMap<Kind, f64> {
        let quiet = percentile(&self.times[&Phase::Quiet], share);
        let under = self.times.iter().filter_map(|(phase, times)| match phase {
            Phase::Under(kind) => Some((*kind, percentile(times, share) / quiet)),
            Phase::Quiet | Phase::Over => None,
        });
        under.collect()
    }

    /// The same under all kinds together.
    pub(super) fn slower_altogether(&self, share: f64) -> f64 {
        let under = self.times.iter().filter(|(phase, _)| **phase != Phase::Quiet);
        let under: Vec<Duration> = under.flat_map(|(_, times)| times.iter().copied()).collect();
        percentile(&under, share) / percentile(&self.times[&Phase::Quiet], share)
    }
}

/// The time within which such a share of calls was answered, in seconds.
fn percentile(times: &[Duration], share: f64) -> f64 {
    let mut times = times.to_vec();
    times.sort_unstable();
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "few calls"
    )]
    let idx = ((times.len() as f64 * share) as usize).min(times.len() - 1);
    times[idx].as_secs_f64()
}
