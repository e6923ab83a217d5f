//! More connections than descriptors.

use std::net::TcpStream;
use std::process::Command;
use std::time::Duration;

use super::process::{Running, asked};

const GET: &str = "GET /ext/beneficio/tipoVeiculo HTTP/1.1\r\nhost: t\r\n\r\n";

/// CPU that the program has used, in hundredths of a second.
pub(super) fn cpu(running: &Running) -> u64 {
    let stat = std::fs::read_to_string(format!("/proc/{}/stat", running.child.id())).unwrap();
    let fields: Vec<&str> = stat.rsplit_once(") ").unwrap().1.split(' ').collect();
    fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap()
}

#[test]
fn without_descriptors_nobody_is_accepted_and_nothing_spins() {
    let folder = tempfile::tempdir().unwrap();
    let running = Running::start(folder.path(), None);
    let pid = running.child.id().to_string();
    let n_open = std::fs::read_dir(format!("/proc/{pid}/fd")).unwrap().count();
    let most = n_open + 10;
    let limited = Command::new("prlimit").args(["--pid", &pid, &format!("--nofile={most}:{most}")]).status();
    assert!(limited.unwrap().success());
    let mut callers: Vec<TcpStream> = (0..50).map(|_| TcpStream::connect(running.address).unwrap()).collect();
    let first = asked(&mut callers[0], GET).unwrap();
    assert!(first.starts_with("HTTP/1.1 200"), "the first ones are served, but one got: {first}");
    let before = cpu(&running);
    std::thread::sleep(Duration::from_secs(1));
    let used = cpu(&running) - before;
    assert!(used < 30, "{used} hundredths of a second of CPU while there was nothing to do");
    callers.clear();
    let mut next = TcpStream::connect(running.address).unwrap();
    assert!(asked(&mut next, GET).unwrap().starts_with("HTTP/1.1 200"), "there is room again");
}

/// A reader that opens the log with its first question cannot when callers have taken every descriptor.
#[test]
fn every_connection_to_the_database_has_its_files_open_from_the_start() {
    let folder = tempfile::tempdir().unwrap();
    let running = Running::start(folder.path(), None);
    let open = std::fs::read_dir(format!("/proc/{}/fd", running.child.id())).unwrap();
    let open = open.filter_map(|entry| std::fs::read_link(entry.unwrap().path()).ok());
    let logs = open.filter(|file| file.to_string_lossy().ends_with("-wal")).count();
    assert_eq!(logs, 9, "the write-ahead log, by eight readers and the writer");
}
