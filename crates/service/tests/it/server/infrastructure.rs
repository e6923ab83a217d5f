//! What the machine and the database do to the program.

use std::net::TcpStream;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;

use super::process::{Running, asked, ended, program};
use crate::world::Home;

const STORES: &str = "GET /ext/beneficio/tipoVeiculo HTTP/1.1\r\nhost: t\r\n\r\n";
const READINESS: &str = "GET /operador/saude/prontidao HTTP/1.1\r\nhost: t\r\n\r\n";

fn status(address: std::net::SocketAddr, request: &str) -> (String, String) {
    let answer = asked(&mut TcpStream::connect(address).unwrap(), request).unwrap();
    (answer.split(' ').nth(1).unwrap().to_owned(), answer)
}

fn serving(folder: &Path, flags: &[&str]) -> Running {
    let mut command = program(folder);
    command.args(["serve", "--demo", "--listen", "127.0.0.1:0", "--operator-listen", "127.0.0.1:0"]).args(flags);
    Running::begin(command, None)
}

/// The same on a server that has its demo data already: making them may take longer than a deadline.
fn serving_on(home: &Home, folder: &Path, flags: &[&str]) -> Running {
    let (code, said) = ended(program(folder).args(["demo", "--members", "10", "--database", &home.address()]));
    assert_eq!(code, 0, "{said}");
    serving(folder, &[&["--database", &home.address()], flags].concat())
}

fn mode(path: &Path) -> u32 {
    std::fs::metadata(path).unwrap().permissions().mode() & 0o777
}

#[test]
fn a_clean_stop_leaves_no_write_ahead_log() {
    let folder = tempfile::tempdir().unwrap();
    for _ in 0..5 {
        let mut running = serving(folder.path(), &["--drain-timeout", "1"]);
        // Somebody who stays connected and silent, and somebody in the middle of a request.
        let mut silent = TcpStream::connect(running.address).unwrap();
        asked(&mut silent, STORES).unwrap();
        let mut slow = TcpStream::connect(running.address).unwrap();
        std::io::Write::write_all(
            &mut slow,
            b"POST /ext/autenticacao HTTP/1.1\r\nhost: t\r\ncontent-length: 9\r\n\r\n{",
        )
        .unwrap();
        running.terminate();
        assert_eq!(running.child.wait().unwrap().code(), Some(0));
        assert!(folder.path().join("benefits.db").exists());
        assert!(!folder.path().join("benefits.db-wal").exists());
    }
}

#[test]
fn what_is_made_is_its_owners_alone() {
    let folder = tempfile::tempdir().unwrap();
    let running = serving(folder.path(), &[]);
    let (code, said) = ended(program(folder.path()).args(["backup", "copy.db"]));
    assert_eq!(code, 0, "{said}");
    for name in ["benefits.db", "benefits.db-wal", "benefits.db.key", "copy.db"] {
        assert_eq!(mode(&folder.path().join(name)), 0o600, "{name}");
    }
    drop(running);
}

#[test]
fn a_server_that_hangs_is_unavailable_and_does_not_hold_up_the_stop() {
    let Some(home) = Home::postgres() else { return };
    let folder = tempfile::tempdir().unwrap();
    let mut running = serving_on(&home, folder.path(), &["--database-timeout", "5", "--drain-timeout", "2"]);
    assert_eq!(status(running.address, STORES).0, "200");
    if !home.signal_backends("STOP") {
        eprintln!("LEFT OUT: this user may not stop the processes of PostgreSQL");
        return;
    }
    assert_eq!(status(running.address, STORES).0, "503");
    let mut caller = TcpStream::connect(running.address).unwrap();
    std::io::Write::write_all(&mut caller, STORES.as_bytes()).unwrap();
    running.terminate();
    let code = running.child.wait().unwrap().code();
    home.signal_backends("CONT");
    assert_eq!(code, Some(0));
}

#[test]
fn a_statement_that_waits_for_a_lock_is_given_up() {
    let Some(home) = Home::postgres() else { return };
    let folder = tempfile::tempdir().unwrap();
    let running = serving_on(&home, folder.path(), &["--database-timeout", "5"]);
    let locked = home.locked("vehicle_type");
    assert_eq!(status(running.address, STORES).0, "503");
    drop(locked);
    assert_eq!(status(running.address, STORES).0, "200");
}

#[test]
fn readiness_reports_a_full_disk() {
    let folder = tempfile::tempdir().unwrap();
    let mount = |args: &[&str]| Command::new(args[0]).args(&args[1..]).arg(folder.path()).status();
    if !mount(&["mount", "-t", "tmpfs", "-o", "size=64m", "tmpfs"]).is_ok_and(|status| status.success()) {
        eprintln!("LEFT OUT: this user may not mount a small disk");
        return;
    }
    let running = serving(folder.path(), &[]);
    let ready = status(running.operator(), READINESS);
    std::fs::write(folder.path().join("ballast"), vec![0; 48 << 20]).unwrap();
    let full = status(running.operator(), READINESS);
    drop(running);
    mount(&["umount"]).unwrap();
    assert_eq!((ready.0.as_str(), full.0.as_str()), ("200", "503"), "{} {}", ready.1, full.1);
    assert!(full.1.contains("\"disco\"") && full.1.contains("libere espaço"), "{}", full.1);
}

#[test]
fn a_closed_pipe_ends_quietly() {
    let folder = tempfile::tempdir().unwrap();
    let made = ended(program(folder.path()).args(["demo", "--members", "300"]));
    assert_eq!(made.0, 0, "{}", made.1);
    for args in ["export", "--help", "serve --help"] {
        let script = format!("\"$0\" {args} | head -n 1 > /dev/null; exit \"${{PIPESTATUS[0]}}\"");
        let mut shell = Command::new("bash");
        shell.args(["-c", &script, env!("CARGO_BIN_EXE_benefits")]).current_dir(folder.path());
        let output = shell.output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), said.as_str()), (Some(0), ""), "{args}");
    }
}
