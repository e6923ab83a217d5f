//! Crates made of small documents. That they compile and answer is tested where all crates meet, in `tests/`.

use std::fs;

use tempfile::TempDir;

use crate::web::WebArgs;
use crate::workspace;

use super::*;

const PETS: &str = "\
openapi: 3.0.3
info: {title: Pet Store, version: '1'}
paths:
  /pets:
    get:
      operationId: listPets
      tags: [Pets]
      responses: {'200': {description: All pets.}}
    post:
      operationId: addPet
      tags: [Keeping]
      responses: {'201': {description: Added.}}
";

fn args(folder: &TempDir, document: &str) -> Args {
    let spec = folder.path().join("pets.yaml");
    fs::write(&spec, document).unwrap();
    let out = folder.path().join("pets");
    let standalone = StandaloneArgs {
        spec,
        out,
        name: None,
        only: Vec::new(),
        overlay: None,
        deny_loss: false,
        partial: false,
        web: WebArgs::default(),
    };
    Args { standalone, unimplemented: false, open_enums: false }
}

fn stubs(folder: &TempDir, args: &Args) -> (Outcome, String) {
    let mut out = Vec::new();
    let outcome = run(args, "contractual", &mut out).unwrap();
    let text = anstream::adapter::strip_str(std::str::from_utf8(&out).unwrap()).to_string();
    (outcome, workspace::redacted(&text, folder.path(), "FOLDER"))
}

#[test]
fn a_crate_is_made_whole() {
    let folder = TempDir::new().unwrap();
    let args = args(&folder, PETS);
    let (outcome, told) = stubs(&folder, &args);
    assert_eq!(outcome, Outcome::Clean, "{told}");
    assert!(told.contains("made pet-store in FOLDER/pets: 2 operations"), "{told}");
    for path in
        ["Cargo.toml", "src/lib.rs", "src/main.rs", "src/mock.rs", "src/generated/pets.rs", "runtime/src/lib.rs"]
    {
        assert!(args.standalone.out.join(path).is_file(), "{path}");
    }
    let manifest: toml::Table = fs::read_to_string(args.standalone.out.join("Cargo.toml")).unwrap().parse().unwrap();
    assert_eq!(manifest["package"]["name"].as_str(), Some("pet-store"));
}

#[test]
fn made_again_it_keeps_what_is_the_users() {
    let folder = TempDir::new().unwrap();
    let args = args(&folder, PETS);
    stubs(&folder, &args);
    fs::write(args.standalone.out.join("src/main.rs"), "fn main() {}\n").unwrap();
    fs::write(args.standalone.out.join("src/generated/keeping.rs"), "").unwrap();
    let standalone = StandaloneArgs { only: vec!["tag:Pets".parse().unwrap()], ..args.standalone };
    let (outcome, told) = stubs(&folder, &Args { standalone, ..args });
    assert_eq!(outcome, Outcome::Clean, "{told}");
    let out = folder.path().join("pets");
    assert_eq!(fs::read_to_string(out.join("src/main.rs")).unwrap(), "fn main() {}\n");
    assert!(!out.join("src/generated/keeping.rs").exists(), "the other tag's file is an orphan now");
}

#[test]
fn a_choice_that_nothing_fits_is_refused() {
    let folder = TempDir::new().unwrap();
    let mut args = args(&folder, PETS);
    args.standalone.only = vec!["tag:Pest".parse().unwrap()];
    let error = run(&args, "contractual", &mut Vec::new()).unwrap_err().to_string();
    assert!(error.starts_with("no operation fits `--only tag:Pest`"), "{error}");
    assert!(!args.standalone.out.exists());
}

#[test]
fn a_folder_with_something_else_is_left_alone() {
    let folder = TempDir::new().unwrap();
    let args = args(&folder, PETS);
    fs::create_dir(&args.standalone.out).unwrap();
    fs::write(args.standalone.out.join("thesis.txt"), "years of work").unwrap();
    let error = run(&args, "contractual", &mut Vec::new()).unwrap_err().to_string();
    assert!(error.ends_with("holds something else; name a new folder"), "{error}");
}

#[test]
fn findings_stop_it_and_nothing_is_written() {
    let folder = TempDir::new().unwrap();
    let args = args(&folder, &PETS.replace("{description: Added.}", "{$ref: '#/components/responses/Added'}"));
    let (outcome, told) = stubs(&folder, &args);
    assert_eq!(outcome, Outcome::Findings);
    assert!(told.contains("error[reference-not-found]"), "{told}");
    assert!(told.contains("nothing was written"), "{told}");
    assert!(!args.standalone.out.exists());
}

