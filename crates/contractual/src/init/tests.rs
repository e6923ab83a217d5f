//! What `init` finds and writes in folders of several kinds. That what it writes compiles is tested with Cargo, in `tests/`.

use std::collections::BTreeMap;
use std::fs;
use std::io::Empty;

use tempfile::TempDir;

use super::*;

const PETS: &str = "openapi: 3.0.3\ninfo: {title: Pet Store API, version: '1'}\npaths: {}\n";

fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = TempDir::new().unwrap();
    for (path, text) in files {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

fn init_with(folder: &TempDir, args: &Args, answers: Option<&str>) -> (Outcome, String) {
    let mut out = Vec::new();
    let mut answers = answers.map(str::as_bytes);
    let outcome = run_in(folder.path(), args, answers.as_mut(), &mut out).unwrap();
    let text = anstream::adapter::strip_str(std::str::from_utf8(&out).unwrap()).to_string();
    (outcome, workspace::redacted(&text, folder.path(), "@"))
}

fn init(folder: &TempDir) -> String {
    let (outcome, told) = init_with(folder, &Args::default(), None);
    assert_eq!(outcome, Outcome::Clean, "{told}");
    told
}

fn text(folder: &TempDir, path: &str) -> String {
    fs::read_to_string(folder.path().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn all(folder: &TempDir) -> BTreeMap<PathBuf, String> {
    let files = tree::files_below(folder.path()).unwrap();
    files.into_iter().map(|path| (path.clone(), fs::read_to_string(path).unwrap())).collect()
}

#[test]
fn an_empty_folder_becomes_a_service_and_a_client() {
    let folder = folder(&[]);
    let told = init(&folder);
    let n_files = told.lines().find_map(|line| line.strip_prefix("wrote @/runtimes/: ")).unwrap();
    insta::assert_snapshot!(told.replace(n_files, "… files"));
    insta::assert_snapshot!("configuration_of_an_empty_folder", text(&folder, "contractual.toml"));
    assert_eq!(
        text(&folder, "Cargo.toml"),
        "[workspace]\nresolver = \"3\"\nmembers = [\"crates/greetings-api\", \"crates/greetings-client\"]\n"
    );
    let manifest = text(&folder, "crates/greetings-api/Cargo.toml");
    assert!(manifest.contains("stub-runtime = { path = \"../../runtimes/stub-runtime\" }"), "{manifest}");
    assert!(manifest.contains("contract-testing = { path = \"../../runtimes/contract-testing\" }"), "{manifest}");
    assert!(!manifest.contains("[workspace]"), "{manifest}");
}

#[test]
fn a_second_run_changes_nothing_and_one_that_was_interrupted_is_finished() {
    let folder = folder(&[("api/pets.yaml", PETS)]);
    init(&folder);
    let before = all(&folder);
    let told = init(&folder);
    assert!(told.starts_with("@/contractual.toml has everything already\n"), "{told}");
    assert_eq!(all(&folder), before);
    // Documents and a few files are their team's once a crate is there.
    let is_runtime = |path: &Path| path.starts_with(folder.path().join("runtimes"));
    let is_theirs = |path: &Path| {
        let theirs = ["contractual.toml", "pets.yaml", "src/lib.rs", "src/main.rs", "tests/contract.rs"];
        !is_runtime(path) && theirs.iter().any(|name| path.ends_with(name))
    };
    // Runtimes have hundreds, which are all written alike.
    let (runtimes, others): (Vec<&PathBuf>, Vec<&PathBuf>) = before.keys().partition(|path| is_runtime(path));
    for path in others.into_iter().filter(|path| !is_theirs(path)).chain(runtimes.into_iter().step_by(40)) {
        fs::remove_file(path).unwrap();
        init(&folder);
        assert!(all(&folder) == before, "{} was not written again", path.display());
    }
}

#[test]
fn what_a_configuration_says_already_is_not_said_by_arguments() {
    let folder = folder(&[("pets.yaml", PETS)]);
    init(&folder);
    let args = Args { generate: Some(Wanted::Server), ..Args::default() };
    let error = run_in(folder.path(), &args, None::<&mut Empty>, &mut Vec::new()).unwrap_err().to_string();
    insta::assert_snapshot!(workspace::redacted(&error, folder.path(), "@"), @"@/contractual.toml is there already; add the document or the target to it, and run `contractual generate`");
}

#[test]
fn a_cargo_workspace_keeps_what_it_has() {
    let ours = "# Ours.\n[workspace]\nmembers = [\"xtask\"] # One.\n";
    let folder = folder(&[
        ("Cargo.toml", ours),
        ("xtask/Cargo.toml", "[package]\nname = 'xtask'\n"),
        ("pets.json", "{\"openapi\": \"3.0.3\", \"info\": {\"title\": \"Pets\", \"version\": \"1\"}, \"paths\": {}}"),
    ]);
    init(&folder);
    assert_eq!(
        text(&folder, "Cargo.toml"),
        "# Ours.\n[workspace]\nmembers = [\"xtask\", \"crates/pets-api\", \"crates/pets-client\"] # One.\n"
    );
    assert_eq!(text(&folder, "xtask/Cargo.toml"), "[package]\nname = 'xtask'\n");
}

#[test]
fn where_another_language_is_at_home_nothing_is_generated() {
    let folder = folder(&[("package.json", "{}"), ("docs/pets.yaml", PETS), ("node_modules/a/openapi.yaml", PETS)]);
    let told = init(&folder);
    let configuration = text(&folder, "contractual.toml");
    assert!(
        configuration.contains("path = \"docs/pets.yaml\"\nreleased = \"docs/released\"")
            && !configuration.contains("target"),
        "{configuration}"
    );
    assert!(!configuration.contains("node_modules") && !folder.path().join("Cargo.toml").exists(), "{told}");
    assert!(told.contains("contractual lint"), "{told}");
}

#[test]
fn documents_of_one_title_have_crates_after_their_files() {
    let folder = folder(&[
        ("a.yaml", PETS),
        ("b.yaml", PETS),
        ("other.yaml", "openapi: of something else\n"),
        ("old.json", "{\"swagger\": \"1.2\"}"),
    ]);
    let (_, told) = init_with(&folder, &Args { generate: Some(Wanted::Client), ..Args::default() }, None);
    let configuration = text(&folder, "contractual.toml");
    for name in ["crates/a-client", "crates/b-client"] {
        assert!(configuration.contains(name), "{configuration}\n{told}");
    }
    assert!(told.contains("left out old.json: it is an older Swagger than 2.0"), "{told}");
}

#[test]
fn somebody_is_asked_for_what_cannot_be_found_out() {
    let folder = folder(&[("pets.yaml", PETS)]);
    let (_, told) = init_with(&folder, &Args::default(), Some("what?\nclient\n"));
    assert!(
        told.starts_with(
            "found pets.yaml: Pet Store API\ngenerate a server, a client, both or nothing? [both] generate"
        ),
        "{told}"
    );
    let configuration = text(&folder, "contractual.toml");
    assert!(configuration.contains("pet-store-client") && !configuration.contains("pet-store-api"), "{configuration}");
}

#[test]
fn documents_that_stop_the_generator_are_told_and_can_be_mended() {
    let folder = folder(&[(
        "pets.yaml",
        "openapi: 3.0.3\ninfo: {title: Pets, version: '1'}\npaths:\n  /a:\n    get: {responses: {'200': {$ref: '#/nowhere'}}}\n",
    )]);
    let (outcome, told) = init_with(&folder, &Args::default(), None);
    assert_eq!(outcome, Outcome::Findings, "{told}");
    assert!(told.contains("mend the document, and run `contractual init` again"), "{told}");
    fs::write(folder.path().join("pets.yaml"), PETS).unwrap();
    init(&folder);
    assert!(folder.path().join("crates/pet-store-api").exists() || folder.path().join("crates/pets-api").exists());
}

#[test]
fn a_tree_that_cannot_be_written_is_one_error() {
    let folder = folder(&[("pets.yaml", PETS), ("crates", "a file, not a folder\n")]);
    let error = run_in(folder.path(), &Args::default(), None::<&mut Empty>, &mut Vec::new()).unwrap_err();
    assert!(format!("{error:#}").contains("crates"), "{error:#}");
    assert!(!folder.path().join("Cargo.toml").exists(), "nothing is half-written");
}
