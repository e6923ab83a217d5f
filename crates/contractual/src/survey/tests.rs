//! Folders of small documents, with a compiler that is told what to say. That what is made really compiles is tested in
//! `tests/`.

use std::fs;

use tempfile::TempDir;

use crate::workspace;

use super::messages::{Compilation, Listener};
use super::*;

const PETS: &str = "\
openapi: 3.0.3
info: {title: Pet Store, version: '1'}
paths:
  /pets:
    get:
      operationId: listPets
      responses: {'200': {description: All pets.}}
";

/// Says of each crate what it was told to, and keeps their names.
#[derive(Default)]
struct FakeCompiler {
    packages: Vec<String>,
    errors: usize,
}

impl Compiler for FakeCompiler {
    fn check(&mut self, members: &[Member], told: &mut dyn FnMut(&str)) -> Result<Vec<Compilation>> {
        told("pretending");
        self.packages = members.iter().map(|member| member.package.clone()).collect();
        let messages = vec!["error[E0433]: failed to resolve\n --> src/generated/pets.rs:1:1".to_owned(); self.errors];
        let said = |_| Compilation {
            compiles: self.errors == 0,
            errors: self.errors,
            messages: messages.clone(),
            ..Compilation::default()
        };
        Ok((0..members.len()).map(said).collect())
    }
}

fn folder(documents: &[(&str, String)]) -> TempDir {
    let folder = TempDir::new().unwrap();
    for (name, text) in documents {
        fs::write(folder.path().join(name), text).unwrap();
    }
    folder
}

fn args(folder: &TempDir) -> Args {
    Args {
        folder: folder.path().to_owned(),
        of: vec![Generator::Stubs],
        compile: None,
        deny_loss: false,
        partial: false,
        format: Format::Text,
    }
}

/// Output without colours and machine paths, and the outcome.
fn survey(folder: &TempDir, compiler: &mut FakeCompiler, args: &Args) -> (Result<Outcome>, String) {
    let mut out = Vec::new();
    let outcome = run_with(compiler, args, &mut out);
    let text = anstream::adapter::strip_str(std::str::from_utf8(&out).unwrap()).to_string();
    (outcome, workspace::redacted(&text, folder.path(), "FOLDER"))
}

fn mixed() -> TempDir {
    let lost = PETS.replace("{description: All pets.}", "{$ref: '#/components/responses/Pets'}");
    let lost_twice = format!("{lost}    put:\n      responses: {{'200': {{$ref: '#/components/responses/Pets'}}}}\n");
    folder(&[
        ("lost.yaml", lost_twice),
        ("part.yaml", "type: object\n".to_owned()),
        ("pets.yaml", PETS.to_owned()),
        ("twice.yaml", PETS.replace("  /pets:\n", "  /pets/{a}: {get: {parameters: [{name: a, in: path, required: true, schema: {type: string}}], responses: {'200': {description: A}}}}\n  /pets/{b}:\n")),
    ])
}