#[test]
fn an_overlay_changes_the_document_on_the_way() {
    let folder = TempDir::new().unwrap();
    let overlay = folder.path().join("ours.yaml");
    let actions = "actions:\n  - {target: \"$.paths['/pets'].post\", remove: true}\n";
    fs::write(&overlay, format!("overlay: 1.0.0\ninfo: {{title: Ours, version: '1'}}\n{actions}")).unwrap();
    let mut args = args(&folder, PETS);
    args.standalone.overlay = Some(overlay);
    let (outcome, told) = stubs(&folder, &args);
    assert_eq!(outcome, Outcome::Clean, "{told}");
    assert!(told.contains("made pet-store in FOLDER/pets: 1 operation"), "{told}");
    assert!(!folder.path().join("pets/src/generated/keeping.rs").exists());
}

#[test]
fn faults_with_a_clear_meaning_are_told_and_stop_nothing() {
    let folder = TempDir::new().unwrap();
    let args = args(
        &folder,
        "\
openapi: 3.0.3
info: {title: Pets, version: 1}
paths:
  /pets:
    get:
      operationId: listPets
      responses: {'200': {content: {application/json: {schema: {type: array, items: [{type: string}]}}}}}
    delete:
      operationId: sellAll
",
    );
    let (outcome, told) = stubs(&folder, &args);
    assert_eq!(outcome, Outcome::Clean, "{told}");
    let said: Vec<&str> = told.lines().filter(|line| line.starts_with("warning") || line.starts_with("made")).collect();
    assert_eq!(
        said,
        [
            "warning[missing-field]: A Response Object needs `description`, and it is missing.",
            "warning[wrong-type]: `items` must be one schema, and here is a list of 1; that one is taken.",
            "warning[missing-field]: An Operation Object needs `responses`, and it is missing.",
            "made pets in FOLDER/pets: 2 operations, 0 types, 3 warnings above",
        ]
    );
}

const NAMES: &str = "\
openapi: 3.0.3
info: {title: Names, version: '1'}
paths:
  /{name}:
    get: {operationId: byName, parameters: [{name: name, in: path, required: true, schema: {type: string}}], responses: {'204': {description: One.}}}
  /{id}:
    get: {operationId: byId, parameters: [{name: id, in: path, required: true, schema: {type: string}}], responses: {'204': {description: One.}}}
  /pets:
    get: {operationId: listPets, responses: {'200': {description: All., content: {application/json: {schema: {$ref: '#/components/schemas/Pets'}}}}}}
components:
  schemas:
    Pets: {type: array, items: {$ref: '#/components/schemas/Pet'}}
    Unused: {$ref: '#/components/schemas/Gone'}
";

#[test]
fn what_cannot_be_expressed_is_left_out_operation_by_operation() {
    let folder = TempDir::new().unwrap();
    let whole = args(&folder, NAMES);
    let (outcome, told) = stubs(&folder, &whole);
    assert_eq!(outcome, Outcome::Findings, "{told}");
    assert!(told.ends_with(", or leave out what cannot be expressed with --partial\n"), "{told}");

    let partial = Args { standalone: StandaloneArgs { partial: true, ..whole.standalone.clone() }, ..whole };
    let (outcome, told) = stubs(&folder, &partial);
    assert_eq!(outcome, Outcome::Clean, "{told}");
    for left_out in [
        "warning[operation-left-out]: `GET /{id}` is left out: `GET /{id}` is served by another operation already.",
        "warning[operation-left-out]: `GET /pets` is left out: Nothing stands at `#/components/schemas/Pet`.",
        "warning[reference-not-found]: Nothing stands at `#/components/schemas/Gone`.",
    ] {
        assert!(told.contains(left_out), "{told}");
    }
    assert!(told.contains("made names in FOLDER/pets: 1 operation, 0 types, 3 warnings above"), "{told}");
}

#[test]
fn an_operation_that_is_left_out_is_a_loss() {
    let folder = TempDir::new().unwrap();
    let whole = args(&folder, NAMES);
    let standalone = StandaloneArgs { partial: true, deny_loss: true, ..whole.standalone.clone() };
    let (outcome, told) = stubs(&folder, &Args { standalone, ..whole });
    assert_eq!(outcome, Outcome::Findings, "{told}");
    assert!(told.contains("error[operation-left-out]: `GET /{id}` is left out"), "{told}");
}

#[test]
fn what_concerns_the_document_as_a_whole_stops_it_in_spite_of_partial() {
    let folder = TempDir::new().unwrap();
    let whole = args(&folder, "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: []\n");
    let partial = Args { standalone: StandaloneArgs { partial: true, ..whole.standalone.clone() }, ..whole };
    let (outcome, told) = stubs(&folder, &partial);
    assert_eq!(outcome, Outcome::Findings, "{told}");
    assert!(
        told.ends_with("nothing was written; mend the document, or change it on the way with --overlay\n"),
        "{told}"
    );
}
