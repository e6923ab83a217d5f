//! Repositories of other teams, from `init` to a green gate. What is long runs Cargo in them: what the program writes compiles,
//! answers and is watched over.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

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
        let output = command.args(arguments).current_dir(self.folder.path()).stdin(Stdio::null()).output();
        let output = output.expect("the tool can be run");
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {}", said(&output));
        said(&output)
    }

    /// Cargo, without a network and with the versions that this workspace was tested with. What was compiled for one test serves
    /// the others.
    fn cargo(&self, arguments: &[&str]) -> Command {
        let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        if !self.path("Cargo.lock").exists() {
            fs::copy(workspace.join("Cargo.lock"), self.path("Cargo.lock")).expect("a file can be copied");
        }
        let mut command = Command::new(env!("CARGO"));
        command.args(arguments).args(["--offline", "--quiet", "--target-dir"]).arg(target());
        command.current_dir(self.folder.path()).env("CARGO_INCREMENTAL", "0");
        command
    }

    fn cargo_passes(&self, arguments: &[&str]) {
        let output = self.cargo(arguments).output().expect("cargo can be run");
        assert!(output.status.success(), "{arguments:?}: {}", said(&output));
        assert!(!said(&output).contains("warning"), "{arguments:?}: {}", said(&output));
    }
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
#[ignore = "long: compiles a server and a client"]
fn an_empty_folder_becomes_a_mock_that_answers() {
    let adopter = Adopter::with(&[]);
    adopter.contractual(&["init", "--yes"], 0);
    adopter.cargo_passes(&["test", "--workspace"]);
    let laid_out =
        Command::new(env!("CARGO")).args(["fmt", "--all", "--check"]).current_dir(adopter.path(".")).output();
    let laid_out = laid_out.expect("cargo can be run");
    assert!(laid_out.status.success(), "{}", said(&laid_out));
    adopter.contractual(&["check"], 0);
    adopter.cargo_passes(&["build", "--package", "greetings-api"]);
    // Not by `cargo run`, which would leave the mock behind when it is stopped itself.
    let mut mock = Command::new(target().join("debug/greetings-api"));
    let mut mock = mock.arg("127.0.0.1:0").stdout(Stdio::piped()).spawn().expect("the mock can be started");
    let heard = mock.stdout.take().into_iter().flat_map(|out| BufReader::new(out).lines()).next();
    let heard = heard.expect("it says where it listens").expect("it can be read");
    let (_, rest) = heard.split_once("http://").unwrap_or_else(|| panic!("{heard}"));
    let address = rest.split(": ").next().unwrap_or(rest);
    let answer = ask(address, "GET /greetings/Ana HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    mock.kill().expect("it runs");
    mock.wait().expect("it ends");
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("Good morning!"), "{answer}");
}

fn ask(address: &str, request: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap_or_else(|error| panic!("{address}: {error}"));
    let mut answer = String::new();
    let heard = stream.write_all(request.as_bytes()).and_then(|()| stream.read_to_string(&mut answer));
    heard.expect("it answers");
    answer
}

