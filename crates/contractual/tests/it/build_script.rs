//! `contractual::generate` in a build script: crates that Cargo builds, changed and built again.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

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
          content: {application/json: {schema: {type: array, items: {$ref: 'parts.yaml#/Pet'}}}}
";

const PARTS: &str = "Pet: {type: object, properties: {name: {type: string, example: Rex}}}\n";

const BUILD: &str = "\
//! Generates the stubs.

use contractual::TargetKind;

fn main() {
    contractual::generate(\"openapi.yaml\", TargetKind::Server, \"pets\");
    contractual::generate(\"openapi.yaml\", TargetKind::Mock, \"mock\");
}
";

const LIB: &str = "\
//! Stubs that nobody commits.

include!(concat!(env!(\"OUT_DIR\"), \"/pets.rs\"));
include!(concat!(env!(\"OUT_DIR\"), \"/mock.rs\"));

pub use pets::*;
pub use stub_runtime as runtime;

/// The name of a pet.
pub fn name(pet: &pets::Pet) -> &Option<String> {
    &pet.name
}
";

/// A crate with a build script.
struct Package {
    folder: TempDir,
}

impl Package {
    fn new() -> Package {
        let package = Package { folder: TempDir::new().expect("a folder can be made") };
        let crates = workspace().join("crates");
        let manifest = format!(
            "[package]\nname = \"pets-api\"\nedition = \"2024\"\n\n[workspace]\n\n[dependencies]\nstub-runtime = {{ path = \"{0}/stub-runtime\" }}\n\n\
             [build-dependencies]\ncontractual = {{ path = \"{0}/contractual\" }}\n",
            crates.display()
        );
        for (path, text) in [
            ("Cargo.toml", &*manifest),
            ("build.rs", BUILD),
            ("src/lib.rs", LIB),
            ("openapi.yaml", PETS),
            ("parts.yaml", PARTS),
        ] {
            package.write(path, text);
        }
        fs::copy(workspace().join("Cargo.lock"), package.path("Cargo.lock")).expect("a file can be copied");
        package
    }

    fn path(&self, path: &str) -> PathBuf {
        self.folder.path().join(path)
    }

    fn write(&self, path: &str, text: &str) {
        let path = self.path(path);
        let written = fs::create_dir_all(path.parent().expect("it has a folder")).and_then(|()| fs::write(&path, text));
        written.expect("a file can be written");
    }

    /// Checks it by Cargo, without a network and with the versions that this workspace was tested with.
    fn check(&self) -> (bool, String) {
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["check", "--offline", "--quiet", "--target-dir"]);
        cargo.arg(Path::new(env!("CARGO_TARGET_TMPDIR")).join("adopters"));
        let Output { status, stderr, .. } =
            cargo.current_dir(self.folder.path()).env("CARGO_INCREMENTAL", "0").output().expect("cargo can be run");
        (status.success(), String::from_utf8_lossy(&stderr).into_owned())
    }
}

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
#[ignore = "long: compiles the tool for a build script, and a server"]
fn a_build_follows_the_document_and_what_it_refers_to() {
    let package = Package::new();
    assert_eq!(package.check(), (true, String::new()));

    // Another name in the other file: what is generated is made again, and the code above it no longer fits.
    package.write("parts.yaml", &PARTS.replace("name:", "title:"));
    let (is_built, said) = package.check();
    assert!(!is_built && said.contains("no field `name` on type"), "{said}");
    package.write("parts.yaml", PARTS);
    assert_eq!(package.check(), (true, String::new()));

    package.write("openapi.yaml", &PETS.replace("#/Pet", "#/Pte"));
    let (is_built, said) = package.check();
    assert!(!is_built, "{said}");
    assert!(said.contains("openapi.yaml:11:") && said.contains("`parts.yaml#/Pte`"), "{said}");
    assert!(said.contains("error: ") && said.contains("[reference-not-found]"), "{said}");

    fs::remove_file(package.path("openapi.yaml")).expect("a file can be removed");
    let (is_built, said) = package.check();
    assert!(!is_built && said.contains("cannot open openapi.yaml: "), "{said}");
}
