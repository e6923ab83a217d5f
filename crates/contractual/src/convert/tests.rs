//! Documents of 2.0 in a folder, and what is written of them.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

use crate::outcome::Outcome;
use crate::web::WebArgs;
use crate::workspace;

use super::*;

const PETS: &str = "\
swagger: '2.0'
info: {title: Pets, version: '1'}
host: example.com
paths:
  /pets: {get: {operationId: listPets, responses: {200: {description: All., schema: {$ref: 'parts/pet.yaml'}}}}}
";

fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = TempDir::new().unwrap();
    for (path, text) in files {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

fn args(folder: &TempDir, out: Option<&str>) -> Args {
    let out = out.map(|out| folder.path().join(out));
    Args { spec: folder.path().join("swagger.yaml"), out, deny_loss: false, web: WebArgs::default() }
}

/// The outcome or error, standard output, and standard error.
fn convert(folder: &TempDir, args: &Args) -> (String, String, String) {
    let (mut out, mut errors) = (Vec::new(), Vec::new());
    let outcome = match run_with(args, &mut out, &mut errors) {
        Ok(Outcome::Clean) => "clean".to_owned(),
        Ok(_) => "findings".to_owned(),
        Err(error) => workspace::redacted(&format!("{error:#}"), folder.path(), "FOLDER"),
    };
    let text = |bytes: Vec<u8>| {
        let text = anstream::adapter::strip_str(std::str::from_utf8(&bytes).unwrap()).to_string();
        workspace::redacted(&text, folder.path(), "FOLDER")
    };
    (outcome, text(out), text(errors))
}

fn read(folder: &TempDir, path: &str) -> String {
    fs::read_to_string(folder.path().join(Path::new(path))).unwrap()
}

#[test]
fn a_document_is_written_with_its_files() {
    let folder = folder(&[("swagger.yaml", PETS), ("parts/pet.yaml", "{type: object, x-nullable: true}\n")]);
    let (outcome, out, errors) = convert(&folder, &args(&folder, Some("new/openapi.json")));
    assert_eq!((outcome.as_str(), errors.as_str()), ("clean", ""), "{out}");
    assert!(out.ends_with("wrote FOLDER/new/openapi.json and 1 file beside it\n"), "{out}");
    assert!(out.contains("note[assumed-for-swagger-2]"), "{out}");
    let json: serde_json::Value = serde_json::from_str(&read(&folder, "new/openapi.json")).unwrap();
    let content = &json["paths"]["/pets"]["get"]["responses"]["200"]["content"]["application/json"];
    assert_eq!(content["schema"]["$ref"], "parts/pet.yaml");
    assert_eq!(read(&folder, "new/parts/pet.yaml"), "type: object\nnullable: true\n");
}

#[test]
fn the_document_itself_and_its_parts_are_not_overwritten() {
    let folder = folder(&[("swagger.yaml", PETS), ("parts/pet.yaml", "{type: object}\n")]);
    for (out, path) in [("swagger.yaml", "swagger.yaml"), ("openapi.yaml", "parts/pet.yaml")] {
        let (outcome, ..) = convert(&folder, &args(&folder, Some(out)));
        let expected =
            format!("FOLDER/{path} belongs to the document itself; name a file in another folder with --out");
        assert_eq!(outcome, expected);
    }
    assert_eq!(read(&folder, "swagger.yaml"), PETS);
}

#[test]
fn without_a_file_the_document_goes_to_standard_output_and_findings_do_not() {
    let folder = folder(&[("swagger.yaml", PETS), ("parts/pet.yaml", "{type: object}\n")]);
    let (outcome, out, errors) = convert(&folder, &args(&folder, None));
    assert_eq!(outcome, "clean");
    assert!(out.starts_with("openapi: \"3.0.3\"\n"), "{out}");
    assert!(errors.contains("note[assumed-for-swagger-2]"), "{errors}");
    assert!(errors.ends_with("left FOLDER/parts/pet.yaml as it is; with --out it is written, too\n"), "{errors}");
}

#[test]
fn a_loss_can_be_denied() {
    let document = "swagger: '2.0'\ninfo: {title: T, version: '1'}\nschemes: [http]\npaths: {}\n";
    let folder = folder(&[("swagger.yaml", document)]);
    let denied = Args { deny_loss: true, ..args(&folder, Some("openapi.yaml")) };
    let (outcome, out, _) = convert(&folder, &denied);
    assert_eq!(outcome, "findings");
    assert!(out.ends_with("nothing was written; mend the document\n"), "{out}");
    assert!(!folder.path().join("openapi.yaml").exists());
    assert_eq!(convert(&folder, &args(&folder, Some("openapi.yaml"))).0, "clean");
}

#[test]
fn what_is_not_swagger_2_is_not_converted() {
    let folder = folder(&[("swagger.yaml", "openapi: 3.0.3\n")]);
    let (outcome, ..) = convert(&folder, &args(&folder, None));
    assert_eq!(outcome, "FOLDER/swagger.yaml is not Swagger 2.0; only that is converted");
}
