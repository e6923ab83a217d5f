//! Crates made of small documents. That they compile and speak is tested where all crates meet, in `tests/`.

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
    Args {
        standalone: StandaloneArgs {
            spec,
            out,
            name: None,
            only: Vec::new(),
            overlay: None,
            deny_loss: false,
            partial: false,
            web: WebArgs::default(),
        },
        explain: false,
    }
}

fn client(folder: &TempDir, args: &Args) -> (Outcome, String) {
    let mut out = Vec::new();
    let outcome = run(args, "contractual", &mut out).unwrap();
    let text = anstream::adapter::strip_str(std::str::from_utf8(&out).unwrap()).to_string();
    (outcome, workspace::redacted(&text, folder.path(), "FOLDER"))
}

#[test]
fn a_crate_is_made_whole() {
    let folder = TempDir::new().unwrap();
    let args = args(&folder, PETS);
    let (outcome, told) = client(&folder, &args);
    assert_eq!(outcome, Outcome::Clean, "{told}");
    assert!(told.contains("made pet-store in FOLDER/pets: 2 operations"), "{told}");
    for path in ["Cargo.toml", "README.md", "src/lib.rs", "src/generated/mod.rs", "runtime/src/lib.rs"] {
        assert!(args.standalone.out.join(path).is_file(), "{path}");
    }
    let manifest: toml::Table = fs::read_to_string(args.standalone.out.join("Cargo.toml")).unwrap().parse().unwrap();
    assert_eq!(manifest["package"]["name"].as_str(), Some("pet-store"));
}

#[test]
fn made_again_it_keeps_what_is_the_users() {
    let folder = TempDir::new().unwrap();
    let args = args(&folder, PETS);
    client(&folder, &args);
    let out = &args.standalone.out;
    fs::write(out.join("src/lib.rs"), "//! Mine.\n").unwrap();
    fs::write(out.join("src/generated/old.rs"), "").unwrap();
    let (outcome, told) = client(&folder, &args);
    assert_eq!(outcome, Outcome::Clean, "{told}");
    assert_eq!(fs::read_to_string(out.join("src/lib.rs")).unwrap(), "//! Mine.\n");
    assert!(!out.join("src/generated/old.rs").exists(), "what nothing makes is an orphan");
}

#[test]
fn a_crate_of_stubs_is_something_else() {
    let folder = TempDir::new().unwrap();
    let args = args(&folder, PETS);
    fs::create_dir_all(args.standalone.out.join("runtime")).unwrap();
    fs::write(args.standalone.out.join("runtime/Cargo.toml"), "[package]\nname = \"stub-runtime\"\n").unwrap();
    let error = run(&args, "contractual", &mut Vec::new()).unwrap_err().to_string();
    assert!(error.ends_with("holds something else; name a new folder"), "{error}");
}

#[test]
fn findings_stop_it_and_nothing_is_written() {
    let folder = TempDir::new().unwrap();
    let args = args(&folder, &PETS.replace("{description: Added.}", "{$ref: '#/components/responses/Added'}"));
    let (outcome, told) = client(&folder, &args);
    assert_eq!(outcome, Outcome::Findings);
    assert!(told.contains("error[reference-not-found]"), "{told}");
    assert!(told.contains("nothing was written"), "{told}");
    assert!(!args.standalone.out.exists());
}

#[test]
fn a_part_of_a_document_is_enough() {
    let folder = TempDir::new().unwrap();
    let mut args = args(&folder, PETS);
    args.standalone.only = vec!["tag:Pets".parse().unwrap()];
    let (_, told) = client(&folder, &args);
    assert!(told.contains("made pet-store in FOLDER/pets: 1 operation,"), "{told}");
}

#[test]
fn a_choice_that_nothing_fits_is_refused() {
    let folder = TempDir::new().unwrap();
    let mut args = args(&folder, PETS);
    args.standalone.only = ["tag:Pets", "tag:Pest", "op:walkPet"].map(|only| only.parse().unwrap()).into();
    let error = run(&args, "contractual", &mut Vec::new()).unwrap_err().to_string();
    assert!(error.starts_with("no operation fits `--only tag:Pest`, `--only op:walkPet`"), "{error}");
    assert!(!args.standalone.out.exists());
}

#[test]
fn what_is_lowered_is_summed_up() {
    let place = contract::findings::Place::whole_file(&"pets.yaml".into());
    let lowered = |lost: Option<&str>| document::Lowered {
        place: place.clone(),
        kind: "made up",
        message: "It is so.".to_owned(),
        lost: lost.map(str::to_owned),
    };
    let (kept, lost) = (lowered(None), lowered(Some("All.")));
    let cases: [(&[document::Lowered], Option<&str>); 6] = [
        (&[], None),
        (std::slice::from_ref(&kept), Some("1 thing was lowered, and loses nothing")),
        (std::slice::from_ref(&lost), Some("1 thing was lowered, and loses something")),
        (&[kept.clone(), kept.clone()], Some("2 things were lowered, none of them loses anything")),
        (&[kept.clone(), lost.clone()], Some("2 things were lowered, 1 of them loses something")),
        (&[lost.clone(), kept.clone(), lost.clone()], Some("3 things were lowered, 2 of them lose something")),
    ];
    for (lowered, expected) in cases {
        assert_eq!(explain::sum(lowered).as_deref(), expected);
    }
}
