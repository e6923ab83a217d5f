//! README's first two sections: their commands one after the other, as a reader types them. The program that is tested stands for
//! the one that is installed.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use tempfile::TempDir;

const README: &str = include_str!("../../../../README.md");

/// A command, and the lines that README shows below it.
struct Step {
    command: &'static str,
    shown: Vec<&'static str>,
}

/// A mock that ends with the test.
struct Mock {
    child: Child,
    address: String,
}

impl Drop for Mock {
    fn drop(&mut self) {
        // It may have ended by itself, which is as good.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The text of a section.
fn section(title: &str) -> &'static str {
    let (_, section) = README.split_once(&format!("\n## {title}\n")).expect("README has the section");
    section.split("\n## ").next().unwrap_or(section)
}

/// The commands of a section's consoles.
fn steps(title: &str) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    let mut is_console = false;
    for line in section(title).lines() {
        match (line, line.strip_prefix("$ ")) {
            ("```console", _) => is_console = true,
            ("```", _) => is_console = false,
            (_, Some(command)) if is_console => {
                let command = command.split("  #").next().unwrap_or(command).trim();
                steps.push(Step { command, shown: Vec::new() });
            }
            _ if is_console => steps.last_mut().expect("a console begins with a command").shown.push(line),
            _ => {}
        }
    }
    steps
}

impl Step {
    /// Every line that is shown was said, but for numbers, which grow.
    fn assert_said(&self, said: &str) {
        let without_digits = |text: &str| text.replace(|letter: char| letter.is_ascii_digit(), "");
        let said: Vec<String> = said.lines().map(without_digits).collect();
        for line in self.shown.iter().filter(|line| !line.is_empty() && **line != "…") {
            assert!(said.contains(&without_digits(line)), "{}: {line}: {said:#?}", self.command);
        }
    }
}

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn run(command: &mut Command) -> String {
    let Output { status, stdout, stderr } = command.output().expect("a program can be run");
    let said = format!("{}{}", String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
    assert!(status.success(), "{command:?}: {said}");
    said
}

/// Builds the one program of a folder with the versions that this workspace was tested with, and starts it at a free port. Not by
/// `cargo run`, which would leave it behind when it is stopped itself.
fn start_mock(folder: &Path) -> (Mock, String) {
    fs::copy(workspace().join("Cargo.lock"), folder.join("Cargo.lock")).expect("a file can be copied");
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("adopters");
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["build", "--bins", "--offline", "--quiet", "--target-dir"]).arg(&target).current_dir(folder);
    run(cargo.env("CARGO_INCREMENTAL", "0"));
    let mut command = Command::new(target.join("debug/greetings-api"));
    let mut child = command.arg("127.0.0.1:0").stdout(Stdio::piped()).spawn().expect("the mock can be started");
    let said = child.stdout.take().into_iter().flat_map(|out| BufReader::new(out).lines()).next();
    let said = said.expect("it says where it listens").expect("it can be read");
    let (_, address) = said.split_once("http://").unwrap_or_else(|| panic!("{said}"));
    let address = address.split(": ").next().unwrap_or(address).to_owned();
    let said = said.replace(&address, "127.0.0.1:8080");
    (Mock { child, address }, said)
}

/// The body of an answer.
fn asked(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap_or_else(|error| panic!("{address}: {error}"));
    let mut answer = String::new();
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).and_then(|()| stream.read_to_string(&mut answer)).expect("it answers");
    answer.split_once("\r\n\r\n").map(|(_, body)| body.to_owned()).unwrap_or_default()
}

/// Types the commands of the first section; `is_whole` those as well for which Cargo builds.
fn follow(is_whole: bool) {
    let folder = TempDir::new().expect("a folder can be made");
    let mut mock = None;
    let steps = steps("You have a document");
    assert!(steps.iter().any(|step| step.command == "contractual check"), "it ends in a green check");
    for step in steps {
        let words: Vec<&str> = step.command.split(' ').collect();
        match words[..] {
            ["cargo", "install", "--path", path, "--locked"] => {
                let manifest = fs::read_to_string(workspace().join(path).join("Cargo.toml")).expect("it is a crate");
                assert!(manifest.contains("[[bin]]\nname = \"contractual\"\n"), "{path}");
            }
            ["contractual", ref arguments @ ..] => {
                let mut command = Command::new(env!("CARGO_BIN_EXE_contractual"));
                step.assert_said(&run(command.args(arguments).current_dir(folder.path()).stdin(Stdio::null())));
            }
            ["cargo", "run"] if is_whole => {
                let (started, said) = start_mock(folder.path());
                step.assert_said(&said);
                mock = Some(started);
            }
            ["curl", url] if is_whole => {
                let path = url.strip_prefix("http://127.0.0.1:8080").expect("the mock is asked");
                let mock: &Mock = mock.as_ref().expect("the mock was started before");
                step.assert_said(&asked(&mock.address, path));
            }
            // The folder is the one that is made for it; the others take long.
            ["cd" | "curl", _] | ["cargo", "run"] => {}
            _ => panic!("nothing says how `{}` is tested", step.command),
        }
    }
    assert_eq!(mock.is_some(), is_whole, "the mock is one of the commands");
}

#[test]
fn an_empty_folder_becomes_a_green_check() {
    follow(false);
}

#[test]
#[ignore = "long: compiles a server"]
fn an_empty_folder_becomes_a_mock_that_answers() {
    follow(true);
}

#[test]
#[ignore = "long: builds the service and the tool"]
fn commands_for_those_who_look_at_the_service_are_there() {
    let commands: Vec<&str> = section("You look at the benefits service")
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split('`').next())
        .collect();
    assert_eq!(commands, ["cargo run", "cargo xtask test"]);
    // What they do is tested where it belongs: the greeting and its commands beside the service, and the tests by running.
    for (command, help) in
        [("run --quiet -- --help", "Usage: benefits"), ("xtask test --help", "Usage: cargo xtask test")]
    {
        let said = run(Command::new(env!("CARGO")).args(command.split(' ')).current_dir(workspace()));
        assert!(said.contains(help), "{command}: {said}");
    }
}
