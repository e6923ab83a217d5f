//! The kinds of hostile connections, and what each does once it is there.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep, timeout, timeout_at};

use super::super::random::Random;
use super::{bombs, frames, requests, smuggling};

/// A way to be a bad caller.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    /// Heads that come byte by byte and never end.
    SlowHeads,
    /// Bodies that do.
    SlowBodies,
    /// Callers who ask for much and read nothing.
    SlowReaders,
    /// More connections than there are descriptors.
    Crowd,
    /// Valid requests with some bytes changed.
    Malformed,
    /// Two lengths for one body, and a second request within it.
    Smuggling,
    /// Heads that are far too large.
    HeadBombs,
    /// Bodies that are.
    BodyBombs,
    /// Callers who leave in the middle.
    Leaving,
    /// The same on HTTP/2: resets, floods, frames that are none.
    Http2,
}

/// How long an attacker waits for an answer before the next connection.
const ATTENTION: Duration = Duration::from_millis(150);

/// How long an attacker rests between two connections, so that it is no flood.
const REST: Duration = Duration::from_millis(40);

/// How long a slow caller rests between two bytes.
const DRIP: Duration = Duration::from_millis(20);

/// Most bytes of an answer that are looked at.
const MAX_ANSWER: usize = 1024 * 1024;

impl Kind {
    /// All of them.
    pub(super) const ALL: [Self; 10] = [
        Self::SlowHeads,
        Self::SlowBodies,
        Self::SlowReaders,
        Self::Crowd,
        Self::Malformed,
        Self::Smuggling,
        Self::HeadBombs,
        Self::BodyBombs,
        Self::Leaving,
        Self::Http2,
    ];

    /// How many do it at once.
    pub(super) fn n_attackers(self) -> usize {
        match self {
            Self::Crowd => 300,
            Self::SlowHeads | Self::SlowBodies | Self::SlowReaders => 60,
            Self::Malformed | Self::Smuggling | Self::Leaving => 8,
            // Each is a lot of bytes.
            Self::HeadBombs | Self::BodyBombs | Self::Http2 => 2,
        }
    }
}

/// Connects again and again until the time is over; how often, and what came back that should not.
pub(super) async fn attack(
    kind: Kind,
    address: SocketAddr,
    token: String,
    mut random: Random,
    until: Instant,
) -> (usize, Vec<String>) {
    let (mut n_connections, mut violations) = (0, Vec::new());
    while Instant::now() < until {
        // Where there is no room, one waits for it.
        let Ok(Ok(stream)) = timeout_at(until, TcpStream::connect(address)).await else { break };
        n_connections += 1;
        let answer = one(kind, stream, &token, &mut random, until).await;
        violations.extend(fault(kind, &answer));
        sleep(REST).await;
    }
    (n_connections, violations)
}

/// One connection; what came back on it.
async fn one(kind: Kind, mut stream: TcpStream, token: &str, random: &mut Random, until: Instant) -> Vec<u8> {
    let soon = until.min(Instant::now() + ATTENTION);
    match kind {
        Kind::SlowHeads => {
            drip(&mut stream, b"GET /ext/beneficio/tipoVeiculo HTTP/1.1\r\nhost: t\r\n", until).await;
            while drip(&mut stream, b"x: y\r\n", until).await {}
        }
        Kind::SlowBodies => {
            send(&mut stream, &requests::unfinished(token, random), until).await;
            while drip(&mut stream, b"    ", until).await {}
        }
        Kind::SlowReaders => {
            send(&mut stream, &requests::large().repeat(50), soon).await;
            sleep(until - Instant::now().min(until)).await;
        }
        Kind::Crowd => {
            let head = &b"GET /ext/beneficio/tipoVeiculo HTTP/1.1\r\n"[..random.below(40) as usize];
            send(&mut stream, head, until).await;
            sleep(until - Instant::now().min(until)).await;
        }
        Kind::Malformed => send(&mut stream, &requests::mutated(token, random), soon).await,
        Kind::Smuggling => send(&mut stream, &smuggling::request(random), soon).await,
        Kind::HeadBombs => send(&mut stream, &bombs::head(random), soon).await,
        Kind::BodyBombs => {
            let (head, piece) = bombs::body(token, random);
            send(&mut stream, &head, soon).await;
            while timeout_at(soon, stream.write_all(&piece)).await.is_ok_and(|sent| sent.is_ok()) {}
        }
        Kind::Leaving => {
            let whole = requests::valid(token, random);
            let n_sent = random.below(u32::try_from(whole.len()).expect("it is short")) as usize;
            send(&mut stream, &whole[..n_sent], soon).await;
            if random.one_in(2) {
                // Gone without a word: the other side finds a reset.
                let _ = stream.set_zero_linger();
            }
            return Vec::new();
        }
        Kind::Http2 => send(&mut stream, &frames::flood(random), soon).await,
    }
    answer(&mut stream, soon).await
}

/// Sends what the other side takes; it may have seen enough before.
async fn send(stream: &mut TcpStream, bytes: &[u8], until: Instant) {
    let _ = timeout_at(until, stream.write_all(bytes)).await;
}

/// Sends byte by byte; whether there is time and anybody for more.
async fn drip(stream: &mut TcpStream, bytes: &[u8], until: Instant) -> bool {
    for byte in bytes {
        if Instant::now() >= until || stream.write_all(&[*byte]).await.is_err() {
            return false;
        }
        sleep(DRIP).await;
    }
    true
}

/// What comes until the other side closes, or it has taken long enough.
async fn answer(stream: &mut TcpStream, until: Instant) -> Vec<u8> {
    let mut answer = Vec::new();
    let _ = timeout(ATTENTION, timeout_at(until, stream.take(MAX_ANSWER as u64).read_to_end(&mut answer))).await;
    answer
}

/// What is wrong with an answer.
fn fault(kind: Kind, answer: &[u8]) -> Option<String> {
    let text = String::from_utf8_lossy(answer);
    let failed = text.split("HTTP/1.1 5").nth(1);
    if let Some(rest) = failed {
        return Some(format!("{kind:?} was answered 5{}", rest.lines().next().unwrap_or_default()));
    }
    // Only HTTP/2 is answered otherwise.
    if !answer.is_empty() && kind != Kind::Http2 && !text.starts_with("HTTP/1.") {
        return Some(format!("{kind:?} was answered {:?}", text.chars().take(40).collect::<String>()));
    }
    let is_smuggled = kind == Kind::Smuggling && text.contains(smuggling::MARK);
    is_smuggled.then(|| "a request within another was answered".to_owned())
}
