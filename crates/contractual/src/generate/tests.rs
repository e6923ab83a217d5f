//! A throw-away workspace with one small contract.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

use super::*;
use crate::workspace;

const TARGET: &str =
    "[[document]]\npath = 'spec/pets.yaml'\ntarget = [{ kind = 'server', folder = 'crates/pets/src/generated' }]\n";

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
          content: {application/json: {schema: {type: array, items: {type: string}}}}
";

fn workspace_with(document: &str) -> TempDir {
    let folder = TempDir::new().unwrap();
    fs::create_dir(folder.path().join("spec")).unwrap();
    fs::write(folder.path().join("spec/pets.yaml"), document).unwrap();
    fs::write(folder.path().join("contractual.toml"), TARGET).unwrap();
    folder
}

fn generate(root: &Path, args: &Args) -> (Outcome, String) {
    let mut out = Vec::new();
    let outcome = run(args, &Configuration::in_folder(root).unwrap(), &mut out).unwrap();
    let text = anstream::adapter::strip_str(std::str::from_utf8(&out).unwrap()).to_string();
    (outcome, workspace::redacted(&text, root, "ROOT"))
}

fn check() -> Args {
    Args { check: true, ..Args::default() }
}

#[test]
fn what_is_written_is_told_and_then_fresh() {
    let folder = workspace_with(PETS);
    let (outcome, written) = generate(folder.path(), &Args::default());
    assert_eq!(outcome, Outcome::Clean);
    assert!(written.contains("wrote ROOT/crates/pets/src/generated/pets.rs (+"), "{written}");
    assert_eq!(generate(folder.path(), &check()), (Outcome::Clean, String::new()));
    assert_eq!(generate(folder.path(), &Args::default()), (Outcome::Clean, String::new()), "nothing changed");
}

#[test]
fn stale_missing_and_orphaned_files_are_named_with_the_remedy() {
    let folder = workspace_with(PETS);
    generate(folder.path(), &Args::default());
    let generated = folder.path().join("crates/pets/src/generated");
    fs::remove_file(generated.join("bindings.json")).unwrap();
    fs::write(generated.join("old.rs"), "//! Left over.\n").unwrap();
    let edited = fs::read_to_string(generated.join("pets.rs")).unwrap() + "// mine\n";
    fs::write(generated.join("pets.rs"), edited).unwrap();

    let (outcome, told) = generate(folder.path(), &check());
    assert_eq!(outcome, Outcome::Findings);
    assert!(told.contains("missing ROOT/crates/pets/src/generated/bindings.json"), "{told}");
    assert!(told.contains("stale ROOT/crates/pets/src/generated/pets.rs (+0 -1)"), "{told}");
    assert!(told.contains("orphan ROOT/crates/pets/src/generated/old.rs (+0 -1)"), "{told}");
    assert!(told.ends_with("run `contractual generate` and commit what it writes\n"), "{told}");

    let (_, written) = generate(folder.path(), &Args::default());
    assert!(written.contains("deleted ROOT/crates/pets/src/generated/old.rs (+0 -1)"), "{written}");
    assert_eq!(generate(folder.path(), &check()), (Outcome::Clean, String::new()));
}

#[test]
fn dry_run_shows_a_patch_and_changes_nothing() {
    let folder = workspace_with(PETS);
    let (outcome, patch) = generate(folder.path(), &Args { dry_run: true, ..Args::default() });
    assert_eq!(outcome, Outcome::Clean);
    assert!(patch.contains("+++ b/ROOT/crates/pets/src/generated/pets.rs"), "{patch}");
    assert!(!folder.path().join("crates").exists());
}

#[test]
fn a_document_that_cannot_be_read_stops_every_target() {
    let folder = workspace_with(&PETS.replace("{type: string}", "{$ref: '#/components/schemas/Pet'}"));
    let (outcome, told) = generate(folder.path(), &Args::default());
    assert_eq!(outcome, Outcome::Findings);
    assert!(told.contains("error[reference-not-found]"), "{told}");
    assert!(!folder.path().join("crates").exists());
}

#[test]
fn a_folder_that_people_write_is_left_alone() {
    let folder = workspace_with(PETS);
    let generated = folder.path().join("crates/pets/src/generated");
    fs::create_dir_all(&generated).unwrap();
    fs::write(generated.join("thesis.rs"), "//! Years of work.\n").unwrap();
    let configuration = Configuration::in_folder(folder.path()).unwrap();
    let error = run(&Args::default(), &configuration, &mut Vec::new()).unwrap_err().to_string();
    insta::assert_snapshot!(workspace::redacted(&error, folder.path(), "ROOT"), @"ROOT/crates/pets/src/generated holds files that nothing generated, such as ROOT/crates/pets/src/generated/thesis.rs; name another folder in contractual.toml, or move them");
    assert_eq!(fs::read_dir(&generated).unwrap().count(), 1);
}
