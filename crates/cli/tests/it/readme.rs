//! README's trigger in five minutes: exactly its commands, with the real programs and a fresh database.

use std::io::{BufRead, BufReader, Read};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, ChildStdout, Command, Stdio};

use crate::cli::User;

const README: &str = include_str!("../../../../README.md");

const TITLE: &str = "## A trigger in five minutes";

/// Where README has its receiver.
const RECEIVER: &str = "127.0.0.1:9090";

/// A program that ends with the test, and what it says to the one who started it.
struct Running<R> {
    child: Child,
    said: BufReader<R>,
}

impl<R> Drop for Running<R> {
    fn drop(&mut self) {
        // It may have ended by itself, which is as good.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_move_arrives_at_the_receiver_on_ones_desk() {
    let folder = tempfile::tempdir().unwrap();
    let (_service, operator) = start_service(folder.path());
    // Free a moment ago, as README's port is on a fresh machine.
    let receiver = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let mut user = User::new().with("BENEFITS_OPERATOR_URL", &operator);
    let mut listening = None;
    let mut shown = String::new();
    for line in section() {
        if let Some((name, value)) = line.strip_prefix("export ").and_then(|rest| rest.split_once('=')) {
            user = user.with(name, value);
        } else if let Some(line) = line.strip_prefix("benefits-cli listen ") {
            let line = format!("listen --escutar {receiver} {line}");
            let mut command = user.command();
            command.args(line.split_whitespace()).stdout(Stdio::piped()).stderr(Stdio::piped());
            listening = Some(start_listening(&mut command));
        } else if let Some(line) = line.strip_prefix("benefits-cli ") {
            shown.push_str(&user.run(&line.replace(RECEIVER, &receiver)).shown());
        }
    }
    let (_listener, stdout) = listening.expect("README listens");
    let came: Vec<String> = stdout.lines().map(Result::unwrap).take(arrivals().len()).collect();
    assert_eq!(came.iter().map(|line| shape(line)).collect::<Vec<_>>(), arrivals(), "{shown}");
}

/// The commands of README's section, without what is said about them.
fn section() -> impl Iterator<Item = &'static str> {
    let section = README.split(TITLE).nth(1).expect("README has the section").split("\n## ").next().unwrap();
    let commands = section.lines().filter_map(|line| line.strip_prefix("$ "));
    commands.map(|line| line.split("  #").next().unwrap().trim())
}

/// The lines that README says arrive, by their shape.
fn arrivals() -> Vec<String> {
    let section = README.split(TITLE).nth(1).unwrap().split("\n## ").next().unwrap();
    let (_, after) = section.split_once("Ctrl-C encerra.\n").expect("README shows what `listen` prints");
    after.split("```").next().unwrap().lines().filter(|line| !line.is_empty()).map(shape).collect()
}

/// A line without what differs from run to run: times, codes and ids.
fn shape(line: &str) -> String {
    let words = line.split_whitespace().filter(|word| !word.contains(|character: char| character.is_ascii_digit()));
    words.collect::<Vec<_>>().join(" ")
}

/// Starts the service as `cargo run` does, but for its ports, and gives the operator's address.
fn start_service(folder: &Path) -> (Running<ChildStdout>, String) {
    let mut command = Command::new(service());
    command.env_clear().current_dir(folder).stdout(Stdio::piped()).stderr(Stdio::null());
    command.env("BENEFITS_LISTEN", "127.0.0.1:0").env("BENEFITS_OPERATOR_LISTEN", "127.0.0.1:0");
    let mut child = command.spawn().unwrap();
    let said = BufReader::new(child.stdout.take().unwrap());
    let mut running = Running { child, said };
    let health = running.said.by_ref().lines().map(Result::unwrap).find(|line| line.contains("/saude/prontidao"));
    let health = health.expect("it greets");
    let address = health.split_whitespace().nth(1).unwrap().strip_suffix("/operador/saude/prontidao").unwrap();
    (running, address.to_owned())
}

/// The service's program, beside ours. A test of the whole workspace has made it anew; a test of this crate alone makes
/// it if it was never made.
fn service() -> PathBuf {
    let folder = Path::new(env!("CARGO_BIN_EXE_benefits-cli")).parent().unwrap();
    let program = folder.join("benefits");
    if !program.exists() {
        let profile = match folder.file_name().unwrap().to_str().unwrap() {
            "debug" => "dev",
            other => other,
        };
        let built = Command::new(env!("CARGO"))
            .args(["build", "--quiet", "--package", "service", "--bin", "benefits", "--profile", profile])
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .status();
        assert!(built.unwrap().success(), "the service is built");
    }
    program
}

/// Starts `listen` and waits until it listens; gives what it shows, too.
fn start_listening(command: &mut Command) -> (Running<ChildStderr>, BufReader<ChildStdout>) {
    let mut child = command.spawn().unwrap();
    let shown = BufReader::new(child.stdout.take().unwrap());
    let mut said = BufReader::new(child.stderr.take().unwrap());
    let mut line = String::new();
    said.read_line(&mut line).unwrap();
    let running = Running { child, said };
    assert!(line.starts_with("Escutando em"), "{line}");
    (running, shown)
}
