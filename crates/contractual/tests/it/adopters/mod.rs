//! Repositories of other teams, from `init` to a green gate. What is long runs Cargo in them: what the program writes compiles,
//! answers and is watched over.

mod edits;
mod packaged;
mod servers;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::{Mutex, PoisonError};

use tempfile::TempDir;

use crate::sandbox::on_a_desk;
use crate::server::{Answer, Server};

const PETS: &str = "\
openapi: 3.0.3
info: {title: Pets, version: '1'}
paths:
  /pets:
    get:
      operationId: listPets
      tags: [Pets]
      responses:
        '200':
          description: All pets.
          content: {application/json: {schema: {type: array, items: {type: string, example: Rex}}}}
";

/// A repository of somebody else.
struct Adopter {
    folder: TempDir,
}

impl Adopter {
    fn with(files: &[(&str, &str)]) -> Adopter {
        let adopter = Adopter { folder: TempDir::new().expect("a folder can be made") };
        for (path, text) in files {
            adopter.write(path, text);
        }
        adopter
    }

    fn path(&self, path: &str) -> PathBuf {
        self.folder.path().join(path)
    }

    fn write(&self, path: &str, text: &str) {
        let path = self.path(path);
        let written = fs::create_dir_all(path.parent().expect("it has a folder")).and_then(|()| fs::write(&path, text));
        written.expect("a file can be written");
    }

    fn text(&self, path: &str) -> String {
        fs::read_to_string(self.path(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    /// The program, and the exit code that it must have. What it says is returned.
    fn contractual(&self, arguments: &[&str], code: i32) -> String {
        let mut command = Command::new(env!("CARGO_BIN_EXE_contractual"));
        on_a_desk(&mut command, &self.path(".cache"));
        let output = command.args(arguments).current_dir(self.folder.path()).stdin(Stdio::null()).output();
        let output = output.expect("the tool can be run");
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {}", said(&output));
        said(&output)
    }

    /// Cargo, without a network and with the versions that this workspace was tested with. What was compiled for one test serves
    /// the others.
    fn cargo(&self, arguments: &[&str]) -> Command {
        let mut command = self.cargo_alone(arguments);
        command.args(["--offline", "--quiet", "--target-dir"]).arg(target()).env("CARGO_INCREMENTAL", "0");
        command
    }

    /// Cargo for a command that compiles nothing.
    fn cargo_alone(&self, arguments: &[&str]) -> Command {
        let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        if !self.path("Cargo.lock").exists() {
            fs::copy(workspace.join("Cargo.lock"), self.path("Cargo.lock")).expect("a file can be copied");
        }
        let mut command = Command::new(env!("CARGO"));
        command.args(arguments).current_dir(self.folder.path());
        command
    }

    /// Output of Cargo, which has no warning in it.
    fn cargo_passes(&self, arguments: &[&str]) -> String {
        let output = alone(&mut self.cargo(arguments));
        assert!(output.status.success(), "{arguments:?}: {}", said(&output));
        assert!(!said(&output).contains("warning"), "{arguments:?}: {}", said(&output));
        said(&output)
    }
}

/// What a command of [`Adopter::cargo`] says. Crates of one name are one program in the target that all adopters share, so that
/// none may be built while another runs.
fn alone(cargo: &mut Command) -> Output {
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _guard = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    cargo.output().expect("cargo can be run")
}

/// Target folder of all adopters.
fn target() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("adopters")
}

/// Both streams of a process.
fn said(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

#[test]
fn a_repository_of_another_language_lints_compares_and_releases() {
    let adopter = Adopter::with(&[("package.json", "{}\n"), ("docs/pets.yaml", PETS)]);
    adopter.contractual(&["init", "--yes"], 0);
    for command in [&["check"][..], &["lint"], &["release", "1"], &["check"], &["diff"]] {
        adopter.contractual(command, 0);
    }
    assert!(!adopter.path("Cargo.toml").exists() && !adopter.path("crates").exists());
    adopter.write("docs/pets.yaml", &PETS.replace("type: string", "type: integer"));
    let told = adopter.contractual(&["check"], 1);
    assert!(told.contains("release-broken"), "{told}");
}

/// The document as another team serves it.
fn pets_as_json() -> &'static str {
    r#"{"openapi": "3.0.3", "info": {"title": "Pets", "version": "1"}, "paths": {"/pets": {"get": {
    "operationId": "listPets", "tags": ["Pets"], "responses": {"200": {"description": "All pets.", "content":
    {"application/json": {"schema": {"type": "array", "items": {"type": "string", "example": "Rex"}}}}}}}}}}"#
}

#[test]
fn a_json_document_from_a_url_is_kept_and_needs_no_network_afterwards() {
    let server = Server::new(|_| Answer::ok(pets_as_json()));
    let url = server.url("/v1/openapi.json");
    let adopter = Adopter::with(&[]);
    adopter.contractual(&["init", "--yes", &url], 0);
    assert!(adopter.text("contractual.toml").contains(&format!("path = \"{url}\"\nreleased = \"released\"\n")));
    assert!(adopter.text("crates/pets-client/src/generated/mod.rs").contains(&format!("`{url}`")));
    adopter.contractual(&["generate"], 0);
    adopter.contractual(&["check"], 0);
    let again = adopter.contractual(&["init", "--yes"], 0);
    assert!(again.contains("has everything already"), "{again}");
    drop(server);
    for command in [&["generate"][..], &["check"], &["release", "1"], &["diff"], &["check"]] {
        let said = adopter.contractual(command, 0);
        assert_eq!(said.matches("used the copy of").count(), 1, "{command:?}: {said}");
    }
    assert_eq!(adopter.text("released/1/openapi.json"), pets_as_json());
}

