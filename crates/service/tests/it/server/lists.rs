//! Lists without pages: what they cost, callers who stop reading, failures in the middle.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::time::{Duration, Instant};

use store::testing::TestDatabase;

use super::descriptors::cpu;
use super::process::{Running, asked, ended, program};
use crate::world::{Broken, World};

/// What ends a chunked body.
const END: &[u8] = b"\r\n0\r\n\r\n";

/// Words of a lead's message: what a list of 100,000 leads of the demo has, and what no socket has room for.
const FEW_WORDS: u64 = 3;
const MANY_WORDS: u64 = 30;

/// A file with so many leads of store 1. Their messages are of so many words, which all differ.
fn write_leads(path: &Path, n_leads: u64, n_words: u64) {
    let lead = |n: u64| {
        let words: Vec<String> = (1..=n_words)
            .map(|word| format!("{:x}", (n_words * n + word).wrapping_mul(0x9e37_79b9_7f4a_7c15)))
            .collect();
        let rest = r#""registered":"2026-07-15T03:00:00.000000Z","store":1,"responsible":1,"is_active":true"#;
        let (code, message) = (1000 + n, words.join(" "));
        format!(r#"{{"kind":"lead","code":{code},{rest},"name":"Lead {n}","message":"{message}"}}"#)
    };
    let lines: Vec<String> = (0..n_leads).map(lead).collect();
    std::fs::write(path, lines.join("\n")).unwrap();
}

/// A list that is being read.
struct Reader(TcpStream);

impl Reader {
    fn of_leads(address: SocketAddr, token: &str, headers: &str) -> Self {
        let mut stream = TcpStream::connect(address).unwrap();
        let head =
            format!("GET /ext/crm/lead HTTP/1.1\r\nhost: t\r\nconnection: close\r\nauthorization: Bearer {token}\r\n");
        stream.write_all(format!("{head}{headers}\r\n").as_bytes()).unwrap();
        Self(stream)
    }

    /// Reads the beginning, and no more.
    fn begin(&mut self) {
        let mut beginning = [0; 100];
        self.0.read_exact(&mut beginning).unwrap();
        assert!(beginning.starts_with(b"HTTP/1.1 200 OK\r\n"), "{}", String::from_utf8_lossy(&beginning));
    }

    /// Number of objects in the rest, and whether it ends as it should.
    fn end(mut self) -> (usize, bool) {
        let (mut n_objects, mut last, mut piece) = (0, Vec::new(), vec![0; 64 * 1024]);
        while let Ok(n @ 1..) = self.0.read(&mut piece) {
            n_objects += piece[..n].split(|byte| *byte == b'{').count() - 1;
            last.extend_from_slice(&piece[n.saturating_sub(END.len())..n]);
            last.drain(..last.len().saturating_sub(END.len()));
        }
        (n_objects, last == END)
    }
}

/// The program over a database with a user and so many leads more than the demo has.
struct Place {
    running: Running,
    token: String,
    n_leads: usize,
    _folder: tempfile::TempDir,
}

impl Place {
    /// In a file of its own, or on a server.
    fn with(n_leads: u64, n_words: u64, server: Option<&TestDatabase>) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let database = server.map_or_else(|| "benefits.db".to_owned(), TestDatabase::address);
        write_leads(&folder.path().join("leads.jsonl"), n_leads, n_words);
        for args in [["demo", "--members=3"], ["import", "leads.jsonl"]] {
            let (code, said) = ended(program(folder.path()).args(args).args(["--database", &database]));
            assert_eq!(code, 0, "{said}");
        }
        let mut command = program(folder.path());
        command.args(["serve", "--database", &database]);
        command.env("BENEFITS_LISTEN", "127.0.0.1:0").env("BENEFITS_OPERATOR_LISTEN", "127.0.0.1:0");
        let running = Running::begin_until(command, None, "/prontidao");
        let credential = "authorization: Basic ZGVtbzpkZW1v";
        let login = format!("POST /ext/autenticacao HTTP/1.1\r\nhost: t\r\n{credential}\r\ncontent-length: 0\r\n\r\n");
        let answer = asked(&mut TcpStream::connect(running.address).unwrap(), &login).unwrap();
        let token = answer.split("\"authorizationToken\":\"").nth(1).and_then(|rest| rest.split('"').next());
        let token = token.expect("the demo's user may enter").to_owned();
        let mut place = Self { running, token, n_leads: 0, _folder: folder };
        let (n_found, is_whole) = place.reader().end();
        assert!(is_whole && n_found >= usize::try_from(n_leads).unwrap(), "{n_found}");
        place.n_leads = n_found;
        place
    }

    fn reader(&self) -> Reader {
        Reader::of_leads(self.running.address, &self.token, "")
    }

    /// The most memory that the program has held, in megabytes.
    fn peak_memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.running.child.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
        line.trim().trim_end_matches(" kB").parse::<u64>().unwrap() / 1024
    }

    /// Reads so many lists at once, to their ends.
    fn read_at_once(&self, n_lists: usize) {
        std::thread::scope(|scope| {
            let readers: Vec<_> = (0..n_lists).map(|_| scope.spawn(|| self.reader().end())).collect();
            for reader in readers {
                assert_eq!(reader.join().unwrap(), (self.n_leads, true));
            }
        });
    }
}