#[test]
#[ignore = "long: compiles servers and clients"]
fn a_workspace_with_a_tool_of_its_own_keeps_it_and_takes_two_documents() {
    let adopter = Adopter::with(&[
        ("Cargo.toml", "[workspace]\nresolver = \"3\"\nmembers = [\"xtask\"] # Ours.\n"),
        ("xtask/Cargo.toml", "[package]\nname = \"xtask\"\nedition = \"2024\"\n"),
        ("xtask/src/main.rs", "fn main() {\n    println!(\"theirs\");\n}\n"),
        ("api/pets.yaml", PETS),
        ("api/vets.yaml", &PETS.replace("pets", "vets").replace("Pets", "Vets")),
    ]);
    adopter.contractual(&["init", "--yes"], 0);
    adopter.cargo_passes(&["check", "--workspace", "--all-targets"]);
    let theirs = adopter.cargo(&["run", "--package", "xtask"]).output().expect("cargo can be run");
    assert_eq!(said(&theirs), "theirs\n");
    adopter.contractual(&["check"], 0);

    // Generated code of another version does not compile, and says why.
    let generated = "crates/vets-client/src/generated/mod.rs";
    let present = adopter.text(generated);
    adopter.write(generated, &present.replace("assert_generated_for(\"", "assert_generated_for(\"9."));
    let output = adopter.cargo(&["check", "--workspace"]).output().expect("cargo can be run");
    assert!(
        !output.status.success() && said(&output).contains("`contractual upgrade` brings both to the same"),
        "{}",
        said(&output)
    );
    adopter.contractual(&["upgrade"], 0);
    adopter.cargo_passes(&["check", "--workspace"]);
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

#[test]
fn the_readme_shows_what_is_said_in_an_empty_folder() {
    let adopter = Adopter::with(&[]);
    let told = adopter.contractual(&["init", "--yes"], 0);
    let readme = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../README.md"));
    let readme = readme.expect("it can be read");
    let (_, shown) = readme.split_once("$ contractual init --yes\n").expect("it begins with init");
    let (shown, _) = shown.split_once("```").expect("the block ends");
    // Runtimes gain files; the line about them need not be the same to the last digit.
    let without_digits = |text: &str| text.replace(|letter: char| letter.is_ascii_digit(), "");
    let told: Vec<String> = told.lines().map(without_digits).collect();
    for line in shown.lines().filter(|line| *line != "…") {
        assert!(told.contains(&without_digits(line)), "{line}: {told:#?}");
    }
}

/// Files and their new texts, and the rule that tells of it; `None` where nothing is to be told.
type Edit<'e> = (&'e str, Option<String>, Option<&'e str>);

#[test]
fn every_drift_is_caught_and_what_is_the_teams_is_left_alone() {
    let adopter = Adopter::with(&[("openapi.yaml", PETS)]);
    adopter.contractual(&["init", "--yes"], 0);
    adopter.contractual(&["release", "1"], 0);
    adopter.contractual(&["check"], 0);
    let with = |path: &str, more: &str| Some(format!("{}{more}", adopter.text(path)));
    let without = |path: &str, less: &str| {
        let text = adopter.text(path);
        assert!(text.contains(less), "{path} has no {less}");
        Some(text.replace(less, ""))
    };
    let (api, client) = ("crates/pets-api", "crates/pets-client");
    let [api_mod, client_mod, mock] = [
        format!("{api}/src/generated/mod.rs"),
        format!("{client}/src/generated/mod.rs"),
        format!("{api}/src/mock/mod.rs"),
    ];
    let [api_manifest, api_lib, api_main, client_lib, more] = [
        format!("{api}/Cargo.toml"),
        format!("{api}/src/lib.rs"),
        format!("{api}/src/main.rs"),
        format!("{client}/src/lib.rs"),
        format!("{api}/src/pets.rs"),
    ];
    let orphan = format!("{client}/src/generated/old.rs");
    let runtime = "runtimes/stub-runtime/src/lib.rs";
    let edits: &[Edit<'_>] = &[
        ("openapi.yaml", with("openapi.yaml", "# The end.\n"), None),
        ("openapi.yaml", Some(PETS.replace("All pets.", "Every pet.")), Some("generated-file-stale")),
        ("openapi.yaml", Some(PETS.replace("/pets:", "/animals:")), Some("release-broken")),
        ("openapi.yaml", Some(PETS.replace("description:", "descripton:")), Some("unknown-field")),
        ("openapi.yaml", Some(PETS.replace("type: array, ", "")), Some("release-broken")),
        ("second.yaml", Some(PETS.to_owned()), Some("document-not-listed")),
        ("notes.yaml", Some("todo: [nothing]\n".to_owned()), None),
        (&api_mod, with(&api_mod, "// mine\n"), Some("generated-file-stale")),
        (&api_mod, None, Some("generated-file-missing")),
        (&client_mod, with(&client_mod, "\n"), Some("generated-file-stale")),
        (&orphan, Some(String::new()), Some("generated-file-orphaned")),
        (&mock, without(&mock, "impl "), Some("generated-file-stale")),
        (runtime, with(runtime, "// patched\n"), Some("generated-file-stale")),
        (runtime, None, Some("generated-file-missing")),
        ("runtimes/client-runtime/src/mine.rs", Some(String::new()), Some("generated-file-orphaned")),
        ("Cargo.toml", without("Cargo.toml", "\"crates/pets-api\", "), Some("generated-file-stale")),
        ("Cargo.toml", with("Cargo.toml", "\n[profile.dev]\ndebug = false\n"), None),
        (&api_manifest, None, Some("generated-file-missing")),
        (&api_manifest, with(&api_manifest, "\n[features]\nfast = []\n"), None),
        (&api_lib, with(&api_lib, "\nmod pets;\n"), None),
        (&api_main, None, None),
        (&client_lib, with(&client_lib, "\n/// Ours.\npub struct Ours;\n"), None),
        (&more, Some("//! Ours.\n".to_owned()), None),
        (".github/workflows/contract.yml", None, None),
        ("released/1/openapi.yaml", Some(PETS.replace("Rex", "Max")), Some("release-edited")),
        (
            "waivers.toml",
            Some("[[waiver]]\nrule = 'api-path-removed'\nreason = 'None.'\n".to_owned()),
            Some("waiver-idle"),
        ),
    ];
    for (path, text, rule) in edits {
        let before = fs::read_to_string(adopter.path(path)).ok();
        match text {
            Some(text) => adopter.write(path, text),
            None => fs::remove_file(adopter.path(path)).expect("a file can be removed"),
        }
        let told = adopter.contractual(&["check"], i32::from(rule.is_some()));
        if let Some(rule) = rule {
            assert!(told.contains(&format!("[{rule}]")), "{path}: {told}");
        }
        match before {
            Some(before) => adopter.write(path, &before),
            None => fs::remove_file(adopter.path(path)).expect("a file can be removed"),
        }
    }
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