#[test]
fn each_document_has_a_verdict() {
    let folder = mixed();
    let (outcome, text) = survey(&folder, &mut FakeCompiler::default(), &args(&folder));
    assert_eq!(outcome.unwrap(), Outcome::Findings);
    insta::assert_snapshot!(text, @"
    FOLDER/lost.yaml
      stubs: invalid
        reference-not-found: Nothing stands at `#/components/responses/Pets`.
          FOLDER/lost.yaml:7:33  #/paths/~1pets/get/responses/200/$ref (the first of 2)
    FOLDER/pets.yaml
      stubs: generated, 1 operation, 0 types
    FOLDER/twice.yaml
      stubs: unsupported
        path-served-twice: `GET /pets/{b}` is served by another operation already.
          FOLDER/twice.yaml:6:5  #/paths/~1pets~1{b}/get
    skipped FOLDER/part.yaml: a part of another document, since it has no `openapi`

    3 documents
      stubs: 1 generated, 1 unsupported, 1 invalid, 0 failed
    ");
}

#[test]
fn programs_get_the_same() {
    let folder = mixed();
    let args = Args { format: Format::Json, compile: Some(5), ..args(&folder) };
    let (outcome, text) = survey(&folder, &mut FakeCompiler::default(), &args);
    assert_eq!(outcome.unwrap(), Outcome::Findings);
    insta::assert_snapshot!(text, @r##"
    {
      "documents": 3,
      "stubs": {
        "generated": 1,
        "unsupported": 1,
        "invalid": 1,
        "failed": 0,
        "compiled": 1,
        "notCompiled": 0,
        "warnings": 0
      },
      "lowered": [],
      "surveyed": [
        {
          "file": "FOLDER/lost.yaml",
          "stubs": {
            "verdict": "invalid",
            "causes": [
              {
                "rule": "reference-not-found",
                "message": "Nothing stands at `#/components/responses/Pets`.",
                "file": "FOLDER/lost.yaml",
                "line": 7,
                "column": 33,
                "pointer": "#/paths/~1pets/get/responses/200/$ref",
                "times": 2
              }
            ]
          }
        },
        {
          "file": "FOLDER/pets.yaml",
          "stubs": {
            "verdict": "generated",
            "operations": 1,
            "types": 0,
            "warnings": 0,
            "compilation": {
              "compiles": true,
              "warnings": 0,
              "errors": 0,
              "messages": []
            }
          }
        },
        {
          "file": "FOLDER/twice.yaml",
          "stubs": {
            "verdict": "unsupported",
            "causes": [
              {
                "rule": "path-served-twice",
                "message": "`GET /pets/{b}` is served by another operation already.",
                "file": "FOLDER/twice.yaml",
                "line": 6,
                "column": 5,
                "pointer": "#/paths/~1pets~1{b}/get",
                "times": 1
              }
            ]
          }
        }
      ]
    }
    "##);
}

#[test]
fn clients_are_told_beside_stubs_with_what_was_lowered() {
    let nameless = PETS.replace("      operationId: listPets\n", "");
    let lost = PETS.replace("{description: All pets.}", "{$ref: '#/components/responses/Pets'}");
    let folder = folder(&[("lost.yaml", lost), ("nameless.yaml", nameless.clone()), ("nameless-2.yaml", nameless)]);
    let args = Args { of: Vec::new(), ..args(&folder) };
    let (outcome, text) = survey(&folder, &mut FakeCompiler::default(), &args);
    assert_eq!(outcome.unwrap(), Outcome::Findings);
    insta::assert_snapshot!(text, @"
    FOLDER/lost.yaml
      stubs and client: invalid
        reference-not-found: Nothing stands at `#/components/responses/Pets`.
          FOLDER/lost.yaml:7:33  #/paths/~1pets/get/responses/200/$ref
    FOLDER/nameless-2.yaml
      stubs: generated, 1 operation, 0 types
      client: generated, 1 operation, 0 types, 1 lowered
    FOLDER/nameless.yaml
      stubs: generated, 1 operation, 0 types
      client: generated, 1 operation, 0 types, 1 lowered

    lowered for the clients
      operation named: 2 in 2 documents

    3 documents
      stubs: 2 generated, 0 unsupported, 1 invalid, 0 failed
      client: 2 generated, 0 unsupported, 1 invalid, 0 failed
    ");
}

#[test]
fn folder_without_faults_is_clean() {
    let folder = folder(&[("pets.yaml", PETS.to_owned())]);
    let (outcome, text) = survey(&folder, &mut FakeCompiler::default(), &args(&folder));
    assert_eq!(outcome.unwrap(), Outcome::Clean);
    insta::assert_snapshot!(text, @"
    FOLDER/pets.yaml
      stubs: generated, 1 operation, 0 types

    1 document
      stubs: 1 generated, 0 unsupported, 0 invalid, 0 failed
    ");
    let one = Args { folder: folder.path().join("pets.yaml"), ..args(&folder) };
    assert_eq!(survey(&folder, &mut FakeCompiler::default(), &one).1, text, "a document is a folder of one");
}

#[test]
fn first_documents_are_compiled_under_names_of_their_own() {
    let folder = folder(&[
        ("pets.json", r#"{"openapi":"3.0.3","info":{"title":"T","version":"1"},"paths":{}}"#.to_owned()),
        ("pets.yaml", PETS.to_owned()),
        ("shop.yaml", PETS.to_owned()),
    ]);
    let mut compiler = FakeCompiler::default();
    let args = Args { compile: Some(2), of: Vec::new(), ..args(&folder) };
    let (outcome, text) = survey(&folder, &mut compiler, &args);
    assert_eq!(outcome.unwrap(), Outcome::Clean);
    assert_eq!(compiler.packages, ["pets", "pets-client", "pets-2", "pets-client-2"]);
    let sums = "3 generated, 0 unsupported, 0 invalid, 0 failed; 2 compiled, 0 did not, 0 warnings";
    assert!(text.ends_with(&format!("3 documents\n  stubs: {sums}\n  client: {sums}\n")), "{text}");
}

#[test]
fn what_does_not_compile_is_shown() {
    let folder = folder(&[("pets.yaml", PETS.to_owned())]);
    let mut compiler = FakeCompiler { errors: 2, ..FakeCompiler::default() };
    let (outcome, text) = survey(&folder, &mut compiler, &Args { compile: Some(1), ..args(&folder) });
    assert_eq!(outcome.unwrap(), Outcome::Findings);
    insta::assert_snapshot!(text, @"
    FOLDER/pets.yaml
      stubs: generated, 1 operation, 0 types
        does not compile: 2 errors, 0 warnings
          error[E0433]: failed to resolve
           --> src/generated/pets.rs:1:1
          error[E0433]: failed to resolve
           --> src/generated/pets.rs:1:1

    1 document
      stubs: 1 generated, 0 unsupported, 0 invalid, 0 failed; 0 compiled, 1 did not, 0 warnings
    ");
}

#[test]
fn folders_without_documents_are_errors() {
    let empty = folder(&[]);
    let (outcome, _) = survey(&empty, &mut FakeCompiler::default(), &args(&empty));
    let error = workspace::redacted(&format!("{:#}", outcome.unwrap_err()), empty.path(), "FOLDER");
    insta::assert_snapshot!(error, @"
    cannot survey FOLDER: the folder has no .yaml, .yml or .json file
    ");
    let parts = folder(&[("part.yaml", "type: object\n".to_owned())]);
    let (outcome, _) = survey(&parts, &mut FakeCompiler::default(), &args(&parts));
    let error = workspace::redacted(&format!("{:#}", outcome.unwrap_err()), parts.path(), "FOLDER");
    insta::assert_snapshot!(error, @"
    no document in FOLDER; name a folder that has some
    ");
}

#[test]
fn document_that_cannot_be_opened_fails_and_the_tool_with_it() {
    let folder = folder(&[("pets.yaml", PETS.to_owned())]);
    let path = folder.path().join("missing.yaml");
    let (verdict, _) = verdict::of(&path, Generator::Stubs, Extent::Whole);
    let Verdict::Failed { error } = &verdict else { panic!("{verdict:?}") };
    assert!(error.ends_with("missing.yaml: No such file or directory (os error 2)"), "{error}");
    let mut document = Surveyed::new(&path);
    document.outcomes.insert(Generator::Stubs, GeneratorOutcome { verdict, compilation: None });
    let report = Report { documents: vec![document], parts: Vec::new() };
    assert_eq!((report.n_failed(), report.is_clean()), (1, false));
}

#[test]
fn what_cargo_tells_is_counted_by_crate() {
    let mut listener = Listener::new([("pets", 2), ("shop", 1)].into_iter());
    let artifact =
        |package: &str| format!(r#"{{"reason":"compiler-artifact","manifest_path":"/w/crates/{package}/Cargo.toml"}}"#);
    let message = |package: &str, level: &str, rest: &str| {
        format!(
            r#"{{"reason":"compiler-message","manifest_path":"/w/crates/{package}/Cargo.toml","message":{{"level":"{level}",{rest},"rendered":"{level}: it\n"}}}}"#
        )
    };
    assert_eq!(listener.hear("a build script speaks"), None);
    assert_eq!(listener.hear(&artifact("poem")), None);
    assert_eq!(listener.hear(&message("pets", "warning", r#""code":{"code":"unused"},"spans":[{}]"#)), None);
    assert_eq!(listener.hear(&message("pets", "warning", r#""code":null,"spans":[]"#)), None, "rustc sums up");
    assert_eq!(listener.hear(&artifact("pets")), None, "the library alone is half of it");
    assert_eq!(listener.hear(&artifact("pets")), Some(0));
    for _ in 0..7 {
        listener.hear(&message("shop", "error", r#""code":{"code":"E0433"},"spans":[]"#));
    }
    listener.hear(r#"{"reason":"build-finished","success":false}"#);
    let [pets, shop] = listener.finish().expect("both were checked").try_into().unwrap();
    assert!(pets.compiles && pets.warnings == 1 && pets.messages == ["warning: it"], "{pets:?}");
    assert!(!shop.compiles && shop.errors == 7 && shop.messages.len() == 5, "{shop:?}");
}

#[test]
fn crate_that_was_never_reached_is_no_verdict() {
    assert!(Listener::new([("pets", 2)].into_iter()).finish().is_none());
}

#[test]
fn crates_share_one_workspace_and_one_runtime() {
    let documents = folder(&[("pets.yaml", PETS.to_owned()), ("shop.yaml", PETS.to_owned())]);
    let member = |name: &str, others: &[Member]| {
        let path = documents.path().join(name);
        let generated = verdict::of(&path, Generator::Stubs, Extent::Whole).1.expect("it is generated");
        Member::new(0, &path, Generator::Stubs, generated, others)
    };
    let target = TempDir::new().unwrap();
    let shop = member("shop.yaml", &[]);
    compile::write(target.path(), &[shop]).unwrap();
    let pets = member("pets.yaml", &[]);
    compile::write(target.path(), &[pets]).unwrap();

    let manifest = |path: &str| fs::read_to_string(target.path().join(path)).unwrap().parse::<toml::Table>().unwrap();
    let whole = manifest("Cargo.toml");
    assert_eq!(whole["workspace"]["members"].to_string(), r#"["crates/pets", "stub-runtime"]"#);
    let runtime = manifest("stub-runtime/Cargo.toml");
    assert!(runtime["dependencies"]["poem"].is_str(), "a runtime names its versions itself: {runtime}");
    let pets = manifest("crates/pets/Cargo.toml");
    assert_eq!(pets["package"]["name"].as_str(), Some("pets"));
    assert_eq!(pets["dependencies"]["stub-runtime"]["path"].as_str(), Some("../../stub-runtime"));
    assert!(pets.get("workspace").is_none(), "{pets}");
    for path in ["crates/pets/src/main.rs", "crates/pets/src/generated/mod.rs", "stub-runtime/src/lib.rs", "Cargo.lock"]
    {
        assert!(target.path().join(path).is_file(), "{path}");
    }
    assert!(!target.path().join("crates/shop/src/lib.rs").exists(), "crates of the last survey are gone");
}