#[test]
fn lists_at_once_cost_the_memory_of_batches() {
    let place = Place::with(20_000, FEW_WORDS, None);
    let before = place.peak_memory();
    place.read_at_once(10);
    let grown = place.peak_memory() - before;
    // Whole, they would hold 70 MB and more.
    assert!(grown < 40, "{grown} MB more than {before} MB");
}

#[test]
#[ignore = "long"]
fn twenty_lists_of_a_hundred_thousand_leads_stay_under_150_megabytes() {
    for server in [Some(None), TestDatabase::new().map(Some)].into_iter().flatten() {
        let place = Place::with(100_000, FEW_WORDS, server.as_ref());
        place.read_at_once(20);
        let peak = place.peak_memory();
        eprintln!("{peak} MB at most");
        assert!(peak < 150, "{peak} MB");
    }
}

#[test]
#[ignore = "long"]
fn who_stops_reading_a_list_stops_it_and_slows_nobody() {
    let place = Place::with(20_000, MANY_WORDS, None);
    let mut stuck: Vec<Reader> = (0..20).map(|_| place.reader()).collect();
    stuck.iter_mut().for_each(Reader::begin);
    // There are eight readers of the database, and more who stopped.
    assert_eq!(place.reader().end(), (place.n_leads, true), "another list is read to its end");
    let deadline = Instant::now() + Duration::from_mins(1);
    loop {
        let before = cpu(&place.running);
        std::thread::sleep(Duration::from_secs(1));
        // What fits between the two is sent; then nothing is done any more.
        if cpu(&place.running) - before < 10 {
            break;
        }
        assert!(Instant::now() < deadline, "it goes on");
    }
    let last = stuck.pop().unwrap();
    assert!(last.end().1, "whoever reads on gets all of it");
}

#[test]
#[ignore = "long"]
fn a_failure_in_the_middle_of_a_list_cuts_the_connection() {
    for headers in ["", "accept-encoding: gzip\r\n"] {
        let world = World::sqlite();
        let folder = tempfile::tempdir().unwrap();
        let (file, report) = (folder.path().join("leads.jsonl"), folder.path().join("report"));
        write_leads(&file, 20_000, MANY_WORDS);
        let imported = world.block_on(transfer::import(&world.database, &file, &report, |_| {})).unwrap();
        assert_eq!((imported.state.n_records, imported.state.n_faults), (20_000, 0));
        let mut reader = Reader::of_leads(world.address(), world.token(), headers);
        reader.begin();
        world.home.break_it(Broken::Gone);
        let (_, is_whole) = reader.end();
        assert!(!is_whole, "{headers}");
    }
}