#[test]
#[ignore = "long: compiles a server and a client"]
fn crates_of_a_document_from_a_url_compile() {
    let server = Server::new(|_| Answer::ok(pets_as_json()));
    let adopter = Adopter::with(&[]);
    adopter.contractual(&["init", "--yes", &server.url("/v1/openapi.json")], 0);
    drop(server);
    adopter.cargo_passes(&["test", "--workspace"]);
    adopter.contractual(&["check"], 0);
}

#[test]
fn another_version_of_the_tool_is_refused_until_everything_is_brought_to_it() {
    let adopter = Adopter::with(&[("openapi.yaml", PETS)]);
    adopter.contractual(&["init", "--yes"], 0);
    let manifest = "crates/pets-api/Cargo.toml";
    let configuration = adopter.text("contractual.toml");
    let requires = configuration.lines().find(|line| line.starts_with("requires")).expect("init writes it");
    adopter.write("contractual.toml", &configuration.replace(requires, "requires = \"9.9\" # Ours."));
    adopter.write(manifest, &adopter.text(manifest).replace("{ path = \"../../runtimes/stub-runtime\" }", "\"9.9.0\""));
    adopter.write("runtimes/stub-runtime/src/lib.rs", "//! Of another version.\n");
    let refused = adopter.contractual(&["check"], 2);
    assert!(refused.contains("bring this repository to") && refused.contains("`contractual upgrade`"), "{refused}");

    let before = adopter.text("contractual.toml");
    let patch = adopter.contractual(&["upgrade", "--dry-run"], 0);
    assert!(patch.contains("-requires = \"9.9\" # Ours.\n") && patch.contains("-//! Of another version.\n"), "{patch}");
    assert_eq!(adopter.text("contractual.toml"), before, "a dry run changes nothing");
    adopter.contractual(&["upgrade"], 0);
    assert_eq!(adopter.text("contractual.toml"), configuration.replace(requires, &format!("{requires} # Ours.")));
    assert!(adopter.text(manifest).contains("path = \"../../runtimes/stub-runtime\""), "{}", adopter.text(manifest));
    adopter.contractual(&["check"], 0);
    let again = adopter.contractual(&["upgrade"], 0);
    assert!(again.contains("already"), "{again}");
}

#[test]
fn without_copies_crates_name_the_version_of_their_runtime() {
    let adopter = Adopter::with(&[("openapi.yaml", PETS)]);
    adopter.contractual(&["init", "--yes"], 0);
    let configuration = adopter.text("contractual.toml").replace("requires =", "vendor = false\nrequires =");
    adopter.write("contractual.toml", &configuration);
    adopter.contractual(&["upgrade"], 0);
    let version = env!("CARGO_PKG_VERSION");
    for (krate, runtime) in [("pets-api", "stub-runtime"), ("pets-client", "client-runtime")] {
        let manifest = adopter.text(&format!("crates/{krate}/Cargo.toml"));
        assert!(manifest.contains(&format!("{runtime} = {{ version = \"{version}\" }}\n")), "{manifest}");
        fs::remove_dir_all(adopter.path(&format!("crates/{krate}"))).expect("a folder can be removed");
    }
    adopter.contractual(&["generate"], 0);
    let manifest = adopter.text("crates/pets-api/Cargo.toml");
    assert!(manifest.contains(&format!("stub-runtime = \"{version}\"\n")), "{manifest}");
    adopter.contractual(&["check"], 0);
}

#[test]
fn a_place_that_is_somebody_elses_is_refused_in_one_message() {
    let targets =
        |more: &str| format!("[[document]]\npath = 'openapi.yaml'\ntarget = [{{ kind = 'server', {more} }}]\n");
    let adopter = Adopter::with(&[
        ("openapi.yaml", PETS),
        ("crates/app/Cargo.toml", "[package]\nname = \"app\"\n"),
        ("crates/app/src/lib.rs", "//! Theirs.\n"),
        ("runtimes/stub-runtime/notes.txt", "Theirs.\n"),
    ]);
    adopter.write("contractual.toml", &targets("crate = 'crates/app'"));
    let told = adopter.contractual(&["generate"], 2);
    assert!(told.contains("crates/app is a crate that does not stand on stub-runtime; name another crate"), "{told}");
    adopter.write("contractual.toml", &targets("crate = 'crates/other'"));
    let told = adopter.contractual(&["generate"], 2);
    assert!(told.contains("stub-runtime holds something else than the runtime; move it away"), "{told}");
    assert!(!adopter.path("crates/other").exists(), "nothing is half-written");
    adopter.write("contractual.toml", &targets("crate = 'crates/other', folder = 'src/generated'"));
    let told = adopter.contractual(&["generate"], 2);
    assert!(told.contains("a target has one place; keep `crate` or `folder`"), "{told}");
    adopter.write("contractual.toml", &targets("describe = true"));
    adopter.contractual(&["generate"], 2);
}
